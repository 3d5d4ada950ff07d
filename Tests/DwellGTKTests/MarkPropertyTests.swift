#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The look of marks and the input on pages, by their GObject properties.
@MainActor
final class MarkPropertyTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Sets properties from texts, as GtkBuilder does.
  private func set(
    _ properties: [(name: String, text: String)], of widget: UnsafeMutablePointer<GtkWidget>
  ) {
    for (name, text) in properties { XCTAssertEqual(dwell_set_property(widget, name, text), 1, name) }
  }

  /// The properties of the test's marks, with their values.
  private let looks = [
    ("indicator-background", "prominent"), ("indicator-overflow", "clip"), ("indicator-transition", "worm"),
    ("number-label", "never"), ("hides-for-single-page", "false"), ("indicator-fill", "none"),
    ("seen-marks", "before-current"), ("allows-scrubbing", "never"),
  ]

  /// The configuration with these values.
  private var dots: DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.background = .prominent
    dots.overflow = .clip
    dots.transition = .worm
    dots.numberLabel = .never
    dots.hidesForSinglePage = false
    dots.fill = .none
    dots.seenMarks = .beforeCurrent
    dots.allowsScrubbing = false
    return dots
  }

  func testPropertiesSetTheLookOfDots() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    set(looks, of: control.controller.widget)
    XCTAssertEqual(control.component.configuration.dots, dots)
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set(looks, of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .automatic(dots))
    set([("indicator", "dots")], of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .automatic(dots), "dots stay as they are")
  }

  func testTheRoleOfIndicatorsIsAPropertyOfWhatHasThem() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let segments = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    let widgets = [control.controller.widget, segments.controller.widget, carousel.widget]
    for (value, role) in [("tabs", IndicatorRole.tabs), ("buttons", .buttons), ("slider", .slider)] {
      for widget in widgets { set([("indicator-role", value)], of: widget) }
      XCTAssertEqual(control.component.configuration.dots.indicatorRole, role, "R232")
      XCTAssertEqual(segments.component.configuration.segments.indicatorRole, role, "R232")
      XCTAssertEqual(carousel.component.configuration.indicator.dots?.indicatorRole, role, "R232")
    }
    set([("indicator-role", "tabs"), ("indicator", "segments")], of: carousel.widget)
    var configuration = SegmentRow.Configuration()
    configuration.indicatorRole = .tabs
    XCTAssertEqual(carousel.component.configuration.indicator, .segments(configuration), "R232: in any order")
    set([("indicator-role", "buttons")], of: carousel.widget)
    configuration.indicatorRole = .buttons
    XCTAssertEqual(carousel.component.configuration.indicator, .segments(configuration))
    XCTAssert(text("indicator-role", of: carousel.widget).contains("DWELL_INDICATOR_ROLE_BUTTONS"))
    set([("indicator", "dots")], of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator.dots?.indicatorRole, .buttons)
  }

  /// Expects a bar behind the marks on which white has a contrast of 3:1 even over white, and a white current
  /// mark.
  private func expectWhiteOnBlack(_ frame: Frame, _ name: String) {
    var bar: Double?
    for case .fill(ItemKey(.background), _, _, .solid(.color(.black), let opacity)) in frame.display.commands
    {
      bar = bar ?? opacity
    }
    let luminance = pow((1 - (bar ?? 0) + 0.055) / 1.055, 2.4)
    XCTAssertGreaterThan(1.05 / (luminance + 0.05), 3, "R222: \(name) (WCAG 2.2, 1.4.11)")
    let hasWhite = frame.display.commands.contains {
      if case .fill(let key, _, _, .solid(.color(.white), opacity: 1)) = $0 {
        key != ItemKey(.background)
      } else {
        false
      }
    }
    XCTAssert(hasWhite, "R222: \(name)")
  }

  func testMarksOverMediaAreWhiteOnBlack() async throws {
    for indicator in ["dots", "segments"] {
      let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
      _ = present(carousel.widget, width: 300, height: 200)
      XCTAssertEqual(text("over-media", of: carousel.widget), "FALSE", "by default")
      let plain = carousel.component.configuration
      set([("over-media", "true"), ("indicator", indicator)], of: carousel.widget)
      XCTAssert(carousel.component.configuration.isOverMedia, "R222")
      clock.advance(by: 2)
      expectWhiteOnBlack(carousel.component.frame(at: clock.now), indicator)
      set([("over-media", "false"), ("indicator", "dots")], of: carousel.widget)
      XCTAssertEqual(carousel.component.configuration, plain)
    }
  }

  func testAControlOverMediaIsWhiteOnBlack() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    _ = present(control.widget, width: 300, height: 44)
    let widget = control.controller.widget
    XCTAssertEqual(text("over-media", of: widget), "FALSE", "by default")
    set([("over-media", "true")], of: widget)
    XCTAssertEqual(text("over-media", of: widget), "TRUE")
    clock.advance(by: 2)
    expectWhiteOnBlack(control.component.frame(at: clock.now), "a control")
    set([("indicator-background", "automatic")], of: widget)
    XCTAssertEqual(text("over-media", of: widget), "TRUE", "with a bar only under a pointer")
    set([("over-media", "false")], of: widget)
    XCTAssertEqual(control.component.configuration.dots, DotRow.Configuration())
  }

  func testAnOptionalFlagCanBecomeAutomaticAgain() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let widget = control.controller.widget
    for (text, allows) in [("always", true), ("never", false), ("automatic", nil)] as [(String, Bool?)] {
      set([("allows-scrubbing", text)], of: widget)
      XCTAssertEqual(control.component.configuration.dots.allowsScrubbing, allows)
      XCTAssertEqual(
        self.text("allows-scrubbing", of: widget), "((DwellTernary) DWELL_TERNARY_\(text.uppercased()))")
    }
  }

  func testMarksThatShowNoTimeAreNotTimed() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    let notifications = Notifications(of: control.controller.widget)
    set([("indicator-fill", "none")], of: control.controller.widget)
    XCTAssertEqual(Set(notifications.read()), ["indicator-fill", "timed"])
    XCTAssertEqual(text("timed", of: control.controller.widget), "FALSE")
  }

  func testSegmentsIgnoreTheLookOfDots() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set([("indicator", "segments")] + looks, of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .segments(SegmentRow.Configuration()))
    XCTAssertEqual(
      text("number-label", of: carousel.widget), "((DwellNumberLabel) DWELL_NUMBER_LABEL_AUTOMATIC)")
  }

  func testAPropertySetsTheFillOfSegments() async throws {
    let stories = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    let widget = stories.controller.widget
    XCTAssertEqual(text("segment-fill", of: widget), "((DwellSegmentFill) DWELL_SEGMENT_FILL_PER_PAGE)")
    set([("segment-fill", "fluid")], of: widget)
    XCTAssertEqual(stories.component.configuration.segments.style, .fluid)
  }

  func testPropertiesSetTheInputOfACarousel() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set(
      [
        ("indicator-side", "start"), ("page-taps", "turn"), ("after-interaction", "pause"),
        ("hover-area", "indicator"),
      ],
      of: carousel.widget)
    let configuration = carousel.component.configuration
    XCTAssertEqual(configuration.indicatorSide, .start)
    XCTAssertEqual(configuration.taps, .turn)
    XCTAssertEqual(configuration.hoverArea, .indicator)
    XCTAssertEqual(configuration.timer.afterInteraction, .pause)
  }

  /// Returns whether a mark of a carousel fills.
  private func fills(of carousel: CarouselWidget) -> Bool {
    carousel.component.frame(at: clock.now).display.commands.contains { $0.key?.part == .progress }
  }

  func testUntimedPagesStayWithoutAPauseButton() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    let button = try XCTUnwrap(carousel.controller.host?.pauseButton?.widget)
    for indicator in ["none", "segments", "dots"] {
      set([("timed", "false"), ("indicator", indicator)], of: carousel.widget)
      clock.advance(by: 60)
      XCTAssertEqual(carousel.currentPage, 0, indicator)
      XCTAssertEqual(gtk_widget_get_visible(button), 0, indicator)
      XCTAssertEqual(text("timed", of: carousel.widget), "FALSE", indicator)
    }
    XCTAssertFalse(fills(of: carousel), "a dot, not a pill")
    set([("timed", "true")], of: carousel.widget)
    XCTAssertEqual(gtk_widget_get_visible(button), 1)
    XCTAssert(fills(of: carousel))
    // The dots become a pill first, frame by frame.
    clock.advance(by: 1)
    settle()
    clock.advance(by: 3.2)
    XCTAssertEqual(carousel.currentPage, 1)
  }

  func testUntimedSegmentsStay() async throws {
    let stories = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    _ = present(stories.widget, width: 300, height: 44)
    set([("timed", "false")], of: stories.controller.widget)
    clock.advance(by: 60)
    XCTAssertEqual(stories.component.currentPage, 0)
  }

  func testPropertiesSetWherePagesRestAndHowFastTheyPass() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set([("page-snap", "none"), ("speed", "-40")], of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.pages.snap, .none)
    XCTAssertEqual(carousel.component.configuration.speed, -40)
    set([("page-snap", "pages"), ("speed", "0")], of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.pages.snap, .pages)
    XCTAssertEqual(carousel.component.configuration.speed, 0)
  }

  func testAWheelAcrossThePagesCanBeLeftToTheContainer() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    _ = present(carousel.widget, width: 300, height: 200)
    set([("cross-wheel", "false")], of: carousel.widget)
    XCTAssertFalse(carousel.send(.wheel(Point(x: 0, y: 53), isPrecise: false)).isHandled)
    XCTAssertEqual(carousel.currentPage, 0)
    set([("cross-wheel", "true")], of: carousel.widget)
    carousel.send(.wheel(Point(x: 0, y: 53), isPrecise: false))
    XCTAssertEqual(carousel.currentPage, 1)
  }
}
#endif
