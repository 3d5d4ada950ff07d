#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Widgets in GtkBuilder's files.
@MainActor
final class GtkBuilderTests: GTKTestCase {
  /// Returns an instance of a class that is derived from one of ours, with a template.
  private func derived(_ name: String, from parent: GType, _ template: String) throws
    -> UnsafeMutablePointer<GtkWidget>
  {
    var base = GTypeQuery()
    g_type_query(parent, &base)
    var info = GTypeInfo()
    info.class_size = guint16(base.class_size)
    info.instance_size = guint16(base.instance_size)
    info.class_data = UnsafeRawPointer(g_bytes_new(template, gsize(template.utf8.count)))
    info.class_init = { raw, template in
      gtk_widget_class_set_template(
        raw?.assumingMemoryBound(to: GtkWidgetClass.self), template.map { OpaquePointer($0) })
    }
    info.instance_init = { instance, _ in
      gtk_widget_init_template(instance?.withMemoryRebound(to: GtkWidget.self, capacity: 1) { $0 })
    }
    let type = g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
    return try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil)).cast(to: GtkWidget.self)
  }

  func testAnElementIsACarouselWithItsPages() async throws {
    let object = try build(
      """
      <object class="DwellCarousel" id="carousel">
        <property name="page">1</property>
        <property name="duration">6</property>
        <property name="effect">fade-and-scale</property>
        <property name="paused">1</property>
        <property name="name">photos</property>
        <child><object class="GtkLabel"><property name="label">One</property></object></child>
        <child><object class="GtkLabel" id="two"><property name="label">Two</property></object></child>
        <child><object class="GtkGestureClick"/></child>
      </object>
      """)
    let (widget, two) = (try object("carousel"), try object("two"))
    XCTAssertEqual(String(cString: gtk_widget_get_css_name(widget)), "dwell-carousel")
    XCTAssertEqual(String(cString: gtk_widget_get_name(widget)), "photos")
    XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(widget)), GTK_ACCESSIBLE_ROLE_GROUP)
    let carousel = try XCTUnwrap(CarouselWidget(of: widget))
    XCTAssertEqual(carousel.pageCount, 2)
    XCTAssertEqual(carousel.currentPage, 1, "set before there were pages")
    XCTAssertEqual(carousel.page(at: 1), two)
    XCTAssertFalse(carousel.isRunning)
    XCTAssertEqual(carousel.component.timer.duration, .seconds(6))
    XCTAssertEqual(carousel.component.configuration.pages.effect, .fadeAndScale)
    _ = present(widget, width: 300, height: 200)
    XCTAssertEqual(gtk_widget_get_mapped(two), 1)
    XCTAssertNil(CarouselWidget(of: two))
    XCTAssertNil(PageViewWidget(of: widget))
  }

  func testPropertiesOfAllTypesAreRead() async throws {
    let object = try build(
      """
      <object class="GtkBox" id="box">
        <child><object class="DwellPageView" id="pages">
          <property name="per-view">2</property>
          <property name="orientation">vertical</property>
          <child><object class="GtkLabel"/></child>
          <child><object class="GtkLabel"/></child>
          <child><object class="GtkLabel"/></child>
        </object></child>
        <child><object class="DwellCarousel" id="carousel">
          <property name="controls">previous|next|pause</property>
        </object></child>
        <child><object class="DwellPageControl" id="control">
          <property name="page-count">5</property>
          <property name="page">2</property>
          <property name="timed">0</property>
        </object></child>
        <child><object class="DwellSegmentedProgress" id="segments">
          <property name="page-count">4</property>
          <property name="loop">0</property>
        </object></child>
        <child><object class="DwellProgressMeter" id="meter">
          <property name="maximum">10</property>
          <property name="value">7</property>
          <property name="orientation">horizontal</property>
        </object></child>
      </object>
      """)
    _ = present(try object("box"), width: 600, height: 200)
    let pages = try XCTUnwrap(PageViewWidget(of: object("pages"))).component
    XCTAssertEqual(pages.pageCount, 3)
    XCTAssertEqual(pages.configuration.layout.length, .perView(2))
    XCTAssertEqual(pages.direction, .topToBottom)
    let carousel = try XCTUnwrap(CarouselWidget(of: object("carousel"))).component
    XCTAssertEqual(carousel.configuration.controls, .all)
    let control = try XCTUnwrap(PageControlWidget(of: object("control")))
    XCTAssertEqual(control.component.pageCount, 5)
    XCTAssertEqual(control.component.currentPage, 2)
    XCTAssertFalse(control.component.configuration.dots.showsProgress)
    XCTAssertGreaterThan(gtk_widget_get_width(control.widget), 5 * 8, "its marks have room")
    let segments = try XCTUnwrap(SegmentedProgressWidget(of: object("segments"))).component
    XCTAssertEqual(segments.pageCount, 4)
    XCTAssertFalse(segments.configuration.loops)
    let meter = try XCTUnwrap(ProgressMeterWidget(of: object("meter"))).component
    XCTAssertEqual(meter.fraction, 0.7)
    XCTAssertEqual(meter.direction, .leftToRight)
  }

  func testATemplateOfADerivedClassHasItsPagesAndProperties() async throws {
    let photos = try XCTUnwrap(
      CarouselWidget(
        of: derived(
          "DwellTestPhotos", from: GObjects.carousel,
          """
          <interface><template class="DwellTestPhotos" parent="DwellCarousel">
            <property name="duration">6</property>
            <child><object class="GtkLabel"/></child>
            <child><object class="GtkLabel"/></child>
          </template></interface>
          """)))
    XCTAssertEqual(photos.pageCount, 2)
    XCTAssertEqual(photos.component.timer.duration, .seconds(6))
    _ = present(photos.widget, width: 300, height: 200)
    XCTAssertEqual(photos.page(at: 0).map { gtk_widget_get_mapped($0) }, 1)
  }

  func testATemplateOfAClassDerivedFromAControlHasItsProperties() async throws {
    let marks = try XCTUnwrap(
      PageControlWidget(
        of: derived(
          "DwellTestMarks", from: GObjects.pageControl,
          """
          <interface><template class="DwellTestMarks" parent="DwellPageControl">
            <property name="page">2</property>
            <property name="page-count">5</property>
            <property name="duration">6</property>
          </template></interface>
          """))
    ).component
    XCTAssertEqual([marks.pageCount, marks.currentPage], [5, 2])
    XCTAssertEqual(marks.timer.duration, .seconds(6))
  }

  func testAChildThatCannotBeAPageIsReportedWithItsName() async throws {
    let warnings = try warnings(during: {
      let object = try build(
        """
        <object class="DwellCarousel" id="photos">
          <child><object class="GtkLabel" id="label"/></child>
          <child><object class="GtkWindow" id="editor"/></child>
          <child><object class="GtkPopover"/></child>
        </object>
        """)
      let photos = try object("photos")
      // Of a type whose instances have a parent as soon as they are made.
      AnyObjectType.add(try object("label").cast(to: GObject.self), nil, to: OpaquePointer(photos), nil)
      XCTAssertEqual(CarouselWidget(of: photos)?.pageCount, 1)
    })
    XCTAssertEqual(
      warnings,
      [
        """
        DwellCarousel "photos": GtkWindow "editor" can't be a page, because it is a window of its own. Move its \
        <object> out of the <child>, or put what it contains there
        """,
        """
        DwellCarousel "photos": GtkPopover can't be a page, because it is a window of its own. Move its <object> \
        out of the <child>, or put what it contains there
        """,
        #"DwellCarousel "photos": GtkLabel "label" can't be a page, because it has a parent. Remove this <child>"#,
      ])
  }

  func testABindingInAFileKeepsControlAndPagesTogether() async throws {
    let object = try build(
      """
      <object class="GtkBox" id="box">
        <property name="orientation">vertical</property>
        <child><object class="DwellPageView" id="pages">
          <child><object class="GtkLabel"/></child>
          <child><object class="GtkLabel"/></child>
          <child><object class="GtkLabel"/></child>
        </object></child>
        <child><object class="DwellPageControl" id="control">
          <property name="timed">0</property>
          <property name="page-count" bind-source="pages" bind-flags="sync-create"/>
          <property name="page" bind-source="pages" bind-flags="bidirectional|sync-create"/>
        </object></child>
      </object>
      """)
    _ = present(try object("box"), width: 300, height: 200)
    let pages = try XCTUnwrap(PageViewWidget(of: object("pages")))
    let control = try XCTUnwrap(PageControlWidget(of: object("control")))
    XCTAssertEqual(control.component.pageCount, 3)
    pages.currentPage = 2
    XCTAssertEqual(control.component.currentPage, 2)
    control.send(.key(.home))
    XCTAssertEqual(pages.currentPage, 0)
    pages.appendPage(gtk_label_new("Four"))
    XCTAssertEqual(control.component.pageCount, 4)
  }
}
#endif
