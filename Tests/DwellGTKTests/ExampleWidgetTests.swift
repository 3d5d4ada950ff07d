#if GTK
import CDwellGTK
import Dwell
import DwellConformance
@testable import DwellGTK
import DwellGTKTestSupport
import DynamicPagesExample
import HeroCarouselExample
import OnboardingExample
import ProductRowExample
import ResultsScreenExample
import ScrubbingControlExample
import SeedsExample
import StoriesExample
import TimedLabsExample
import XCTest

/// In real windows the examples show what their goldens contain, and pixels lie where the shapes are.
@MainActor
final class ExampleWidgetTests: GTKTestCase {
  /// The clock of the widgets.
  private let clock = ManualClock()

  /// What a widget draws now.
  /// - Parameter origin: the point that counts as the origin, given the shapes.
  private func look<Content: Component>(
    at widget: ComponentWidget<Content>, _ name: String,
    from origin: ([ExampleObservation.Shape]) -> Point = { _ in Point(x: 0, y: 0) }
  ) -> ExampleObservation.Moment {
    if let snapshot = gtk_snapshot_new() {
      widget.controller.draw(to: snapshot)
      if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
    }
    let theme = widget.theme
    var shapes = ExampleObservation.Shape.shapes(of: widget.controller.painter.drawn) { ink in
      switch ink {
      case .color(let color): color.name
      case .foreground: theme?.foreground.name ?? "foreground"
      case .background: theme?.background.name ?? "background"
      }
    }
    shapes.removeAll { $0.rect.width < 1e-3 || $0.rect.height < 1e-3 }
    let origin = origin(shapes)
    for index in shapes.indices {
      shapes[index].rect.x -= origin.x
      shapes[index].rect.y -= origin.y
    }
    return .init(name, shapes)
  }

  /// What a screen reader gets now.
  private func spoken<Content: Component>(by widget: ComponentWidget<Content>) -> String {
    "says: \(widget.controller.publisher.text)"
  }

  /// Moves the pointer away from every widget.
  private func movePointerAway() throws {
    try run(["xdotool", "mousemove", "900", "900"])
    settle()
  }

  /// Advances the time, and draws the screen.
  private func pass<Content: Component>(_ seconds: Double, on widget: ComponentWidget<Content>) {
    clock.advance(by: seconds)
    widget.send(.tick)
    settle()
  }

