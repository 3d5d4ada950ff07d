#if GTK
import CDwellGTK
import Dwell
import DwellTestSupport
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A page control that only shows a page and its progress, as set by the app.
@MainActor
final class ShownRowTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Where the fill of the current mark begins and how long it is, once nothing moves.
  private func fill(_ control: PageControlWidget) -> [Double] {
    clock.advance(by: 5)
    control.send(.tick)
    return DrawnRow(control.component.frame(at: clock.now)).fills.first.map {
      [$0.visible.x, $0.visible.width].map { ($0 * 1e6).rounded() / 1e6 }
    } ?? []
  }

  /// Returns a control of five pages in a window, made in Swift.
  private func open(current: Int = 0, progress: Double? = 0.5) throws -> PageControlWidget {
    let control = try XCTUnwrap(
      PageControlWidget(current: current, count: 5, progress: progress, clock: clock))
    _ = present(control.widget, width: 112, height: 44)
    return control
  }

  /// Sets properties from texts, as GtkBuilder does.
  private func set(
    _ properties: [(name: String, text: String)], of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    for (name, text) in properties { XCTAssertEqual(dwell_set_property(widget, name, text), 1, name) }
  }

  func testTheFillIsTheProgressOfThePageAndNothingTurns() async throws {
    let control = try open()
    let steps: [(Int, Double)] = [(0, 0), (0, 0.25), (2, 0.5), (2, 1), (4, 1), (4, 0.5), (1, 0.5)]
    for (page, progress) in steps {
      control.show(current: page, count: 5, progress: progress)
      let drawn = fill(control)
      XCTAssertEqual(drawn.last ?? 0, 36 * progress, "R225: page \(page) at \(progress)")
      if progress > 0 { XCTAssertEqual(drawn.first, 10 + 14 * Double(page), "R225: page \(page)") }
      XCTAssertEqual(control.component.currentPage, page, "R225")
      XCTAssert(control.isAsleep, "R225: no timer")
    }
    control.show(current: 1, count: 3, progress: 0.5)
    XCTAssertEqual(control.component.pageCount, 3, "R225")
  }

  func testTheFillGetsToAnotherProgressInATwentiethOfASecond() async throws {
    let control = try open(progress: 0.75)
    XCTAssertEqual(fill(control).last, 27)
    control.show(current: 0, count: 5, progress: 0.25)
    for (seconds, expected) in [(0.025, 18.0), (0.025, 9)] {
      clock.advance(by: seconds)
      let drawn = DrawnRow(control.component.frame(at: clock.now)).fills.first?.visible.width
      XCTAssertEqual(drawn ?? 0, expected, accuracy: 1e-6, "R225")
    }
  }

  func testItTakesNoInputAndNoFocusAndHasNoPauseButton() async throws {
    let control = try open(current: 1)
    let widget = control.widget
    XCTAssertEqual(widget, control.controller.widget, "R225: no row with a pause button")
    XCTAssertEqual(gtk_widget_get_focusable(widget), 0, "R225")
    for event in [
      .press(Point(x: 95, y: 22)), .release(Point(x: 95, y: 22)), .key(.right), .key(.space),
      .wheel(Point(x: 53, y: 0), isPrecise: false), .hover(Point(x: 20, y: 22)),
    ] as [Event] {
      XCTAssertFalse(control.send(event).isHandled, "R225: \(event)")
    }
    let frame = control.component.frame(at: clock.now)
    XCTAssertEqual(frame.semantics.elements.map(\.actions), [[]], "R225")
    clock.advance(by: 60)
    XCTAssertEqual(control.component.currentPage, 1, "R225")
    XCTAssertEqual(gtk_widget_get_visible(control.makePauseButton()), 0, "R225")
  }

  func testItIsAnImageForAssistiveTechnology() async throws {
    _ = try open(current: 1)
    let image = try accessibleObject("image")
    XCTAssertEqual([image.name, image.description], ["Pages", "page 2 of 5"], "R225")
    XCTAssertEqual(image.actions, [], "R225")
    XCTAssertFalse(image.states.contains("focusable"), "R225")
  }

  func testValuesOutOfRangeAreTheNearestAndAreReported() async throws {
    let control = try open(progress: .nan)
    var diagnostics = Diagnostics()
    control.callbacks.didDiagnose = { diagnostics.formUnion($0) }
    XCTAssertEqual(fill(control).last ?? 0, 0, "R225")
    XCTAssertEqual(diagnostics, .invalidProgress, "R225")
    control.show(current: 0, count: 5, progress: 7)
    XCTAssertEqual(fill(control).last, 36, "R225")
    control.show(current: 0, count: 5, progress: -1)
    XCTAssertEqual(fill(control).last ?? 0, 0, "R225")
    control.show(current: 9, count: 5, progress: 0.5)
    XCTAssertEqual(fill(control), [66, 18], "R225")
    XCTAssert(diagnostics.contains(.pageOutOfRange), "R225")
    control.show(current: 9, count: -1, progress: 0.5)
    XCTAssertEqual(control.component.pageCount, 0, "R225")
  }

  func testWithoutAProgressTheCurrentMarkIsADot() async throws {
    let control = try open(current: 3, progress: nil)
    func lengths() -> [Double] {
      _ = fill(control)
      return DrawnRow(control.component.frame(at: clock.now)).marks.sorted { $0.page < $1.page }.map {
        $0.rect.width
      }
    }
    XCTAssertEqual(lengths(), [8, 8, 8, 8, 8], "R225")
    control.show(current: 3, count: 5, progress: 0.5)
    XCTAssertEqual(lengths(), [8, 8, 8, 36, 8], "R225: with a progress a pill")
    control.show(current: 3, count: 5)
    XCTAssertEqual(lengths(), [8, 8, 8, 8, 8], "R225")
  }

  func testItsPropertiesCanBeSetInAnyOrder() async throws {
    let properties = [
      ("only-shows", "true"), ("page-count", "5"), ("page", "2"), ("progress", "0.5"),
    ]
    for start in 0..<4 {
      let widget = try XCTUnwrap(g_object_new_with_properties(GObjects.pageControl, 0, nil, nil))
        .cast(to: GtkWidget.self)
      set(Array(properties[start...] + properties[..<start]), of: widget)
      let control = try XCTUnwrap(PageControlWidget(of: widget))
      _ = present(widget, width: 112, height: 44)
      control.send(.tick)
      XCTAssertEqual(control.component.currentPage, 2, "R225: from \(start)")
      XCTAssertEqual(text("progress", of: widget), "0.500000", "R225: from \(start)")
      XCTAssertEqual(text("only-shows", of: widget), "TRUE")
      XCTAssertEqual(gtk_widget_get_focusable(widget), 0, "R225")
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(widget)), GTK_ACCESSIBLE_ROLE_IMG, "R225")
      set([("page", "3")], of: widget)
      XCTAssertEqual(text("progress", of: widget), "0.500000", "R225: another page keeps it")
      set([("progress", "1")], of: widget)
      XCTAssertEqual([text("page", of: widget), text("progress", of: widget)], ["3", "1.000000"], "R225")
    }
  }

  func testAControlThatNoLongerOnlyShowsTakesInputAndTime() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let widget = control.controller.widget
    let plain = control.component.configuration
    set([("only-shows", "true"), ("only-shows", "false")], of: widget)
    XCTAssertEqual(control.component.configuration, plain)
    XCTAssertEqual(gtk_widget_get_focusable(widget), 1)
    XCTAssertEqual(gtk_accessible_get_accessible_role(OpaquePointer(widget)), GTK_ACCESSIBLE_ROLE_SLIDER)
  }

  func testTheAppSetsTheProgressOfAPageThatItDrives() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let stories = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    for (whole, widget) in [
      (carousel.widget, carousel.controller.widget), (control.widget, control.controller.widget),
      (stories.widget, stories.controller.widget),
    ] {
      _ = present(whole, width: 300, height: 100)
      set([("duration", "0"), ("progress", "0.25")], of: widget)
      clock.advance(by: 60)
      XCTAssertEqual([text("page", of: widget), text("progress", of: widget)], ["0", "0.250000"])
      set([("progress", "1")], of: widget)
      XCTAssertEqual(text("page", of: widget), "1", "its time is over")
    }
  }

  func testMarksThatAreTimedAgainArePillsAndTurn() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 300, height: 44)
    set([("timed", "false"), ("timed", "true")], of: control.controller.widget)
    clock.advance(by: 1)
    control.send(.tick)
    XCTAssertEqual(fill(control).isEmpty, false)
    clock.advance(by: 4)
    XCTAssertGreaterThan(control.component.currentPage, 0)
    XCTAssertEqual(control.component.configuration.dots.metrics.pillLength, 36)
  }
}
#endif
