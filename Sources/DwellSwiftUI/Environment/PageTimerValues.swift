#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The time of pages, as the app says.
struct PageTimerValues: Equatable {
  /// The time of pages without one of their own.
  var duration = PageDuration.seconds(4)
  /// Whether the first page follows the last.
  var loops = true
  /// Whether the app lets no time pass.
  var isPaused = false
  /// The share of a page's time that counts as passed when it begins.
  var initialProgress = 0.0
  /// The progress that the app tells, and how fast it grows.
  var told: Told?

  /// A progress that the app tells.
  struct Told: Equatable {
    /// The share of the shown page's time that has passed, 0...1.
    var progress: Double
    /// How fast it grows until the app tells more, per second.
    var rate: Double
  }
}

extension EnvironmentValues {
  /// The key of ``pageTimer``.
  private struct TimerKey: EnvironmentKey {
    static var defaultValue: PageTimerValues? { nil }
  }
  /// The key of ``pageDurations``.
  private struct DurationsKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: PageDuration] { [:] }
  }

  /// The time of pages; nil where pages have none.
  var pageTimer: PageTimerValues? {
    get { self[TimerKey.self] }
    set { self[TimerKey.self] = newValue }
  }

  /// The times of pages that have one of their own, wherever they were given.
  var pageDurations: [AnyHashable: PageDuration] {
    get { self[DurationsKey.self] }
    set { self[DurationsKey.self] = newValue }
  }
}

extension View {
  /// Gives the pages of the components inside their time: each stays for a while, and then the next one
  /// comes.
  /// - Parameters:
  ///   - duration: how long a page stays, in seconds above 0. With infinity it stays until somebody turns it.
  ///   - loops: whether the first page follows the last.
  ///   - isPaused: whether no time passes, on top of everything else that pauses.
  ///   - initialProgress: the share of a page's time that counts as passed when it begins, 0..<1.
  public func pageTimer(
    duration: Double, loops: Bool = true, isPaused: Bool = false, initialProgress: Double = 0
  ) -> some View {
    environment(
      \.pageTimer,
      PageTimerValues(
        duration: .seconds(duration), loops: loops, isPaused: isPaused, initialProgress: initialProgress))
  }

  /// Gives the pages of the components inside their time: each stays for a while, and then the next one
  /// comes.
  /// - Parameters:
  ///   - duration: how long a page stays.
  ///   - loops: whether the first page follows the last.
  ///   - isPaused: whether no time passes, on top of everything else that pauses.
  ///   - initialProgress: the share of a page's time that counts as passed when it begins, 0..<1.
  public func pageTimer(
    duration: Duration, loops: Bool = true, isPaused: Bool = false, initialProgress: Double = 0
  ) -> some View {
    let (seconds, attoseconds) = duration.components
    return pageTimer(
      duration: Double(seconds) + Double(attoseconds) * 1e-18, loops: loops, isPaused: isPaused,
      initialProgress: initialProgress)
  }

  /// Lets the app tell the time of the shown page, such as that of a video on it. At 1 the next page comes.
  /// - Parameters:
  ///   - progress: the share of the page's time that has passed, 0...1. What lies outside is ignored.
  ///   - rate: how fast it grows until the app tells more, per second; a video of 20 seconds has 1 / 20. With
  ///     0, the default, it stands until the app tells more.
  ///   - loops: whether the first page follows the last.
  public func pageProgress(_ progress: Double, rate: Double = 0, loops: Bool = true) -> some View {
    environment(
      \.pageTimer,
      PageTimerValues(duration: .external, loops: loops, told: .init(progress: progress, rate: rate)))
  }

  /// Gives one page a time of its own.
  /// - Parameters:
  ///   - duration: how long it stays, in seconds above 0; nil for as long as all others.
  ///   - page: the page, told by its identity.
  public func pageDuration<Page: Hashable>(_ duration: Double?, for page: Page) -> some View {
    transformEnvironment(\.pageDurations) { $0[AnyHashable(page)] = duration.map { .seconds($0) } }
  }
}
#endif
