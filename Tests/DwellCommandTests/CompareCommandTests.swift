import Dwell
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// `dwell compare` prints the differences between display lists or traces.
@Suite struct CompareCommandTests {
  /// Every step in every form.
  private static let everything = """
    fill background 0 0 390 44 r22 #102030 @0.2
    border border 10 10 40 20 w2 foreground
    clip 144 18 36 8 r4 {
      fill progress/1 144 18 9 8 rightToLeft #ffffff #0080ff
    }
    opacity 0.5 {
      page/2 200 0 100 40 @0.2
    }
    image/1 indicator/2 186 18 8 8 foreground @0.35
    label label 2/12 200 10 60 24 s18 #000000 @0.9

    """

  /// Compares two texts as files.
  private func compare(_ one: String, _ other: String) throws -> DwellProcess {
    let scratch = try Scratch()
    try scratch.write(one, to: "a.txt")
    try scratch.write(other, to: "b.txt")
    return try DwellProcess(["compare", "a.txt", "b.txt"], in: scratch.folder)
  }

  @Test func `equal files are reported by the status alone`() throws {
    let loose = "# a comment\n\n" + Self.everything.replacingOccurrences(of: "  ", with: "\t")
    for other in [Self.everything, loose] {
      let run = try compare(Self.everything, other)
      #expect(run.output == "" && run.errors == "")
      #expect(run.status == 0)
    }
    #expect(try compare("", "# nothing\n").status == 0)
  }

  @Test(arguments: [
    ("#102030 @0.2", "foreground", "line 1: fill background: paint #102030 -> foreground, opacity 0.2 -> 1"),
    (" r22", "", "line 1: fill background: radius 22 -> 0"),
    ("40 20 w2", "41 20 r3 w1", "line 2: border border: width 40 -> 41, radius 0 -> 3, line 2 -> 1"),
    ("clip 144 18", "clip 143 18", "line 3: clip: x 144 -> 143"),
    (
      "rightToLeft #ffffff", "bottomToTop #fffffe",
      "line 4: fill progress/1: paint rightToLeft #ffffff #0080ff -> bottomToTop #fffffe #0080ff"
    ),
    ("opacity 0.5", "opacity 0.25", "line 6: opacity: opacity 0.5 -> 0.25"),
    ("40 @0.2", "40", "line 7: page/2: opacity 0.2 -> 1"),
    ("40 @0.2", "40 turned 9 @0.2", "line 7: page/2: turned 0 -> 9"),
    (
      "40 @0.2", "40 shown 0 0 5 5 turned 9",
      "line 7: page/2: shown whole -> 0 0 5 5, turned 0 -> 9, opacity 0.2 -> 1"
    ),
    ("image/1", "image/7", "line 9: image indicator/2: image 1 -> 7"),
    ("2/12", "3/12", "line 10: label label: text 2/12 -> 3/12"),
    ("s18 #000000", "s17 #000000", "line 10: label label: font size 18 -> 17"),
    (
      "label label", "fill indicator/9 0 0 1 1\nlabel label",
      "line 10, only in b.txt: fill indicator/9 0 0 1 1"
    ),
    (
      "border border 10 10 40 20 w2 foreground\n", "",
      "line 2, only in a.txt: border border 10 10 40 20 w2 foreground"
    ),
  ])
  func `a difference has line, item and field`(old: String, new: String, told: String) throws {
    let run = try compare(Self.everything, Self.everything.replacingOccurrences(of: old, with: new))
    #expect(run.output.hasPrefix(told + "\n"), "\(run.output)")
    #expect(run.errors == "")
    #expect(run.status == 1)
  }

  @Test func `line numbers include blank lines and comments of each file`() throws {
    let run = try compare("# one\n\nfill progress/0 1 2 3 4 #000000\n", "fill progress/0 1 2 3 5 #000000\n")
    #expect(run.output == "line 3 -> 1: fill progress/0: height 4 -> 5\n")
  }

  @Test func `lines may end with CRLF, in display lists and in traces`() throws {
    let list = Self.everything.replacingOccurrences(of: "\n", with: "\r\n")
    #expect(try compare(Self.everything, list).status == 0)
    let changed = list.replacingOccurrences(of: "w2", with: "w1")
    #expect(try compare(changed, list).output == "line 2: border border: line 1 -> 2\n")
    let trace = try DwellProcess(["trace", "scene:carousel"]).output
    #expect(try compare(trace, trace.replacingOccurrences(of: "\n", with: "\r\n")).status == 0)
  }

  @Test func `a missing paint counts as the magenta that is drawn`() throws {
    let run = try compare("fill progress/0 1 2 3 4 #000000\n", "fill progress/0 1 2 3 4\n")
    #expect(run.output == "line 1: fill progress/0: paint #000000 -> #ff00ff\n")
  }

