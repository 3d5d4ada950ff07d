#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import XCTest

/// The look of marks and what people can do with pages, by their GObject properties.
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

  /// What the properties of the test's marks say.
  private let looks = [
    ("mark-background", "prominent"), ("mark-overflow", "clip"), ("mark-transition", "worm"),
    ("number-label", "never"), ("hides-for-single-page", "false"),
  ]

  /// The marks that look like it.
  private var dots: DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.background = .prominent
    dots.overflow = .clip
    dots.transition = .worm
    dots.numberLabel = .never
    dots.hidesForSinglePage = false
    return dots
  }

  func testDotsLookAsTheirPropertiesSay() async throws {
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 3), clock: clock))
    set(looks, of: control.peer.widget)
    XCTAssertEqual(control.component.configuration.dots, dots)
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set(looks, of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .dots(dots))
    set([("indicator", "dots")], of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .dots(dots), "dots stay as they are")
  }

  func testOtherMarksHaveNoLookOfDots() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set([("indicator", "segments")] + looks, of: carousel.widget)
    XCTAssertEqual(carousel.component.configuration.indicator, .segments(SegmentRow.Configuration()))
    XCTAssertEqual(
      text("number-label", of: carousel.widget), "((DwellNumberLabel) DWELL_NUMBER_LABEL_AUTOMATIC)")
  }

  func testSegmentsFillAsTheirPropertySays() async throws {
    let stories = try XCTUnwrap(SegmentedProgressWidget(.init(pageCount: 3), clock: clock))
    let widget = stories.peer.widget
    XCTAssertEqual(text("segment-fill", of: widget), "((DwellSegmentFill) DWELL_SEGMENT_FILL_PER_PAGE)")
    set([("segment-fill", "fluid")], of: widget)
    XCTAssertEqual(stories.component.configuration.segments.style, .fluid)
  }

  func testACarouselsInputIsAsItsPropertiesSay() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(3), clock: clock))
    set(
      [("indicator-side", "start"), ("page-taps", "turn"), ("after-interaction", "pause")],
      of: carousel.widget)
    let configuration = carousel.component.configuration
    XCTAssertEqual(configuration.indicatorSide, .start)
    XCTAssertEqual(configuration.taps, .turn)
    XCTAssertEqual(configuration.timer.afterInteraction, .pause)
  }
}
#endif
