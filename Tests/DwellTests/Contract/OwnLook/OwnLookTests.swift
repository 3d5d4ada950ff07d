import DwellTestSupport
import Foundation
import Testing

@testable import Dwell

/// The components in the article "Write your own look" are these tests' own, and the article's statements
/// about them are true.
@Suite struct OwnLookTests {
  /// The article.
  private let article: String

  /// Reads the article.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Sources/Dwell/Dwell.docc/WriteYourOwnLook.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: ["Worm", "Chapters", "SVGSheet"]) func `the article shows the code of the tests`(
    name: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(name).swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```"), "\(name).swift is not in the article")
  }

  @Test func `after a quarter of a turn, a dealt card has a quarter of its tilt, and the next is below it`() {
    let deal: PageEffect = [
      -1: PageLook(rotation: -16, opacity: 0),
      0: PageLook(),
      1: PageLook(shift: -1, scaleAlong: 0.9, scaleAcross: 0.9, order: -1),
      2: PageLook(shift: -2, scaleAlong: 0.8, scaleAcross: 0.8, order: -2),
    ]
    #expect(deal.look(at: -0.25) == PageLook(rotation: -4, opacity: 0.75))
    #expect(
      deal.look(at: 0.75) == PageLook(shift: -0.75, scaleAlong: 0.925, scaleAcross: 0.925, order: -0.75))
    #expect(deal.isUsable)
  }

  @Test func `the worm's head runs ahead to the next dot, and its tail follows`() {
    let positions = [1, 1.25, 1.5, 1.75, 2]
    #expect(positions.map { Worm.ends(at: $0).tail } == [1, 1, 1, 1.5, 2])
    #expect(positions.map { Worm.ends(at: $0).head } == [1, 1.5, 2, 2, 2])
  }

  /// A component in 120 by 44 points.
  private func watched<Content: Component>(_ component: Content) -> ComponentWatch<Content> {
    var watch = ComponentWatch(component, at: 0)
    _ = watch.handle(.resize(Size(width: 120, height: 44)), at: 0)
    return watch
  }

  /// The pill and its fill in a frame of a worm.
  private func mark(of frame: Frame) -> [Rect] {
    let rects = frame.display.rects
    return [ItemKey(.cover), ItemKey(.progress)].compactMap { rects[$0] }
  }

  @Test func `the worm fills while its page dwells, and then moves on`() {
    var watch = watched(Worm(.init(pageCount: 5), at: 0))
    // Five dots of 18 points in 120, the first with its middle at 24.
    let rest = Rect(x: 18, y: 16, width: 12, height: 12)
    #expect(mark(of: watch.component.frame(at: 2)) == [rest, Rect(x: 21, y: 19, width: 6, height: 6)])
    #expect(watch.handle(.tick, at: 4).pageChange?.to == 1)
    #expect(mark(of: watch.component.frame(at: 4)) == [rest, rest], "full when it sets off")
    let way = mark(of: watch.component.frame(at: 4.08))
    #expect(way[0].width > 12 && way[1].width > 12, "stretched, and bright")
    let there = rest.offsetBy(x: 18, y: 0)
    #expect(mark(of: watch.component.frame(at: 6)) == [there, Rect(x: 39, y: 19, width: 6, height: 6)])
    for (time, event) in [
      (4.1, Event.tick), (4.2, .tick), (6, .hover(Point(x: 60, y: 22))), (7, .leave), (8, .key(.right)),
      (8.1, .key(.left)), (8.2, .tick), (12, .pause(.app)), (20, .resume(.app)), (30, .tick), (35, .tick),
    ] {
      _ = watch.handle(event, at: time)
    }
    #expect(watch.faults == [])
  }

  @Test func `a worm from right to left is mirrored, and a press turns to the dot under it`() {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.direction = .rightToLeft
    configuration.dots.inputProfile = .pointer
    var watch = watched(Worm(configuration, at: 0))
    let place = Point(x: 120 - 24 - 2 * 18, y: 22)
    #expect(mark(of: watch.component.frame(at: 0))[0].center == Point(x: 96, y: 22))
    _ = watch.handle(.press(place), at: 1)
    #expect(watch.handle(.release(place), at: 1.1).pageChange?.to == 2)
    #expect(mark(of: watch.component.frame(at: 4))[0].center == place)
    #expect(watch.faults == [])
  }

  @Test func `chapters of 2, 6 and 4 s in 120 points fill at 10 points per second`() {
    var watch = watched(Chapters(.init(seconds: [2, 6, 4]), at: 0))
    /// The fills at a time.
    func fills(_ time: Double) -> [Double] {
      let rects = watch.component.frame(at: time).display.rects
      return (0..<3).compactMap { rects[ItemKey(.progress, $0)]?.width }
    }
    #expect(watch.component.nextChange(after: 0, step: 0.5) == .at(0.05), "twenty drawings a second")
    #expect(fills(1) == [9, 0, 0])
    #expect(watch.handle(.tick, at: 2).pageChange?.to == 1)
    #expect(fills(5) == [18, 29, 0])
    let press = watch.handle(.press(Point(x: 100, y: 22)), at: 5)
    #expect(press.pageChange?.to == 2 && press.pageChange?.cause == .person)
    _ = watch.handle(.pause(.app), at: 6)
    #expect(watch.component.nextChange(after: 6, step: 0.5) == .still)
    #expect(fills(60) == [18, 58, 9.5])
    _ = watch.handle(.resume(.app), at: 60)
    #expect(watch.handle(.tick, at: 63).pageChange?.to == 0)
    #expect(watch.faults == [])
    var other = watch.component
    _ = other.configure(.init(seconds: [1, 1]), at: 64)
    #expect(other.frame(at: 64).semantics.elements[0].value == .page(0, of: 2))
    #expect(other.nextChange(after: 64, step: 100) == .at(64.5), "half of the page's time is left")
  }

  @Test func `a sheet is an SVG document with every fill of every frame`() {
    let worm = watched(Worm(.init(pageCount: 5), at: 0)).component
    let text = svg([worm.frame(at: 0), worm.frame(at: 2)])
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>"))
    #expect(text.components(separatedBy: "<rect ").count == 1 + 2 * 7)
    #expect(text.contains("<rect x=\"21.0\" y=\"63.0\" width=\"6.0\" height=\"6.0\" rx=\"3.0\""))
  }
}
