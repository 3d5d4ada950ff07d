import DwellDeckHTML
import DwellHTML
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// `dwell export`, up to the file; Tests/Web opens the file in browsers.
@Suite struct ExportCommandTests {
  /// A folder with elements that do nothing and a deck of pictures with these names.
  private func scratch(_ names: [String] = ["a.png"]) throws -> Scratch {
    let scratch = try Scratch()
    for name in ["web", "deck"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try scratch.write("globalThis.Dwell = {}", to: "web/dwell.js")
    try scratch.write("a {}", to: "web/dwell.css")
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in names { try picture.write(to: scratch.folder.appending(path: "deck/\(name)")) }
    return scratch
  }

  /// Runs the command with those elements.
  private func export(_ words: String, in scratch: Scratch, before: String = "") throws -> DwellProcess {
    try DwellProcess(shell: "\(before) DWELL_WEB=web \"$DWELL\" export \(words)", in: scratch.folder)
  }

  /// The text of a file; nil if it doesn't exist.
  private func text(_ name: String, in scratch: Scratch) -> String? {
    try? String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
  }

  /// The names of the files in the folder.
  private func names(in scratch: Scratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
  }

  @Test func `the page goes to the standard output with -o -, whole or not at all`() throws {
    let scratch = try scratch()
    let page = try export("deck -o -", in: scratch)
    #expect(page.status == 0)
    _ = try export("deck -o a.html", in: scratch)
    #expect(page.output == text("a.html", in: scratch))
    try scratch.write("no picture", to: "deck/a.png")
    let none = try export("deck -o -", in: scratch)
    #expect(none.status == 2 && none.output == "")
  }

  @Test func `errors in the path are reported before other missing parts`() throws {
    let scratch = try scratch()
    let run = try DwellProcess(shell: "DWELL_WEB=deck $DWELL export nowhere -o a.html", in: scratch.folder)
    #expect(run.errors.hasPrefix("dwell: nowhere"))
    #expect(run.status == 2)
  }

  @Test func `a deck becomes one file with its pictures inside`() throws {
    let scratch = try scratch(["1.png", "2.png"])
    let result = try export("deck -o story.html", in: scratch)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("/story.html\n") && result.output.hasPrefix("/"))
    #expect(result.errors.contains("2 of 2 pictures have no alternative text"))
    let html = try #require(text("story.html", in: scratch))
    #expect(html.ranges(of: "srcset=\"data:image/png;base64,\(Scratch.pixel) ").count == 2)
    #expect(html.contains("<script>globalThis.Dwell = {}</script>"))
    #expect(html.hasSuffix("</html>\n<!-- Exported by Dwell -->\n"))
  }

  /// An MP4 with only the description of one track's samples.
  private func video(_ codec: String) -> Data {
    var content: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 8] + Array(codec.utf8)
    for name in ["stsd", "stbl", "minf", "mdia", "trak", "moov"] {
      content = [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }
    return Data(content)
  }

  /// A folder with a picture and a video.
  private func scratch(video codec: String) throws -> Scratch {
    let scratch = try scratch(["1.png"])
    try (Data([0, 0, 0, 12]) + Data("ftypmp42".utf8) + video(codec)).write(
      to: scratch.folder.appending(path: "deck/2.mp4"))
    return scratch
  }

  @Test func `videos that browsers play are in the page, inside it or linked`() throws {
    let scratch = try scratch(video: "avc1")
    let inside = try export("deck -o story.html", in: scratch)
    #expect(inside.status == 0)
    #expect(inside.errors.contains("dwell: 2 of 2 pages have no alternative text"))
    let html = try #require(text("story.html", in: scratch))
    #expect(html.contains(" src=\"data:video/mp4;base64,AAAADGZ0eXBtcDQy"))
    #expect(html.ranges(of: "<figure").count == 2)
    #expect(html.contains("; media-src data:;"))
    #expect(try export("deck -o linked.html --linked", in: scratch).status == 0)
    #expect(text("linked.html", in: scratch)?.contains(" src=\"deck/2.mp4\"") == true)
  }

