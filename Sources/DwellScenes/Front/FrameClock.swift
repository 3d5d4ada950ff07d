/// The frames that a front draws: some of those of a screen that shows so many a second, the first at 0.
public struct FrameClock: Equatable, Sendable {
  /// The frames of the screen per second, above 0.
  public private(set) var rate: Double
  /// Of how many frames one is drawn: 1 for all, 3 for every third.
  public private(set) var oneIn: Int
  /// When no frame is drawn, in the order of time, without overlaps.
  public private(set) var dropped: [TimeSpan]

  /// From when on frames are not told apart, in seconds: far beyond any scenario.
  private static let end = 1e10

  /// The frames of a screen; a rate that is not a number above 0 counts as 60, and a share below one in one
  /// as all.
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

  /// The first frame that is drawn at a time or after it; infinite if there is none.
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

  /// The last frame that is drawn at a time or before it; nil if there is none.
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

  /// When a frame is drawn, on the grid of a nanosecond on which samples lie too.
  private func frame(_ number: Double) -> Double { (number * Double(oneIn) / rate * 1e9).rounded() / 1e9 }

  /// The last frame before a time, counted from 0; -1 before the first.
  private func number(before time: Double) -> Double { number(notAfter: time.nextDown) }

  /// The last frame at a time or before it, counted from 0; -1 before the first.
  private func number(notAfter time: Double) -> Double {
    guard time >= 0 else { return -1 }
    let near = (time * rate / Double(oneIn)).rounded()
    return [near + 1, near, near - 1].first { frame($0) <= time } ?? -1
  }
}
