#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// What the app does when something happens to pages.
struct PageEvents {
  /// Says whether a page whose time has come may be shown; nil to let all of them.
  var mayAdvance: (@MainActor (AnyHashable) -> Bool)?
  /// The last page's time has run out, and no page follows.
  var didEnd: @MainActor () -> Void = {}
  /// The app has made a mistake.
  var didDiagnose: @MainActor (PageDiagnostics) -> Void = { advice in
    #if DEBUG
    for line in advice.lines { print("Dwell: \(line)") }
    #endif
  }
}

extension EnvironmentValues {
  /// The key of ``pageEvents``.
  private struct EventsKey: EnvironmentKey {
    static var defaultValue: PageEvents { PageEvents() }
  }

  /// What the app does when something happens to pages.
  var pageEvents: PageEvents {
    get { self[EventsKey.self] }
    set { self[EventsKey.self] = newValue }
  }
}

extension View {
  /// Asks before the time of a page that has run out brings the next one.
  /// - Parameter mayAdvance: says whether the page, told by its identity, may come. If not, the shown page
  ///   stays, and its time begins again.
  public func pageAdvance<Page: Hashable>(_ mayAdvance: @escaping @MainActor (Page) -> Bool) -> some View {
    environment(\.pageEvents.mayAdvance) { page in (page.base as? Page).map(mayAdvance) ?? true }
  }

  /// Does something when the last page's time has run out and no page follows.
  public func onPagesEnd(perform action: @escaping @MainActor () -> Void) -> some View {
    environment(\.pageEvents.didEnd, action)
  }

  /// Does something with mistakes and bad advice, each told once; by default they are printed in debug
  /// builds.
  public func onPageDiagnostics(perform action: @escaping @MainActor (PageDiagnostics) -> Void) -> some View {
    environment(\.pageEvents.didDiagnose, action)
  }
}

/// Mistakes and bad advice that a developer is told of, and nobody else.
public struct PageDiagnostics: Equatable, Sendable {
  /// One line each.
  public let lines: [String]

  /// The words for what the core found.
  init(_ diagnostics: Diagnostics) {
    let words: [(Diagnostics, String)] = [
      (
        .invalidDuration,
        "a duration is not a number of seconds above 0: its page stays until somebody turns it"
      ),
      (.invalidProgress, "a progress is not within 0...1, or its rate no number from 0 on: it was ignored"),
      (.pageOutOfRange, "a page lies outside the pages: it was ignored"),
      (.invalidPageCount, "a number of pages is negative or beyond all measure: it was ignored"),
      (.invalidMetrics, "a measure of the theme is not usable: the default took its place"),
      (.manyIndicators, "more than ten dots are hard to count at a glance: consider another arrangement"),
      (.manyImages, "more than two different indicator images are in one page control"),
      (.scrubbingWithoutBackground, "scrubbing gives no feedback with the minimal background: it stays off"),
      (.tallPageBeforeFixed, "a page taller than the view comes before one that is not"),
      (.invalidValue, "a value lies outside its range: the nearest that can be shown is shown"),
    ]
    lines = words.filter { diagnostics.contains($0.0) }.map(\.1)
  }
}
#endif