  @Test(arguments: ["", "--linked"])
  func `videos that some browsers refuse are reported and left out`(options: String) throws {
    let scratch = try scratch(video: "hvc1")
    let result = try export("deck -o story.html \(options)", in: scratch)
    #expect(result.status == 0)
    let advice = "convert it: ffmpeg -i VIDEO -pix_fmt yuv420p NEW.mp4"
    #expect(
      result.errors.contains("/deck/2.mp4: is a video that not every browser plays; skipped -- \(advice)\n"))
    #expect(text("story.html", in: scratch)?.contains("<video") == false)
    let alone = try export("deck/2.mp4 -o video.html \(options)", in: scratch)
    #expect(alone.status == 2)
    #expect(alone.errors.hasSuffix("none of the pictures of 2.mp4 can be shown -- see the messages above\n"))
    #expect(text("video.html", in: scratch) == nil)
  }

  @Test func `a video that is too large to embed is reported, and linked on request`() throws {
    let scratch = try scratch(video: "avc1")
    let video = scratch.folder.appending(path: "deck/2.mp4")
    try (Data(contentsOf: video) + Data([1, 0x7D, 0, 0]) + Data("free".utf8) + Data(count: 24_969_208)).write(
      to: video)
    let result = try export("deck -o a.html", in: scratch)
    #expect(
      result.errors.contains("/deck/2.mp4: is 24 MB, too large to embed in a page; skipped -- use --linked\n")
    )
    #expect(try !export("deck -o a.html --linked", in: scratch).errors.contains("skipped"))
  }

  @Test func `contact sheets leave videos out and report them`() throws {
    let scratch = try scratch(video: "avc1")
    let result = try export("deck -o a.png", in: scratch)
    #expect(
      result.errors.contains(
        "/deck/2.mp4: is a video, which only dwell play and HTML pages show; skipped"
          + " -- put a picture in its place\n"))
  }

  @Test(arguments: ["HUP", "INT", "TERM"])
  func `an interrupted export leaves nothing behind`(name: String) throws {
    let scratch = try scratch([])
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    // Large enough for the signal to arrive before the export ends.
    try (picture + Data(count: 20_000_000)).write(to: scratch.folder.appending(path: "deck/a.png"))
    let result = try DwellProcess(
      shell: "export DWELL_WEB=web\n"
        + DwellProcess.ended(by: name, "export deck -o story.html", draft: "story.html"),
      in: scratch.folder)
    #expect(result.status > 128, "\(result.errors)")
    #expect(try names(in: scratch) == ["deck", "web"])
  }

  @Test func `linked pictures stay where they are and have relative URLs`() throws {
    let scratch = try scratch(["a \"b\" & 100%.png"])
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "out"), withIntermediateDirectories: true)
    let result = try export("deck --linked -o out/page.html", in: scratch)
    #expect(result.status == 0, "\(result.errors)")
    let html = try #require(text("out/page.html", in: scratch))
    #expect(html.contains(#"srcset="../deck/a%20%22b%22%20%26%20100%25.png "#))
    #expect(!html.contains("base64,"))
  }

  @Test func `options reach the page`() throws {
    let scratch = try scratch()
    let looks = "--style=story --no-loop --effect=cube --per-view=1.5"
    let words = "deck -o a.html \(looks) --duration=2.5 --language=he"
    #expect(try export(words, in: scratch).status == 0)
    let html = try #require(text("a.html", in: scratch))
    #expect(
      html.contains(#"<html lang="he" dir="rtl">"#)
        && html.contains(#"duration="2.5" effect="cube" per-view="1.5" indicator="segments""#))
  }

  @Test func `file names are captions on request`() throws {
    let scratch = try scratch(["Red boat.png"])
    func caption(_ options: String) throws -> Bool {
      #expect(try export("deck -o a.html \(options)", in: scratch).status == 0)
      return text("a.html", in: scratch)?.contains(">Red boat</span></figcaption>") == true
    }
    #expect(try caption("--captions=names"))
    #expect(try !caption("") && !caption("--captions=titles") && !caption("--captions=none"))
  }

  @Test(arguments: [
    ("", "dwell: export needs a PATH -- give a folder of pictures, a picture or a deck.json\n"),
    ("deck", "dwell: export needs a file to write -- write e.g. -o story.html\n"),
    (
      "deck -o a.svg",
      "dwell: a.svg ends in none of .html, .png, .mp4, .webm, .gif, .webp, .apng -- write e.g. -o story.html\n"
    ),
    (
      "deck -o a.html --style=video",
      "dwell: --style is \"video\"; it must be control, story or stories -- write e.g. --style=story\n"
    ),
    (
      "deck -o a.html --language='\"'",
      "dwell: --language is \"\"\", which is not a language tag -- write e.g. --language=de\n"
    ),
    (
      "deck -o a.png --size=100",
      "dwell: --size is for pages of HTML and videos, not for .png -- leave it out, or write -o story.mp4\n"
    ),
    (
      "deck -o a.png --linked",
      "dwell: --linked is for pages of HTML, not for .png -- leave it out, or write -o story.html\n"
    ),
    (
      "deck -o a.mp4 --linked",
      "dwell: --linked is for pages of HTML, not for .mp4 -- leave it out, or write -o story.html\n"
    ),
    (
      "deck -o a.html --fps=30",
      "dwell: --fps is for videos, not for .html -- leave it out, or write -o story.mp4\n"
    ),
    (
      "deck -o a.html --fit=cover",
      "dwell: --fit is for videos and contact sheets, not for .html -- leave it out, or write -o story.mp4\n"
    ),
    (
      "deck --frames new --audio=deck/a.png",
      "dwell: --audio is for videos, not for a folder of pictures -- leave it out, or write -o story.mp4\n"
    ),
    (
      "deck --frames new -o a.mp4",
      "dwell: --frames writes a folder of pictures, and -o a file -- leave one out\n"
    ),
    (
      "deck -o a.mp4 --size=1080",
      "dwell: --size is 1080; a video has WIDTHxHEIGHT pixels, 16...8192 each -- write e.g. --size=1080x1920\n"
    ),
    (
      "deck -o a.html --loop --no-loop",
      "dwell: --loop and --no-loop exclude each other -- write one of them\n"
    ),
    (
      "deck -o a.html --size=0",
      "dwell: --size is 0; it must be pixels, 16...16384 -- write e.g. --size=2048\n"
    ),
    (
      "deck -o a.html --size=+100",
      "dwell: --size is +100; it must be pixels, 16...16384 -- write e.g. --size=2048\n"
    ),
    ("nowhere -o a.html", "dwell: nowhere: does not exist -- check the path\n"),
  ])
  func `errors are reported with their fix, and nothing is written`(words: String, message: String) throws {
    let scratch = try scratch()
    let result = try export(words, in: scratch)
    #expect(result.errors == message)
    #expect(result.status == 2)
    #expect(try names(in: scratch) == ["deck", "web"])
  }

  @Test func `without elements it explains how to build them`() throws {
    let scratch = try scratch()
    let result = try DwellProcess(
      shell: "DWELL_WEB=nowhere \"$DWELL\" export deck -o a.html", in: scratch.folder)
    #expect(
      result.errors
        == "dwell: DWELL_WEB is \"nowhere\", a folder without dwell.js -- correct it, or unset it\n")
    // A program in another folder finds neither a package beside it nor a clone above.
    let alone = try DwellProcess(
      shell: "unset DWELL_WEB; mkdir -p far && cp \"$DWELL\" far/dwell && far/dwell export deck -o a.html",
      in: scratch.folder)
    #expect(alone.errors.contains("build them with: make web"))
    #expect(alone.status == 1)
    let beside = try DwellProcess(
      shell:
        "unset DWELL_WEB; mkdir -p far/share && cp -r web far/share/dwell && far/dwell export deck -o a.html",
      in: scratch.folder)
    #expect(beside.status == 0, "\(beside.errors)")
  }

  @Test func `messages aren't written into the page if the standard error is closed`() throws {
    let scratch = try scratch()
    try scratch.write("/* XPM */\nstatic char", to: "deck/b.xpm")
    #expect(try export("deck --linked -o page.html", in: scratch).errors.contains("browsers do not show"))
    let page = try #require(text("page.html", in: scratch))
    for closed in ["2>&-", "<&- >&- 2>&-"] {
      let result = try export("deck --linked -o page.html \(closed)", in: scratch, before: "rm page.html;")
      #expect(text("page.html", in: scratch) == page, "\(result.errors)")
    }
    #expect(try export("- -o page.html <&-", in: scratch).errors.contains("standard input cannot be read ("))
  }

  @Test func `a full disk leaves the old file intact`() throws {
    let scratch = try scratch((1...20).map { "\($0).png" })
    try scratch.write(String(repeating: "x", count: 50_000), to: "web/dwell.js")
    try scratch.write("old", to: "a.html")
    let result = try export("deck -o a.html", in: scratch, before: "trap '' XFSZ; ulimit -f 8;")
    #expect(result.errors.contains("a.html cannot be written (File too large) -- check the folder"))
    #expect(result.status == 1)
    #expect(text("a.html", in: scratch) == "old")
    #expect(try names(in: scratch) == ["a.html", "deck", "web"])
  }

  @Test func `a killed program leaves the old file intact`() throws {
    let scratch = try scratch()
    // Bitmaps of two megabytes.
    let picture = Data(
      [
        0x42, 0x4D, 0x76, 0x20, 0x20, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 40, 0, 0, 0, 0x84, 3, 0, 0, 0xEA, 2, 0, 0,
        1, 0, 24, 0,
      ]
        + [UInt8](repeating: 0, count: 24 + 900 * 3 * 746))
    for number in 0..<60 { try picture.write(to: scratch.folder.appending(path: "deck/b\(number).bmp")) }
    try scratch.write("old", to: "a.html")
    let killed = try DwellProcess(
      shell: """
        DWELL_WEB=web "$DWELL" export deck -o a.html & export=$!
        for _ in {1..500}; do if [ -s a.html.$export.part ]; then kill -9 $export; fi; kill -0 $export 2>/dev/null || break; sleep 0.01; done
        wait $export
        """, in: scratch.folder)
    #expect(killed.status == 137, "it was still writing: \(killed.errors)")
    #expect(text("a.html", in: scratch) == "old")
  }

  @Test func `unusable pictures are reported and skipped, and a deck without any other is an error`() throws {
    let scratch = try scratch()
    try scratch.write("\u{49}\u{49}\u{2A}\0 no picture really", to: "deck/b.tif")
    let some = try export("deck -o a.html --linked", in: scratch)
    #expect(
      some.errors.contains(
        "/deck/b.tif: is in the format tiff, which browsers do not show; skipped -- save it as PNG or JPEG"))
    #expect(some.status == 0)
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "deck/a.png"))
    let none = try export("deck -o b.html --linked", in: scratch)
    #expect(
      none.errors.hasSuffix("dwell: none of the pictures of deck can be shown -- see the messages above\n"))
    #expect(none.status == 2)
    #expect(try names(in: scratch) == ["a.html", "deck", "web"])
  }

  @Test func `a page of more than 50 MB causes a warning with the option that makes it smaller`() throws {
    let scratch = try scratch([])
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    // Three times 17 MB as text; decoders ignore bytes after the end of a PNG file.
    for name in ["a", "b", "c"] {
      try (picture + Data(count: 12_750_000)).write(to: scratch.folder.appending(path: "deck/\(name).png"))
    }
    let large = try export("deck -o a.html", in: scratch)
    #expect(large.status == 0)
    #if GTK
    let fix = "use a smaller --size than 2048, or --linked"
    #else
    let fix = "use --linked to leave the pictures in files beside it"
    #endif
    #expect(large.errors.hasSuffix("dwell: the page is 51 MB, which browsers open slowly -- \(fix)\n"))
    let linked = try export("deck -o a.html --linked", in: scratch)
    #expect(linked.status == 0 && !linked.errors.contains(" MB"))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "deck/c.png"))
    #expect(try !export("deck -o a.html", in: scratch).errors.contains(" MB"))
  }

  #if !GTK
  @Test(arguments: ["-o a.mp4", "-o a.gif", "--frames new"])
  func `a video needs GTK, and a build without it reports that`(words: String) throws {
    let scratch = try scratch()
    let result = try export("deck \(words)", in: scratch)
    #expect(result.errors.contains("(unlike .html) needs GTK, and this dwell was built without it"))
    #expect(result.status == 1)
    #expect(try names(in: scratch) == ["deck", "web"])
  }
  #else
  @Test func `pictures that are too large are scaled, and damaged ones skipped`() throws {
    let scratch = try scratch([])
    _ = try DwellProcess(["demo", "deck"], in: scratch.folder)
    let large = try export("deck -o large.html", in: scratch)
    #expect(large.errors == "", "the demo describes its pictures")
    #expect(try export("deck -o small.html --size=300", in: scratch).status == 0)
    let (one, other) = (
      text("large.html", in: scratch)?.count ?? 0, text("small.html", in: scratch)?.count ?? 0
    )
    #expect(other > 10_000 && one > other * 8, "\(one) and \(other) letters")
    let damaged = scratch.folder.appending(path: "deck/2 Tide.png")
    try Data(contentsOf: damaged).prefix(20_000).write(to: damaged)
    let result = try export("deck -o rest.html", in: scratch)
    #expect(result.errors.contains("2 Tide.png: is damaged: "))
    #expect(result.errors.contains("; skipped -- copy it again"))
    #expect(text("rest.html", in: scratch)?.ranges(of: "<figure").count == 5)
    // Not even the header is complete.
    let pixel = try #require(Data(base64Encoded: Scratch.pixel))
    for header in [Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), pixel.prefix(20)] {
      try header.write(to: damaged)
      #expect(try export("deck -o rest.html", in: scratch).errors.contains("2 Tide.png: is damaged: "))
      #expect(text("rest.html", in: scratch)?.ranges(of: "<figure").count == 5)
    }
  }
  #endif
}
