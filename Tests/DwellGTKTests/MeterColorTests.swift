#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The colours of a meter's fill as a property.
@MainActor
final class MeterColorTests: GTKTestCase {
  /// The colours of the tests.
  private let (red, gold, green) = (
    Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 215.0 / 255, blue: 0),
    Color(red: 0, green: 128.0 / 255, blue: 0)
  )

  /// Returns a meter made by its type, as GtkBuilder makes it.
  private func meter() throws -> ProgressMeterWidget {
    let object = try XCTUnwrap(g_object_new_with_properties(GObjects.progressMeter, 0, nil, nil))
    return try XCTUnwrap(ProgressMeterWidget(of: object.cast(to: GtkWidget.self)))
  }

  /// Expects the colours of a meter to be those of stops, exact to 8 bits.
  private func expect(
    _ colors: MeterColors, _ stops: [(level: Double, color: Color)], _ text: String, line: UInt = #line
  ) {
    XCTAssertEqual(colors.stops.count, stops.count, "R229: \(text)", line: line)
    for (given, wanted) in zip(colors.stops, stops) {
      XCTAssertEqual(given.level, wanted.level, accuracy: 1e-9, "R229: \(text)", line: line)
      XCTAssertEqual(given.color.red, wanted.color.red, accuracy: 1e-6, "R229: \(text)", line: line)
      XCTAssertEqual(given.color.green, wanted.color.green, accuracy: 1e-6, "R229: \(text)", line: line)
      XCTAssertEqual(given.color.blue, wanted.color.blue, accuracy: 1e-6, "R229: \(text)", line: line)
    }
  }

  func testAScaleIsReadFromItsText() async throws {
    let cases: [(String, [(Double, Color)])] = [
      ("red, gold 60%, green", [(0, red), (0.6, gold), (1, green)]),
      ("  red ,#ffd700,rgb(0, 128, 0) ", [(0, red), (0.5, gold), (1, green)]),
      ("rgba(255,0,0,0.5) 12.5%, green 50%", [(0.125, red), (0.5, green)]),
      ("red,gold,green,black,white", [(0, red), (0.25, gold), (0.5, green), (0.75, .black), (1, .white)]),
    ]
    for (text, stops) in cases {
      let meter = try meter()
      XCTAssertEqual(dwell_set_property(meter.widget, "colors", text), 1)
      expect(meter.component.configuration.colors, stops, text)
    }
    for (text, colors) in [("vermilion-to-blue", MeterColors.vermilionToBlue), (" hue", .hue)] {
      let meter = try meter()
      XCTAssertEqual(dwell_set_property(meter.widget, "colors", text), 1)
      XCTAssertEqual(meter.component.configuration.colors, colors, "R229")
    }
  }

  func testTheTextOfAScaleReadsAsThatScale() async throws {
    let meter = try meter()
    XCTAssertEqual(text("colors", of: meter.widget), "\"hue\"", "by default")
    for (given, read) in [
      ("vermilion-to-blue", "vermilion-to-blue"),
      ("red, gold, green", "rgb(255,0,0), rgb(255,215,0), rgb(0,128,0)"),
      ("red, gold 62.5%, green", "rgb(255,0,0) 0.0%, rgb(255,215,0) 62.5%, rgb(0,128,0) 100.0%"),
    ] {
      dwell_set_property(meter.widget, "colors", given)
      XCTAssertEqual(text("colors", of: meter.widget), "\"\(read)\"", "R229")
      let colors = meter.component.configuration.colors
      let notifications = Notifications(of: meter.widget)
      dwell_set_property(meter.widget, "colors", read)
      expect(meter.component.configuration.colors, colors.stops.map { ($0.level, $0.color) }, read)
      XCTAssertEqual(notifications.read(), [], "nothing that is seen has changed")
    }
  }

  func testOtherTextsCauseAWarningAndChangeNothing() async throws {
    let meter = try meter()
    for text in [
      "", "red", "nonesuch, green", "red 80%, green 20%", "red, green 120%", "red, green %", "red,,green",
      "red, gold, green, black, white, blue", "hue, red", "red, green 1e1%%", "red, green nan%",
    ] {
      let warnings = warnings { dwell_set_property(meter.widget, "colors", text) }
      XCTAssertEqual(
        warnings,
        [
          """
          DwellProgressMeter: colors "\(text)" is not a scale: give "hue", "vermilion-to-blue", or two to five \
          colours with rising percentages, like "red, gold 60%, green"
          """
        ], "R229")
      XCTAssertEqual(meter.component.configuration.colors, .hue, "R229: \(text)")
    }
  }

  func testAMeterInABuilderFileHasItsColours() async throws {
    let meter = try meter()
    for (name, text) in [("colors", "blue, yellow"), ("maximum", "10"), ("value", "10")] {
      XCTAssertEqual(dwell_set_property(meter.widget, name, text), 1)
    }
    let window = present(meter.widget, width: 100, height: 300)
    meter.send(.setReduceMotion(true))
    runLoop(
      until: { meter.component.shownFraction(at: SystemClock.shared.now) == 1 }, "revealed")
    settle()
    let fill = try XCTUnwrap(
      meter.component.frame(at: SystemClock.shared.now).display.commands.lazy.compactMap { command -> Rect? in
        if case .fill(_, let rect, _, .gradient) = command { rect } else { nil }
      }.first)
    let pixels = try window.pixels()
    for (y, wanted) in [(fill.maxY - 2, [0, 0, 255]), (fill.y + 2, [255, 255, 0])] {
      for (given, wanted) in zip(pixels[Int(fill.center.x), Int(y)], wanted) {
        XCTAssertEqual(Double(given), Double(wanted), accuracy: 8, "R229")
      }
    }
  }
}
#endif
