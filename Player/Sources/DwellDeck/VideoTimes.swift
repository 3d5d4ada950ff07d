import Dwell

/// The frames of a video that belong to each page.
///
/// A frame shows the state at its time, `frame / rate`, so a page has the frames from the first at or after
/// its beginning. Beginnings are summed up from the first page and never rounded: a page of 2.5 s has 63 or
/// 62 frames at 25 per second, and the last page of a thousand is as exact as the first.
public struct VideoTimes: Equatable, Sendable {
  /// The frames per second.
  public let rate: FrameRate
  /// When each page begins, in seconds, and then the end.
  private let beginnings: [Double]

  /// How much earlier than its time a page may begin, in seconds: rounding errors of summed durations must
  /// not cost a frame.
  public static let tolerance = 1e-6

  /// The video of pages with the given durations, in seconds; each is at least a millisecond.
  public init(durations: [Double], rate: FrameRate) {
    self.rate = rate
    var beginnings = [0.0]
    for duration in durations {
      let last = beginnings[beginnings.count - 1]
      beginnings.append(last + max(duration, PageDuration.minimumSeconds))
    }
    self.beginnings = beginnings
  }

  /// The total time of all pages, in seconds.
  public var duration: Double { beginnings[beginnings.count - 1] }

  /// The number of frames.
  public var frameCount: Int { frame(at: duration) }

  /// The number of pages.
  public var pageCount: Int { beginnings.count - 1 }

  /// The time of a frame, in seconds after the first one.
  public func seconds(ofFrame frame: Int) -> Double {
    Double(frame) * Double(rate.seconds) / Double(rate.frames)
  }

  /// The frames of a page; none if it is shorter than a frame and falls between two, or if it doesn't exist.
  public func frames(ofPage page: Int) -> Range<Int> {
    guard (0..<pageCount).contains(page) else { return 0..<0 }
    return frame(at: beginnings[page])..<frame(at: beginnings[page + 1])
  }

  /// The pages that have no frames.
  public var pagesWithoutFrame: [Int] { (0..<pageCount).filter { frames(ofPage: $0).isEmpty } }

  /// The first frame at or after a time.
  private func frame(at time: Double) -> Int {
    Int((max(time - Self.tolerance, 0) * Double(rate.frames) / Double(rate.seconds)).rounded(.up))
  }
}
