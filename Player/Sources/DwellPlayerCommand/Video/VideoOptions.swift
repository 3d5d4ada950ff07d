import DwellCommand
import DwellDeck
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The options of a video.
struct VideoOptions: Equatable {
  /// The format; nil for a folder of pictures.
  var format: FileFormat?
  /// The width, in pixels.
  var width: Int
  /// The height, in pixels.
  var height: Int
  /// The frames per second.
  var rate: FrameRate
  /// The path of a file with sound; nil for a silent video.
  var audio: String?
  /// How long the sound fades at the end of the video, in seconds.
  var fade = 2.0

  /// The lengths of a side, in pixels.
  private static let sides = 16...8192
  /// The highest rate of a GIF: viewers play delays below 0.02 s slowly.
  private static let maximumRateOfGIF = 50.0

  /// The options that the arguments give for a format, or for a folder of pictures.
  init(_ arguments: Arguments, _ format: FileFormat?, style: DeckStyle) throws(CommandProblem) {
    self.format = format
    let isAnimatedPicture = [.gif, .webp, .apng].contains(format)
    let (long, short) = isAnimatedPicture ? (640, 360) : (1920, 1080)
    (width, height) = style == .story ? (short, long) : (long, short)
    rate = FrameRate(isAnimatedPicture ? 25 : 30)
    if let text = arguments.value(of: ExportCommand.size) { (width, height) = try Self.size(text) }
    if let text = arguments.value(of: ExportCommand.rate) { rate = try Self.rate(text) }
    fade =
      try arguments.decimal(of: ExportCommand.fade, in: 0...60, " of seconds, 0...60", example: "2") ?? fade
    audio = try Self.audio(arguments)
    guard audio != nil || !arguments.has(ExportCommand.fade) else {
      throw .usage("--fade is for sound -- write --audio too, or leave it out")
    }
    try check()
  }

  /// The lowest whole number of frames per second at which a page of some seconds has a frame, wherever it
  /// begins; nil if the format has no such rate.
  func rate(showing seconds: Double) -> Int? {
    let maximum = format == .gif ? Self.maximumRateOfGIF : Double(FrameRate.maximum)
    // 1 / 120 s is not exact.
    let rate = (1 / seconds - VideoTimes.tolerance).rounded(.up)
    return rate <= maximum ? Int(max(rate, 1)) : nil
  }

  /// Whether players show the video once, unless a loop is requested.
  var playsOnce: Bool { format == nil || hasSound }

  /// Whether the format has sound.
  private var hasSound: Bool { format == .mp4 || format == .webm }

  /// Fails if the options exclude each other.
  private func check() throws(CommandProblem) {
    let name = format.map { ".\($0.rawValue)" } ?? "a folder of pictures"
    if hasSound, width % 2 != 0 || height % 2 != 0 {
      throw .usage(
        "--size is \(width)x\(height); both sides of \(name) must be even -- write e.g. "
          + "--size=\(width / 2 * 2)x\(height / 2 * 2)")
    }
    if format == .gif, rate.value > Self.maximumRateOfGIF {
      throw .usage(
        "--fps is \(rate.text); \(name) has at most \(Int(Self.maximumRateOfGIF)) -- write e.g. --fps=25")
    }
    guard let audio else { return }
    guard hasSound else {
      throw .usage("--audio is for .mp4 and .webm, and \(name) has no sound -- leave it out")
    }
    guard access(audio, R_OK) == 0 else {
      throw .usage(
        "\(Input.name(of: audio)) cannot be read (\(String(cString: strerror(errno)))) -- check the path")
    }
  }

  /// The path of `--audio`, which may be a `file:` address; nil if it was not given.
  static func audio(_ arguments: Arguments) throws(CommandProblem) -> String? {
    guard let operand = arguments.value(of: ExportCommand.audio) else { return nil }
    do {
      return try FileAddress.path(operand)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The sides of `--size`.
  private static func size(_ text: String) throws(CommandProblem) -> (Int, Int) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int(digits: $0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], sides.contains(width),
      sides.contains(height)
    else {
      throw .usage(
        "--size is \(printable(text, limit: 24)); a video has WIDTHxHEIGHT pixels, "
          + "\(sides.lowerBound)...\(sides.upperBound) each -- write e.g. --size=1080x1920")
    }
    return (width, height)
  }

  /// The rate of `--fps`.
  private static func rate(_ text: String) throws(CommandProblem) -> FrameRate {
    guard let rate = FrameRate(text) else {
      throw .usage(
        "--fps is \(printable(text, limit: 24)); it must be 1...\(FrameRate.maximum), whole, with decimals or "
          + "a fraction -- write e.g. --fps=30 or --fps=30000/1001")
    }
    return rate
  }
}
