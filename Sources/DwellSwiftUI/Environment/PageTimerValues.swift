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
  /// The seconds before the first page's time begins.
  var startDelay = 0.0
  /// Whether the timer stays paused after an interaction.
  var pausesAfterInteraction = false
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
  ///   - startDelay: a delay before the first page's time begins, once, in seconds, 0...1,000,000. Pauses
  ///     interrupt the delay, and turning a page ends it. Other values are reported and count as 0.
  ///   - pausesAfterInteraction: whether the timer stays paused after the user has turned a page, or dragged
  ///     pages or dots, until the user presses play or the app resumes it. By default it resumes when the
  ///     interaction ends.
  public func pageTimer(
    duration: Double?, loops: Bool? = nil, isPaused: Bool = false, initialProgress: Double = 0,
    startDelay: Double = 0, pausesAfterInteraction: Bool = false
  ) -> some View {
    modifier(
      PageTimerModifier(
        values: duration.map {
          PageTimerValues(
            duration: .seconds($0), isPaused: isPaused, initialProgress: initialProgress,
            startDelay: startDelay, pausesAfterInteraction: pausesAfterInteraction)
        }, loops: loops))
  }

  /// Advances the components inside automatically: each page stays for a duration, then the next one follows.
  ///
  /// The parameters are those of the same modifier with seconds.
  public func pageTimer(
    duration: Duration, loops: Bool? = nil, isPaused: Bool = false, initialProgress: Double = 0,
    startDelay: Duration = .zero, pausesAfterInteraction: Bool = false
  ) -> some View {
    pageTimer(
      duration: duration.seconds, loops: loops, isPaused: isPaused, initialProgress: initialProgress,
      startDelay: startDelay.seconds, pausesAfterInteraction: pausesAfterInteraction)
  }

  /// Gives the components inside no time, whatever timer surrounds them, like a duration of nil.
  public func pageTimer(_ timer: Never?) -> some View { pageTimer(duration: Double?.none) }

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
  public func pageTimer(progress: Double, rate: Double = 0, loops: Bool? = nil) -> some View {
    modifier(
      PageTimerModifier(
        values: PageTimerValues(duration: .external, external: .init(progress: progress, rate: rate)),
        loops: loops))
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
