import DwellTestSupport
import Testing

@testable import Dwell

/// A page view where a threshold, an end or the middle is met exactly.
@Suite("A page view at its limits") struct PageViewLimitTests {
  @Test("The first page is 0 if there isn't the one asked for, which is reported")
  func firstPage() {
    for count in 0...3 {
      for page in -1...4 {
        var configuration = PageView.Configuration(pageCount: count)
        configuration.currentPage = page
        var view = PageView(configuration, at: 0)
        let isThere = page == 0 || (0..<count).contains(page)
        #expect(view.currentPage == (isThere ? page : 0), "page \(page) of \(count)")
        #expect(
          view.handle(.tick, at: 0).diagnostics == (isThere ? [] : .pageOutOfRange),
          "page \(page) of \(count)")
      }
    }
  }

  @Test("Where one page fills the view, one page fades out, also from between two")
  func fadesFromBetween() {
    for (way, leaving) in [(-150.0, 1), (150, 1), (-195, 1), (-200, 2), (195, 0), (190, 1), (200, 0)] {
      var driver = PageViewDriver(pages: 5, current: 1)
      driver.send(.setReduceMotion(true))
      driver.press()
      driver.move(to: way)
      driver.send(.select(page: 4, animated: true))
      driver.now += 0.05
      #expect(driver.pages == [leaving, 4], "dragged by \(way)")
    }
  }

  @Test("A page that is more than half there keeps fading out, another one takes its place later")
  func fadesInARow() {
    for (pause, leaving) in [(0.0, 0), (0.06, 0), (0.1, 1), (0.2, 1)] {
      var driver = PageViewDriver(pages: 4)
      driver.send(.setReduceMotion(true))
      driver.send(.select(page: 1, animated: true))
      driver.send(.select(page: 2, animated: true), after: pause)
      driver.now += 0.01
      #expect(driver.pages == [leaving, 2], "after \(pause) s")
    }
  }

  @Test("A long page scales about the middle of the screenful that is next to the other page")
  func longPagesScale() {
    let effect: PageEffect = [-1: PageLook(scale: 0.5), 0: PageLook(), 1: PageLook(scale: 0.5)]
    for (long, current, way, start) in [(1, 0, -195.0, 243.75), (0, 1, 195, -603.75)] {
      var configuration = PageView.Configuration(pageCount: 2)
      configuration.currentPage = current
      configuration.effect = effect
      configuration.pageLengths = [PageLength(page: long, length: 1000)]
      var driver = PageViewDriver(configuration)
      driver.press()
      driver.move(to: way)
      #expect(driver.start(of: long) == start, "page \(long)")
    }
  }

  @Test("A page is seen if any of it is opaque, shown by its mask and in the view")
  func isSeen() {
    for (start, length, opacity, mask, shift, isSeen) in [
      (0, 100, 1, 1, 0, true), (0, 100, 0, 1, 0, false), (0, 100, 1, 0, 0, false), (0, 0, 1, 1, 0, false),
      (300, 100, 1, 1, 0, false), (299, 100, 1, 1, 0, true), (-100, 100, 1, 1, 0, false),
      (-99, 100, 1, 1, 0, true), (-50, 100, 1, 0.5, 0, false), (-49, 100, 1, 0.5, 0, true),
      (300, 100, 1, 1, -0.5, true), (-100, 100, 0.1, 1, 1, true), (0, 100, 1, 1, 3, false),
    ] as [(Double, Double, Double, Double, Double, Bool)] {
      var item = PageViewLayout.Item()
      item.extent = Extent(start: start, length: length)
      item.look = PageLook(shift: shift, opacity: opacity, mask: mask)
      #expect(item.isSeen(in: 300) == isSeen, "\(start) \(length) \(opacity) \(mask) \(shift)")
    }
  }

  @Test("Without overscroll a springy turn stops at the strip's ends")
  func noOverscroll() {
    for (from, to) in [(1, 2), (1, 0)] {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.currentPage = from
      configuration.physics.overscroll = 0
      configuration.physics.spring = Spring(response: 0.35, dampingFraction: 0.2)
      var driver = PageViewDriver(configuration)
      driver.send(.select(page: to, animated: true))
      for step in 0...150 {
        let now = Double(step) * 0.01
        let start = DrawnPages(driver.view.frame(at: now))[to]?.rect.x ?? .nan
        #expect(to == 2 ? start >= 0 : start <= 0, "page \(to) at \(start) after \(now) s")
        #expect((0...2).contains(driver.view.position(at: now)))
        #expect(driver.view.frame(at: now).faults.isEmpty)
      }
    }
  }

  @Test("Configuring during a drag keeps its speed, unless the direction changes")
  func configuringDuringADrag() {
    for direction in [Direction.leftToRight, .rightToLeft, nil] {
      var driver = PageViewDriver(pages: 3)
      driver.press()
      for step in 1...6 { driver.move(to: -15 * Double(step), after: 0.015) }
      if let direction {
        var configuration = driver.view.configuration
        configuration.direction = direction
        _ = driver.view.configure(configuration, at: driver.now)
      }
      driver.lift(after: 0)
      #expect(
        driver.view.currentPage == (direction == .rightToLeft ? 0 : 1), "\(String(describing: direction))")
    }
  }

  @Test("A move or a release without a press is left to others")
  func withoutAPress() {
    var driver = PageViewDriver(pages: 3)
    driver.move(to: -100)
    #expect(!driver.outcome.isHandled && driver.position == 0)
    driver.release()
    #expect(!driver.outcome.isHandled && driver.outcome.pageChange == nil)
    driver.send(.cancel)
    #expect(!driver.outcome.isHandled)
  }

  @Test("A press catches pages a point or more from their rest, and leaves those that have almost arrived")
  func catches() {
    var caught = 0
    for step in 1...60 {
      var driver = PageViewDriver(pages: 3)
      driver.send(.select(page: 1, animated: true))
      driver.now += Double(step) * 0.01
      let away = (driver.position - 1).magnitude * 390
      driver.press(at: 0)
      #expect(driver.outcome.isHandled == (away >= 1), "\(away) points away")
      caught += away >= 1 ? 1 : 0
    }
    #expect((10..<55).contains(caught))
  }

  @Test("A turn continues in a view of another size at the same place, and arrives at the same time")
  func resizedTurn() {
    var small = PageViewDriver(pages: 3)
    small.send(.select(page: 1, animated: true))
    var large = small
    large.send(.resize(Size(width: 780, height: 200)), after: 0.1)
    small.wait(0.1)
    for step in 0...60 {
      let now = 0.1 + Double(step) * 0.01
      #expect(abs(large.view.position(at: now) - small.view.position(at: now)) < 1e-9, "after \(now) s")
      #expect(large.view.phase(at: now) == small.view.phase(at: now))
    }
  }

  @Test("Insets are judged once the view has a size")
  func judgedWithASize() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.layout = PageLayout(leadingInset: 200, trailingInset: 200)
    configuration.layout.length = .perView(2)
    configuration.loops = true
    var view = PageView(configuration, at: 0)
    for event in [Event.setPageLength(80, page: 0), .edit(.insert(at: 0, count: 1)), .setPageCount(2)] {
      #expect(view.handle(event, at: 0).diagnostics == [], "\(event)")
    }
    #expect(view.handle(.resize(Size(width: 300, height: 100)), at: 0).diagnostics == .insetsTooLong)
  }
}
