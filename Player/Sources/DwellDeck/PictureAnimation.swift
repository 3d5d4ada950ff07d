/// The frames of an animated picture and their times, without their pixels: a GIF, PNG or WebP with two
/// frames or more.
///
/// Frames change a canvas one after the other, each within a rectangle. ``AnimationFile`` reads them.
public struct PictureAnimation: Equatable, Sendable {
  /// What happens to a frame's rectangle before the next frame is drawn.
  public enum Disposal: Equatable, Sendable {
    /// It stays as it is.
    case keep
    /// It becomes transparent.
    case clear
    /// It becomes what it was before the frame.
    case restore
  }

  /// A frame.
  public struct Frame: Equatable, Sendable {
    /// The left edge of its rectangle on the canvas, in pixels.
    public var x: Int
    /// The top edge.
    public var y: Int
    /// Its width, above 0. A rectangle may extend beyond the canvas.
    public var width: Int
    /// Its height, above 0.
    public var height: Int
    /// How long it is shown, in seconds, above 0.
    public var duration: Double
    /// What happens to its rectangle afterwards.
    public var disposal = Disposal.keep
    /// Whether what is on the canvas shows through its transparent pixels; otherwise they replace it.
    public var isBlended = true
    /// The color number of its transparent pixels (GIF); nil if there are none.
    var transparentColor: UInt8?
    /// Where its data is in the file.
    var content: Range<Int>
  }

  /// The width of the canvas, in pixels.
  public let width: Int
  /// The height of the canvas, in pixels.
  public let height: Int
  /// The frames, at least one.
  public private(set) var frames: [Frame]
  /// How many times the frames are shown, at least 1; nil if over and over.
  public let loopCount: Int?

  /// When each frame ends, in seconds from the beginning of a round.
  private var ends: [Double]

  /// The maximum number of frames; later ones are left out. Enough for half an hour, and a few megabytes.
  static let maximumFrameCount = 100_000

  /// An animation of at least two frames; nil for fewer, or an empty canvas.
  init?(width: Int, height: Int, frames: [Frame], loopCount: Int?) {
    guard width > 0, height > 0, frames.count > 1 else { return nil }
    self.width = width
    self.height = height
    self.frames = frames
    self.loopCount = loopCount
    ends = Self.ends(of: frames)
  }

  /// When each of some frames ends, in seconds from the beginning of the first.
  private static func ends(of frames: [Frame]) -> [Double] {
    var time = 0.0
    return frames.map { frame in
      time += frame.duration
      return time
    }
  }

  /// Removes the frames from `count` on, because they cannot be decoded; the first one stays.
  public mutating func limit(toCount count: Int) {
    frames.removeLast(frames.count - min(max(count, 1), frames.count))
    ends = Self.ends(of: frames)
  }

  /// How long a frame is shown that asks for some seconds. Browsers show one that asks for 10 ms or less for
  /// 100 ms, on which old files rely.
  static func duration(_ seconds: Double) -> Double { seconds > 0.0105 ? seconds : 0.1 }
}

/// Times in seconds from the beginning, while nothing pauses.
extension PictureAnimation {
  /// How early a frame is due at its time, in seconds, because sums of times are rounded.
  private static let tolerance = 1e-6

  /// How long all frames are shown once, in seconds.
  public var roundDuration: Double { ends.last ?? 0 }

  /// How long it plays, in seconds: all rounds, or one of an endless animation; at most
  /// ``Deck/maximumDuration``.
  public var playingTime: Double {
    min(roundDuration * Double(loopCount ?? 1), Deck.maximumDuration)
  }

  /// The frame shown at a time: the first one before 0, and the last one after the end.
  /// - Complexity: O(log n) in the number of frames.
  public func frame(at time: Double) -> Int { place(at: time).frame }

  /// Whether every frame's time has passed once at a time.
  public func hasPlayed(at time: Double) -> Bool { max(time, 0) + Self.tolerance >= roundDuration }

  /// When the next frame is due after a time; nil if it stays.
  public func nextChange(after time: Double) -> Double? {
    let (round, frame) = place(at: time)
    guard frames.count > 1, frame < frames.count - 1 || round + 1 < Double(loopCount ?? .max) else {
      return nil
    }
    return round * roundDuration + ends[frame]
  }

  /// The round, from 0, and the frame at a time.
  private func place(at time: Double) -> (round: Double, frame: Int) {
    let time = max(time, 0) + Self.tolerance
    let round = (time / roundDuration).rounded(.down)
    guard round.isFinite, round < Double(loopCount ?? .max) else {
      return (Double(loopCount ?? 1) - 1, frames.count - 1)
    }
    let rest = time - round * roundDuration
    var (low, high) = (0, frames.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > rest { high = middle } else { low = middle + 1 }
    }
    return (round, low)
  }
}
