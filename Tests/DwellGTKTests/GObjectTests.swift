#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Widgets as GObjects: their properties and signals, made and changed in Swift, in GtkBuilder and in C.
@MainActor
final class GObjectTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns a carousel of labels in a window of 300 by 200 points.
  private func open(_ count: Int) throws -> CarouselWidget {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(count), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    return carousel
  }

  /// Sets a property from text, as GtkBuilder does.
  private func set(
    _ property: String, to text: String, of widget: UnsafeMutablePointer<GtkWidget>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(dwell_set_property(widget, property, text), 1, property, file: file, line: line)
  }

  func testEachTypeHasItsName() async throws {
    let types: [(GType, String)] = [
      (GObjects.carousel, "DwellCarousel"), (GObjects.pageView, "DwellPageView"),
      (GObjects.pageControl, "DwellPageControl"), (GObjects.segmentedProgress, "DwellSegmentedProgress"),
      (GObjects.progressMeter, "DwellProgressMeter"),
    ]
    for (type, name) in types {
      XCTAssertEqual(String(cString: g_type_name(type)), name)
      XCTAssertEqual(g_type_from_name(name), type)
    }
  }

  func testANewWidgetHasTheDefaultsThatItsClassStates() async throws {
    for type in ObjectTypes.all {
      let object = try XCTUnwrap(g_object_new_with_properties(type.type, 0, nil, nil))
      g_object_ref_sink(object)
      defer { g_object_unref(object) }
      for property in type.descriptions.map(\.name) where property != "orientation" {
        let specification = g_object_class_find_property(
          g_type_class_peek(type.type).assumingMemoryBound(to: GObjectClass.self), property)
        var value = GValue()
        g_object_get_property(object, property, &value)
        XCTAssertEqual(
          g_param_value_defaults(specification, &value), 1,
          "\(type.name).\(property) is \(text(property, of: object.cast(to: GtkWidget.self)))")
        g_value_unset(&value)
      }
    }
  }

  func testPropertiesReadAndSetTheComponent() async throws {
    let carousel = try open(3)
    let widget = carousel.widget
    XCTAssertEqual(text("page-count", of: widget), "3")
    XCTAssertEqual(text("page", of: widget), "0")
    XCTAssertEqual(text("duration", of: widget), "4.000000")
    XCTAssertEqual(text("loop", of: widget), "TRUE")
    set("page", to: "2", of: widget)
    set("duration", to: "7.5", of: widget)
    set("loop", to: "false", of: widget)
    set("paused", to: "true", of: widget)
    set("spacing", to: "12", of: widget)
    set("effect", to: "cube", of: widget)
    set("indicator", to: "segments", of: widget)
    set("fits-page", to: "true", of: widget)
    let configuration = carousel.component.configuration
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssertEqual(configuration.timer.duration, .seconds(7.5))
    XCTAssertFalse(configuration.pages.loops)
    XCTAssertFalse(carousel.isRunning)
    XCTAssertEqual(configuration.pages.spacing, 12)
    XCTAssertEqual(configuration.pages.effect, .cube)
    XCTAssertEqual(configuration.indicator, .segments(SegmentRow.Configuration()))
    XCTAssert(configuration.pages.layout.fitsPage)
    for controls in [[], .pause, .all, [.previous, .next]] as [Carousel.Controls] {
      let named: [(Carousel.Controls, String)] = [
        (.previous, "previous"), (.next, "next"), (.pause, "pause"),
      ]
      let names = named.filter { controls.contains($0.0) }.map(\.1)
      set("controls", to: names.isEmpty ? "0" : names.joined(separator: "|"), of: widget)
      XCTAssertEqual(carousel.component.configuration.controls, controls, "as the app set it")
      let values = names.map { "DWELL_CAROUSEL_CONTROLS_" + $0.uppercased() }
      XCTAssertEqual(
        text("controls", of: widget),
        "((DwellCarouselControls) \(values.isEmpty ? "0" : values.joined(separator: " | ")))")
      let button = try XCTUnwrap(descendant(of: widget, withClass: "dwell-pause"))
      XCTAssertEqual(gtk_widget_get_visible(button), 1, "R223: the pause button is visible, too")
    }
    set("per-view", to: "2", of: widget)
    XCTAssertEqual(carousel.component.configuration.pages.layout.length, .perView(2))
    XCTAssertEqual(text("per-view", of: widget), "2.000000")
    set("per-view", to: "1", of: widget)
    XCTAssertEqual(carousel.component.configuration.pages.layout.length, .viewport)
    set("page-length", to: "120", of: widget)
    set("inset", to: "16", of: widget)
    set("page-alignment", to: "center", of: widget)
    set("per-turn", to: "3", of: widget)
    set("contained", to: "false", of: widget)
    let layout = carousel.component.configuration.pages.layout
    XCTAssertEqual(layout.length, .fixed(120))
    XCTAssertEqual([layout.leadingInset, layout.trailingInset], [16, 16])
    XCTAssertEqual(layout.alignment, .center)
    XCTAssertEqual(layout.pagesPerTurn, 3)
    XCTAssertFalse(layout.isContained)
    XCTAssertEqual(text("per-view", of: widget), "1.000000")
    set("duration", to: "0", of: widget)
    XCTAssertEqual(carousel.component.timer.duration, .external)
    XCTAssertEqual(text("duration", of: widget), "0.000000")
  }

  func testAnEffectOfTheAppReadsAsCustom() async throws {
    let carousel = try open(3)
    let notifications = Notifications(of: carousel.widget)
    var configuration = carousel.component.configuration
    configuration.pages.effect = PageEffect([.init(distance: 0, look: PageLook(scale: 0.9))])
    carousel.configure(configuration)
    XCTAssertEqual(notifications.read(), ["effect", "effect-table"])
    XCTAssertEqual(text("effect", of: carousel.widget), "((DwellPageEffect) DWELL_PAGE_EFFECT_CUSTOM)")
    set("effect", to: "custom", of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.pages.effect, configuration.pages.effect)
  }

  func testObserversAreNotifiedOfChangesOnly() async throws {
    let carousel = try open(3)
    carousel.isRunning = false
    let notifications = Notifications(of: carousel.widget)
    carousel.send(.tick)
    set("loop", to: "true", of: carousel.widget)
    XCTAssertEqual(notifications.read(), [], "nothing has changed")
    carousel.send(.select(page: 1, animated: false))
    XCTAssertEqual(notifications.read(), ["page", "position", "page-changed"])
    carousel.isRunning = true
    XCTAssertEqual(notifications.read(), ["paused"])
    set("duration", to: "3", of: carousel.widget)
    XCTAssertEqual(notifications.read(), ["duration"])
    carousel.appendPage(gtk_label_new("Four"))
    XCTAssertEqual(notifications.read(), ["page-count"])
    clock.advance(by: 3.5)
    XCTAssertEqual(
      notifications.read().filter { $0 != "position" && $0 != "progress" }, ["page", "page-changed"],
      "a turn by the timer")
  }

  func testTheEndEmitsASignal() async throws {
    let carousel = try open(2)
    set("loop", to: "false", of: carousel.widget)
    let notifications = Notifications(of: carousel.widget)
    for _ in 0..<100 {
      clock.advance(by: 0.1)
      carousel.send(.tick)
    }
    XCTAssertEqual(
      notifications.read().filter { $0 != "position" && $0 != "progress" }, ["page", "page-changed", "ended"])
  }

  func testATurnBeyondAnEdgeEmitsASignal() async throws {
    let carousel = try open(2)
    let notifications = Notifications(of: carousel.widget)
    var edges: [PageEdge] = []
    carousel.callbacks.didOvershootEdge = { edges.append($0) }
    carousel.send(.key(.left))
    XCTAssertFalse(notifications.read().contains("edge-overshot"), "pages that loop have no edges")
    carousel.currentPage = 0
    set("loop", to: "false", of: carousel.widget)
    _ = notifications.read()
    carousel.send(.key(.left))
    XCTAssertEqual(notifications.read(), ["edge-overshot"])
    carousel.send(.key(.right))
    XCTAssertEqual(edges, [.start])
    carousel.send(.key(.right))
    XCTAssertEqual(edges, [.start, .end])
  }

  func testThePositionMovesFromPageToPage() async throws {
    let carousel = try open(3)
    var positions: [Double] = []
    Signal.connect(carousel.widget, property: "position") { [unowned self] in
      positions.append(Double(text("position", of: carousel.widget)) ?? -1)
    }
    carousel.currentPage = 1
    for _ in 0..<60 {
      clock.advance(by: 1.0 / 60)
      carousel.send(.tick)
    }
    XCTAssertGreaterThan(positions.count, 15)
    XCTAssertEqual(positions.last, 1)
    let approach = positions.prefix { $0 < 1 }
    XCTAssertEqual(Array(approach), approach.sorted(), "before it swings beyond the page")
    XCTAssert(positions.contains { $0 > 0.2 && $0 < 0.8 }, "\(positions)")
  }

  func testPropertiesCanBeBoundInBothDirections() async throws {
    let carousel = try open(4)
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 4), clock: clock))
    let marks = try XCTUnwrap(gtk_widget_get_first_child(control.widget), "beside its pause button")
    XCTAssertEqual(instanceType(of: marks), GObjects.pageControl)
    g_object_bind_property(
      UnsafeMutableRawPointer(carousel.widget), "page", UnsafeMutableRawPointer(marks), "page",
      G_BINDING_BIDIRECTIONAL)
    carousel.currentPage = 2
    XCTAssertEqual(control.component.currentPage, 2)
    control.send(.select(page: 3, animated: true))
    XCTAssertEqual(carousel.currentPage, 3)
  }

  func testMarksFollowABoundPosition() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), clock: clock))
    let marks = try XCTUnwrap(gtk_widget_get_first_child(control.widget), "beside its pause button")
    let stories = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 5), clock: clock))
    let segments = try XCTUnwrap(gtk_widget_get_first_child(stories.widget))
    let box = try XCTUnwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for widget in [control.widget, stories.widget] { gtk_box_append(box.cast(to: GtkBox.self), widget) }
    _ = present(box, width: 300, height: 200)
    // The pages of a scrolled window, each as long as one unit.
    let scroll = try XCTUnwrap(gtk_adjustment_new(0, 0, 5, 1, 1, 1))
    g_object_ref_sink(scroll)
    defer { g_object_unref(scroll) }
    for widget in [marks, segments] {
      g_object_bind_property(
        UnsafeMutableRawPointer(scroll), "value", UnsafeMutableRawPointer(widget), "position",
        G_BINDING_DEFAULT)
    }
    let (notifications, others) = (Notifications(of: marks), Notifications(of: segments))
    for value in [0.3, 1, 2.5, 3.75, 4] {
      gtk_adjustment_set_value(scroll, value)
      XCTAssertEqual(Double(text("position", of: marks)), value)
      clock.advance(by: 0.02)
    }
    XCTAssertEqual(notifications.read(), ["position"], "no page that the scroll passes")
    XCTAssert(control.component.timer.pausedBy.contains(.touch))
    clock.advance(by: 0.1)
    for read in [notifications.read(), others.read()] {
      XCTAssertEqual(read.filter { $0 != "position" && $0 != "progress" }, ["page", "page-changed"])
    }
    XCTAssertEqual([control.component.currentPage, stories.component.currentPage], [4, 4])
    XCTAssertFalse(control.component.timer.pausedBy.contains(.touch))
    gtk_adjustment_set_value(scroll, 2.4)
    clock.advance(by: 9)
    XCTAssertEqual(control.component.currentPage, 2, "the nearest to where it has stopped")
  }

  func testValuesOutOfRangeAreRefusedByGObjectWithAWarning() async throws {
    let carousel = try open(3)
    let before = carousel.component.configuration
    for (property, value) in [("per-view", "-3"), ("duration", "-1")] {
      g_test_expect_message("GLib-GObject", G_LOG_LEVEL_WARNING, "*out of range for property*")
      set(property, to: value, of: carousel.widget)
      g_test_assert_expected_messages_internal("GLib-GObject", #file, #line, #function)
    }
    XCTAssertEqual(carousel.component.configuration, before)
  }

  func testAPageSetTooEarlyIsShownOnceItIsThere() async throws {
    let carousel = try open(1)
    set("page", to: "2", of: carousel.widget)
    carousel.appendPage(gtk_label_new("Two"))
    XCTAssertEqual(carousel.currentPage, 0)
    carousel.appendPage(gtk_label_new("Three"))
    XCTAssertEqual(carousel.currentPage, 2)
    XCTAssertEqual(text("position", of: carousel.widget), "2.000000", "at once")
    let control = try XCTUnwrap(ObjectTypes.pageControl.newWidget())
    defer { g_object_unref(control) }
    set("page", to: "1", of: control)
    set("page-count", to: "3", of: control)
    XCTAssertEqual(text("page", of: control), "1")
  }

  func testTheOrientationIsThatOfGtkOrientable() async throws {
    for type in ObjectTypes.all {
      let widget = try XCTUnwrap(type.newWidget())
      defer { g_object_unref(widget) }
      let orientable = OpaquePointer(widget)
      let isMeter = type === ObjectTypes.progressMeter
      XCTAssertEqual(
        gtk_orientable_get_orientation(orientable),
        isMeter ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, type.name)
      let notifications = Notifications(of: widget)
      gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL)
      for orientation in [GTK_ORIENTATION_VERTICAL, GTK_ORIENTATION_HORIZONTAL] {
        gtk_orientable_set_orientation(orientable, orientation)
        XCTAssertEqual(gtk_orientable_get_orientation(orientable), orientation, type.name)
      }
      XCTAssertEqual(notifications.read(), ["orientation"], type.name)
    }
    let meter = try XCTUnwrap(ObjectTypes.progressMeter.newWidget())
    defer { g_object_unref(meter) }
    gtk_widget_set_direction(meter, GTK_TEXT_DIR_RTL)
    gtk_orientable_set_orientation(OpaquePointer(meter), GTK_ORIENTATION_HORIZONTAL)
    XCTAssertEqual(ProgressMeterWidget(of: meter)?.component.direction, .rightToLeft)
  }

  func testAMetersLevelIsAProperty() async throws {
    let widget = try XCTUnwrap(ObjectTypes.progressMeter.newWidget())
    defer { g_object_unref(widget) }
    let notifications = Notifications(of: widget)
    set("maximum", to: "10", of: widget)
    set("value", to: "7", of: widget)
    XCTAssertEqual(text("fraction", of: widget), "0.700000")
    XCTAssertEqual(Set(notifications.read()), ["maximum", "value", "fraction"])
    XCTAssertEqual(ProgressMeterWidget(of: widget)?.component.value, 7)
    XCTAssertNil(PageControlWidget(of: widget))
  }

  func testAnObserverMayReleaseTheWidget() async throws {
    let before = WidgetController.count
    let widget = try XCTUnwrap(ObjectTypes.pageControl.newWidget())
    Signal.connect(widget, property: "page-count") { g_object_unref(widget) }
    set("page-count", to: "3", of: widget)
    XCTAssertEqual(WidgetController.count, before)
  }

  func testTheSwiftSideOfAFloatingWidgetLeavesItFloating() async throws {
    let object = try XCTUnwrap(g_object_new_with_properties(GObjects.carousel, 0, nil, nil))
    let widget = object.cast(to: GtkWidget.self)
    CarouselWidget(of: widget)?.appendPage(gtk_label_new("One"))
    XCTAssertEqual(g_object_is_floating(object), 1)
    _ = present(widget, width: 300, height: 200)
    XCTAssertEqual(CarouselWidget(of: widget)?.pageCount, 1)
  }

  func testAWidgetEndsWithItsLastReference() async throws {
    let before = WidgetController.count
    for type in ObjectTypes.all {
      let widget = try XCTUnwrap(type.newWidget())
      XCTAssertEqual(WidgetController.count, before + 1, type.name)
      g_object_unref(widget)
      XCTAssertEqual(WidgetController.count, before, type.name)
    }
    let widget = try XCTUnwrap(ObjectTypes.carousel.newWidget())
    var carousel = CarouselWidget(of: widget)
    g_object_unref(widget)
    XCTAssertEqual(WidgetController.count, before + 1, "its Swift side has a reference")
    XCTAssertNotNil(carousel)
    carousel = nil
    XCTAssertEqual(WidgetController.count, before)
  }
}

