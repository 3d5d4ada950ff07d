#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// `DwellCarouselPage`: a page whose title, duration and icon are properties (R224, R232).
@MainActor
final class CarouselPageTests: ZoomTestCase {
  func testAFileGivesPagesTheirProperties() async throws {
    let object = try build(
      """
      <object class="DwellCarousel" id="carousel">
        <property name="indicator-role">tabs</property>
        <child><object class="DwellCarouselPage" id="page">
          <property name="title">Porto</property>
          <property name="duration">8</property>
          <property name="icon-name">mark-location-symbolic</property>
          <child><object class="GtkLabel" id="label"><property name="label">A harbour</property></object></child>
        </object></child>
        <child><object class="GtkLabel"/></child>
      </object>
      """)
    let carousel = try XCTUnwrap(CarouselWidget(of: object("carousel")))
    XCTAssertEqual(String(cString: gtk_widget_get_css_name(try object("page"))), "dwell-carousel-page")
    XCTAssertEqual(carousel.pageCount, 2)
    XCTAssertEqual(carousel.component.timer.duration(forPage: 0), .seconds(8))
    XCTAssertEqual(carousel.component.timer.duration(forPage: 1), .seconds(4))
    XCTAssertNotNil(
      carousel.component.configuration.indicator.dots?.images.image(ofPage: 0, isCurrent: false))
    try show(carousel.widget)
    XCTAssertEqual(
      try accessibleObjects().filter { $0.role == "page tab" }.map(\.name), ["Porto", "page 2 of 2"])
    let label = try object("label")
    XCTAssertEqual(
      [gtk_widget_get_width(label), gtk_widget_get_height(label)], [400, 300], "it fills the page")
  }

  func testObserversAreNotifiedHoweverAPropertyIsSet() async throws {
    let object = try build("<object class=\"DwellCarouselPage\" id=\"page\"/>")
    let page = try object("page")
    var names: [String] = []
    for name in ["child", "title", "duration", "icon-name"] {
      Signal.connect(page, property: name) { names.append(name) }
    }
    PageProperties(of: page).title = "Porto"
    XCTAssertEqual(dwell_set_property(page, "title", "Porto"), 1)
    XCTAssertEqual(names, ["title"], "only a change")
    XCTAssertEqual(dwell_set_property(page, "title", ""), 1)
    XCTAssertNil(PageProperties(of: page).title)
    XCTAssertEqual(dwell_set_property(page, "duration", "3"), 1)
    PageProperties(of: page).iconName = "mark-location-symbolic"
    XCTAssertEqual(names, ["title", "title", "duration", "icon-name"])
    XCTAssertEqual(
      [text("duration", of: page), text("icon-name", of: page)], ["3.000000", "\"mark-location-symbolic\""])
  }

  func testKeysZoomWhatFillsThePage() async throws {
    let object = try build(
      """
      <object class="DwellCarousel" id="carousel">
        <child><object class="DwellCarouselPage">
          <child><object class="DwellZoom" id="zoom"><child><object class="GtkLabel"/></child></object></child>
        </object></child>
      </object>
      """)
    let carousel = try XCTUnwrap(CarouselWidget(of: object("carousel")))
    XCTAssert(carousel.controller.currentZoom === ZoomController.of(try object("zoom")))
  }

  func testItEndsWithItsWidget() async throws {
    let before = ObjectController.count
    let page = try XCTUnwrap(g_object_new_with_properties(GObjects.carouselPage, 0, nil, nil)).cast(
      to: GtkWidget.self)
    XCTAssertEqual(String(cString: g_type_name(GObjects.carouselPage)), "DwellCarouselPage")
    g_object_ref_sink(page)
    XCTAssertEqual(ObjectController.count, before + 1)
    g_object_unref(page)
    XCTAssertEqual(ObjectController.count, before)
  }
}
#endif
