import DwellTestSupport
import Testing

@testable import Dwell

/// Turns that the user has tried beyond an end.
@Suite("Turns beyond an end") struct EdgeTests {
  /// The ends, with the page there and the key that leads beyond.
  private static let ends = [(PageEdge.start, 0, Key.pageUp), (.end, 2, .pageDown)]

  @Test("A key beyond an end reports it, and isn't used", arguments: ends)
  func keys(edge: PageEdge, page: Int, key: Key) {
    var driver = PageViewDriver(pages: 3, current: page)
    let arrow: Key = key == .pageUp ? .left : .right
    for key in [key, arrow] {
      let outcome = driver.send(.key(key), after: 1)
      #expect(outcome.edge == edge && !outcome.isHandled && outcome.pageChange == nil, "\(key)")
    }
    for key in [Key.up, .down, .space] { #expect(driver.send(.key(key)).edge == nil, "\(key)") }
    #expect(driver.send(.key(page == 0 ? .home : .end)).edge == nil)
  }

  @Test("Rows report it, too, and not where their pages loop")
  func rows() {
    for (edge, page, key) in EdgeTests.ends {
      for loops in [false, true] {
        var dots = PageControl.Configuration(pageCount: 3)
        (dots.currentPage, dots.loops) = (page, loops)
        var control = PageControl(dots, at: 0)
        var segments = SegmentedProgress.Configuration(pageCount: 3)
        (segments.currentPage, segments.loops) = (page, loops)
        var progress = SegmentedProgress(segments, at: 0)
        for outcome in [control.handle(.key(key), at: 1), progress.handle(.key(key), at: 1)] {
          #expect(outcome.edge == (loops ? nil : edge) && outcome.isHandled == loops, "\(edge)")
        }
      }
    }
  }

  @Test("A drag beyond an end reports it if it would have turned a page", arguments: [PageEdge.start, .end])
  func drags(edge: PageEdge) {
    let sign = edge == .start ? 1.0 : -1
    for (way, isFar) in [(300.0, true), (60, false)] {
      var driver = PageViewDriver(pages: 3, current: edge == .start ? 0 : 2)
      driver.press()
      driver.move(to: sign * way)
      driver.move(to: sign * way, after: 1)
      #expect(driver.outcome.edge == nil, "not before the release")
      driver.release()
      #expect(driver.outcome.edge == (isFar ? edge : nil) && driver.change == nil, "\(way) points")
    }
  }

  @Test("A flick reports it, too; one that turns a page doesn't")
  func flicks() {
    for (page, way, edge) in [(2, -90.0, PageEdge.end), (0, 90, .start), (1, -90, nil), (2, 90, nil)] {
      var driver = PageViewDriver(pages: 3, current: page)
      driver.flick(by: way, speed: way * 20)
      #expect(driver.outcome.edge == edge, "from page \(page) by \(way)")
    }
  }

  @Test("Of a burst of a wheel's notches as many report it as would turn a page")
  func notches() {
    var driver = PageViewDriver(pages: 3, current: 2)
    let edges = (0..<10).map { _ in
      driver.send(.wheel(Point(x: 120, y: 0), isPrecise: false), after: 0.04).edge
    }
    #expect(edges.map { $0 == .end } == [true] + (1..<10).map { $0 == 9 })
    #expect(driver.send(.wheel(Point(x: 0, y: 120), isPrecise: false), after: 1).edge == .end)
    #expect(!driver.outcome.isHandled, "what is around may scroll")
  }

  @Test("A trackpad's swipe reports it once, when it ends")
  func trackpad() {
    var driver = PageViewDriver(pages: 3, current: 2)
    var edges: [PageEdge?] = []
    for _ in 0..<10 {
      edges.append(driver.send(.wheel(Point(x: 40, y: 0), isPrecise: true), after: 0.016).edge)
    }
    edges.append(driver.send(.wheelEnded, after: 0.016).edge)
    edges.append(driver.send(.tick, after: 1).edge)
    #expect(edges.compactMap(\.self) == [.end])
  }

  @Test("Taps on the pages of a carousel report it")
  func taps() {
    for (edge, page, key) in EdgeTests.ends {
      var carousel = Carousel.upright(3, current: page) {
        $0.taps = .turn
        $0.pages.loops = false
      }
      let point = Point(x: key == .pageUp ? 10 : 290, y: 100)
      _ = carousel.handle(.press(point), at: 1)
      #expect(carousel.handle(.release(point), at: 1.1).edge == edge)
    }
  }

  @Test("Nothing else reports it: the app, time, loops, and no pages at all")
  func others() {
    let events = [Event.advance, .restart, .tick] + (1...3).map { .select(page: $0, animated: true) }
    for event in events {
      var carousel = Carousel.upright(3, current: 2) { $0.pages.loops = false }
      #expect(carousel.handle(event, at: 1).edge == nil, "\(event)")
      #expect(carousel.handle(.tick, at: 100).edge == nil)
    }
    for pages in [0, 2] {
      var driver = PageViewDriver(pages: pages, current: max(pages - 1, 0), loops: true)
      #expect(driver.send(.key(.pageDown)).edge == nil, "\(pages) pages")
    }
  }
}
