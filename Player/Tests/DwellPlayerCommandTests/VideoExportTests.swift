#if GTK
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// `dwell export` to videos, as ffmpeg's own tools see them.
@Suite struct VideoExportTests {
  /// A folder with a deck of pictures of 16 by 16 pixels, each of one colour (BMP, 24 bits).
  func scratch(_ pages: String = #"["1.bmp", "2.bmp", "3.bmp"]"#, duration: Double = 1) throws
    -> Scratch
  {
    let scratch = try Scratch()
    let deck = scratch.folder.appending(path: "deck")
    try FileManager.default.createDirectory(at: deck, withIntermediateDirectories: true)
    for (number, color) in [[0, 0, 250], [0, 250, 0], [250, 0, 0]].enumerated() {
      var header = [UInt8](repeating: 0, count: 54)
      // The file has 54 + 768 bytes.
      let fields = [
        0: 0x42, 1: 0x4D, 2: 0x36, 3: 3, 10: 54, 14: 40, 18: 16, 22: 16, 26: 1, 28: 24, 35: 3,
      ]
      for (index, byte) in fields { header[index] = UInt8(byte) }
      let pixels = (0..<256).flatMap { _ in color.map { UInt8($0) } }
      try Data(header + pixels).write(to: deck.appending(path: "\(number + 1).bmp"))
    }
    try scratch.write(
      #"{"title": "Colours", "duration": \#(duration), "pages": \#(pages)}"#, to: "deck/deck.json")
    return scratch
  }

  /// Runs a command in the folder.
  func run(_ line: String, in scratch: Scratch) throws -> DwellProcess {
    try DwellProcess(shell: line, in: scratch.folder)
  }

  /// Exports the deck, which succeeds.
  func export(_ words: String, in scratch: Scratch) throws {
    let result = try run("$DWELL export deck \(words)", in: scratch)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
  }

  /// The values of a video's first stream of pictures.
  private func probe(_ file: String, _ entries: String, in scratch: Scratch) throws -> [String] {
    try run(
      "ffprobe -v error -count_frames -select_streams v:0 -show_entries \(entries) -of default=nw=1:nk=1 \(file)",
      in: scratch
    ).output.split(separator: "\n").map(String.init)
  }

  /// The colours in the middle of all frames of a video, as red, green and blue.
  private func colors(of file: String, in scratch: Scratch) throws -> [[UInt8]] {
    let result = try run(
      "ffmpeg -v error -i \(file) -vf crop=2:2:31:160,format=rgb24 -fps_mode passthrough -f rawvideo out.raw",
      in: scratch)
    #expect(result.errors == "")
    let bytes = [UInt8](try Data(contentsOf: scratch.folder.appending(path: "out.raw")))
    return stride(from: 0, to: bytes.count, by: 12).map { Array(bytes[$0..<$0 + 3]) }
  }

  @Test(arguments: ["mp4", "gif", "apng"])
  func `animated pictures play, and stay as long as they play on request`(format: String) throws {
    let scratch = try scratch()
    let name = "deck/moving.gif"
    let size = "d=0.5:r=4:s=64x48,format=rgb24"
    let frames = "color=red:\(size)[a];color=blue:\(size)[b];[a][b]concat,format=rgb8"
    #expect(try run("ffmpeg -v error -filter_complex '\(frames)' \(name)", in: scratch).status == 0)
    for file in ["video", "again"] {
      let words = "--size=64x320 --fps=8 --style=story --duration=media --no-loop"
      let video = try run(
        "$DWELL export \(name) deck/2.bmp \(name) -o \(file).\(format) \(words)", in: scratch)
      #expect(video.errors == "")
    }
    // One second each of the animation, and four of the picture.
    let colors = try colors(of: "video.\(format)", in: scratch)
    #expect(colors.count == 48)
    /// Whether frames show a colour, apart from the losses of the format.
    func show(_ range: Range<Int>, _ color: [Int]) -> Bool {
      colors[range].allSatisfy { zip($0, color).allSatisfy { abs(Int($0) - $1) < 30 } }
    }
    #expect(show(0..<4, [255, 0, 0]) && show(4..<8, [0, 0, 255]), "\(colors.prefix(8))")
    #expect(show(16..<40, [0, 250, 0]))
    #expect(show(44..<48, [0, 0, 255]), "\(colors.suffix(8))")
    #expect(try run("cmp video.\(format) again.\(format)", in: scratch).status == 0, "\(format)")
  }

  @Test func aPageOfHTMLHasAnAnimatedPictureAsItIsUnlessThatIsLargerThanItsSize() throws {
    let scratch = try scratch()
    let source = "-f lavfi -i color=red:d=0.5:r=4:s=64x48"
    #expect(try run("ffmpeg -v error \(source) -vf hue=H=t moving.gif", in: scratch).status == 0)
    let web = "mkdir -p web; echo 0 >web/dwell.js; touch web/dwell.css; export DWELL_WEB=$PWD/web"
    let whole = try run("\(web); $DWELL export moving.gif -o page.html", in: scratch)
    #expect(!whole.errors.contains("animated"), "\(whole.errors)")
    func page() throws -> String {
      try String(contentsOf: scratch.folder.appending(path: "page.html"), encoding: .utf8)
    }
    #expect(try page().contains("data:image/gif;base64,"))
    let small = try run("\(web); $DWELL export moving.gif -o page.html --size=32", in: scratch)
    #expect(
      small.errors.contains(
        "moving.gif: is animated and larger than --size; its first frame is embedded -- write a larger --size, or --linked"
      ), "\(small.errors)")
    #expect(try !page().contains("data:image/gif;base64,"))
  }

  /// The names of the files in the folder.
  func names(in scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }

  @Test(arguments: ["mp4", "webm", "gif", "apng"])
  func `a video has its size, its rate, and a frame for each instant`(format: String) throws {
    let scratch = try scratch()
    try export("-o a.\(format) --size=64x96 --fps=20 --style=story --no-loop", in: scratch)
    let values = try probe("a.\(format)", "stream=width,height,r_frame_rate,nb_read_frames", in: scratch)
    #expect(values == ["64", "96", "20/1", "60"])
    #expect(try names(in: scratch) == ["a.\(format)", "deck"])
  }

  @Test func `an animated WebP has its frames, with their times`() throws {
    let scratch = try scratch()
    try export("-o a.webp --size=64x96 --fps=20 --style=story", in: scratch)
    let bytes = [UInt8](try Data(contentsOf: scratch.folder.appending(path: "a.webp")))
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    // Chunks of a name, a length and content; a frame has its time in bytes 12 to 14 (WebP container
    // specification, "ANMF").
    var (place, times) = (12, [Int]())
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      if bytes[place..<place + 4].elementsEqual("ANMF".utf8) {
        times.append((0..<3).reduce(0) { $0 | Int(bytes[place + 20 + $1]) << (8 * $1) })
      }
      place += 8 + length + length % 2
    }
    #expect(times.reduce(0, +) == 3000)
    #expect(times.count > 30, "equal ones may be joined")
  }

