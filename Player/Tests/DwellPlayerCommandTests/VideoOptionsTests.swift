import DwellDeck
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The options of videos, and the arguments for ffmpeg.
@Suite struct VideoOptionsTests {
  /// The options parsed from words.
  private func options(
    _ words: String, _ format: FileFormat? = .mp4, style: DeckStyle = .control
  ) throws -> VideoOptions {
    let arguments = try Arguments(
      words.split(separator: " ").map(String.init), options: ExportCommand.options, command: "dwell export")
    return try VideoOptions(arguments, format, style: style)
  }

  /// The encoding for words.
  private func encoding(
    _ words: String, _ format: FileFormat, loops: Bool = true, duration: Double = 10, title: String? = nil
  ) throws -> VideoEncoding {
    VideoEncoding(
      format: format, options: try options(words, format), duration: duration, loops: loops, title: title,
      palette: [0, 0, 0])
  }

  /// The argument after another one.
  private func argument(after name: String, in words: [String]) -> String? {
    words.firstIndex(of: name).map { words[$0 + 1] }
  }

  @Test func `a story is upright, and other videos aren't`() throws {
    for format in [FileFormat.mp4, .webm, nil] {
      let (story, other) = (try options("", format, style: .story), try options("", format))
      #expect([story.width, story.height, other.width, other.height] == [1080, 1920, 1920, 1080])
      #expect(other.rate == FrameRate(30))
    }
    for format in [FileFormat.gif, .webp, .apng] {
      let (story, other) = (try options("", format, style: .story), try options("", format))
      #expect([story.width, story.height, other.width, other.height] == [360, 640, 640, 360])
      #expect(other.rate == FrameRate(25))
    }
  }

  @Test func `size, rate and sound are as given`() throws {
    let video = try options("--size=720x1280 --fps=30000/1001 --audio=/dev/null --fade=0.5")
    #expect([video.width, video.height] == [720, 1280])
    #expect(video.rate == FrameRate("30000/1001"))
    #expect(video.audio == "/dev/null" && video.fade == 0.5)
    #expect(try options("--audio=file:///dev/nul%6C").audio == "/dev/null", "as file managers pass it")
  }

  @Test func `a rate is valid for a page if a frame is no longer than the page and the format supports it`()
    throws
  {
    for (seconds, rate) in [(4, 1), (1, 1), (0.5, 2), (0.02, 50), (0.019, 53), (1.0 / 120, 120)] {
      #expect(try options("", .mp4).rate(showing: seconds) == rate)
    }
    #expect(try options("", .mp4).rate(showing: 0.008) == nil)
    #expect(try options("", nil).rate(showing: 0.009) == 112)
    #expect(try options("", .gif).rate(showing: 0.02) == 50)
    #expect(try options("", .gif).rate(showing: 0.019) == nil)
  }

  @Test(arguments: [
    (
      "--size=1080", FileFormat.mp4,
      "--size is 1080; a video has WIDTHxHEIGHT pixels, 16...8192 each -- write e.g. --size=1080x1920"
    ),
    (
      "--size=1080x15", .mp4,
      "--size is 1080x15; a video has WIDTHxHEIGHT pixels, 16...8192 each -- write e.g. --size=1080x1920"
    ),
    (
      "--size=99999999999999999999x16", .mp4,
      "--size is 99999999999999999999x16; a video has WIDTHxHEIGHT pixels, 16...8192 each -- write e.g. --size=1080x1920"
    ),
    (
      "--size=1081x1921", .webm,
      "--size is 1081x1921; both sides of .webm must be even -- write e.g. --size=1080x1920"
    ),
    (
      "--fps=0", .mp4,
      "--fps is 0; it must be 1...120, whole, with decimals or a fraction -- write e.g. --fps=30 or --fps=30000/1001"
    ),
    ("--fps=60", .gif, "--fps is 60; .gif has at most 50 -- write e.g. --fps=25"),
    ("--audio=/dev/null", .gif, "--audio is for .mp4 and .webm, and .gif has no sound -- leave it out"),
    ("--fade=1", .mp4, "--fade is for sound -- write --audio too, or leave it out"),
    (
      "--audio=https://example.org/a.mp3", .mp4,
      "https://example.org/a.mp3: is an address outside of this computer -- save the file, and give its path"
    ),
    ("--audio=nowhere", .mp4, "nowhere cannot be read (No such file or directory) -- check the path"),
    (
      "--size=+100x100", .mp4,
      "--size is +100x100; a video has WIDTHxHEIGHT pixels, 16...8192 each -- write e.g. --size=1080x1920"
    ),
    (
      "--fps=0x19", .mp4,
      "--fps is 0x19; it must be 1...120, whole, with decimals or a fraction -- write e.g. --fps=30 or --fps=30000/1001"
    ),
    (
      "--audio=/dev/null --fade=-1", .mp4,
      "--fade is -1; it must be a plain decimal number of seconds, 0...60 -- write e.g. --fade=2"
    ),
    (
      "--audio=/dev/null --fade=nan", .mp4,
      "--fade is nan; it must be a plain decimal number of seconds, 0...60 -- write e.g. --fade=2"
    ),
    (
      "--audio=/dev/null --fade=0x2", .mp4,
      "--fade is 0x2; it must be a plain decimal number of seconds, 0...60 -- write e.g. --fade=2"
    ),
  ])
  func `mistakes are explained`(words: String, format: FileFormat, message: String) {
    #expect(throws: CommandProblem.usage(message)) { try options(words, format) }
  }

