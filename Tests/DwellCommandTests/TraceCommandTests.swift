import DwellJSON
import DwellScenes
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// `dwell trace` plays scenario files.
@Suite struct TraceCommandTests {
  /// A scenario with the given samples.
  static func scenario(samples: String) -> String {
    """
    {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 2},
     "samples": \(samples)}

    """
  }

  @Test func `a file and the standard input give the same trace`() throws {
    let scratch = try Scratch()
    let scenario = Self.scenario(samples: "[0, 4]")
    try scratch.write(scenario, to: "two pages.json")
    let file = try DwellProcess(["trace", "two pages.json"], in: scratch.folder)
    let input = try DwellProcess(["trace", "-"], input: scenario)
    let pipe = try DwellProcess(shell: "\"$DWELL\" trace <(cat 'two pages.json')", in: scratch.folder)
    #expect(file.errors == "")
    #expect(file.status == 0)
    #expect(input.output == file.output)
    #expect(pipe.output == file.output)
    let lines = file.output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(
        try JSONDocument(text: String(line), name: "line").root.object().names.prefix(4) == [
          "at", "state", "semantics", "display",
        ])
    }
  }

  @Test func `without samples there are no lines`() throws {
    let dwell = try DwellProcess(["trace", "-"], input: Self.scenario(samples: "[]"))
    #expect(dwell.output == "")
    #expect(dwell.status == 0)
  }

  @Test func `an error has file, line, column and field`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.scenario(samples: #"{"every": -1, "until": 1}"#), to: "scene.json")
    let dwell = try DwellProcess(["trace", "scene.json"], in: scratch.folder)
    #expect(
      dwell.errors == """
        dwell: scene.json:2:23: samples.every: is -1; samples are 0.000001 to 1000000000 seconds apart -- write e.g. 0.1

        """)
    #expect(dwell.output == "")
    #expect(dwell.status == 2)
  }

  @Test(arguments: ["0", "0.0000001"])
  func `pages without a duration end in a message, even with a late front`(lateness: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44},
       "configuration": {"pageCount": 3, "duration": 1e-5}, "front": {"lateness": \(lateness)},
       "samples": [1e9]}
      """, to: "fast.json")
    let dwell = try DwellProcess(["trace", "fast.json"], in: scratch.folder)
    #expect(
      dwell.errors.hasPrefix(
        "dwell: fast.json:3:13: samples: come after more than 50000 wake-ups, the last at "))
    #expect(dwell.errors.hasSuffix(" s -- use longer durations, or end the samples earlier\n"))
    #expect(dwell.output == "" && dwell.status == 2)
  }

  @Test func `too many events are refused at the list, and before the rest of a huge file is read`() throws {
    let scratch = try Scratch()
    let event = #"{"at": 0, "type": "leave"}"#
    func scenario(_ events: Int, _ rest: String) -> String {
      let list = [String](repeating: event, count: events).joined(separator: ",\n")
      return """
        {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 2},
         "events": [
        \(list)\(rest)

        """
    }
    try scratch.write(scenario(100_001, "], \"samples\": [1]}"), to: "many.json")
    let many = try DwellProcess(["trace", "many.json"], in: scratch.folder)
    #expect(
      many.errors == """
        dwell: many.json:2:12: events: has 100001 events; at most 100000 can be played -- remove some, or split the file

        """)
    // What follows isn't even JSON.
    try scratch.write(scenario(250_000, ", oops"), to: "more.json")
    let more = try DwellProcess(["trace", "more.json"], in: scratch.folder)
    #expect(
      more.errors == """
        dwell: more.json:110000:1: events[109997]: comes after 110000 objects, the most in one file -- split the file

        """)
  }

  @Test func `a file too large to be read within a second isn't read`() throws {
    let scratch = try Scratch()
    try scratch.write(String(repeating: " ", count: 16 << 20) + "{", to: "huge.json")
    let huge = try DwellProcess(["trace", "huge.json"], in: scratch.folder)
    #expect(huge.errors == "dwell: huge.json is larger than 16 MB -- split it into several scenarios\n")
    #expect(huge.status == 2)
  }

  @Test func `one-point pages in a view of a million points are a thousand in each sample`() throws {
    let dwell = try DwellProcess(
      ["trace", "-"],
      input: """
        {"component": "pageView", "size": {"width": 1000000, "height": 1},
         "configuration": {"pageCount": 1000000, "layout": {"length": 1}}, "samples": [0, 1]}
        """)
    let lines = dwell.output.split(separator: "\n")
    #expect(lines.count == 2 && dwell.errors == "")
    #expect(lines.allSatisfy { $0.utf8.count < 500_000 })
    #expect(lines.first?.contains("page/999 999000 0 1000 1") == true)
    #expect(lines.first?.contains("page/1000 ") == false)
  }

  @Test func `an imperfect front is simulated, and visible in the lines`() throws {
    let scenario = Self.scenario(samples: "[4.1, 5]").replacingOccurrences(
      of: "\"samples\"",
      with: #""front": {"lateness": 0.2, "clockSteps": [{"at": 4.5, "by": -10}]}, "samples""#)
    let dwell = try DwellProcess(["trace", "-"], input: scenario)
    let lines = dwell.output.split(separator: "\n")
    #expect(lines.count == 2, "\(dwell.errors)")
    #expect(lines.first?.contains(#""currentPage":0,"progress":1,"#) == true)
    #expect(lines.first?.contains("wakeUp") == false)
    #expect(lines.last?.hasPrefix(#"{"at":5,"clock":-5,"state":{"currentPage":1,"progress":0.25,"#) == true)
    #expect(lines.last?.contains(#"{"at":4.2,"type":"wakeUp","due":4},{"at":4,"type":"pageChange""#) == true)
  }

  @Test func `the example of the help is a scenario`() throws {
    let help = TraceCommand.help
    let start = try #require(help.range(of: "{\"component\""))
    let end = try #require(help.range(of: "\"until\": 12}}"))
    let dwell = try DwellProcess(["trace", "-"], input: String(help[start.lowerBound..<end.upperBound]))
    #expect(dwell.output.split(separator: "\n").count == 121)
    #expect(dwell.errors == "")
  }

  @Test func `the help of trace names every field, event and word of a scenario`() {
    let names = ScenarioSchema.words.filter { !TraceCommand.help.contains($0) }
    #expect(names == [])
  }
}
