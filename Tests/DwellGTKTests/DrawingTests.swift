#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
import XCTest

/// The conversion of display lists to pixels.
@MainActor
final class DrawingTests: GTKTestCase {
  /// The theme of these tests.
  private let theme = Theme(foreground: Color(red: 0.1, green: 0.2, blue: 0.3), background: .white)

  func testEveryShapeMatchesPlainCairoAtEveryScale() async throws {
    for scale in [1.0, 1.5, 2, 3] {
      let width = Int(96 * scale)
      let height = Int(48 * scale)
      let raster = try XCTUnwrap(Raster(width: width, height: height))
      raster.draw(Specimens.shapes, with: DisplayListRenderer(theme: theme, scale: scale))
      let expected = CairoOracle(theme: theme, scale: scale)
        .pixels(of: Specimens.shapes, width: width, height: height)
      assertEqual(Pixels(raster), expected, "scale \(scale)")
    }
  }

  func testEachShapeAloneMatchesPlainCairo() async throws {
    for (index, command) in Specimens.shapes.commands.enumerated() {
      guard command != .pop, command != .opacity(0.5) else { continue }
      let list = DisplayList([command])
      if case .clip = command { continue }
      let raster = try XCTUnwrap(Raster(width: 96, height: 48))
      raster.draw(list, with: DisplayListRenderer(theme: theme))
      let drawn = Pixels(raster)
      assertEqual(
        drawn, CairoOracle(theme: theme).pixels(of: list, width: 96, height: 48), "command \(index)")
      XCTAssert(drawn.bytes.contains { $0 != 0 }, "command \(index) drew nothing")
    }
  }

  func testAGroupIsCompositedAsAWholeSoThatOverlapsDoNotShow() async throws {
    let raster = try XCTUnwrap(Raster(width: 96, height: 48))
    raster.draw(Specimens.shapes, with: DisplayListRenderer(theme: .light))
    XCTAssertEqual(Pixels(raster)[82, 34], Pixels(raster)[76, 32])
  }

  func testTextIsCentredInItsColor() async throws {
    let raster = try XCTUnwrap(Raster(width: 80, height: 40))
    let rect = Rect(x: 0, y: 0, width: 80, height: 40)
    raster.draw(
      DisplayList([
        .label(ItemKey(.label), current: 1, count: 10, rect, fontSize: 18, .color(.white), opacity: 1)
      ]), with: DisplayListRenderer(theme: theme))
    let pixels = Pixels(raster)
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<40 {
      for x in 0..<80 where pixels[x, y][3] > 127 {
        columns.append(x)
        rows.append(y)
        XCTAssertEqual(pixels[x, y][0], pixels[x, y][3], "not white")
      }
    }
    let left = try XCTUnwrap(columns.min())
    let right = try XCTUnwrap(columns.max())
    XCTAssertEqual(Double(left + right) / 2, 39.5, accuracy: 2)
    XCTAssertEqual(Double(try XCTUnwrap(rows.min()) + (try XCTUnwrap(rows.max()))) / 2, 19.5, accuracy: 3)
    XCTAssertGreaterThan(right - left, 30)
  }

  func testAnIndicatorImageTakesItsShapeFromTheTextureAndItsColorFromTheRole() async throws {
    let shape: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255]
    let bytes = g_bytes_new(shape, gsize(shape.count))
    let texture = gdk_memory_texture_new(2, 2, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, 8)
    g_bytes_unref(bytes)
    defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
    let raster = try XCTUnwrap(Raster(width: 40, height: 20))
    let content = PageContent(texture: { $0.number == 7 ? texture : nil })
    raster.draw(
      DisplayList([
        .image(
          ItemKey(.indicator), ImageName(7), Rect(x: 0, y: 0, width: 40, height: 20), .white, opacity: 0.5),
        .image(
          ItemKey(.indicator), ImageName(8), Rect(x: 0, y: 0, width: 40, height: 20), .white, opacity: 1),
      ]), with: DisplayListRenderer(theme: theme, content: content))
    let pixels = Pixels(raster)
    XCTAssertEqual(pixels[2, 2], [0, 0, 0, 0], "the square image is centred in the rectangle")
    let inside = pixels[12, 2]
    XCTAssertEqual(Double(inside[3]), 127.5, accuracy: 2)
    XCTAssertEqual(inside[0], inside[3])
    XCTAssertEqual(inside[1], inside[3])
    XCTAssertEqual(pixels[28, 2][3], 0, "nothing is drawn where the texture is transparent")
  }

  func testWhatIsInvisibleHasNoNodeAndAPauseSymbolNeedsNoCairo() async throws {
    let renderer = DisplayListRenderer(theme: theme)
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let hidden = DrawCommand.fill(ItemKey(.button), rect, radius: 10, .solid(.foreground, opacity: 0))
    XCTAssertNil(renderer.node(of: ArraySlice([hidden])))
    let symbol = DrawCommand.image(ItemKey(.button), .pause, rect, .foreground, opacity: 1)
    let pause = try XCTUnwrap(renderer.node(of: ArraySlice([symbol])))
    defer { gsk_render_node_unref(pause) }
    XCTAssertEqual(gsk_render_node_get_node_type(pause), GSK_CONTAINER_NODE)
    for index in 0..<2 {
      let bar = gsk_container_node_get_child(pause, guint(index))
      XCTAssertEqual(gsk_render_node_get_node_type(bar), GSK_COLOR_NODE)
    }
  }

  func testAnUnbalancedOrNonFiniteListDrawsItsValidPart() async throws {
    let key = ItemKey(.indicator)
    var commands: [DrawCommand] = [
      .pop, .clip(Rect(x: 0, y: 0, width: 20, height: 20), radius: -3), .opacity(.nan),
    ]
    for bad in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      commands += [
        .fill(key, Rect(x: bad, y: 0, width: 5, height: 5), radius: bad, .solid(.foreground, opacity: bad)),
        .fill(key, Rect(x: 0, y: 0, width: bad, height: 5), radius: 2, .solid(.foreground, opacity: 1)),
        .border(
          key, Rect(x: 0, y: 0, width: 5, height: 5), radius: bad, width: bad, .solid(.foreground, opacity: 1)
        ),
        .arc(
          key, Arc(center: Point(x: bad, y: 5), radius: bad, width: bad, start: bad, sweep: bad),
          .solid(.foreground, opacity: bad)),
        .page(-1, Rect(x: 0, y: 0, width: bad, height: 5), opacity: bad),
        .label(
          key, current: .min, count: .max, Rect(x: bad, y: 0, width: 5, height: 5), fontSize: bad,
          .foreground,
          opacity: 1),
        .clip(Rect(x: 0, y: 0, width: bad, height: bad), radius: bad),
      ]
    }
    let raster = try XCTUnwrap(Raster(width: 20, height: 20))
    let renderer = DisplayListRenderer(theme: theme)
    raster.draw(DisplayList(commands), with: renderer)
    XCTAssertEqual(Pixels(raster)[1, 1], [0, 0, 0, 0], "an opacity of NaN hides its group")
    raster.draw(
      DisplayList([
        .pop, .fill(key, Rect(x: 0, y: 0, width: 20, height: 20), radius: 0, .solid(.white, opacity: 1)),
      ]),
      with: renderer)
    XCTAssertEqual(Pixels(raster)[1, 1], [255, 255, 255, 255])
  }

  func testARasterThatIsEmptyOrTooLargeIsRejected() async {
    XCTAssertNil(Raster(width: 0, height: 5))
    XCTAssertNil(Raster(width: 5, height: -1))
    XCTAssertNil(Raster(width: .max, height: 5))
  }
}
#endif
