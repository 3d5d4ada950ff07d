#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The page timer's settings, from the app's modifiers.
struct PageTimerValues: Equatable {
  /// The duration of pages without one of their own.
  var duration = PageDuration.seconds(4)
  /// Whether the app has paused the timer.
  var isPaused = false
  /// The progress at which a page starts, 0..<1.
  var initialProgress = 0.0
  /// The progress that the app sets; nil while the timer measures it.
  var external: ExternalProgress?
  /// Whether the progress is only displayed: it belongs to the selected page, whatever it is, and turns none.
  var isOnlyShown = false

  /// A progress set by the app, for example that of a video.
  struct ExternalProgress: Equatable {
    /// The elapsed fraction of the current page's time, 0...1.
    var progress: Double
    /// How fast it grows until the app sets it again, per second.
    var rate: Double
  }
}

/// How timers start and end, and what they do after an interaction, from modifiers around or inside them.
struct PageTimerOptions: Equatable {
  /// Whether the first page follows the last; nil for the default of the pages.
  var loops: Bool?
  /// The seconds before the first page's time begins.
  var startDelay = 0.0
  /// What the timer does after an interaction.
  var afterInteraction = PageTimer.AfterInteraction.resume
}

extension EnvironmentValues {
  /// The key of ``pageTimer``.
  private struct TimerKey: EnvironmentKey {
    static var defaultValue: PageTimerValues? { nil }
  }
  /// The key of ``pageTimerOptions``.
  private struct TimerOptionsKey: EnvironmentKey {
    static var defaultValue: PageTimerOptions { PageTimerOptions() }
  }
  /// The key of ``pageDurations``.
  private struct DurationsKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: PageDuration] { [:] }
  }

  /// The key of ``pageProgresses``.
  private struct ProgressesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: PageTimerValues.ExternalProgress] { [:] }
  }

  /// The progress that the app sets for individual pages.
  var pageProgresses: [AnyHashable: PageTimerValues.ExternalProgress] {
    get { self[ProgressesKey.self] }
    set { self[ProgressesKey.self] = newValue }
  }

  /// The page timer's settings; nil if pages aren't timed.
  var pageTimer: PageTimerValues? {
    get { self[TimerKey.self] }
    set { self[TimerKey.self] = newValue }
  }

  /// How timers start, and what they do after an interaction.
  var pageTimerOptions: PageTimerOptions {
    get { self[TimerOptionsKey.self] }
    set { self[TimerOptionsKey.self] = newValue }
  }

  /// The durations of individual pages.
  var pageDurations: [AnyHashable: PageDuration] {
    get { self[DurationsKey.self] }
    set { self[DurationsKey.self] = newValue }
  }
}

extension View {
  /// Advances the components inside automatically: each page stays for a duration, then the next one follows.
  ///
  /// The components inside share one time: a finger, a pointer or the keyboard's focus on any of them, and
  /// any view with ``SwiftUICore/View/pausesPages(while:)``, pauses all of them. So does the first scroll
  /// view inside while the user scrolls it, with iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 or later.
  /// Apply the modifier around all views that show the same pages, and give independent pages a timer each.
  /// - Parameters:
  ///   - duration: how long a page stays, in seconds above 0; the minimum is 0.001. With infinity it stays
  ///     until it is turned. Other values are reported (``onPageDiagnostics(perform:)``) and count as
  ///     infinity. With nil pages have no time, whatever timer surrounds them, and indicators beside them
  ///     still follow a finger.
  ///   - loops: whether the first page follows the last; nil for the setting of a surrounding
  ///     ``pagesLoop(_:)``, or true without one.
  ///   - isPaused: whether the app pauses the timer, in addition to every other reason for a pause.
  ///   - initialProgress: the progress at which a page starts, 0..<1.
  public func pageTimer(
    duration: Double?, loops: Bool? = nil, isPaused: Bool = false, initialProgress: Double = 0
  ) -> some View {
    modifier(
      PageTimerModifier(
        values: duration.map {
          PageTimerValues(duration: .seconds($0), isPaused: isPaused, initialProgress: initialProgress)
        }, loops: loops))
  }