  @Test func `an animated picture may have odd sides`() throws {
    #expect(try options("--size=361x641", .gif).width == 361)
    #expect(try options("--size=361x641", nil).height == 641)
  }

  @Test(arguments: FileFormat.videos) func `frames come as raw pixels of their size and rate`(
    format: FileFormat
  )
    throws
  {
    let words = try encoding("--size=64x48 --fps=24000/1001", format).arguments(to: "a b.part")
    #expect(
      words.joined(separator: " ").contains(
        "-f rawvideo -pixel_format bgr0 -video_size 64x48 -framerate 24000/1001 -i pipe:0"))
    #expect(Array(words.suffix(3)) == ["-f", format.rawValue, "file:a b.part"])
  }

  @Test(arguments: [
    (FileFormat.gif, "-loop", "0", "-1"), (.webp, "-loop", "0", "1"), (.apng, "-plays", "0", "1"),
  ])
  func `an animated picture says whether it loops`(format: FileFormat, name: String, on: String, off: String)
    throws
  {
    #expect(argument(after: name, in: try encoding("", format).arguments(to: "a")) == on)
    #expect(argument(after: name, in: try encoding("", format, loops: false).arguments(to: "a")) == off)
  }

  @Test func `sound fades and is cut off at the end of the video`() throws {
    let words = try encoding("--audio=/dev/null", .mp4).arguments(to: "a")
    #expect(argument(after: "-af", in: words) == "atrim=end=10.000000,afade=t=out:st=8.000000:d=2.000000")
    #expect(argument(after: "-c:a", in: words) == "aac")
    let cut = try encoding("--audio=/dev/null --fade=0", .webm, duration: 2.02).arguments(to: "a")
    #expect(argument(after: "-af", in: cut) == "atrim=end=2.020000")
    #expect(argument(after: "-c:a", in: cut) == "libopus")
    let short = try encoding("--audio=/dev/null", .mp4, duration: 0.5).arguments(to: "a")
    #expect(argument(after: "-af", in: short) == "atrim=end=0.500000,afade=t=out:st=0.000000:d=0.500000")
  }

  @Test func `the title is the deck's, whatever characters it has`() throws {
    let words = try encoding("", .mp4, title: "-y; \"x\"").arguments(to: "a")
    #expect(argument(after: "-metadata", in: words) == "title=-y; \"x\"")
    #expect(argument(after: "-metadata", in: try encoding("", .mp4).arguments(to: "a")) == nil)
  }

  @Test func `the user's file is read as a file, whatever its name looks like`() {
    #expect(VideoEncoding.soundCheck("http://a/b.mp3").contains("file:http://a/b.mp3"))
  }

  @Test func `the remaining time is in minutes and seconds`() {
    #expect(ProgressLine.time(0) == "0:00")
    #expect(ProgressLine.time(8.2) == "0:09")
    #expect(ProgressLine.time(61) == "1:01")
    #expect(ProgressLine.time(3660) == "61:00")
    #expect(ProgressLine.time(-1) == "0:00")
  }
}
