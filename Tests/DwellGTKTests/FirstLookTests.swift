#if GTK
import CDwellGTK
import Dwell
import DwellTestSupport
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// The first look at widgets with as little configuration as possible, in pixels.
@MainActor
final class FirstLookTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()
  /// The colours of seed D.
  private let (gray200, green700) = (
    Color(red: 238 / 255, green: 238 / 255, blue: 238 / 255),
    Color(red: 56 / 255, green: 142 / 255, blue: 60 / 255)
  )

  /// Moves the pointer away from every widget, and draws the window.
  private func movePointerAway() throws {
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
  }

  /// Returns a control of five pages in a window, without a pause button.
  private func control(
    _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) throws -> (control: PageControlWidget, window: TestWindow) {
    var configuration = PageControl.Configuration(pageCount: 5)
    change(&configuration)
    var behavior = WidgetBehavior()
    behavior.showsPauseButton = false
    let control = try XCTUnwrap(PageControlWidget(configuration, behavior: behavior, clock: clock))
    let window = present(control.widget, width: 200, height: 44)
    try movePointerAway()
    return (control, window)
  }

  /// Returns the opacities of a control's marks in its window, by page.
  private func opacities(of control: PageControlWidget, in window: TestWindow) throws -> [Double] {
    let pixels = try window.pixels()
    return DrawnRow(control.component.frame(at: clock.now)).marks.sorted { $0.page < $1.page }.map {
      Double(pixels[Int($0.rect.center.x), Int($0.rect.center.y)][3]) / 255
    }
  }

  func testWithoutTimeAllMarksButTheCurrentOneAreAlike() async throws {
    for (page, timed, expected) in [
      (2, false, [0.35, 0.35, 1, 0.35, 0.35]), (4, false, [0.35, 0.35, 0.35, 0.35, 1]),
      (2, true, [0.7, 0.7, 0.35, 0.35, 0.35]),
    ] {
      let (control, window) = try control {
        $0.currentPage = page
        $0.dots.showsProgress = timed
      }
      control.theme = .light
      // Amid the fill, which is beside the pill's middle.
      clock.advance(by: 1)
      control.send(.tick)
      for (given, wanted) in zip(try opacities(of: control, in: window), expected) {
        XCTAssertEqual(given, wanted, accuracy: 0.01, "R216: page \(page), timed: \(timed)")
      }
    }
  }

  func testTwoGivenColoursAreNotFaded() async throws {
    let (control, window) = try control {
      $0.currentPage = 2
      $0.dots.showsProgress = false
      $0.dots.tint = .color(self.gray200)
      $0.dots.currentTint = .color(self.green700)
    }
    XCTAssertEqual(try opacities(of: control, in: window), [1, 1, 1, 1, 1], "R217")
    let pixels = try window.pixels()
    let marks = DrawnRow(control.component.frame(at: clock.now)).marks
    for mark in marks {
      XCTAssertEqual(
        pixels[Int(mark.rect.center.x), Int(mark.rect.center.y)],
        mark.page == 2 ? [56, 142, 60, 255] : [238, 238, 238, 255], "R217: page \(mark.page)")
    }
  }

  func testTwoGivenColoursAreDrawnAsGivenOverAnyPage() async throws {
    for ground in ["white", "black"] {
      let pages = labelPages(3)
      for page in pages { gtk_widget_add_css_class(page, "first-look-\(ground)") }
      var segments = SegmentRow.Configuration()
      (segments.tint, segments.currentTint) = (.color(gray200), .color(green700))
      let carousel = try XCTUnwrap(
        CarouselWidget(pages: pages, clock: clock) { $0.indicator = .segments(segments) })
      dwell_style_add(
        gtk_widget_get_display(carousel.widget), ".first-look-\(ground) { background: \(ground); }", 600)
      let window = present(carousel.widget, width: 300, height: 200)
      try movePointerAway()
      clock.advance(by: 2)
      carousel.send(.tick)
      let drawn = DrawnRow(carousel.component.frame(at: clock.now))
      let pixels = try window.pixels()
      let track = try XCTUnwrap(drawn.marks.last).rect.center
      XCTAssertEqual(pixels[Int(track.x), Int(track.y)], [238, 238, 238, 255], "R218: over \(ground)")
      let fill = try XCTUnwrap(drawn.fills.first).visible.center
      XCTAssertEqual(pixels[Int(fill.x), Int(fill.y)], [56, 142, 60, 255], "R218: over \(ground)")
    }
  }

  func testTheBackgroundShowsUnderAPointer() async throws {
    let (control, window) = try control { $0.dots.showsProgress = false }
    let row = DrawnRow(control.component.frame(at: clock.now))
    let first = try XCTUnwrap(row.marks.first { $0.page == 0 }?.rect)
    // Between the first two marks only the background is visible.
    let gap = (x: Int(first.maxX + 3), y: Int(first.center.y))
    /// The opacity of the background, after it has faded in or out.
    func background() throws -> Int {
      clock.advance(by: 0.5)
      control.send(.tick)
      settle()
      return try window.pixels()[gap.x, gap.y][3]
    }
    XCTAssertEqual(try background(), 0, "R219: alone")
    try run(["xdotool", "mousemove", "\(gap.x)", "\(gap.y)"])
    settle()
    XCTAssertEqual(Double(try background()), 255 * 0.2, accuracy: 2, "R219: under a pointer")
    try run(["xdotool", "mousedown", "1"])
    settle()
    // Marks are 14 points apart.
    for step in 1...2 {
      try run(["xdotool", "mousemove", "\(gap.x + step * 14 + 1)", "\(gap.y)"])
      settle()
    }
    XCTAssertEqual(control.component.currentPage, 2, "R219: scrubbing")
    XCTAssertEqual(Double(try background()), 255 * 0.2, accuracy: 2, "R219: while scrubbing")
    try run(["xdotool", "mouseup", "1"])
    try movePointerAway()
    XCTAssertEqual(try background(), 0, "R219: gone")
  }

  func testMarksSuitTheirPages() async throws {
    for count in [1, 6, 10] {
      let carousel = try XCTUnwrap(
        CarouselWidget(pages: (0..<count).map { _ in gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }, clock: clock)
        { $0.timer.advances = false })
      carousel.theme = .light
      let window = present(carousel.widget, width: 390, height: 300)
      try movePointerAway()
      clock.advance(by: 1)
      carousel.send(.tick)
      let pixels = try window.pixels()
      let middle = 300 - 25 - 14
      /// The lengths of the runs of one opacity along the marks' middle line: (opacity, length).
      var runs: [(opacity: Int, length: Int)] = []
      for x in 0..<390 {
        let opacity = pixels[x, middle][3]
        if let last = runs.indices.last, abs(runs[last].opacity - opacity) < 3 {
          runs[last].length += 1
        } else {
          runs.append((opacity, 1))
        }
      }
      guard count > 1 else {
        XCTAssertEqual(runs.map(\.length), [390], "R221: one page")
        continue
      }
      let rows = (0..<300).filter { pixels[195 - 2, $0][3] > 20 }
      XCTAssertEqual(rows.last, 300 - 25 - 1, "R221: 25 above the edge")
      if count == 10 {
        let text = carousel.component.frame(at: clock.now).display.commands.contains {
          $0.key?.part == .label
        }
        XCTAssert(text, "R221: a number from ten pages on")
        continue
      }
      XCTAssertEqual(rows.count, 28, "R221: dots of 8 with a padding of 10")
      let wide = runs.filter { $0.length >= 6 && $0.length <= 8 && $0.opacity > 80 }
      XCTAssertEqual(wide.count, 6, "R221: \(runs)")
      XCTAssertEqual(Double(wide[0].opacity), 255, accuracy: 2, "R221")
    }
  }

  func testBoundMarksFollowFingersOnPages() async throws {
    let carousel = try XCTUnwrap(
      CarouselWidget(pages: labelPages(5), clock: clock) {
        $0.indicator = .none
        $0.timer.advances = false
      })
    let (control, _) = try control { $0.dots.showsProgress = false }
    _ = present(carousel.widget, width: 300, height: 200)
    try movePointerAway()
    g_object_bind_property(
      UnsafeMutableRawPointer(carousel.widget), "position",
      UnsafeMutableRawPointer(control.controller.widget),
      "position", G_BINDING_DEFAULT)
    for step in 1...4 {
      clock.advance(by: 0.02)
      carousel.send(.wheel(Point(x: 30, y: 0), isPrecise: true))
      XCTAssertEqual(carousel.component.position(at: clock.now), Double(step) / 10, accuracy: 1e-6)
      XCTAssertEqual(control.component.position(at: clock.now), Double(step) / 10, accuracy: 1e-6, "R224")
      XCTAssertEqual(control.component.currentPage, 0, "R224: a page that is only passed isn't current")
    }
    carousel.send(.wheelEnded)
    for _ in 0..<40 {
      clock.advance(by: 0.05)
      carousel.send(.tick)
    }
    XCTAssertEqual(control.component.currentPage, carousel.currentPage, "R224: at rest")
    XCTAssertEqual(control.component.position(at: clock.now), Double(carousel.currentPage), accuracy: 1e-6)
  }

  func testAMeterHasTheColoursOfItsScale() async throws {
    let scale = MeterColors(Color(red: 0, green: 0, blue: 0.8), Color(red: 1, green: 1, blue: 0))
    for (colors, expected) in [
      (nil, (low: [255, 0, 0], high: [46, 230, 46])), (scale, (low: [0, 0, 204], high: [255, 255, 0])),
    ] as [(MeterColors?, (low: [Int], high: [Int]))] {
      var configuration = ProgressMeter.Configuration(value: 10, of: 10)
      configuration.revealDuration = 0
      if let colors { configuration.colors = colors }
      let meter = try XCTUnwrap(ProgressMeterWidget(configuration, clock: clock))
      let window = present(meter.widget, width: 100, height: 300)
      clock.advance(by: 5)
      meter.send(.tick)
      let fill = try XCTUnwrap(
        meter.component.frame(at: clock.now).display.commands.lazy.compactMap { command -> Rect? in
          if case .fill(_, let rect, _, .gradient) = command { rect } else { nil }
        }.first)
      let pixels = try window.pixels()
      for (y, wanted) in [(fill.maxY - 2, expected.low), (fill.y + 2, expected.high)] {
        for (given, wanted) in zip(pixels[Int(fill.center.x), Int(y)], wanted) {
          XCTAssertEqual(Double(given), Double(wanted), accuracy: 8, "R229")
        }
      }
    }
  }

  func testACarouselInAPageStartsFromTheDefaults() async throws {
    /// Returns a carousel with the defaults.
    func inner() throws -> CarouselWidget {
      try XCTUnwrap(CarouselWidget(pages: labelPages(4), clock: clock))
    }
    /// Returns what a carousel draws and publishes to assistive technology, a while later.
    func drawn(_ carousel: CarouselWidget) -> Frame {
      clock.advance(by: 1)
      carousel.send(.restart)
      clock.advance(by: 1)
      carousel.send(.tick)
      return carousel.component.frame(at: clock.now)
    }
    let alone = try inner()
    _ = present(alone.widget, width: 300, height: 200)
    let plain = (configuration: alone.component.configuration, frame: drawn(alone))
    for isOuterTimed in [true, false] {
      let nested = try inner()
      var segments = SegmentRow.Configuration()
      segments.tint = .color(self.gray200)
      let outer = try XCTUnwrap(
        CarouselWidget(pages: [nested.widget] + labelPages(2), clock: clock) {
          $0.timer.advances = isOuterTimed
          $0.timer.duration = .seconds(9)
          $0.timer.afterInteraction = .pause
          $0.pages.loops = false
          $0.pages.spacing = 40
          $0.pages.effect = .stack
          $0.pages.layout.pagesPerTurn = 2
          $0.pages.physics.swipeThreshold = 0.9
          $0.indicator = isOuterTimed ? .none : .segments(segments)
          $0.indicatorSide = .start
          $0.taps = .turn
          $0.controls = .all
          $0.isOverMedia = true
        })
      _ = present(outer.widget, width: 300, height: 200)
      try movePointerAway()
      XCTAssertEqual(nested.size, alone.size)
      XCTAssertEqual(nested.component.configuration, plain.configuration, "R227")
      let frame = drawn(nested)
      XCTAssertEqual(frame.display, plain.frame.display, "R227: timed outside: \(isOuterTimed)")
      XCTAssertEqual(frame.semantics, plain.frame.semantics, "R227: timed outside: \(isOuterTimed)")
      XCTAssertEqual(outer.component.configuration.pages.spacing, 40)
    }
  }

  func testTwoPagesLoopByOneProperty() async throws {
    for loops in [true, false] {
      let carousel = try XCTUnwrap(CarouselWidget(pages: labelPages(2), clock: clock))
      _ = present(carousel.widget, width: 300, height: 200)
      try movePointerAway()
      XCTAssertEqual(dwell_set_property(carousel.widget, "loop", loops ? "true" : "false"), 1)
      var turns: [Int] = []
      var ended = false
      carousel.callbacks.pageDidChange = { turns.append($0.to) }
      carousel.callbacks.didEnd = { ended = true }
      for _ in 0..<60 {
        clock.advance(by: 0.25)
        carousel.send(.tick)
      }
      XCTAssertEqual(turns, loops ? [1, 0, 1] : [1], "R230: the pages and their time")
      XCTAssertEqual(ended, !loops, "R230")
    }
  }
}
#endif
