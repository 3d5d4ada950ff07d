import DwellTestSupport
import Testing

@testable import DwellScenes

/// Traces stay what they were when somebody last looked at them.
@Suite struct TraceGoldenTests {
  @Test func `three pages with a hover and a selection`() throws {
    try expectGolden(threePages, "page-control-three-pages.jsonl")
  }

  @Test func `a page view that is dragged, let go, and caught again`() throws {
    try expectGolden(draggedPages, "page-view-drag.jsonl")
  }

  @Test func `a meter that is revealed and gets another value`() throws {
    try expectGolden(revealedMeter, "progress-meter-reveal.jsonl")
  }

  /// Compares the trace of a scenario.
  private func expectGolden(_ text: String, _ name: String, at place: SourceLocation = #_sourceLocation)
    throws
  {
    let trace = try lines(of: scenario(text)).joined(separator: "\n") + "\n"
    DwellTestSupport.expectGolden(trace, name, sourceLocation: place)
  }
}
