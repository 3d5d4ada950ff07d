import DwellJSON
import DwellScenes
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// `dwell render` draws scenarios into files.
@Suite struct RenderCommandTests {
  /// A scenario with two samples.
  private static let scenario = TraceCommandTests.scenario(samples: "[0, 3]")

  /// Runs `dwell render` with a scenario on standard input; returns the run and the file.
  private func render(
    _ arguments: [String], _ scenario: String = Self.scenario, in scratch: Scratch
  ) throws -> (file: String?, run: DwellProcess) {
    let arguments = ["render", "-"] + arguments + ["-o", "picture.svg"]
    let run = try DwellProcess(arguments, input: scenario, in: scratch.folder)
    return (try? String(contentsOf: scratch.folder.appending(path: "picture.svg"), encoding: .utf8), run)
  }

  @Test func `the last sample is drawn by default, or the given moment`() throws {
    let scratch = try Scratch()
    let (last, run) = try render([], in: scratch)
    #expect(run.errors == "" && run.output == "" && run.status == 0)
    let svg = try #require(last)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"44\""))
    #expect(try render(["--at=3"], in: scratch).file == svg)
    #expect(try render(["--at", "1"], in: scratch).file != svg)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["picture.svg"])
  }

  @Test func `a sheet holds every sample with its time`() throws {
    let svg = try #require(try render(["--sheet"], in: try Scratch()).file)
    #expect(svg.contains(">0 s</text>") && svg.contains(">3 s</text>"))
  }

