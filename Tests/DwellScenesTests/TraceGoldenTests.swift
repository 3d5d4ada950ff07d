import DwellTestSupport
import Testing

@testable import DwellScenes

/// Traces stay what they were when somebody last looked at them.
@Suite struct TraceGoldenTests {
  @Test func `three pages with a hover and a selection`() throws {
    let trace = try lines(of: scenario(threePages)).joined(separator: "\n") + "\n"
    expectGolden(trace, "page-control-three-pages.jsonl")
  }
}
