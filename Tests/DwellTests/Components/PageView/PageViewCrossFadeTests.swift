import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view under reduced motion")
struct PageViewCrossFadeTests {
  @Test("Under reduced motion a turn cross-fades in place, as long as it would have moved")
  func crossFades() {
    for direction in Direction.allCases {
      for event in [Event.select(page: 2, animated: true), .key(.pageDown), .advance] {
        var still = PageViewDriver(pages: 4, current: 1, direction: direction)
        still.send(.setReduceMotion(true))
        var moving = PageViewDriver(pages: 4, current: 1, direction: direction)
        still.send(event)
        moving.send(event)
        let whole = Rect(still.view.size)
        var end = 0.0
        for step in 0...100 {
          let time = Double(step) / 100
          let drawn = DrawnPages(still.view.frame(at: time))
          let share = 1 - (SpringMotion(from: 1, to: 0, start: 0, spring: .page).value(at: time))
          #expect(drawn.pages.allSatisfy { $0.rect == whole }, "nothing moves: \(drawn.pages)")
          let opacity = drawn[2]?.opacity ?? .nan
          #expect(
            abs(opacity - min(max(share, 0), 1)) < 1e-4 || opacity == 1 && share > 0.999,
            "\(opacity) \(share)")
          #expect(abs((drawn[1]?.opacity ?? 0) - (1 - opacity)) < 1e-9)
          if still.view.phase(at: time) == .settling { end = time }
        }
        #expect(still.view.phase(at: end) == moving.view.phase(at: end), "the same time")
        #expect(still.view.phase(at: end + 0.02) == .idle && moving.view.phase(at: end + 0.02) == .idle)
        #expect(still.position == 2, "where nothing moves the position is there at once")
      }
    }
  }

  @Test("Whenever a cross-fade is reversed, and reversed again, opacities stay within 0 to 1")
  func reversals() {
    for step in 1...60 {
      let delay = Double(step) / 100
      var driver = PageViewDriver(pages: 3)
      driver.send(.setReduceMotion(true))
      for page in [1, 0, 1] {
        driver.send(.select(page: page, animated: true))
        for part in 0...20 {
          let frame = driver.view.frame(at: driver.now + delay * Double(part) / 20)
          #expect(frame.faults == [], "to page \(page) after \(delay) s")
        }
        driver.wait(delay)
      }
    }
  }

  @Test("Under reduced motion a drag still follows the finger and settles")
  func dragsWithLessMotion() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.setReduceMotion(true))
    driver.press()
    driver.move(to: -250)
    #expect(driver.start(of: 0) == -250)
    driver.release()
    driver.wait(0.05)
    #expect(driver.view.currentPage == 1 && driver.view.phase(at: driver.now) == .settling)
    #expect(driver.pages == [0, 1, 2], "the spring swings a little into the page after the next one")
    driver.send(.key(.left))
    #expect(
      driver.pages == [0, 1] && driver.position > 0.5, "what the drag has left on the way goes on moving")
  }

  @Test("Quick successive cross-fades draw at most two pages, and each page once")
  func crossFadesInARow() {
    for pause in [0.0, 0.02, 0.06, 0.1, 0.3] {
      var driver = PageViewDriver(pages: 5)
      driver.send(.setReduceMotion(true))
      for page in [1, 2, 1, 4, 0, 4, 4, 3] {
        driver.send(.select(page: page, animated: true))
        for step in 0..<5 {
          let drawn = DrawnPages(driver.view.frame(at: driver.now + pause * Double(step) / 5)).pages
          #expect((1...2).contains(drawn.count) && Set(drawn.map { $0.page }).count == drawn.count)
          #expect(drawn.allSatisfy { (0...1).contains($0.opacity) })
        }
        driver.wait(pause)
      }
      driver.wait(1)
      #expect(
        DrawnPages(driver.view.frame(at: driver.now)).pages == [
          .init(page: 3, rect: Rect(driver.view.size), opacity: 1)
        ])
    }
  }

  @Test("Enabling reduced motion during a turn stops the pages at once: one fades out in place")
  func lessMotionMidway() {
    for direction in Direction.allCases {
      var driver = PageViewDriver(pages: 4, current: 1, direction: direction)
      driver.send(.select(page: 2, animated: true))
      driver.wait(0.08)
      let before = DrawnPages(driver.view.frame(at: driver.now))
      let share = driver.position - 1
      #expect(share > 0.05 && share < 0.95)
      driver.send(.setReduceMotion(true))
      #expect(driver.position == 2 && driver.view.phase(at: driver.now) == .settling)
      let after = DrawnPages(driver.view.frame(at: driver.now))
      #expect(after[1]?.rect == before[1]?.rect && abs((after[1]?.opacity ?? 0) - 1) < 1e-9)
      #expect(after[2]?.rect == Rect(driver.view.size) && abs((after[2]?.opacity ?? 9) - share) < 1e-9)
      let later = DrawnPages(driver.view.frame(at: driver.now + 0.1))
      #expect(
        later[1]?.rect == before[1]?.rect && (later[1]?.opacity ?? 1) < 1 && (later[2]?.opacity ?? 0) > share)
      driver.wait(1)
      #expect(driver.pages == [2] && driver.view.nextChange(after: driver.now) == .still)
    }
  }

  @Test("In a carousel, enabling reduced motion midway stops pages and indicator together")
  func lessMotionMidwayInACarousel() {
    var carousel = Carousel.sample(4)
    _ = carousel.handle(.tick, at: 4)
    let position = carousel.position(at: 4.08)
    _ = carousel.handle(.setReduceMotion(true), at: 4.08)
    #expect(position > 0 && position < 1 && carousel.position(at: 4.08) == 1)
    /// The rectangles of pages and dots at a time.
    func rects(_ now: Double) -> [Rect] {
      let frame = carousel.frame(at: now)
      #expect(frame.faults == [])
      return DrawnPages(frame).pages.map(\.rect) + DrawnRow(frame).marks.map(\.rect)
    }
    #expect(rects(4.08) == rects(4.2), "nothing moves")
    #expect(rects(4.08).count == 2 + 8 && rects(5.5).count == 1 + 4)
  }

  @Test("A cross-fade that turns back continues from its current state")
  func crossFadesBack() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.setReduceMotion(true))
    driver.send(.select(page: 1, animated: true))
    driver.wait(0.08)
    let before = DrawnPages(driver.view.frame(at: driver.now))
    driver.send(.select(page: 0, animated: true))
    let after = DrawnPages(driver.view.frame(at: driver.now))
    for page in 0...1 {
      #expect(abs((before[page]?.opacity ?? .nan) - (after[page]?.opacity ?? .nan)) < 1e-9, "page \(page)")
    }
  }

  @Test("A drag during a cross-fade takes the incoming page")
  func dragsDuringACrossFade() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.setReduceMotion(true))
    driver.send(.select(page: 2, animated: true))
    driver.wait(0.05)
    driver.press()
    driver.move(to: 100, after: 0.01)
    #expect(driver.start(of: 2) == 100 && driver.start(of: 1) == -290 && driver.start(of: 0) == 0)
    let opacity = DrawnPages(driver.view.frame(at: driver.now))[2]?.opacity ?? .nan
    #expect(opacity > 0 && opacity < 1)
    #expect(driver.view.nextChange(after: driver.now) == .everyFrame)
    driver.wait(1)
    #expect(driver.pages == [1, 2] && driver.view.nextChange(after: driver.now) == .still)
  }

  @Test("Under reduced motion a page that is in view moves to its place, whatever causes the turn")
  func movesWhatIsInView() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.setReduceMotion(true))
    driver.drag(by: -150)
    driver.wait(0.02)
    let start = driver.start(of: 1) ?? .nan
    #expect(driver.view.currentPage == 0 && start > 200 && start < 390)
    driver.send(.key(.right))
    #expect(
      abs((driver.start(of: 1) ?? .nan) - start) < 1e-9
        && DrawnPages(driver.view.frame(at: driver.now))[1]?.opacity == 1)
    driver.settle()
    #expect(driver.pages == [1])
  }

  @Test("The more visible of two outgoing pages stays in place")
  func keepsTheStrongerPicture() {
    for (pause, leaving) in [(0.02, 1), (0.2, 2)] {
      var driver = PageViewDriver.atLongPage()
      driver.send(.setReduceMotion(true))
      driver.scroll(by: [100])
      driver.settle()
      driver.wait(1)
      driver.send(.select(page: 2, animated: true))
      driver.wait(pause)
      let before = DrawnPages(driver.view.frame(at: driver.now))
      #expect((before[1]?.opacity ?? .nan > 0.5) == (leaving == 1) && driver.start(of: 1) == -100)
      driver.send(.select(page: 3, animated: true))
      let after = DrawnPages(driver.view.frame(at: driver.now))
      #expect(after.pages.map(\.page) == [leaving, 3])
      #expect(abs((after[leaving]?.opacity ?? .nan) - (before[leaving]?.opacity ?? 0)) < 1e-9)
      #expect(driver.start(of: leaving) == (leaving == 1 ? -100 : 0))
    }
  }

  @Test("Reduced motion enabled as a turn to a distant page begins: that page fades in in place")
  func lessMotionAtOnce() {
    var driver = PageViewDriver(pages: 9)
    driver.send(.select(page: 7, animated: true))
    driver.send(.setReduceMotion(true))
    #expect(driver.position == 7)
    for time in [0.0, 0.05, 0.1, 0.2] {
      let drawn = DrawnPages(driver.view.frame(at: time))
      #expect(drawn.pages.allSatisfy { $0.rect == Rect(driver.view.size) })
      let (leaving, coming) = (drawn[0]?.opacity ?? .nan, drawn[7]?.opacity ?? .nan)
      #expect(abs(leaving + coming - 1) < 1e-9)
    }
  }

  @Test("A drag released during a cross-fade keeps the fading page visible until it has faded")
  func letsGoDuringACrossFade() {
    var driver = PageViewDriver(pages: 5, current: 1)
    driver.send(.setReduceMotion(true))
    driver.send(.select(page: 2, animated: true))
    driver.wait(0.02)
    driver.press()
    driver.move(to: -100, after: 0.01)
    driver.release(after: 0.06)
    let drawn = DrawnPages(driver.view.frame(at: driver.now))
    #expect(driver.view.currentPage == 2 && driver.start(of: 2) == -100 && driver.start(of: 3) == 290)
    #expect(driver.start(of: 1) == 0 && (drawn[1]?.opacity ?? 0) > 0.2)
    driver.settle()
    #expect(driver.pages == [2])
  }

  @Test(
    "Of two pages in view when motion is reduced, the larger part fades out if the new page is neither"
  )
  func fadesOutTheLargerPage() {
    var leavings: Set<Int> = []
    for step in 1...25 {
      var driver = PageViewDriver(pages: 4)
      driver.send(.key(.right))
      driver.send(.key(.right), after: Double(step) / 100)
      let position = driver.position
      guard position < 1 else { continue }
      driver.send(.setReduceMotion(true))
      let leaving = position > 0.5 ? 1 : 0
      #expect(driver.pages == [leaving, 2], "\(position)")
      leavings.insert(leaving)
    }
    #expect(leavings == [0, 1])
  }
}
