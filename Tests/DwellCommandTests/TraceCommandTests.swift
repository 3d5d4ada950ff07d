import DwellJSON
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
}
