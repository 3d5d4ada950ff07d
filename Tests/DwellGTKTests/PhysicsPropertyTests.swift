#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The swipe and the spring of widgets, by their GObject properties.
@MainActor
final class PhysicsPropertyTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Returns five pages in a window, 400 points wide, with properties as GtkBuilder's files have them.
  private func open(_ properties: [(String, String)]) throws -> PageViewWidget {
    let view = try XCTUnwrap(PageViewWidget(pages: labelPages(5), clock: clock))
    _ = present(view.widget, width: 400, height: 200)
    for (property, value) in properties {
      XCTAssertEqual(dwell_set_property(view.widget, property, value), 1, property)
    }
    return view
  }

  /// Drags pages by a distance within a time, and releases them at once or after a second's rest.
  private func drag(_ view: PageViewWidget, by distance: Double, in seconds: Double = 0.4, rests: Bool) {
    view.send(.press(Point(x: 390, y: 100)))
    for step in 1...8 {
      clock.advance(by: seconds / 8)
      view.send(.move(Point(x: 390 - distance * Double(step) / 8, y: 100)))
    }
    let end = Point(x: 390 - distance, y: 100)
    if rests {
      clock.advance(by: 1)
      view.send(.move(end))
    }
    view.send(.release(end))
  }

  func testADragBeyondTheSwipeThresholdTurnsThePage() async throws {
    for (properties, page) in [([], 0), ([("swipe-threshold", "0.3")], 1), ([("swipe-threshold", "0.4")], 0)]
    {
      let view = try open(properties)
      drag(view, by: 140, rests: true)
      XCTAssertEqual(view.currentPage, page, "\(properties): 140 of 400 points are 0.35")
    }
  }

  func testAFlickAboveTheFlickVelocityTurnsThePage() async throws {
    for (properties, page) in [([], 0), ([("flick-velocity", "200")], 1), ([("flick-velocity", "400")], 0)] {
      let view = try open(properties)
      drag(view, by: 120, rests: false)
      XCTAssertEqual(view.currentPage, page, "\(properties): 300 points per second")
    }
  }

  func testAGestureTurnsAtMostPagesPerGesture() async throws {
    for (most, page) in [("1", 1), ("2", 2), ("4", 2)] {
      let view = try open([("per-view", "2"), ("pages-per-gesture", most)])
      drag(view, by: 380, in: 1, rests: true)
      XCTAssertEqual(view.currentPage, page, "\(most): 380 points are 1.9 pages of 200")
    }
  }

  func testADragBeginsAtTheDragThresholdAndOverscrolls() async throws {
    for (distance, overscroll, position) in [("10", "1", -0.25), ("10", "0", 0), ("120", "1", 0)] {
      let view = try open([("drag-threshold", distance), ("overscroll", overscroll)])
      view.send(.press(Point(x: 100, y: 100)))
      for x in [150, 180, 200] { view.send(.move(Point(x: Double(x), y: 100))) }
      XCTAssertEqual(
        view.component.position(at: clock.now), position, accuracy: 0.001, "\(distance), \(overscroll)")
    }
  }

  func testPagesTurnOnTheGivenSpring() async throws {
    var turns: [[Double]] = []
    for (response, damping) in [(0.35, 0.8), (1, 1), (0, 1)] {
      let view = try open([("spring-damping", "\(damping)"), ("spring-response", "\(response)")])
      var configuration = PageView.Configuration(pageCount: 5)
      configuration.physics.spring = Spring(response: response, dampingFraction: damping)
      var core = PageView(configuration, at: clock.now)
      _ = core.handle(.resize(Size(width: 400, height: 200)), at: clock.now)
      _ = core.handle(.select(page: 1, animated: true), at: clock.now)
      view.currentPage = 1
      turns.append([])
      for _ in 1...4 {
        clock.advance(by: 0.05)
        let position = view.component.position(at: clock.now)
        XCTAssertEqual(position, core.position(at: clock.now), accuracy: 1e-9)
        turns[turns.count - 1].append(position)
      }
    }
    XCTAssertLessThan(turns[1][3], turns[0][3] - 0.25, "a slow spring is slow: \(turns)")
    XCTAssertEqual(turns[2], [1, 1, 1, 1], "one without a response is there at once")
  }

  func testABuilderFileSetsThemAndValuesOutOfRangeAreRefused() async throws {
    let widget = try build(
      """
      <object class="DwellCarousel" id="carousel">
        <property name="swipe-threshold">0.3</property>
        <property name="spring-response">0.6</property>
        <property name="spring-damping">1</property>
      </object>
      """)("carousel")
    let carousel = try XCTUnwrap(CarouselWidget(of: widget))
    var physics = PagingPhysics()
    physics.swipeThreshold = 0.3
    physics.spring = Spring(response: 0.6, dampingFraction: 1)
    XCTAssertEqual(carousel.component.configuration.pages.physics, physics)
    let refused = [
      ("swipe-threshold", "0"), ("flick-velocity", "-1"), ("overscroll", "2"), ("pages-per-gesture", "0"),
      ("drag-threshold", "-1"), ("spring-response", "-1"), ("spring-damping", "-0.5"),
    ]
    for (property, value) in refused {
      g_test_expect_message("GLib-GObject", G_LOG_LEVEL_WARNING, "*out of range for property*")
      XCTAssertEqual(dwell_set_property(widget, property, value), 1)
      g_test_assert_expected_messages_internal("GLib-GObject", #file, #line, #function)
    }
    XCTAssertEqual(carousel.component.configuration.pages.physics, physics)
  }
}
#endif
