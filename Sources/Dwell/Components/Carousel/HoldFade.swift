/// How marks and buttons fade out while a press holds pages that turn by taps, as in stories, and come back
/// after it. All times are on the carousel's own clock.
struct HoldFade: Equatable, Sendable {
  /// How long either takes, in seconds (chosen by us, as for fills that fade).
  static let duration = 0.2

  /// How the marks come back after the last press.
  private var shown = LinearMotion(restingAt: 1)
  /// How they fade out; nil if no press holds the pages.
  private var hiding: LinearMotion?

  /// Follows a press.
  /// - Parameter begin: when it becomes one that holds the pages; nil if there is none, or if it has become a
  ///   drag.
  mutating func follow(_ begin: Double?, at time: Double) {
    if let begin {
      // A press keeps its own beginning.
      if hiding == nil { hiding = LinearMotion(from: 1, to: 0, start: begin, duration: HoldFade.duration) }
    } else if hiding != nil {
      let opacity = opacity(at: time)
      hiding = nil
      shown = LinearMotion(from: opacity, to: 1, start: time, duration: HoldFade.duration * (1 - opacity))
    }
  }

  /// The opacity of the marks, 0...1.
  func opacity(at time: Double) -> Double { motion(at: time).settledValue(at: time) }

  /// When the motion of the marks ends; nil while they are still.
  func end(after time: Double) -> Double? {
    let motion = motion(at: time)
    return motion.isMoving(at: time) ? motion.end : nil
  }

  /// When the marks begin to fade out; nil if they don't, or do so already.
  func begin(after time: Double) -> Double? { hiding.flatMap { time < $0.start ? $0.start : nil } }

  /// The motion at a time.
  private func motion(at time: Double) -> LinearMotion {
    if let hiding, time >= hiding.start { hiding } else { shown }
  }
}

extension Carousel {
  /// The opacity of what lies above the pages, 0...1: less while a press holds pages that turn by taps
  /// (``Configuration/taps``), so that all of a picture can be seen. An app that has views of its own above
  /// them gives it to these, too.
  public func marksOpacity(at now: Double) -> Double { hold.opacity(at: time(at: now)) }

  /// Whether there is anything above the pages.
  var hasMarks: Bool { !row.isNone || !options.shownControls.isEmpty }

  /// Follows the press that may hold the pages.
  mutating func followHold(at now: Double) {
    var begin: Double?
    if let press, press.target == .pages, press.isTapCandidate, options.taps == .turn {
      begin = time(at: press.time) + Carousel.maximumTapDuration
    }
    hold.follow(begin, at: time(at: now))
  }
}
