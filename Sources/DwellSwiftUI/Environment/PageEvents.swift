#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The app's handlers of page events.
struct PageEvents {
  /// Called when the last page's time has run out and no page follows.
  var didEnd: @MainActor () -> Void = {}
  /// Called when the user tries to turn beyond the first or the last page.
  var didReachEdge: @MainActor (PageEdge) -> Void = { _ in }
  /// Returns the reply to an outcome that ended the pages, or tried to turn beyond them; nil for none.
  var reply: @MainActor (Dwell.Outcome) -> Dwell.Event? = { _ in nil }
  /// Called when what lies above the pages fades while a press holds them, with its opacity.
  var didFade: @MainActor (Double) -> Void = { _ in }
  /// Called when the page's time begins to pass, and when it no longer does.
  var didChangeTime: @MainActor (Bool) -> Void = { _ in }
  /// Called when the pages of a page view have moved.
  var didMove: @MainActor (Double) -> Void = { _ in }
  /// Called when the pages of a page view begin to move, or move in another way.
  var didChangeMotion: @MainActor (PageMotion, PageMotion) -> Void = { _, _ in }
  /// Called when the user begins to interact with an indicator, or no longer does.
  var didChangeInteraction: @MainActor (PageControlInteraction) -> Void = { _ in }
  /// Called with the developer's mistakes.
  var didDiagnose: @MainActor (PageDiagnostics) -> Void = { diagnostics in
    #if DEBUG
    for line in diagnostics.lines { RuntimeWarning.show(line) }
    #endif
  }
}

extension View {
  /// Performs an action when the last page's time has run out and no page follows.
  public func onPagesEnd(perform action: @escaping @MainActor () -> Void) -> some View {
    environment(\.pages.events.didEnd, action)
  }

  /// Performs an action when the user tries to turn beyond the first or the last page of a page view or a
  /// control inside, by a key, a button, a tap, a wheel or a drag: for example, to show the story before or
  /// after this one. Pages that loop have no edges.
  /// - Parameter action: called with the edge; after a drag, when it ends.
  public func onPageEdge(perform action: @escaping @MainActor (_ edge: PageEdge) -> Void) -> some View {
    environment(\.pages.events.didReachEdge, action)
  }

  /// Performs an action when the timer starts or resumes, and when it pauses or ends: for example, to pause a
  /// video on the page during a long press.
  /// - Parameter action: called with whether the timer is running, for the first time when the pages appear.
  public func onPageTimeChange(perform action: @escaping @MainActor (_ isRunning: Bool) -> Void) -> some View
  {
    environment(\.pages.events.didChangeTime, action)
  }

  /// Performs an action when the pages of a page view inside have moved: for example, to move a background
  /// with them.
  ///
  /// The position is the index of the page that rests, and a value in between during drags and turns: 0.5 is
  /// halfway from the first page to the second. If pages loop, it is between the last index and the count on
  /// the way from the last page to the first. If several pages are in view, it counts the positions at which
  /// the view can rest. Of unbounded pages it is the distance from the current page: 0 at rest.
  /// - Parameter action: called with the position, for the first time when the pages appear, and whenever a
  ///   frame shows another one.
  public func onPagePositionChange(perform action: @escaping @MainActor (_ position: Double) -> Void)
    -> some View
  {
    environment(\.pages.events.didMove, action)
  }

  /// Performs an action when the pages of a page view inside begin to move, or move in another way: when a
  /// drag begins (to `dragging`) or ends (from it), and when the pages have settled (to
  /// `idle`).
  public func onPageMotionChange(
    perform action: @escaping @MainActor (_ old: PageMotion, _ new: PageMotion) -> Void
  ) -> some View {
    environment(\.pages.events.didChangeMotion, action)
  }

  /// Performs an action for mistakes and warnings, each reported once, such as values out of range. By
  /// default debug builds show them as runtime warnings in Xcode, and print them elsewhere.
  public func onPageDiagnostics(perform action: @escaping @MainActor (PageDiagnostics) -> Void) -> some View {
    environment(\.pages.events.didDiagnose, action)
  }
}

/// Reports the position of a page view to the app, and how its pages move.
struct PositionReporter: ViewModifier {
  /// The position, in pages.
  let position: Double
  /// How the pages move.
  let motion: PageMotion
  /// The app's handlers of page events.
  @Environment(\.pages.events) private var events

  func body(content: Content) -> some View {
    content
      .onChange(of: position, initial: true) { _, position in events.didMove(position) }
      .onChange(of: motion) { events.didChangeMotion($0, $1) }
  }
}

/// Reports the opacity of what lies above the pages, so that views there fade with it.
struct FadeReporter: View {
  /// The opacity, 0...1.
  let opacity: Double
  /// The handlers of page events.
  @Environment(\.pages.events) private var events

  var body: some View {
    SwiftUI.Color.clear.frame(width: 0, height: 0).onChange(of: opacity) { events.didFade($1) }
  }
}

/// Mistakes and warnings for the developer.
public struct PageDiagnostics: Equatable, Sendable {
  /// The messages, one line each.
  public let lines: [String]

  /// Creates the front's own messages.
  init(lines: [String]) { self.lines = lines }

  /// Creates the messages for diagnostics of the core.
  init(_ diagnostics: Diagnostics) {
    let words: [(Diagnostics, String)] = [
      (
        .invalidDuration,
        "a page duration is not above 0 s, and the page stays until the user turns it; or a start delay or a "
          + "reveal duration is not in 0...1,000,000 s, and the default applies: "
          + "check pageTimer(duration:startDelay:), pageDuration(_:) and revealDuration"
      ),
      (
        .invalidProgress,
        "a progress is outside 0...1, or its rate is negative or not finite; above 1 counts as 1, other values "
          + "are ignored: check pageProgress(_:rate:) and initialProgress"
      ),
      (
        .pageOutOfRange,
        "a page index or a position is out of range, and ignored: check pagePosition(_:) and select(_:)"
      ),
      (.invalidPageCount, "a page count is negative or too large, and ignored: check the number of pages"),
      (
        .invalidMetrics,
        "a length, an opacity or another number is invalid, and the default applies: check the theme, the "
          + "layout, the effect, the swipe and the spring"
      ),
      (
        .manyIndicators,
        "more than ten dots are hard to count at a glance: consider the overflow label of pageControlOptions, or "
          + "another layout"
      ),
      (.manyImages, "a page control has more than two different indicator images: use fewer"),
      (
        .scrubbingWithoutBackground,
        "scrubbing gives no feedback with the minimal background, and is disabled: set another "
          + "pageControlOptions(background:), or allowsScrubbing to false"
      ),
      (.tallPageBeforeFixed, "a page longer than the view precedes one that is not: put short pages first"),
      (
        .insetsTooLong,
        "the page insets leave no room for pages, and are shortened: make the insets of pageLayout smaller"
      ),
      (
        .tooFewPagesToLoop,
        "there are too few pages to loop: add pages, one more than are in view and than a turn moves by, or turn "
          + "looping off"
      ),
      (
        .invalidValue,
        "a meter's value is out of range, and the nearest valid one is shown: check its value and total"
      ),
    ]
    lines = words.filter { diagnostics.contains($0.0) }.map(\.1)
  }
}
#endif
