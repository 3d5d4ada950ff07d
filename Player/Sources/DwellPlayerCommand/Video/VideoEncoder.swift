import DwellCommand
import DwellDeck
import DwellFiles
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The parts of ffmpeg that videos need.
enum VideoEncoder {
  /// Fails unless ffmpeg is available, has the encoders of a format, and can read the sound.
  static func check(_ options: VideoOptions, _ format: FileFormat) throws(CommandProblem) {
    let encoding = VideoEncoding(format: format, options: options, duration: 0, loops: false)
    let listed = try run(VideoEncoding.encoderList)
    guard listed.status == 0 else {
      throw .failure(
        "ffmpeg cannot list its encoders: status \(listed.status) (\(reason(in: listed.errors))) "
          + "-- check its installation")
    }
    let list = String(decoding: listed.output, as: UTF8.self)
    let known = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst().first })
    let encoders = encoding.encoders
    for name in [encoders.video, encoders.audio].compactMap({ $0 }) where !known.contains(name[...]) {
      throw .failure(
        "this ffmpeg lacks the encoder \(name), which .\(format.rawValue) needs "
          + "-- install Debian's package ffmpeg, or write another format")
    }
    guard let audio = options.audio else { return }
    let name = Input.name(of: audio)
    var information = stat()
    // The sound is read twice, which isn't possible for a pipe.
    guard stat(audio, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .usage("\(name) is not a file -- write the sound into one, e.g. a .wav")
    }
    let sound = try run(VideoEncoding.soundCheck(audio))
    guard sound.status != 0 else { return }
    guard !sound.errors.contains("matches no streams") else {
      throw .usage("\(name) has no sound -- give e.g. a .mp3, .ogg or .wav")
    }
    throw .usage(
      "\(name) has no sound that ffmpeg can read (\(reason(in: sound.errors))) "
        + "-- give e.g. a .mp3, .ogg or .wav")
  }

  /// Starts ffmpeg.
  static func start(
    _ words: [String], starting: (() -> pid_t) -> Void = { _ = $0() }
  ) throws(CommandProblem) -> ChildProcess {
    do {
      return try ChildProcess(words, starting: starting)
    } catch {
      guard error.isMissing else {
        throw .failure(
          "ffmpeg cannot be started (\(String(cString: strerror(error.code)))) -- check its installation")
      }
      throw .failure(
        "ffmpeg is missing, which encodes videos -- install the package ffmpeg, e.g. with: apt install ffmpeg"
      )
    }
  }

  /// Runs ffmpeg without input until its end.
  private static func run(_ words: [String]) throws(CommandProblem) -> ChildProcess.Exit {
    try start(words).finish()
  }

  /// Fails if ffmpeg did, or if it reported that it couldn't complete the file, which its exit status doesn't
  /// show.
  static func check(_ exit: ChildProcess.Exit, path: String) throws(CommandProblem) {
    let isIncomplete = ["Error writing trailer", "Error closing file"].contains { exit.errors.contains($0) }
    guard exit.status != 0 || isIncomplete else { return }
    for code in [ENOSPC, EFBIG, EDQUOT, EIO, EROFS, EACCES]
    where exit.errors.contains(String(cString: strerror(code))) {
      throw .failure(FileError(path: path, errno: code).description)
    }
    throw .failure(
      "ffmpeg failed with status \(exit.status) (\(reason(in: exit.errors))) -- try another format or --size")
  }

  /// Fails unless the file written by ffmpeg is a complete video of the format, whatever its exit status.
  static func check(_ path: String, holds frameCount: Int, _ encoding: VideoEncoding) throws(CommandProblem) {
    let content = VideoContent(path: path)
    guard let content, content.format == encoding.format.content else {
      throw incomplete("no \(encoding.format.rawValue) that can be read")
    }
    // Animated pictures merge equal frames, and count in hundredths or thousandths of a second.
    let isCounted = content.format == .video
    guard !isCounted || content.frameCount == frameCount else {
      throw incomplete("\(content.frameCount) of \(frameCount) frames")
    }
    let shortest = encoding.duration - max(2 / encoding.options.rate.value, 0.02)
    guard content.duration >= shortest else {
      throw incomplete("\(content.duration) of \(encoding.duration) s")
    }
  }

  /// The problem of an incomplete video, with ffmpeg's fault.
  static func incomplete(_ what: String) -> CommandProblem {
    .failure("ffmpeg reported success, but wrote \(what) -- check its installation, or write another format")
  }

  /// The last line of ffmpeg's messages, which is the most informative about an error.
  private static func reason(in errors: String) -> String {
    printable(errors.split(separator: "\n").last.map(String.init) ?? "no message", limit: 200)
  }
}
