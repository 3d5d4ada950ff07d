import DwellCommand
import DwellDeck
import DwellHTML

/// ffmpeg's task for a video: its arguments, for raw frames on the standard input.
struct VideoEncoding: Equatable {
  /// The format.
  var format: FileFormat
  /// The size and the rate; the sound, if there is one.
  var options: VideoOptions
  /// The length of the video, in seconds.
  var duration: Double
  /// Whether the end meets the beginning; animated pictures then state that they loop.
  var loops: Bool
  /// The title; nil without one.
  var title: String?
  /// The 256 colours of a GIF, as ``paletteArguments`` print them.
  var palette: [UInt8] = []

  /// The name of the program.
  static let program = "ffmpeg"

  /// Names of encoders, as in ffmpeg and its packages.
  struct Encoders: Equatable {
    /// That of the pictures.
    var video: String
    /// That of the sound; nil in a silent video.
    var audio: String?
  }

  /// The encoders that are needed.
  var encoders: Encoders {
    let video =
      switch format {
      case .mp4: "libx264"
      case .webm: "libvpx-vp9"
      case .webp: "libwebp_anim"
      default: format.rawValue
      }
    let audio = options.audio.map { _ in format == .webm ? "libopus" : "aac" }
    return Encoders(video: video, audio: audio)
  }

  /// The command line that encodes the frames into a file.
  func arguments(to path: String) -> [String] {
    var words = Self.beginning + frames
    if format == .gif { words += Self.paletteInput(palette) }
    if let audio = options.audio { words += Self.input(audio) + ["-map", "0:v:0", "-map", "1:a:0"] }
    words += pictures
    if let audio = encoders.audio {
      words += ["-af", soundFilter, "-c:a", audio, "-b:a", "192k", "-flags:a", "+bitexact"]
    }
    // Neither the sound file's metadata nor versions and dates are written: equal videos are equal files.
    words += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    if let title { words += ["-metadata", "title=\(title)"] }
    return words + ["-f", format.rawValue, "file:" + path]
  }

  /// The length of a palette of 256 colours, in bytes.
  static let paletteLength = 1024

  /// The command line that prints the best 256 colours for sample frames.
  var paletteArguments: [String] {
    Self.beginning + frames + [
      "-vf", "palettegen=reserve_transparent=0", "-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1",
    ]
  }

  /// The command line that fails unless a file has sound.
  static func soundCheck(_ path: String) -> [String] {
    beginning + input(path) + ["-map", "0:a:0", "-frames:a", "1", "-f", "null", "-"]
  }

  /// The command line that lists the encoders.
  static let encoderList = [program, "-hide_banner", "-v", "error", "-encoders"]

  /// Only error messages are printed; the existing temporary file is overwritten.
  private static let beginning = [program, "-hide_banner", "-nostdin", "-loglevel", "error", "-y"]

  /// The input of frames: 32 bits per pixel, in Cairo's order on little-endian machines.
  private var frames: [String] {
    [
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(options.width)x\(options.height)",
      "-framerate", options.rate.text, "-i", "pipe:0",
    ]
  }

  /// The input of the user's file, whatever its name looks like, and of no other that it refers to.
  private static func input(_ path: String) -> [String] {
    ["-protocol_whitelist", "file", "-i", "file:" + path]
  }

  /// The input of a palette, in the arguments: a picture of 16 by 16 pixels.
  private static func paletteInput(_ palette: [UInt8]) -> [String] {
    [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "16x16", "-i",
      "data:application/octet-stream;base64," + Base64.text(of: palette),
    ]
  }

  /// The arguments for the pictures.
  private var pictures: [String] {
    let count = loops ? "0" : "1"
    switch format {
    case .mp4:
      return video + ["-preset", "medium", "-crf", "20", "-movflags", "+faststart"]
    case .webm:
      return video + ["-crf", "32", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1"]
    case .gif:
      // Dithering is by position, so that still parts don't flicker. Error diffusion changes all following
      // pixels, and ffmpeg leaves specks if it is limited to the changed part.
      return [
        "-filter_complex", "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=2", "-loop", loops ? "0" : "-1",
      ]
    case .webp: return ["-c:v", encoders.video, "-quality", "85", "-loop", count]
    default: return ["-c:v", encoders.video, "-pix_fmt", "rgb24", "-pred", "mixed", "-plays", count]
    }
  }

  /// The arguments for pictures in the colours of television (BT.709), which players assume for videos
  /// without colour metadata.
  private var video: [String] {
    let filter = "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p"
    return [
      "-vf", filter, "-c:v", encoders.video, "-color_primaries", "bt709", "-color_trc", "bt709",
      "-colorspace",
      "bt709", "-color_range", "tv",
    ]
  }

  /// The filter that cuts off the sound at the end of the video, and fades it until then.
  private var soundFilter: String {
    let fade = min(options.fade, duration)
    let cut = "atrim=end=\(Self.decimals(duration))"
    return fade > 0
      ? "\(cut),afade=t=out:st=\(Self.decimals(duration - fade)):d=\(Self.decimals(fade))" : cut
  }

  /// Seconds with at most six decimals, never in powers of ten.
  private static func decimals(_ seconds: Double) -> String {
    let millionths = Int((seconds * 1e6).rounded())
    let fraction = String(millionths % 1_000_000)
    return "\(millionths / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }
}
