#if GTK
import DwellConformance
import XCTest

/// The code samples with widgets compile: those in the articles, and the README's.
final class WidgetSnippetTests: XCTestCase {
  func testTheSamplesWithWidgetsCompile() throws {
    let articles = ["Sources/Dwell/Dwell.docc", "Sources/DwellGTK/DwellGTK.docc"].flatMap {
      Snippet.files(below: $0, suffix: ".md")
    }
    let samples = (articles + ["README.md"]).flatMap { Snippet.blocks(in: $0) }.filter(\.needsGTK)
    XCTAssertGreaterThanOrEqual(samples.count, 3, "two in an article, and one in the README")
    for sample in samples { XCTAssertNil(try sample.compilerErrors(), sample.place) }
  }
}
#endif
