import DwellTestSupport
import Foundation
import Testing

@testable import DwellScenes

/// Traces match their goldens.
@Suite struct TraceGoldenTests {
  @Test func `the trace of three pages with a hover and a selection`() throws {
    try expectGolden(threePages, "page-control-three-pages.jsonl")
  }

  @Test func `the trace of a page view that is dragged, released, and caught again`() throws {
    try expectGolden(draggedPages, "page-view-drag.jsonl")
  }

  @Test func `the trace of a meter that is revealed and then changes its value`() throws {
    try expectGolden(revealedMeter, "progress-meter-reveal.jsonl")
  }

  @Test(arguments: [
    ("right-to-left", #""pageCount": 3, "direction": "rightToLeft""#),
    ("bottom-to-top", #""pageCount": 3, "direction": "bottomToTop""#),
    ("reduced-motion", #""pageCount": 3, "reduceMotion": true"#),
    ("window", #""pageCount": 1000000, "currentPage": 499999"#),
    ("label", #""pageCount": 12, "overflow": "label", "background": "prominent""#),
    (
      "images",
      ##""pageCount": 3, "images": {"pages": {"0": 1}}, "tint": "#ffffff", "showsProgress": false"##
    ),
  ])
  func `a page turns in every look of a page control`(name: String, configuration: String) throws {
    let text = """
      {"component": "pageControl", "size": {"width": 200, "height": 200}, "configuration": {\(configuration)},
       "events": [{"at": 1, "type": "key", "key": "pageDown"}], "samples": [1, 1.1, 2]}
      """
    try expectGolden(text, "page-control-\(name).jsonl")
  }

  @Test(arguments: [
    "late", "frames-dropped", "clock-back", "clock-forward", "clock-while-paused", "all-at-once",
  ])
  func `the trace of a front that is late, drops frames or has a clock that steps`(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fronts/\(name).json")
    try expectGolden(String(contentsOf: file, encoding: .utf8), "Fronts/\(name).jsonl")
  }

  /// Compares the trace of a scenario.
  private func expectGolden(_ text: String, _ name: String, at place: SourceLocation = #_sourceLocation)
    throws
  {
    let trace = try lines(of: scenario(text)).joined(separator: "\n") + "\n"
    DwellTestSupport.expectGolden(trace, name, sourceLocation: place)
  }
}
