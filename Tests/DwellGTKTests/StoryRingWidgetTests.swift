#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The ring around a person's picture (R236).
@MainActor
final class StoryRingWidgetTests: GTKTestCase {
  /// A widget of a colour and a size.
  private func picture(_ color: String, length: Int32) -> UnsafeMutablePointer<GtkWidget> {
    let picture: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    dwell_style_add(
      gtk_widget_get_display(picture), "box.picture-\(color) { background: \(color); }",
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    gtk_widget_add_css_class(picture, "picture-\(color)")
    gtk_widget_set_size_request(picture, length, length)
    return picture
  }

  /// A widget's minimum width and height.
  private func minimum(_ widget: UnsafeMutablePointer<GtkWidget>) -> [Int32] {
    [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map {
      var length: Int32 = 0
      gtk_widget_measure(widget, $0, -1, &length, nil, nil, nil)
      return length
    }
  }

  /// The alpha of a window's pixels in the middle of the line, at angles in degrees, clockwise from the top.
  private func alphas(_ window: TestWindow, length: Double, _ angles: [Double]) throws -> [Int] {
    let pixels = try window.pixels()
    return angles.map {
      let (angle, radius) = (($0 - 90) * .pi / 180, length / 2 - 1.25)
      return pixels[Int(length / 2 + radius * cos(angle)), Int(length / 2 + radius * sin(angle))][3]
    }
  }

  func testItHasRoomForTheRingAroundItsChild() async throws {
    let ring = try XCTUnwrap(StoryRingWidget(child: picture("red", length: 50), momentCount: 2))
    XCTAssertEqual(minimum(ring.widget), [64, 64], "a line of 2.5 points, and 4 between it and the child")
    ring.ring.gap = 10
    XCTAssertEqual(minimum(ring.widget), [76, 76])
    ring.child = nil
    XCTAssertEqual(minimum(ring.widget), [26, 26])
  }

  func testEachMomentHasAnArcFainterOnceItWasSeen() async throws {
    let ring = try XCTUnwrap(StoryRingWidget(momentCount: 4, seen: SeenPages([0..<1, 2..<3])))
    let window = present(ring.widget, width: 80, height: 80)
    let angles = [45.0, 135, 225, 315]
    let seen = Int((0.35 * 255).rounded())
    for (alpha, expected) in zip(try alphas(window, length: 80, angles), [seen, 255, seen, 255]) {
      XCTAssertLessThanOrEqual(abs(alpha - expected), 2)
    }
    XCTAssertEqual(try alphas(window, length: 80, [0, 90, 180, 270]), [0, 0, 0, 0], "the gaps")
    ring.ring.seen = SeenPages([0..<4])
    for alpha in try alphas(window, length: 80, angles) { XCTAssertLessThanOrEqual(abs(alpha - seen), 2) }
    ring.ring.momentCount = 0
    XCTAssertEqual(try alphas(window, length: 80, angles), [0, 0, 0, 0])
  }

  func testMomentsFollowTheDirectionOfText() async throws {
    let ring = try XCTUnwrap(StoryRingWidget(momentCount: 2, seen: SeenPages([0..<1])))
    let window = present(ring.widget, width: 80, height: 80)
    XCTAssertLessThan(try alphas(window, length: 80, [90])[0], 100)
    gtk_widget_set_direction(ring.widget, GTK_TEXT_DIR_RTL)
    XCTAssertEqual(try alphas(window, length: 80, [90]), [255])
    XCTAssertLessThan(try alphas(window, length: 80, [270])[0], 100)
  }

  func testItsChildIsACircleInTheMiddle() async throws {
    let ring = try XCTUnwrap(StoryRingWidget(child: picture("blue", length: 66), momentCount: 0))
    let pixels = try present(ring.widget, width: 120, height: 80).pixels()
    XCTAssertEqual(pixels[60, 40], [0, 0, 255, 255])
    XCTAssertEqual([pixels[60, 8][3], pixels[60, 5][3]], [255, 0], "seven points from the edge")
    XCTAssertEqual([pixels[30, 10][3], pixels[12, 40][3]], [0, 0], "outside the circle")
  }

  func testItHasTheColourOfText() async throws {
    dwell_style_add(
      gdk_display_get_default(), "dwell-story-ring.red { color: red; }",
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    let ring = try XCTUnwrap(StoryRingWidget(momentCount: 1))
    let window = present(ring.widget, width: 80, height: 80)
    XCTAssertNotEqual(try window.pixels()[78, 40], [255, 0, 0, 255])
    gtk_widget_add_css_class(ring.widget, "red")
    XCTAssertEqual(try window.pixels()[78, 40], [255, 0, 0, 255])
  }

  func testItIsAnElementWithProperties() async throws {
    let object = try build(
      """
      <object class="DwellStoryRing" id="ring">
        <property name="moment-count">5</property>
        <property name="seen-count">2</property>
        <child><object class="GtkLabel" id="label"/></child>
      </object>
      """)
    let ring = try XCTUnwrap(StoryRingWidget(of: object("ring")))
    XCTAssertEqual(String(cString: gtk_widget_get_css_name(ring.widget)), "dwell-story-ring")
    XCTAssertEqual(ring.child, try object("label"))
    XCTAssertEqual(ring.ring, StoryRing(momentCount: 5, seen: SeenPages([0..<2])))
    XCTAssertNil(StoryRingWidget(of: try object("label")))
    XCTAssertNil(ZoomWidget(of: ring.widget))
    var names: [String] = []
    for name in ["child", "moment-count", "seen-count"] {
      Signal.connect(ring.widget, property: name) { names.append(name) }
    }
    ring.controller.setSeen(true, 3)
    XCTAssertEqual(text("seen-count", of: ring.widget), "2", "those from the first on")
    ring.controller.setSeen(true, 2)
    XCTAssertEqual(text("seen-count", of: ring.widget), "4")
    ring.controller.setSeen(false, 1)
    XCTAssertEqual(ring.ring.seen, SeenPages([0..<1, 2..<4]))
    XCTAssertTrue(ring.controller.isSeen(3))
    ring.child = nil
    XCTAssertEqual(names, ["seen-count", "seen-count", "seen-count", "child"])
    names = []
    XCTAssertEqual(dwell_set_property(ring.widget, "moment-count", "6"), 1)
    XCTAssertEqual(names.sorted(), ["moment-count", "seen-count"])
  }

  func testItEndsWithItsWidget() async throws {
    let before = ObjectController.count
    var ring = StoryRingWidget(child: gtk_label_new("Ann"), momentCount: 3)
    XCTAssertEqual(ObjectController.count, before + 1)
    ring = nil
    XCTAssertEqual(ObjectController.count, before)
    XCTAssertNil(ring)
  }
}
#endif
