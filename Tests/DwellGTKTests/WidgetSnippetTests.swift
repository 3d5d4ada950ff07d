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
    XCTAssertGreaterThanOrEqual(samples.count, 10, "in the tutorial, recipes and the README")
    for sample in samples { XCTAssertNil(try sample.compilerErrors(), sample.place) }
  }

  func testTheTestWithVirtualTimeTurnsAPageWithoutWaiting() throws {
    let samples = Snippet.blocks(in: "Sources/Dwell/Dwell.docc/TestTimedScreens.md").filter(\.needsGTK)
    XCTAssertEqual(samples.count, 1)
    XCTAssertEqual(try samples.first?.outputWithGTK(), "1\n")
  }
}
#endif