  @Test func `traces are compared sample by sample, with all their fields`() throws {
    let scratch = try Scratch()
    let scenario = TraceCommandTests.scenario(samples: "[0, 1, 2]")
    try scratch.write(scenario, to: "a.json")
    try scratch.write(scenario.replacingOccurrences(of: "2}", with: "2, \"duration\": 8}"), to: "b.json")
    let run = try DwellProcess(
      shell: """
        for name in a b; do "$DWELL" trace $name.json > $name.jsonl || exit; done
        "$DWELL" compare a.jsonl a.jsonl && "$DWELL" compare a.jsonl b.jsonl
        """, in: scratch.folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4, "\(run.output)")
    #expect(lines.first == "sample 2 at 1 s: state.progress: 0.25 -> 0.125")
    #expect(lines.dropFirst().first?.hasPrefix("sample 2 at 1 s: line 3: fill progress/0: x ") == true)
    #expect(run.status == 1)
    let shorter = try DwellProcess(
      shell: "head -n 2 a.jsonl | \"$DWELL\" compare - a.jsonl", in: scratch.folder)
    #expect(shorter.output == "standard input has 2 samples, a.jsonl has 3\n")
    #expect(shorter.status == 1)
  }

  @Test func `semantics and events are compared field by field`() throws {
    let line =
      #"{"at":0,"semantics":[{"role":"page","rect":[0,0,1,1]}],"display":"","events":[{"at":0,"type":"end"}]}"#
    let run = try compare(
      line,
      line.replacingOccurrences(of: "[0,0,1,1]", with: "[0,0,2,1]").replacingOccurrences(
        of: #"}]}"#, with: #"},{"at":0,"type":"wakeUp"}]}"#))
    #expect(
      run.output == """
        sample 1 at 0 s: semantics[0].rect: [0,0,1,1] -> [0,0,2,1]
        sample 1 at 0 s: events[1].at: nothing -> 0
        sample 1 at 0 s: events[1].type: nothing -> "wakeUp"

        """)
    #expect(run.status == 1)
  }

  @Test func `a trace with fewer samples is different`() throws {
    let line = #"{"at":0,"display":"page/0 0 0 1 1\n"}"# + "\n"
    let run = try compare(line + line, line)
    #expect(run.output == "a.txt has 2 samples, b.txt has 1\n")
    #expect(run.status == 1)
  }

  @Test func `the first of many differences are shown and the rest counted`() throws {
    let lists = [1, 2].map { x in (0..<150).map { "fill indicator/\($0) \(x) 0 8 8\n" }.joined() }
    let lines = try compare(lists[0], lists[1]).output.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "... and 50 more")
  }

  @Test func `long lists are compared index by index`() throws {
    let many = (0..<6000).map { "fill indicator/\($0) 0 0 8 8\n" }
    let run = try compare(
      many.joined(), (many.dropLast() + ["page/1 0 0 8 8\n", "page/2 0 0 1 1\n"]).joined())
    #expect(run.output.split(separator: "\n").count == 3, "\(run.output)")
  }

  @Test(arguments: [
    (
      ["compare", "a"],
      "compare takes two files, A and B, not 1 -- write e.g. dwell compare before.txt after.txt"
    ),
    (
      ["compare", "-", "-"],
      "the standard input cannot be compared with itself -- give a file for A or B"
    ),
    (["compare", "nothing", "-"], "nothing does not exist -- check the path"),
    (
      ["compare", "list.txt", "wrong.txt"],
      "wrong.txt:2:1: \"circle\" is not a drawing command -- write fill, border, arc, page/N, image/N, label, clip, opacity or }"
    ),
    (
      ["compare", "picture.svg", "list.txt"],
      "picture.svg is an image (svg), not a display list -- compare traces: dwell trace SCENARIO > FILE"
    ),
    (
      ["compare", "list.txt", "trace.jsonl"],
      "trace.jsonl is a trace and list.txt is one display list -- compare two of the same kind"
    ),
    (
      ["compare", "trace.jsonl", "bad.jsonl"],
      "bad.jsonl: line 2: display: 1:1: \"}\" closes a group that was never opened -- remove it"
    ),
    (
      ["compare", "trace.jsonl", "scenario.json"],
      "scenario.json: line 1: has no \"display\" -- write e.g. \"display\": \"\""
    ),
  ])
  func `unreadable input is reported with status 2`(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    try scratch.write("page/0 0 0 1 1\n", to: "list.txt")
    try scratch.write("page/0 0 0 1 1\ncircle 1\n", to: "wrong.txt")
    try scratch.write(#"{"at":0,"display":""}"# + "\n", to: "trace.jsonl")
    try scratch.write(#"{"display":""}"# + "\n" + #"{"display":"}"}"#, to: "bad.jsonl")
    try scratch.write("{}\n", to: "scenario.json")
    try scratch.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", to: "picture.svg")
    let run = try DwellProcess(arguments, in: scratch.folder)
    #expect(run.errors == "dwell: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
