#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// `DwellZoom` as a GObject type: in GtkBuilder's files, with properties (R240).
@MainActor
final class ZoomObjectTests: ZoomTestCase {
  func testAnElementHasAChild() async throws {
    let object = try build(
      """
      <object class="DwellCarousel" id="carousel">
        <child><object class="DwellZoom" id="zoom">
          <property name="max-scale">8</property>
          <child><object class="GtkLabel" id="label"/></child>
          <child><object class="GtkGestureRotate"/></child>
        </object></child>
        <child><object class="DwellZoom" id="other">
          <property name="child"><object class="GtkLabel"/></property>
          <property name="double-tap-scale">3</property>
        </object></child>
      </object>
      """)
    let (zoom, other) = try (
      XCTUnwrap(ZoomWidget(of: object("zoom"))), XCTUnwrap(ZoomWidget(of: object("other")))
    )
    XCTAssertEqual(String(cString: gtk_widget_get_css_name(zoom.widget)), "dwell-zoom")
    XCTAssertEqual(zoom.child, try object("label"))
    XCTAssertEqual([zoom.maximumScale, zoom.doubleTapScale], [8, 2.5])
    XCTAssertEqual([other.maximumScale, other.doubleTapScale], [4, 3])
    XCTAssertNotNil(other.child)
    XCTAssertNil(ZoomWidget(of: try object("carousel")))
  }

  func testItHasTheNameOfItsChild() async throws {
    let zoom = try open(gtk_label_new("The harbour"))
    XCTAssertEqual(try accessibleObjects().filter { $0.name == "The harbour" }.count, 2)
    zoom.child = gtk_label_new("A bridge")
    settle()
    XCTAssertEqual(try accessibleObjects().filter { $0.name == "A bridge" }.count, 2)
    XCTAssertFalse(try accessibleObjects().contains { $0.name == "The harbour" })
  }

  func testObserversAreNotified() async throws {
    let zoom = try open()
    var names: [String] = []
    for name in ["child", "max-scale", "double-tap-scale", "scale"] {
      Signal.connect(zoom.widget, property: name) { names.append(name) }
    }
    XCTAssertEqual(dwell_set_property(zoom.widget, "max-scale", "2"), 1)
    XCTAssertEqual(Set(names), ["max-scale", "double-tap-scale"], "which is no larger")
    names = []
    XCTAssertEqual(dwell_set_property(zoom.widget, "max-scale", "2"), 1)
    zoom.child = gtk_label_new("Other")
    zoom.controller.send(.magnify(delta: -20, at: .zero))
    zoom.reset(animated: false)
    XCTAssertEqual(names, ["child", "scale", "scale"])
    XCTAssertEqual(text("scale", of: zoom.widget), "1.000000")
  }

  func testATypeOfItsOwnEnds() async throws {
    let before = ZoomController.count
    let widget = try XCTUnwrap(g_object_new_with_properties(GObjects.zoom, 0, nil, nil)).cast(
      to: GtkWidget.self)
    XCTAssertEqual(String(cString: g_type_name(GObjects.zoom)), "DwellZoom")
    g_object_ref_sink(widget)
    XCTAssertEqual(ZoomController.count, before + 1)
    g_object_unref(widget)
    XCTAssertEqual(ZoomController.count, before)
  }
}
#endif