  /// Advances the components inside automatically: each page stays for a duration, then the next one follows.
  /// - Parameters:
  ///   - duration: how long a page stays.
  ///   - loops: whether the first page follows the last; nil for the setting of a surrounding
  ///     ``pagesLoop(_:)``, or true without one.
  ///   - isPaused: whether the app pauses the timer, in addition to every other reason for a pause.
  ///   - initialProgress: the progress at which a page starts, 0..<1.
  public func pageTimer(
    duration: Duration, loops: Bool? = nil, isPaused: Bool = false, initialProgress: Double = 0
  ) -> some View {
    pageTimer(
      duration: duration.seconds, loops: loops, isPaused: isPaused, initialProgress: initialProgress)
  }

  /// Delays the start of the first page's time, once; by default there is no delay. Pauses interrupt the
  /// delay, and turning a page ends it.
  /// - Parameter seconds: the delay, in seconds, 0...1,000,000. Other values are reported
  ///   (``onPageDiagnostics(perform:)``) and count as 0.
  public func pageStartDelay(_ seconds: Double) -> some View {
    environment(\.pageTimerOptions.startDelay, seconds)
  }

  /// Delays the start of the first page's time, once. Pauses interrupt the delay, and turning a page ends it.
  /// - Parameter delay: the delay, 0 to 1,000,000 seconds.
  public func pageStartDelay(_ delay: Duration) -> some View { pageStartDelay(delay.seconds) }

  /// Keeps the timer paused after the user has turned a page, or dragged pages or dots, until the user
  /// presses play or the app resumes it. By default the timer resumes when the interaction ends.
  public func pagesPauseAfterInteraction(_ pauses: Bool = true) -> some View {
    environment(\.pageTimerOptions.afterInteraction, pauses ? .pause : .resume)
  }

  /// Sets the current page's progress from the app, for example from a video in the page. At 1 the next page
  /// follows.
  /// - Parameters:
  ///   - progress: the elapsed fraction of the page's time, 0...1. Values above 1 count as 1; negative ones
  ///     and NaN are ignored. All are reported (``onPageDiagnostics(perform:)``).
  ///   - rate: how much the progress grows per second until the app sets it again: 1 / 20 for a video of 20
  ///     seconds. With 0, the default, it changes only when the app sets it. If the rate is negative or not
  ///     finite, both values are ignored and reported.
  ///   - loops: whether the first page follows the last; nil for the setting of a surrounding
  ///     ``pagesLoop(_:)``, or true without one.
  public func pageProgress(_ progress: Double, rate: Double = 0, loops: Bool? = nil) -> some View {
    modifier(
      PageTimerModifier(
        values: PageTimerValues(duration: .external, external: .init(progress: progress, rate: rate)),
        loops: loops))
  }

  /// Sets one page's progress from the app, for example from a video among photos: the page stays until its
  /// progress is 1, whatever the duration of other pages.
  ///
  /// It applies while the page is current. If a video ends while the pages are paused, the next page follows
  /// when the pause ends.
  /// - Parameters:
  ///   - progress: the elapsed fraction of the page's time, 0...1; other values as in
  ///     ``pageProgress(_:rate:loops:)``. When the page becomes current, 1 is ignored until the progress
  ///     changes, so that a video that has been watched before starts again.
  ///   - rate: how much the progress grows per second until the app sets it again.
  ///   - page: the page's identity.
  public func pageProgress<Page: Hashable>(_ progress: Double, rate: Double = 0, for page: Page) -> some View
  {
    transformEnvironment(\.pageDurations) { $0[AnyHashable(page)] = .external }
      .transformEnvironment(\.pageProgresses) {
        $0[AnyHashable(page)] = PageTimerValues.ExternalProgress(progress: progress, rate: rate)
      }
      .namingPages("pageProgress(_:rate:for:)", by: Page.self)
  }

  /// Sets one page's duration.
  /// - Parameters:
  ///   - duration: how long the page stays, in seconds, as in
  ///     ``pageTimer(duration:loops:isPaused:initialProgress:)-(Double?,_,_,_)``; nil for the duration of the
  ///     other pages.
  ///   - page: the page's identity.
  public func pageDuration<Page: Hashable>(_ duration: Double?, for page: Page) -> some View {
    transformEnvironment(\.pageDurations) { $0[AnyHashable(page)] = duration.map { .seconds($0) } }
      .namingPages("pageDuration(_:for:)", by: Page.self)
  }

  /// Sets one page's duration.
  /// - Parameters:
  ///   - duration: how long the page stays.
  ///   - page: the page's identity.
  public func pageDuration<Page: Hashable>(_ duration: Duration, for page: Page) -> some View {
    pageDuration(duration.seconds, for: page)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
#endif
