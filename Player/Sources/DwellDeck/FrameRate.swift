/// The frames per second of a video, as an exact fraction: 25, 29.97 (2997/100) or 30000/1001.
public struct FrameRate: Equatable, Sendable {
  /// The numerator, at least 1.
  public let frames: Int
  /// The denominator, at least 1.
  public let seconds: Int

  /// The highest rate, in frames per second. The lowest is 1.
  public static let maximum = 120

  /// A whole number of frames per second, clamped to 1...``maximum``.
  public init(_ frames: Int) {
    self.frames = min(max(frames, 1), Self.maximum)
    seconds = 1
  }

  /// A rate as text: a whole number, one with up to three decimals, or a fraction of whole numbers; nil for
  /// anything else, and beyond 1...``maximum``.
  public init?(_ text: String) {
    guard text.utf8.count <= 12, let (frames, seconds) = Self.decimal(text) ?? Self.fraction(text),
      seconds > 0, frames >= seconds, frames <= seconds * Self.maximum
    else { return nil }
    self.frames = frames
    self.seconds = seconds
  }

  /// The rate in ffmpeg's form: `25`, or `30000/1001`.
  public var text: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

  /// The rate in frames per second, to the precision of a double.
  public var value: Double { Double(frames) / Double(seconds) }

  /// The numbers of `30000/1001`.
  private static func fraction(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let frames = whole(parts[0]), let seconds = whole(parts[1]) else { return nil }
    return (frames, seconds)
  }

  /// The numbers of `25` or `29.97`, over a power of ten.
  private static func decimal(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let units = whole(first) else { return nil }
    if parts.count == 1 { return (units, 1) }
    guard parts.count == 2, parts[1].count <= 3, let decimals = whole(parts[1]) else { return nil }
    let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
    return (units * scale + decimals, scale)
  }

  /// A number of only digits.
  private static func whole(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }
}
