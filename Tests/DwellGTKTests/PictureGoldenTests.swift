#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
@testable import DwellGTKGallery
import DwellGTKTestSupport
import DwellScenes
import XCTest

/// Small sheets of the demo scenes match the committed images. Pixels are compared with a tolerance for
/// antialiasing; the sheets have no text, which depends on the machine's fonts.
@MainActor
final class PictureGoldenTests: GTKTestCase {
  /// The folder of the images.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens/Pictures").path

  func testAPillFillsAndTurns() async throws {
    try expectGolden("page-control", columns: 2)
  }

  func testAPillFillsAndTurnsOnADarkBackground() async throws {
    try expectGolden("page-control-dark", columns: 2)
  }

  func testAMeterIsRevealedInItsColours() async throws {
    try expectGolden("progress-meter-10")
  }

  func testImagesReplaceDots() async throws {
    try expectGolden("page-control-images", columns: 2)
  }

  /// Compares the sheet of a scene, at one pixel per point; with DWELL_BLESS=1 in the environment it is
  /// overwritten instead.
  private func expectGolden(
    _ name: String, columns: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let scene = try XCTUnwrap(DemoScene.named(name))
    let raster = try XCTUnwrap(SheetPainter.draw(try sheet(of: scene, columns: columns), scale: 1))
    let path = "\(Self.folder)/\(name).png"
    let environment = ProcessInfo.processInfo.environment
    guard environment["DWELL_BLESS"] != "1" || environment["CI"] != nil else {
      try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
      try raster.writePNG(to: path)
      return
    }
    let golden = try Pixels(file: path, width: raster.width, height: raster.height)
    let given = Pixels(raster)
    let difference = golden.difference(from: given)
    guard difference.greatest > 24 || difference.mean > 0.05 else { return }
    let wrong = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-given.png").path
    try raster.writePNG(to: wrong)
    XCTFail(
      """
      Tests/Goldens/Pictures/\(name).png differs: a byte by \(difference.greatest), in the mean by \(difference.mean). \
      What was given: \(wrong). If that is right, `make bless` renews the file.
      """, file: file, line: line)
  }

  /// Returns the sheet of a scene, without text.
  private func sheet(of scene: DemoScene, columns: Int?) throws -> Sheet {
    var moments: [ScenarioMoment] = []
    try scene.scenario.play { moment in
      moments.append(moment)
      return true
    }
    let full = Sheet(moments)
    var sheet = Sheet(full.cells, cellSize: full.cellSize, columns: columns, full.palette)
    sheet.hasCaptions = false
    return sheet
  }
}
#endif
