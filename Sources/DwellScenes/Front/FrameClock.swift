/// The frames that a front draws: some or all frames of a screen with a fixed frame rate, the first at 0.
public struct FrameClock: Equatable, Sendable {
  /// The frames of the screen per second, above 0.
  public private(set) var rate: Double
  /// One in this number of frames is drawn: 1 for all, 3 for every third.
  public private(set) var oneIn: Int
  /// The spans in which no frame is drawn, in order of time, without overlaps.
  public private(set) var dropped: [TimeSpan]

  /// The time, in seconds, after which frames are no longer distinguished: far beyond any scenario.
  private static let end = 1e10

  /// The frames of a screen; a rate that isn't above 0 counts as 60, and `oneIn` below 1 as 1.
  public init(rate: Double = 60, oneIn: Int = 1, dropped: [TimeSpan] = []) {
    self.rate = rate > 0 && rate.isFinite ? rate : 60
    self.oneIn = max(oneIn, 1)
    self.dropped = []
    for span in dropped.filter({ $0.from <= $0.until }).sorted(by: { $0.from < $1.from }) {
      if let last = self.dropped.last, span.from <= last.until {
        self.dropped[self.dropped.count - 1].until = max(last.until, span.until)
      } else {
        self.dropped.append(span)
      }
    }
  }

  /// The first frame that is drawn at or after a time; infinite if there is none.
  /// - Complexity: O(n) in the spans without frames.
  func first(from time: Double) -> Double {
    guard time <= Self.end else { return time }
    var frame = frame(number(before: time) + 1)
    for span in dropped where span.contains(frame) {
      guard span.until <= Self.end else { return span.until }
      frame = self.frame(number(notAfter: span.until) + 1)
    }
    return frame
  }

  /// The last frame that is drawn at or before a time; nil if there is none.
  /// - Complexity: O(n) in the spans without frames.
  func last(until time: Double) -> Double? {
    var number = number(notAfter: time)
    for span in dropped.reversed() where number >= 0 && span.contains(frame(number)) {
      number = self.number(before: span.from)
    }
    return number < 0 ? nil : frame(number)
  }

  /// The last frame that is drawn before a time; nil if there is none.
  func last(before time: Double) -> Double? { last(until: time.nextDown) }

  /// The time of a frame, rounded to a nanosecond, like the times of samples.
  private func frame(_ number: Double) -> Double { (number * Double(oneIn) / rate * 1e9).rounded() / 1e9 }

  /// The last frame before a time, counted from 0; -1 before the first.
  private func number(before time: Double) -> Double { number(notAfter: time.nextDown) }

  /// The last frame at or before a time, counted from 0; -1 before the first.
  private func number(notAfter time: Double) -> Double {
    guard time >= 0 else { return -1 }
    let near = (time * rate / Double(oneIn)).rounded()
    return [near + 1, near, near - 1].first { frame($0) <= time } ?? -1
  }
}