extension AnyObjectType {
  /// Returns a new widget as C makes it, with a reference of the caller's.
  func newWidget() -> UnsafeMutablePointer<GtkWidget>? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    g_object_ref_sink(object)
    return object.cast(to: GtkWidget.self)
  }
}

/// Returns the type of an instance.
@MainActor
func instanceType(of widget: UnsafeMutablePointer<GtkWidget>) -> GType {
  widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { $0.pointee.g_class.pointee.g_type }
}

/// Returns the names of the properties that a type declares or overrides itself, in alphabetical order.
@MainActor
func ownProperties(of type: GType) -> [String] {
  let object = g_type_class_ref(type).assumingMemoryBound(to: GObjectClass.self)
  defer { g_type_class_unref(object) }
  var count: guint = 0
  let list = g_object_class_list_properties(object, &count)
  defer { g_free(list) }
  return (0..<Int(count)).compactMap { index -> String? in
    guard let specification = list?[index], specification.pointee.owner_type == type else { return nil }
    return String(cString: specification.pointee.name)
  }.sorted()
}

extension GTKTestCase {
  /// Reads a property as text.
  func text(_ property: String, of widget: UnsafeMutablePointer<GtkWidget>) -> String {
    var value = GValue()
    g_object_get_property(widget.cast(to: GObject.self), property, &value)
    defer { g_value_unset(&value) }
    let words = g_strdup_value_contents(&value)
    defer { g_free(words) }
    return words.map { String(cString: $0) } ?? ""
  }
}
#endif
