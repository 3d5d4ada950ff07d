#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Colours of indicators and tables of effects, as texts from which GtkBuilder and other languages set them.
@MainActor
final class TextPropertyTests: GTKTestCase {
  /// Returns a widget made by its type, as GtkBuilder makes it.
  private func widget(_ type: GType) throws -> UnsafeMutablePointer<GtkWidget> {
    try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil)).cast(to: GtkWidget.self)
  }

  /// The colour of the tests.
  private let green = "rgb(56,142,60)"

  func testColoursOfDotsAreReadFromGDKsNotation() async throws {
    let control = try XCTUnwrap(PageControlWidget(of: widget(GObjects.pageControl)))
    for (name, text) in [
      ("tint", "#eee"), ("current-tint", "#388e3c"), ("seen-tint", "rgba(255,0,0,0.5)"),
      ("background-tint", "white"),
    ] { XCTAssertEqual(dwell_set_property(control.widget, name, text), 1, name) }
    let dots = control.component.configuration.dots
    XCTAssertEqual(text("tint", of: control.widget), "\"rgb(238,238,238)\"")
    XCTAssertEqual(text("current-tint", of: control.widget), "\"rgb(56,142,60)\"")
    XCTAssertEqual(text("seen-tint", of: control.widget), "\"rgba(255,0,0,0.5)\"")
    XCTAssertEqual(dots.backgroundTint, .white)
  }

  func testWithoutATextAColourIsTheStyles() async throws {
    let control = try XCTUnwrap(PageControlWidget(of: widget(GObjects.pageControl)))
    let plain = control.component.configuration.dots
    for name in ["tint", "current-tint", "seen-tint", "background-tint"] {
      XCTAssertEqual(text(name, of: control.widget), "\"\"", name)
      dwell_set_property(control.widget, name, "red")
      XCTAssertNotEqual(control.component.configuration.dots, plain, name)
      dwell_set_property(control.widget, name, "")
      XCTAssertEqual(control.component.configuration.dots, plain, name)
    }
  }

  func testTwoColoursAreDrawnAsGivenR217() async throws {
    let control = try XCTUnwrap(PageControlWidget(of: widget(GObjects.pageControl)))
    for (name, text) in [
      ("page-count", "3"), ("tint", "#eeeeee"), ("current-tint", "#388e3c"), ("timed", "false"),
    ] {
      XCTAssertEqual(dwell_set_property(control.widget, name, text), 1, name)
    }
    let window = present(control.widget, width: 100, height: 44)
    settle()
    let pixels = try window.pixels()
    let colors = (0..<100).flatMap { x in (0..<44).map { y in pixels[x, y][0..<3].map { Int($0) } } }
    XCTAssertTrue(colors.contains([56, 142, 60]), "R217")
    XCTAssertTrue(colors.contains([238, 238, 238]), "R217")
  }

  func testAStyleSheetCanNameASecondColourR217() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(of: widget(GObjects.carousel)))
    let own = try XCTUnwrap(PageControlWidget(of: widget(GObjects.pageControl)))
    dwell_set_property(own.widget, "current-tint", "red")
    let plain = carousel.component.configuration.dots
    let provider = try XCTUnwrap(gtk_css_provider_new())
    gtk_css_provider_load_from_data(
      provider,
      "@define-color dwell_foreground #eee; @define-color dwell_progress #388e3c; dwell-carousel { color: blue; }",
      -1)
    let display = try XCTUnwrap(gdk_display_get_default())
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 800)
    let windows = [
      present(carousel.widget, width: 200, height: 100), present(own.widget, width: 100, height: 44),
    ]
    settle()
    XCTAssertEqual(text("tint", of: carousel.widget), "\"rgb(238,238,238)\"", "R217")
    XCTAssertEqual(text("current-tint", of: carousel.widget), "\"\(green)\"", "R217")
    XCTAssertEqual(text("current-tint", of: own.widget), "\"rgb(255,0,0)\"", "the app's own colour stays")
    // Another configuration keeps it.
    dwell_set_property(carousel.widget, "indicator-background", "prominent")
    XCTAssertEqual(text("current-tint", of: carousel.widget), "\"\(green)\"", "R217")
    dwell_set_property(carousel.widget, "indicator-background", "automatic")
    gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    g_object_unref(UnsafeMutableRawPointer(provider))
    settle()
    XCTAssertEqual(carousel.component.configuration.dots, plain)
    withExtendedLifetime(windows) {}
  }

  func testSegmentsAndCarouselsHaveTheirColoursToo() async throws {
    let segments = try XCTUnwrap(SegmentedProgressWidget(of: widget(GObjects.segmentedProgress)))
    dwell_set_property(segments.widget, "current-tint", "#388e3c")
    XCTAssertEqual(segments.component.configuration.segments.currentTint.text, green)
    let carousel = try XCTUnwrap(CarouselWidget(of: widget(GObjects.carousel)))
    dwell_set_property(carousel.widget, "current-tint", "#388e3c")
    XCTAssertEqual(carousel.component.configuration.dots.currentTint.text, green)
  }

  func testAnotherTextIsWarnedOfAndChangesNothing() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(of: widget(GObjects.carousel)))
    let plain = carousel.component.configuration
    for (name, texts) in [
      ("tint", ["nonesuch", "#12", "rgb(1,2"]),
      (
        "effect-table",
        [
          "-1 opacity", "one opacity 0.5", "0 blur 3", "0 opacity half", "0, -1", "0, 0", "0 opacity 2",
          "0,,1", " ",
          "inf", "0 rotation nan",
        ]
      ),
    ] {
      for given in texts {
        let warnings = warnings { dwell_set_property(carousel.widget, name, given) }
        XCTAssertEqual(warnings.count, 1, "\(name) \(given)")
        XCTAssertTrue(warnings[0].hasPrefix("DwellCarousel: \(name) \"\(given)\" is not a "), warnings[0])
        XCTAssertEqual(carousel.component.configuration, plain, given)
      }
    }
  }

  func testATableOfAnEffectIsReadFromItsText() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(of: widget(GObjects.carousel)))
    dwell_set_property(
      carousel.widget, "effect-table",
      "-1 opacity 0.5 rotation -12, 0, 1 scale 0.8 order -1 mask 0.5 shift -0.25")
    let wanted: PageEffect = [
      -1: PageLook(rotation: -12, opacity: 0.5), 0: PageLook(),
      1: PageLook(shift: -0.25, scaleAlong: 0.8, scaleAcross: 0.8, order: -1, mask: 0.5),
    ]
    XCTAssertEqual(carousel.component.configuration.pages.effect, wanted)
    XCTAssertEqual(text("effect", of: carousel.widget), "((DwellPageEffect) DWELL_PAGE_EFFECT_CUSTOM)")
    dwell_set_property(carousel.widget, "effect-table", "")
    XCTAssertEqual(carousel.component.configuration.pages.effect, .slide)
  }

  func testTheTextOfEachNamedEffectReadsAsThatEffect() async throws {
    let carousel = try XCTUnwrap(CarouselWidget(of: widget(GObjects.carousel)))
    for effect in NamedEffect.allCases.compactMap(\.effect) {
      XCTAssertEqual(PageEffect(text: effect.text), effect)
    }
    dwell_set_property(carousel.widget, "effect", "cover")
    XCTAssertEqual(text("effect-table", of: carousel.widget), "\"\(PageEffect.cover.text)\"")
  }
}
#endif