  /// Expects that the pixels that differ from the background fill the shapes' bounding box, to a pixel.
  private func expectPixels(
    _ window: TestWindow, around moment: ExampleObservation.Moment, at origin: Point = Point(x: 0, y: 0),
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let pixels = try window.pixels()
    let rects = moment.shapes.filter { $0.kind != .text }.map(\.rect)
    let box = (
      left: (rects.map(\.x).min() ?? 0) + origin.x, top: (rects.map(\.y).min() ?? 0) + origin.y,
      right: (rects.map(\.maxX).max() ?? 0) + origin.x, bottom: (rects.map(\.maxY).max() ?? 0) + origin.y
    )
    let margin = 6
    let columns = max(Int(box.left) - margin, 0)..<min(Int(box.right.rounded(.up)) + margin, pixels.width)
    let rows = max(Int(box.top) - margin, 0)..<min(Int(box.bottom.rounded(.up)) + margin, pixels.height)
    let ground = pixels[columns.lowerBound, rows.lowerBound]
    var seen: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in rows {
      for x in columns where zip(pixels[x, y], ground).contains(where: { abs($0 - $1) > 8 }) {
        let old = seen ?? (x, y, x + 1, y + 1)
        seen = (min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1))
      }
    }
    guard let seen else { return XCTFail("\(moment.name): nothing is seen", file: file, line: line) }
    for (given, wanted, edge) in [
      (seen.left, box.left, "left"), (seen.top, box.top, "top"), (seen.right, box.right, "right"),
      (seen.bottom, box.bottom, "bottom"),
    ] {
      XCTAssertEqual(Double(given), wanted, accuracy: 1, "\(moment.name): \(edge)", file: file, line: line)
    }
  }

  /// Expects this front's part of a golden.
  private func expect(
    _ golden: ExampleGolden, _ moments: [ExampleObservation.Moment], _ words: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let given = ExampleObservation(moments, words: words)
    if let difference = golden.difference(of: given, front: "GTK") {
      XCTFail(difference, file: file, line: line)
    }
  }

  /// Takes the pause button out of the bar of marks, where other fronts have none.
  private func removePauseButton(of carousel: CarouselWidget) {
    carousel.controller.behavior.showsPauseButton = false
    carousel.configure(carousel.component.configuration)
  }

  func testTheTimedLabsHaveTheirMarks28PointsUpForFourSecondsEach() async throws {
    let labs = try XCTUnwrap(timedLabs(clock: clock))
    removePauseButton(of: labs)
    dwell_style_add(gtk_widget_get_display(labs.widget), timedLabsStyle, 600)
    let window = present(labs.widget, width: 390, height: 844)
    try movePointerAway()
    var moments = [look(at: labs, "at the beginning")]
    try expectPixels(window, around: moments[0])
    XCTAssertEqual(moments[0].shapes.map(\.rect.maxY).max(), 844 - 28, "R036")
    pass(2, on: labs)
    moments.append(look(at: labs, "amid the first page"))
    var words = [spoken(by: labs)]
    pass(2, on: labs)
    pass(2, on: labs)
    moments.append(look(at: labs, "amid the second page"))
    try expectPixels(window, around: moments[2])
    words.append(spoken(by: labs))
    expect(.timedLabs, moments, words)
    for page in [2, 0] {
      pass(page == 2 ? 2.01 : 4, on: labs)
      XCTAssertEqual(labs.currentPage, page, "R027 R032")
    }
  }

  func testTheOnboardingFillsOneTrackWith32PointsAtItsSides() async throws {
    let steps = try XCTUnwrap(onboarding(pages: labelPages(4), clock: clock))
    removePauseButton(of: steps)
    let window = present(steps.widget, width: 390, height: 844)
    try movePointerAway()
    var moments = [look(at: steps, "at the beginning")]
    try expectPixels(window, around: moments[0])
    pass(2, on: steps)
    moments.append(look(at: steps, "amid the first page"))
    var words = [spoken(by: steps)]
    pass(2, on: steps)
    pass(2, on: steps)
    moments.append(look(at: steps, "amid the second page"))
    words.append(spoken(by: steps))
    for _ in 0..<20 { pass(2, on: steps) }
    moments.append(look(at: steps, "at the end"))
    words.append(spoken(by: steps))
    expect(.onboarding, moments, words)
  }

  /// The rectangles of a moment's shapes, also of those that a press hides.
  private func rects(_ moment: ExampleObservation.Moment) -> [Rect] { moment.shapes.map(\.rect) }

  func testAPressPausesTheOnboardingAndReleasingResumesAtTheSameProgress() async throws {
    let steps = try XCTUnwrap(onboarding(pages: labelPages(4), clock: clock))
    _ = present(steps.widget, width: 390, height: 844)
    try movePointerAway()
    pass(2, on: steps)
    let before = look(at: steps, "held")
    try run(["xdotool", "mousemove", "200", "400", "mousedown", "1"])
    runLoop(until: { steps.component.timer.pausedBy.contains(.touch) }, "R132: held")
    pass(58, on: steps)
    XCTAssertEqual(rects(look(at: steps, "held")), rects(before), "R132")
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { !steps.component.timer.pausedBy.contains(.touch) }, "released")
    try movePointerAway()
    runLoop(until: { steps.component.timer.pausedBy == [] }, "gone")
    pass(1.9, on: steps)
    XCTAssertEqual(steps.currentPage, 0, "R132: a long press turns nothing")
    pass(0.2, on: steps)
    XCTAssertEqual(steps.currentPage, 1, "R132: two seconds were left")
  }

  func testTheDynamicPagesHaveTheirBackground25PointsUpUnderDotsAndUnderANumber() async throws {
    let pages = try XCTUnwrap(dynamicPages(count: 6, clock: clock) { gtk_label_new("\($0)") })
    let window = present(pages.widget, width: 390, height: 844)
    try movePointerAway()
    var moments = [look(at: pages, "six pages")]
    try expectPixels(window, around: moments[0])
    XCTAssertEqual(moments[0].shapes[0].rect.maxY, 844 - 25, accuracy: 1e-6, "R112")
    var words = [spoken(by: pages)]
    pass(60, on: pages)
    XCTAssertEqual(look(at: pages, "six pages"), moments[0], "nothing turns by itself")
    let pause = descendant(of: pages.widget, withClass: "dwell-pause")
    XCTAssertNotEqual(pause.map { gtk_widget_get_mapped($0) }, 1, "nothing to pause")
    for _ in 0..<4 { pages.insertPage(gtk_label_new("new"), at: 0) }
    pass(2, on: pages)
    moments.append(look(at: pages, "ten pages"))
    try expectPixels(window, around: moments[1])
    words.append(spoken(by: pages))
    expect(.dynamicPages, moments, words)
  }

  func testTheProductRowHasADotForEachSnapPoint() async throws {
    let row = try XCTUnwrap(productRow(count: 10, clock: clock) { gtk_label_new("\($0)") })
    _ = present(row.widget, width: 390, height: 192)
    try movePointerAway()
    /// The background and the dots; the buttons follow.
    func dots(_ moment: String) -> ExampleObservation.Moment {
      .init(moment, Array(look(at: row, moment).shapes.prefix(5)))
    }
    var moments = [dots("at the beginning")]
    var words = [spoken(by: row)]
    let next = try XCTUnwrap(descendant(of: row.widget, withClass: "dwell-next"))
    for (turn, moment) in [
      ({ dwell_emit_plain(next, "clicked") }, "three further"), ({ row.send(.key(.end)) }, "at the end"),
    ] {
      turn()
      pass(2, on: row)
      moments.append(dots(moment))
      words.append(spoken(by: row))
    }
    expect(.productRow, moments, words)
    XCTAssertEqual(row.currentPage, 9)
  }

  func testTheHeroCarouselShowsAPageBetweenAQuarterOfTwoForEightSecondsEachUntilItIsPaused() async throws {
    let hero = try XCTUnwrap(heroCarousel(clock: clock))
    dwell_style_add(gtk_widget_get_display(hero.widget), heroCarouselStyle, 600)
    _ = present(hero.widget, width: 390, height: 240)
    try movePointerAway()
    for _ in 0..<3 { pass(4, on: hero) }
    /// The bar and the marks; the disc of the button follows.
    func marks() -> ExampleObservation.Moment {
      .init("amid the second page", Array(look(at: hero, "").shapes.prefix(7)))
    }
    let moment = marks()
    expect(.heroCarousel, [moment], [spoken(by: hero)])
    let shown = hero.component.frame(at: clock.now).display.commands.compactMap { command -> Double? in
      if case .page(_, let rect, let shown, _, _) = command { (shown ?? rect).width } else { nil }
    }
    XCTAssertEqual(shown.count, 3)
    for (given, wanted) in zip(shown, [386 / 6.0, 386 / 1.5, 386 / 6.0]) {
      // At rest both edges lie on whole pixels, of which one is a point here.
      XCTAssertEqual(given, wanted.rounded(), "R207 R228: a page between a quarter of two")
    }
    dwell_emit_plain(try XCTUnwrap(descendant(of: hero.widget, withClass: "dwell-pause")), "clicked")
    for _ in 0..<20 { pass(4, on: hero) }
    XCTAssertEqual(marks(), moment, "R211: paused")
  }

  func testTheStoriesOfThreeFriendsFollowOneAnotherAndClose() async throws {
    let viewer = try XCTUnwrap(stories(clock: clock))
    var closings = 0
    viewer.callbacks.didClose = { closings += 1 }
    for person in 0..<viewer.personCount { viewer.story(of: person).map(removePauseButton) }
    dwell_style_add(gtk_widget_get_display(viewer.widget), storiesStyle, 600)
    _ = present(viewer.widget, width: 390, height: 844)
    try movePointerAway()
    /// The current friend's moments.
    func story() throws -> CarouselWidget { try XCTUnwrap(viewer.story(of: viewer.currentPerson)) }
    var moments = [look(at: try story(), "at the beginning")]
    pass(2.5, on: try story())
    moments.append(look(at: try story(), "amid the first moment"))
    var words = [spoken(by: try story())]
    pass(2.5, on: try story())
    pass(2.5, on: try story())
    moments.append(look(at: try story(), "amid the second moment"))
    for _ in 0..<4 { pass(2.5, on: try story()) }
    moments.append(look(at: try story(), "amid Bob's first moment"))
    words.append(spoken(by: try story()))
    expect(.stories, moments, words)
    for _ in 0..<6 { pass(2.5, on: try story()) }
    XCTAssertEqual(closings, 1)
    let all = [3, 2, 1]
    XCTAssertEqual(storyRings().map(\.ring), all.map { StoryRing(momentCount: $0) })
    XCTAssertEqual(
      storyRings(seen: viewer.seen).map(\.ring),
      all.map { StoryRing(momentCount: $0, seen: SeenPages([0..<$0])) }, "all moments were seen")
  }

  func testTheResultsRiseToSevenOfTenIn400PointsOfHeight() async throws {
    let screen = try XCTUnwrap(ResultsScreen(correctResponses: 7, questionCount: 10, clock: clock))
    let label = try XCTUnwrap(gtk_widget_get_last_child(screen.widget))
    var least: Int32 = 0
    var own: Int32 = 0
    gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, 390, &least, &own, nil, nil)
    let window = present(screen.widget, width: 390, height: 400 + own)
    XCTAssertEqual(gtk_widget_get_height(screen.meter.widget), 400)
    let middle = Point(x: Double(gtk_widget_get_width(screen.meter.widget)) / 2, y: 0)
    var moments = [look(at: screen.meter, "at the beginning") { _ in middle }]
    pass(2, on: screen.meter)
    moments.append(look(at: screen.meter, "after two seconds") { _ in middle })
    pass(2, on: screen.meter)
    moments.append(look(at: screen.meter, "after four seconds") { _ in middle })
    try expectPixels(window, around: moments[2], at: middle)
    expect(.resultsScreen, moments, [spoken(by: screen.meter)])
  }

  func testMinimalCodeGivesEachSeedsLook() async throws {
    /// A look after a time, in a window of its own, from a shape's point.
    func moment<Content: Component>(
      _ name: String, _ widget: ComponentWidget<Content>?, _ width: Int32, _ height: Int32,
      after seconds: Int, from origin: ([ExampleObservation.Shape]) -> Point = { _ in Point(x: 0, y: 0) }
    ) throws -> ExampleObservation.Moment {
      let widget = try XCTUnwrap(widget)
      _ = present(widget.widget, width: width, height: height)
      try movePointerAway()
      for _ in 0..<(seconds * 2) { pass(0.5, on: widget) }
      return look(at: widget, name, from: origin)
    }
    let arrow = try makeArrowTexture()
    defer { g_object_unref(UnsafeMutableRawPointer(arrow)) }
    let colors = ["orange", "teal", "red", "blue", "green", "purple"]
    let (gray200, green700) = (
      Color(red: 238 / 255, green: 238 / 255, blue: 238 / 255),
      Color(red: 56 / 255, green: 142 / 255, blue: 60 / 255)
    )
    let timed = try XCTUnwrap(timedPages(clock: clock))
    removePauseButton(of: timed)
    let moments = [
      try moment("Timed pages", timed, 195, 300, after: 6),
      try moment(
        "Score", score(clock: clock), 200, 344, after: 4, from: { Point(x: $0[0].rect.center.x, y: 0) }),
      try moment("Pages", pages(in: colors, clock: clock), 195, 300, after: 2),
      try moment("Pages in the dark", pages(in: colors, clock: clock), 195, 300, after: 2),
      try moment("Ten pages", pages(in: colors + colors.prefix(4), clock: clock), 195, 300, after: 2),
      try moment(
        "Segments", segments(gray200: gray200, green700: green700, clock: clock), 320, 44, after: 6,
        from: { Point(x: 0, y: $0[0].rect.y) }),
      try moment(
        "Places", places(arrow: arrow, clock: clock), 195, 44, after: 2, from: { $0[2].rect.center }),
    ]
    expect(.seeds, moments, [])
  }

  func testTheScrubbingControlHasAnImageForTheFirstPageAndAPointerPicksAMark() async throws {
    let arrow = try makeArrowTexture()
    defer { g_object_unref(UnsafeMutableRawPointer(arrow)) }
    var shown: [Int] = []
    let control = try XCTUnwrap(
      scrubbingControl(pageCount: 6, arrow: arrow, clock: clock) { page, _ in shown.append(page) })
    let window = present(control.widget, width: 390, height: 44)
    try movePointerAway()
    let middle = { (shapes: [ExampleObservation.Shape]) in shapes.first?.rect.center ?? Point(x: 0, y: 0) }
    let plain = look(at: control, "")
    try expectPixels(window, around: plain)
    var moments = [look(at: control, "at the beginning", from: middle)]
    var words = [spoken(by: control)]
    let mark = plain.shapes[4].rect.center
    try run(["xdotool", "mousemove", "\(Int(mark.x))", "\(Int(mark.y))", "click", "1"])
    runLoop(until: { control.component.currentPage == 3 }, "R171: a pointer picks a mark")
    XCTAssertEqual(shown, [3])
    try movePointerAway()
    pass(2, on: control)
    moments.append(look(at: control, "the fourth mark picked", from: middle))
    words.append(spoken(by: control))
    expect(.scrubbingControl, moments, words)
  }
}

extension Color {
  /// The colour as a style sheet has it.
  fileprivate var name: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
}
#endif