  @Test func `each page has its time to the frame`() throws {
    let scratch = try scratch(
      #"["1.bmp", {"picture": "2.bmp", "duration": 0.8}, {"picture": "3.bmp", "duration": 1.5}]"#)
    try export("-o a.apng --size=64x320 --fps=20 --style=story --no-loop", in: scratch)
    let colors = try colors(of: "a.apng", in: scratch)
    let (red, green, blue) = ([250, 0, 0] as [UInt8], [0, 250, 0] as [UInt8], [0, 0, 250] as [UInt8])
    #expect(colors.count == 66)
    // A page turns at the frame of its time, and is in the middle soon after.
    #expect(colors[0...20].allSatisfy { $0 == red })
    #expect(colors[28...36].allSatisfy { $0 == green })
    #expect(colors[44...65].allSatisfy { $0 == blue })
  }

  @Test(arguments: ["-o a.mp4", "-o a.gif", "--frames f"])
  func `a page that no frame shows is reported, with a fix`(target: String) throws {
    let scratch = try scratch(
      #"[{"picture": "1.bmp", "duration": 1.01}, {"picture": "2.bmp", "duration": 0.02}, "3.bmp"]"#,
      duration: 0.005)
    let result = try run("$DWELL export deck \(target) --size=64x64 --fps=10 --no-loop", in: scratch)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("dwell: /") }, "\(result.errors)")
    for (line, end) in zip(
      lines,
      [
        "/2.bmp: stays 0.02 s, between two frames of 10 a second; skipped -- write --fps=50, or let it stay 0.1 s",
        "/3.bmp: stays 0.005 s, between two frames of 10 a second; skipped -- let it stay 0.1 s",
      ])
    { #expect(line.hasSuffix(end), "\(line)") }
    #expect(result.status == 0)
  }

