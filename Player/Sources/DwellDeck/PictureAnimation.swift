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
    /// It is restored to the state before the frame.
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
    /// Whether its transparent pixels show the canvas; otherwise they replace it.
    public var isBlended = true
    /// The color number of its transparent pixels (GIF); nil if there are none.
    var transparentColor: UInt8?
    /// The range of its data in the file.
    var content: Range<Int>
  }

  /// The width of the canvas, in pixels.
  public let width: Int
  /// The height of the canvas, in pixels.
  public let height: Int
  /// The frames, at least one.
  public private(set) var frames: [Frame]
  /// How many times the frames are shown, at least 1; nil for endless repetition.
  public let loopCount: Int?

  /// When each frame ends, in seconds from the beginning of a loop.
  private var ends: [Double]

  /// The maximum number of frames; later ones are left out. It is enough for half an hour, and takes a few
  /// megabytes.
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

  /// How long a frame with a given delay in seconds is shown. Browsers show frames of 10 ms or less for 100
  /// ms, on which old files rely.
  static func duration(_ seconds: Double) -> Double { seconds > 0.0105 ? seconds : 0.1 }
}

/// Times in seconds from the beginning, without pauses.
extension PictureAnimation {
  /// The tolerance for due times, in seconds, because sums of times are rounded.
  private static let tolerance = 1e-6

  /// The duration of one loop, in seconds.
  public var roundDuration: Double { ends.last ?? 0 }

  /// The playing time, in seconds: all loops, or one of an endless animation; at most
  /// ``Deck/maximumDuration``.
  public var playingTime: Double {
    min(roundDuration * Double(loopCount ?? 1), Deck.maximumDuration)
  }

  /// The frame shown at a time: the first one before 0, and the last one after the end.
  /// - Complexity: O(log n) in the number of frames.
  public func frame(at time: Double) -> Int { place(at: time).frame }

  /// Whether every frame has been shown once by a time.
  public func hasPlayed(at time: Double) -> Bool { max(time, 0) + Self.tolerance >= roundDuration }

  /// When the next frame is due after a time; nil if there is none.
  public func nextChange(after time: Double) -> Double? {
    let (round, frame) = place(at: time)
    guard frames.count > 1, frame < frames.count - 1 || round + 1 < Double(loopCount ?? .max) else {
      return nil
    }
    return round * roundDuration + ends[frame]
  }

  /// The loop, from 0, and the frame at a time.
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
