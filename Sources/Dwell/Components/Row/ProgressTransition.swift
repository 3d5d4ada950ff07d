/// How a fill gets to where its page's time is, from where it was seen: at a constant rate.
struct ProgressTransition: Equatable, Sendable {
  /// How long a fill takes to a progress that the app has set, in seconds.
  static let duration = 0.05

  /// How far the fill was ahead of the time at the start, in pages.
  private(set) var initialOffset = 0.0
  /// When it began, on the component's own time.
  private var start = 0.0
  /// How long it takes, in seconds.
  private var duration = 0.0

  /// When the fill is where the time is.
  var end: Double { initialOffset == 0 ? -.infinity : start + duration }

  /// Whether the fill is not yet where the time is.
  func isActive(at time: Double) -> Bool { time < end }

  /// How far the fill is ahead of the time, in pages.
  func offset(at time: Double) -> Double {
    time < end ? initialOffset * min((end - time) / duration, 1) : 0
  }

  /// Starts `offset` pages ahead of the time.
  mutating func begin(from offset: Double, in duration: Double = ProgressTransition.duration, at time: Double)
  {
    (initialOffset, start, self.duration) = (offset, time, duration)
  }
}