  @Test func `a video of one picture has its time`() throws {
    let scratch = try scratch(#"["1.bmp"]"#, duration: 0.5)
    try export("-o a.mp4 --size=64x64 --fps=30", in: scratch)
    #expect(try probe("a.mp4", "stream=nb_read_frames", in: scratch) == ["15"])
  }

  @Test func `the end of a loop meets its beginning`() throws {
    let scratch = try scratch()
    #expect(
      try run("$DWELL export deck --frames all --size=64x320 --fps=30 --style=story --loop", in: scratch)
        .status == 0)
    // The difference between two frames next to each other, per pixel in 0...255.
    func difference(_ one: Int, _ other: Int) throws -> Double {
      let files = [one, other].map { "all/frame-\(String(format: "%05d", $0)).png" }.joined(separator: " ")
      let result = try run("compare -metric MAE \(files) null: 2>&1 | sed 's/ .*//'", in: scratch)
      return try #require(Double(result.output.trimmingCharacters(in: .whitespacesAndNewlines))) / 257
    }
    #expect(try difference(90, 1) < 1.5, "the fill goes on by a frame's time")
    #expect(try difference(1, 2) < 1.5)
  }

  @Test(arguments: [("INT", 2), ("QUIT", 3)] as [(String, Int32)])
  func `interrupted frames are removed, and their new folder with them`(name: String, number: Int32) throws {
    let scratch = try scratch(duration: 100)
    let ended = DwellProcess.ended(by: name, "export deck --frames new --size=64x64", draft: "new/frame")
      .replacingOccurrences(of: "new/frame.$!.part", with: "new/frame-00003.png")
    let result = try run(ended, in: scratch)
    #expect(result.status == 128 + number, "\(result.errors)")
    #expect(try names(in: scratch) == ["deck"])
  }

  @Test func `two runs write equal files`() throws {
    let scratch = try scratch()
    for format in ["mp4", "webm", "gif", "apng"] {
      for name in ["a", "b"] {
        try export("-o \(name).\(format) --size=64x96 --fps=20 --style=story --effect=cube", in: scratch)
      }
      #expect(try run("cmp a.\(format) b.\(format)", in: scratch).status == 0, "\(format)")
    }
  }

