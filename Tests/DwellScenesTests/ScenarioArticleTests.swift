import DwellJSON
import DwellTestSupport
import Foundation
import Testing

@testable import DwellScenes

/// The documentation of scenario files matches the code.
@Suite struct ScenarioArticleTests {
  /// The article.
  private let article: String

  /// Reads the article.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Dwell/Dwell.docc/ScenarioFiles.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the example is the scenario of the golden trace`() throws {
    #expect(try scenario(example(0)) == scenario(threePages))
  }

  @Test func `the example gives the documented line of the trace`() throws {
    let trace = try lines(of: scenario(example(0)))
    #expect(trace[1] == example(1).trimmingCharacters(in: .newlines))
  }

  @Test func `the carousel example matches its golden trace`() throws {
    let trace = try lines(of: scenario(example(4))).joined(separator: "\n") + "\n"
    expectGolden(trace, "carousel-stories.jsonl")
  }

  @Test func `the example of an imperfect front matches its golden trace`() throws {
    let trace = try lines(of: scenario(example(5))).joined(separator: "\n") + "\n"
    expectGolden(trace, "page-control-imperfect-front.jsonl")
  }

  @Test func `every field, every event and every word is documented`() {
    let undocumented = ScenarioSchema.words.filter {
      !article.contains("`\($0)`") && !article.contains("\"\($0)\"")
    }
    #expect(undocumented == [])
  }

  /// A code block of the article.
  private func example(_ number: Int) -> String {
    let parts = article.components(separatedBy: "```")
    let block = parts.indices.contains(2 * number + 1) ? parts[2 * number + 1] : ""
    return String(block.drop { $0 != "\n" })
  }
}