  @Test func `one moment and a sheet of all exclude each other`() throws {
    let (file, run) = try render(["--sheet", "--at=1"], in: try Scratch())
    #expect(file == nil && run.status == 2)
    #expect(
      run.errors == "dwell: --at draws one moment, and --sheet every sample -- leave one out\n")
  }

  @Test func `the image goes to the standard output, and to nothing else, with -o -`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(["render", "-", "-o", "-"], input: Self.scenario, in: scratch.folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == (try render([], in: try Scratch()).file))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).isEmpty)
    let gone = try DwellProcess(shell: "$DWELL render scene:carousel -o - | head -c 1; exit ${PIPESTATUS[0]}")
    #expect(gone.errors == "" && gone.status == 0)
  }

  @Test func `errors in the scenario are reported before missing features of the build`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(["render", "nowhere.json", "-o", "a.png"], in: scratch.folder)
    #expect(run.errors.hasPrefix("dwell: nowhere.json"))
  }

  @Test func `colours follow the appearance of the moment, unless dark is given`() throws {
    let scratch = try Scratch()
    let light = try #require(try render([], in: scratch).file)
    let dark = try #require(try render(["--dark"], in: scratch).file)
    #expect(light.contains("fill=\"#ffffff\"") && !dark.contains("fill=\"#ffffff\""))
    let event = #""events": [{"at": 2, "type": "appearance", "appearance": "dark"}], "samples""#
    let turned = Self.scenario.replacingOccurrences(of: "\"samples\"", with: event)
    #expect(try render([], turned, in: scratch).file == dark)
    #expect(try render(["--at=1"], turned, in: scratch).file?.contains("fill=\"#ffffff\"") == true)
  }

  @Test func `the scale changes the size of the file, not its coordinates`() throws {
    let svg = try #require(try render(["--scale=3"], in: try Scratch()).file)
    #expect(svg.contains("width=\"1170\" height=\"132\" viewBox=\"0 0 390 44\""))
  }

  @Test func `demo scenes are listed, and drawn and traced by their names`() throws {
    let scratch = try Scratch()
    let list = try DwellProcess(["render", "--list"])
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count == DemoScene.all.count)
    for scene in DemoScene.all { #expect(list.output.contains("  scene:\(scene.name) ")) }
    for line in list.output.split(separator: "\n") { #expect(line.count <= 110) }
    let picture = try DwellProcess(
      ["render", "scene:carousel", "-s", "-o", "carousel.svg"], in: scratch.folder)
    #expect(picture.status == 0 && picture.errors == "")
    #expect(try DwellProcess(["trace", "scene:carousel"]).output.split(separator: "\n").count == 8)
  }

  @Test func `a poster shows every component, and rejects a scenario and a moment`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(["render", "--poster", "--dark", "-o", "poster.svg"], in: scratch.folder)
    #expect(run.status == 0 && run.errors == "")
    let svg = try String(contentsOf: scratch.folder.appending(path: "poster.svg"), encoding: .utf8)
    for title in ["Page control", "Segmented progress", "Page view", "Carousel", "Progress meter"] {
      #expect(svg.contains(">\(title)</text>"))
    }
    #expect(svg.contains(Palette.dark.surround.hex) && !svg.contains(Palette.light.surround.hex))
    let seeds = try DwellProcess(["render", "--seeds", "-o", "-"], in: scratch.folder)
    #expect(seeds.status == 0 && seeds.output.contains(".pageTimer(duration: 4)</text>"))
    #expect(try DwellProcess(["render", "--seeds", "--poster", "-o", "-"], in: scratch.folder).status == 2)
    for wrong in [["scene:carousel"], ["--sheet"], ["--at=1"]] {
      let run = try DwellProcess(["render", "--poster", "-o", "other.svg"] + wrong, in: scratch.folder)
      #expect(run.status == 2 && run.errors.contains("--poster"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["poster.svg"])
  }

  @Test(arguments: ["poster", "seeds"], [[], ["--dark"]])
  func `the README shows what the command draws now`(what: String, dark: [String]) throws {
    let name = "Pictures/\(what)-\(dark.isEmpty ? "light" : "dark").svg"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(name)")
    let drawn = try DwellProcess(["render", "--\(what)", "-o", "-"] + dark).output
    #expect(try String(contentsOf: file, encoding: .utf8) == drawn, "make pictures draws \(name) again")
  }

  @Test func `a failed drawing leaves the file unchanged`() throws {
    let scratch = try Scratch()
    try scratch.write("the old one", to: "picture.svg")
    let (file, run) = try render([], "{", in: scratch)
    #expect(file == "the old one")
    #expect(run.status == 2)
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "folder.svg"), withIntermediateDirectories: false)
    let refused = try DwellProcess(["render", "scene:carousel", "-o", "folder.svg"], in: scratch.folder)
    #expect(
      refused.errors
        == "dwell: folder.svg cannot be written (Is a directory) -- give the name of a file\n"
    )
    #expect(refused.status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(names.sorted() == ["folder.svg", "picture.svg"])
  }

  @Test(arguments: [
    (
      [],
      "render needs a SCENARIO -- give a file, - for the standard input, or a scene of dwell render --list"
    ),
    (["scene:carousel"], "render needs a file to draw into -- write e.g. -o picture.svg"),
    (
      ["scene:carousel", "-o", "a.jpg"], "a.jpg ends in neither .svg nor .png -- write e.g. -o picture.svg"
    ),
    (["scene:carusel", "-o", "a.svg"], "\"carusel\" is not a demo scene -- did you mean scene:carousel?"),
    (["scene:x", "-o", "a.svg"], "\"x\" is not a demo scene -- dwell render --list lists them all"),
    (
      ["scene:carousel", "-o", "a.svg", "--at=-1"],
      "--at is -1; it must be a plain decimal number of seconds, 0...1000000000 -- write e.g. --at=1.5"
    ),
    (
      ["scene:carousel", "-o", "a.svg", "--scale=nan"],
      "--scale is nan; it must be a plain decimal number, 0.1...16 -- write e.g. --scale=2"
    ),
    (
      ["scene:carousel", "-o", "a.svg", "--scale=0x1p1"],
      "--scale is 0x1p1; it must be a plain decimal number, 0.1...16 -- write e.g. --scale=2"
    ),
    (["a", "b", "-o", "a.svg"], "render takes one SCENARIO, not 2 -- quote a name with spaces"),
  ])
  func `wrong usage is reported with its fix`(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let dwell = try DwellProcess(["render"] + arguments, in: scratch.folder)
    #expect(dwell.errors == "dwell: \(message)\n")
    #expect(dwell.status == 2)
  }

  @Test(arguments: [
    ("[]", [], "samples: there are none to draw -- write e.g. \"samples\": [1], or --at=1"),
    (
      #"{"every": 0.001, "until": 1}"#, ["--sheet"],
      "samples: a sheet has room for 1000, not 1001 -- use fewer"
    ),
  ])
  func `scenarios without anything to draw are reported with their fix`(
    samples: String, arguments: [String], message: String
  ) throws {
    let (file, run) = try render(arguments, TraceCommandTests.scenario(samples: samples), in: try Scratch())
    #expect(run.errors == "dwell: standard input: \(message)\n")
    #expect(run.status == 2)
    #expect(file == nil)
  }

  @Test func `a link stays and its target is written, and a pipe stays a pipe`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(
      shell: """
        mkdir there && touch there/real.svg && ln -s there/real.svg link.svg && mkfifo pipe.svg
        "$DWELL" render scene:carousel -o link.svg && test -L link.svg || exit 1
        cat pipe.svg >copy.svg & "$DWELL" render scene:carousel -o pipe.svg && wait && test -p pipe.svg || exit 2
        cmp there/real.svg copy.svg && ls there
        """, in: scratch.folder)
    #expect(run.output == "real.svg\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `an empty size is reported`() throws {
    let flat = Self.scenario.replacingOccurrences(of: "\"height\": 44", with: "\"height\": 0")
    let (file, run) = try render([], flat, in: try Scratch())
    #expect(
      run.errors == "dwell: standard input: size: is empty -- write a width and a height above 0\n")
    #expect(file == nil)
  }

  #if GTK
  @Test func `a PNG has two pixels per point by default, or the given scale`() throws {
    let scratch = try Scratch()
    for (arguments, width, height) in [([], 780, 88), (["--scale=1"], 390, 44)] as [([String], Int, Int)] {
      let run = try DwellProcess(
        ["render", "-", "-o", "picture.PNG"] + arguments, input: Self.scenario, in: scratch.folder)
      #expect(run.errors == "" && run.status == 0)
      let bytes = [UInt8](try Data(contentsOf: scratch.folder.appending(path: "picture.PNG")))
      #expect(bytes.count > 24 && Array(bytes[1...3]) == Array("PNG".utf8))
      // The header: width and height, four bytes each, big-endian.
      #expect(bytes.count > 24 && Int(bytes[18]) << 8 + Int(bytes[19]) == width)
      #expect(bytes.count > 24 && Int(bytes[22]) << 8 + Int(bytes[23]) == height)
    }
  }

  @Test func `too many pixels are reported before anything is drawn`() throws {
    let scratch = try Scratch()
    let wide = Self.scenario.replacingOccurrences(of: "390", with: "20000")
    let run = try DwellProcess(["render", "-", "-o", "a.png"], input: wide, in: scratch.folder)
    #expect(
      run.errors == """
        dwell: standard input would be 40000 by 88 pixels; a .png has at most 32000 a side and 100 million \
        -- use a smaller --scale or size, fewer samples, or draw an .svg

        """)
    #expect(run.status == 2)
  }
  #else
  @Test func `a build without GTK explains how to get PNG`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(["render", "scene:carousel", "-o", "a.png"], in: scratch.folder)
    #expect(
      run.errors == """
        dwell: render to .png (unlike .svg) needs GTK, and this dwell was built without it -- install \
        libgtk-4-dev and build it with --traits GTK

        """)
    #expect(run.status == 1)
  }
  #endif

  @Test(arguments: [["--poster"], ["--seeds"], ["scene:carousel"], ["scene:carousel", "--sheet"]])
  func `each option of a drawing makes a difference, or is refused`(what: [String]) throws {
    let scratch = try Scratch()
    let plain = try DwellProcess(["render"] + what + ["-o", "-"], in: scratch.folder)
    #expect(plain.status == 0)
    let words = ["at": "0.25", "scale": "3"]
    for option in RenderCommand.options
    where !["output", "help"].contains(option.name) && !what.contains("--\(option.name)") {
      let written = "--\(option.name)" + (words[option.name].map { "=\($0)" } ?? "")
      let run = try DwellProcess(["render"] + what + [written, "-o", "-"], in: scratch.folder)
      let isRefused = run.status == 2 && run.errors.contains("--\(option.name)")
      #expect(isRefused || run.status == 0 && run.output != plain.output, "\(what) \(written)")
    }
  }
}