  @Test func `frames are pictures for other tools, and no file is replaced`() throws {
    let scratch = try scratch()
    let result = try run("$DWELL export deck --frames new --size=64x48 --fps=10", in: scratch)
    #expect(result.output == "30 frames of 64x48 pixels for 10 a second are in new\n")
    #expect(result.errors == "")
    let frames = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path + "/new").sorted()
    #expect(frames.count == 30 && frames[0] == "frame-00001.png" && frames[29] == "frame-00030.png")
    let again = try run("$DWELL export deck --frames new --size=64x48 --fps=10", in: scratch)
    #expect(again.errors.contains("already exists -- give a new folder, or remove its frames"))
    #expect(again.status == 2)
    // Other files don't matter.
    #expect(try run("mkdir own && touch own/notes.txt", in: scratch).status == 0)
    #expect(try run("$DWELL export deck --frames own --size=64x48 --fps=10", in: scratch).status == 0)
    let none = try run("$DWELL export deck --frames no/where --size=64x48", in: scratch)
    #expect(none.errors.contains("no/where cannot be written (No such file or directory)"))
  }

  @Test func `a full disk leaves no frames`() throws {
    let scratch = try scratch()
    let result = try run(
      "ulimit -f 1; env --default-signal=XFSZ $DWELL export deck --frames new --size=1000x1000", in: scratch)
    #expect(result.errors.contains("cannot be written (File too large)"), "\(result.errors)")
    #expect(result.status == 1)
    #expect(try names(in: scratch) == ["deck"])
  }

  @Test(arguments: ["mp4", "webm", "gif", "webp", "apng"])
  func `a full disk leaves the old video intact`(format: String) throws {
    let scratch = try scratch()
    try scratch.write("old", to: "a.\(format)")
    let result = try run(
      "ulimit -f 2; env --default-signal=XFSZ $DWELL export deck -o a.\(format) --size=320x640 --fps=50",
      in: scratch)
    #expect(
      result.errors.contains("a.\(format) cannot be written (File too large) -- check the folder"),
      "\(result.errors)")
    #expect(result.status == 1)
    #expect(try names(in: scratch) == ["a.\(format)", "deck"])
    #expect(try run("cat a.\(format)", in: scratch).output == "old")
  }

  @Test func `a missing folder and a device are reported`() throws {
    let scratch = try scratch()
    let folder = try run("$DWELL export deck -o no/a.mp4", in: scratch)
    #expect(folder.errors.contains("no/a.mp4 cannot be written (No such file or directory)"))
    let device = try run(
      "ln -s /dev/full a.mp4; mkfifo b.mp4; for f in a b; do $DWELL export deck -o $f.mp4; done", in: scratch)
    let reason = "(it is a pipe or a device, and its start is written last) -- give the name of a file\n"
    #expect(
      device.errors == ["a", "b"].map { "dwell: \($0).mp4 cannot be written \(reason)" }.joined())
    #expect(folder.status == 1 && device.status == 1)
  }

  @Test(arguments: ["-o no/a.mp4", "-o no/a.gif", "--frames no/f", "--frames taken", "--frames file"])
  func `nothing is decoded if the output can't be written`(target: String) throws {
    let scratch = try scratch(#"["1.bmp", "broken.png"]"#)
    let made = try run(
      #"printf '\211PNG\r\n\032\n\0' >deck/broken.png; mkdir taken; touch taken/frame-00001.png file"#,
      in: scratch)
    #expect(made.status == 0)
    let words = "--size=64x64 --fps=1"
    let whole = try run("$DWELL export deck \(words) --frames new", in: scratch)
    #expect(whole.errors.contains("broken.png: "), "decoding reports it: \(whole.errors)")
    let result = try run("$DWELL export deck \(words) \(target)", in: scratch)
    #expect(!result.errors.contains("broken.png"), "\(result.errors)")
    #expect(result.status == (target.contains("taken") ? 2 : 1), "\(result.errors)")
    #expect(try names(in: scratch) == ["deck", "file", "new", "taken"])
  }

  @Test(arguments: ["HUP", "INT", "QUIT", "TERM", "XCPU"], [0, 0.7])
  func `an interrupted video leaves neither files nor ffmpeg behind`(name: String, delay: Double) throws {
    let scratch = try scratch(duration: 1000)
    let ended = DwellProcess.ended(by: name, "export deck -o a.mp4", draft: "a.mp4")
      .replacingOccurrences(of: "kill -\(name)", with: "sleep \(delay); kill -\(name)")
    let result = try run(ended, in: scratch)
    #expect(result.status > 128, "\(result.errors)")
    #expect(try run("sleep 0.1; ls", in: scratch).output == "deck\n")
    #expect(try run("pgrep -f '[f]ile:.*\(scratch.folder.lastPathComponent)'", in: scratch).output == "")
  }

  @Test func `a missing ffmpeg is named, with its package`() throws {
    let scratch = try scratch()
    let result = try run("PATH=/nowhere $DWELL export deck -o a.mp4", in: scratch)
    #expect(
      result.errors
        == "dwell: ffmpeg is missing, which encodes videos -- install the package ffmpeg, e.g. with: apt install ffmpeg\n"
    )
    #expect(result.status == 1)
    #expect(try names(in: scratch) == ["deck"])
    #expect(
      try run("PATH=/nowhere $DWELL export deck --frames f --size=64x64 --fps=1", in: scratch).status == 0,
      "frames need none")
  }

  @Test(arguments: ["mp4", "webm"]) func `sound ends with the video, silently`(format: String) throws {
    let scratch = try scratch()
    let sound = try run(
      "ffmpeg -v error -f lavfi -i sine=frequency=440:duration=10 -metadata title=Song ./-a.wav", in: scratch)
    #expect(sound.status == 0, "\(sound.errors)")
    try export("-o a.\(format) --size=64x64 --fps=10 --audio=-a.wav --fade=1", in: scratch)
    let shown = try run(
      "ffprobe -v error -show_entries format=duration:format_tags=title -of default=nw=1:nk=1 a.\(format)",
      in: scratch
    ).output.split(separator: "\n")
    #expect(abs((shown.first.flatMap { Double($0) } ?? 0) - 3) < 0.05, "\(shown)")
    #expect(shown.last == "Colours", "not the song's")
    /// The mean volume of a part of the sound, in decibels.
    func volume(_ start: Double) throws -> Double {
      let output = try run(
        "ffmpeg -nostdin -ss \(start) -t 0.15 -i a.\(format) -af volumedetect -f null - 2>&1 | sed -n 's/.*mean_volume: \\(.*\\) dB/\\1/p'",
        in: scratch
      ).output
      return try #require(Double(output.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    #expect(try volume(2.8) < volume(1) - 10)
  }

  @Test func `a file without sound is refused before anything is drawn`() throws {
    let scratch = try scratch()
    let result = try run("$DWELL export deck -o a.mp4 --audio deck/deck.json", in: scratch)
    #expect(result.errors.hasPrefix("dwell: deck/deck.json has no sound that ffmpeg can read ("))
    #expect(result.errors.hasSuffix(") -- give e.g. a .mp3, .ogg or .wav\n"))
    #expect(result.status == 2)
  }

  @Test func `videos have no sound, and pipes, which can be read once, are refused`() throws {
    let scratch = try scratch()
    let made = try run(
      "ffmpeg -v error -f lavfi -i color=red:d=1:s=64x64 mute.mp4; mkfifo pipe.wav", in: scratch)
    #expect(made.status == 0, "\(made.errors)")
    for (name, problem) in [
      ("mute.mp4", "mute.mp4 has no sound -- give e.g. a .mp3, .ogg or .wav"),
      ("pipe.wav", "pipe.wav is not a file -- write the sound into one, e.g. a .wav"),
      ("deck", "deck is not a file -- write the sound into one, e.g. a .wav"),
    ] {
      let result = try run("timeout 90 $DWELL export deck -o a.mp4 --audio \(name)", in: scratch)
      #expect(result.errors == "dwell: \(problem)\n" && result.status == 2)
    }
  }

  @Test func `frames are not written among the pictures`() throws {
    let scratch = try scratch()
    let words = "--size=64x64 --fps=1"
    let own = try run("rm deck/deck.json; $DWELL export deck --frames ./deck/ \(words)", in: scratch)
    #expect(
      own.errors
        == "dwell: ./deck/ is a folder of the pictures, and frames would be among them -- give another\n")
    #expect(own.status == 2)
    #expect(try run("mkdir deck/new; $DWELL export deck --frames deck/new \(words)", in: scratch).status == 0)
    #expect(try run("$DWELL export deck -r --frames deck/new \(words)", in: scratch).status == 2)
  }

  @Test func `damaged pictures are left out, including their time`() throws {
    let scratch = try scratch(#"["1.bmp", "4.png", "3.bmp"]"#)
    try scratch.write("\u{89}PNG\r\n\u{1A}\n no picture", to: "deck/4.png")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]).write(
      to: scratch.folder.appending(path: "deck/4.png"))
    let result = try run("$DWELL export deck -o a.mp4 --size=64x64 --fps=10", in: scratch)
    #expect(result.errors.contains("4.png: ") && result.errors.contains("; skipped -- copy it again"))
    #expect(result.status == 0)
    #expect(try probe("a.mp4", "stream=nb_read_frames", in: scratch) == ["20"])
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "deck/deck.json"))
    let none = try run("rm deck/*.bmp; $DWELL export deck -o b.mp4", in: scratch)
    #expect(none.status == 2 && none.errors.contains("none of the pictures"))
  }
}
#endif
