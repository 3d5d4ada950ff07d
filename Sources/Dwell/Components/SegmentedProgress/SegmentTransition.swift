/// How the picture of a sequence gets to where its time is: what it is ahead by, on the component's own time.
///
/// Where the time leaps, because somebody turned the page or placed its progress, the fill flows there at a
/// constant rate through all the segments on the way, like fluid in a tube. A window goes along on a spring.
struct SegmentTransition: Equatable, Sendable {
  /// How long the fill takes after another page was turned to, in seconds (chosen by us: an eye can follow
  /// it, and it is over before a page says much).
  static let turnDuration = 0.2
  /// The part of a page by which a window may be off and count as there: a thirtieth of a point in one of 30.
  static let tolerance = 0.001
  /// An offset that is a matter of rounding, in pages.
  static let roundingTolerance = 1e-9

  /// How far the fill was ahead of the time when it began to flow, in pages.
  private(set) var initialOffset = 0.0
  /// When it began.
  private var start = 0.0
  /// How long it takes, in seconds.
  private var duration = 0.0
  /// How far the window is ahead of its place at rest, in pages.
  private var window = SpringMotion(restingAt: 0, spring: .row)
  /// How far it was when it began to slide.
  private(set) var windowTravel = 0.0
  /// When the window is there.
  private var windowEnd = -Double.infinity

  /// A picture that is where its time is.
  init() {}

  /// When the fill is there.
  private var end: Double { initialOffset == 0 ? -.infinity : start + duration }

  /// How far the fill is ahead of the time, in pages.
  func progressOffset(at time: Double) -> Double {
    time < end ? initialOffset * min((end - time) / duration, 1) : 0
  }

  /// How far the window is ahead of its place at rest, in pages.
  func windowOffset(at time: Double) -> Double { isSliding(at: time) ? window.value(at: time) : 0 }

  /// The part of the window's way that is behind it, 0...1.
  func windowProgress(at time: Double) -> Double {
    isSliding(at: time) && windowTravel != 0 ? 1 - min(abs(window.value(at: time) / windowTravel), 1) : 1
  }

  /// Whether the fill is not where the time is.
  func isFlowing(at time: Double) -> Bool { time < end }

  /// Whether the window is not at its place.
  func isSliding(at time: Double) -> Bool { time < windowEnd }

  /// When what moves at a time comes to its next rest; nil while nothing moves.
  func nextRest(after time: Double) -> Double? {
    switch (isFlowing(at: time), isSliding(at: time)) {
    case (true, true): min(end, windowEnd)
    case (true, false): end
    case (false, true): windowEnd
    case (false, false): nil
    }
  }

  /// Lets the fill flow from so many pages ahead of the time.
  mutating func flow(from lead: Double, in duration: Double, at time: Double) {
    initialOffset = lead
    start = time
    self.duration = duration
  }

  /// Lets the window slide to another place, so many pages on.
  mutating func moveWindow(by pages: Double, at time: Double) {
    windowTravel = windowOffset(at: time) - pages
    let velocity = isSliding(at: time) ? window.velocity(at: time) : 0
    window = SpringMotion(from: windowTravel, velocity: velocity, to: 0, start: time, spring: .row)
    windowEnd = window.settledTime(tolerance: SegmentTransition.tolerance)
  }

  /// Puts the window at its place.
  mutating func stopWindow() {
    window = SpringMotion(restingAt: 0, spring: .row)
    windowEnd = -.infinity
    windowTravel = 0
  }
}
