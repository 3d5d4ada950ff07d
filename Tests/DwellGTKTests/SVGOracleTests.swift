#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import DwellScenes
import XCTest

/// SVG documents look like GTK's drawing: they are drawn by librsvg, an independent renderer.
@MainActor
final class SVGOracleTests: GTKTestCase {
  func testEveryKindOfShapeLooksTheSame() async throws {
    for palette in [Palette.light, .dark] {
      try expectSame(Specimens.shapes, Size(width: 96, height: 48), palette, "shapes")
    }
  }

  func testEveryTimeOfAScene() async throws {
    for name in ["page-control", "page-control-images", "segmented-progress-fluid", "progress-meter-7"] {
      let scene = try XCTUnwrap(DemoScene.named(name))
      var moments: [ScenarioMoment] = []
      try scene.scenario.play { moment in
        moments.append(moment)
        return true
      }
      for moment in moments {
        try expectSame(
          moment.frame.display, moment.size, moment.appearance.palette, "\(name) at \(moment.at) s")
      }
    }
  }

  func testASheetHasTheSameLayout() async throws {
    let list = Specimens.shapes
    let cells = [Palette.light, .dark, .light].map { Sheet.Cell(list, caption: "", $0) }
    var sheet = Sheet(cells, cellSize: Size(width: 96, height: 48), columns: 2, .light)
    sheet.hasCaptions = false
    let raster = try XCTUnwrap(SheetPainter.draw(sheet, scale: 2))
    assertEqual(try pixels(of: SVGDocument(sheet, scale: 2), like: raster), Pixels(raster), "sheet")
  }

  /// Fails unless both draw a display list alike, at two pixels per point.
  private func expectSame(
    _ list: DisplayList, _ size: Size, _ palette: Palette, _ what: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let raster = try XCTUnwrap(SheetPainter.draw(list, size: size, palette, scale: 2))
    let drawn = try pixels(of: SVGDocument(list, size: size, palette, scale: 2), like: raster)
    assertEqual(drawn, Pixels(raster), what, file: file, line: line)
  }

  /// Returns the pixels that librsvg draws, in the size of a raster.
  private func pixels(of document: SVGDocument, like raster: Raster) throws -> Pixels {
    let path = try temporaryFolder() + "/picture.svg"
    try document.text.write(toFile: path, atomically: true, encoding: .utf8)
    return try Pixels(file: path, width: raster.width, height: raster.height)
  }
}
#endif
