import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view's appearance and semantics")
struct PageViewLookTests {
  @Test(
    "At rest one page fills the view, clipped to its bounds (R079, R080, R085)", arguments: Direction.allCases
  )
  func fillsTheView(_ direction: Direction) {
    for count in 0...6 {
      for page in 0..<max(count, 1) {
        let driver = PageViewDriver(pages: count, current: page, direction: direction)
        let frame = driver.view.frame(at: 0)
        let whole = Rect(driver.view.size)
        let expected: [DrawCommand] =
          count == 0 ? [] : [.clip(whole, radius: 0), .page(page, whole, opacity: 1), .pop]
        #expect(frame.display.commands == expected, "page \(page) of \(count)")
        #expect(frame.course == .still)
      }
    }
  }

  @Test(
    "Unselected pages have opacity 0.2 and scale 0.8, reached in a straight line (R147, R148, R149)",
    arguments: Direction.allCases)
  func fadesAndScales(_ direction: Direction) {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.effect = .fadeAndScale
    configuration.direction = direction
    var driver = PageViewDriver(configuration)
    driver.press()
    for step in 0...10 {
      let share = Double(step) / 10
      driver.move(to: -390 * share)
      let drawn = DrawnPages(driver.view.frame(at: driver.now))
      for (page, selected) in [(0, 1 - share), (1, share)] {
        guard let item = drawn[page] else {
          #expect(selected == 0, "page \(page) at \(share)")
          continue
        }
        let scale = 0.8 + 0.2 * selected
        #expect(abs(item.opacity - (0.2 + 0.8 * selected)) < 1e-12)
        #expect(
          abs(direction.mainLength(of: Size(width: item.rect.width, height: item.rect.height)) - 390 * scale)
            < 1e-9)
        #expect(
          abs(direction.crossLength(of: Size(width: item.rect.width, height: item.rect.height)) - 200 * scale)
            < 1e-9)
        let middle = direction.main(of: item.rect.center, in: driver.view.size)
        #expect(abs(middle - (195 - 390 * share + (page == 1 ? 390 : 0))) < 1e-9, "about its own middle")
        #expect(abs(direction.cross(of: item.rect.center) - 100) < 1e-9)
      }
    }
  }

  @Test("Beyond the ends the page stays selected")
  func staysSelectedBeyondTheEnds() {
    var configuration = PageView.Configuration(pageCount: 2)
    configuration.effect = .fadeAndScale
    for (page, translation) in [(0, 200.0), (1, -200)] {
      configuration.currentPage = page
      var driver = PageViewDriver(configuration)
      driver.press()
      driver.move(to: translation)
      #expect(
        DrawnPages(driver.view.frame(at: driver.now)).pages == [
          .init(page: page, rect: Rect(x: translation / 2, y: 0, width: 390, height: 200), opacity: 1)
        ])
    }
  }

  @Test("Without an effect every page is opaque and whole")
  func hasNoEffectByDefault() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    driver.move(to: -100)
    #expect(
      DrawnPages(driver.view.frame(at: driver.now)).pages == [
        .init(page: 0, rect: Rect(x: -100, y: 0, width: 390, height: 200), opacity: 1),
        .init(page: 1, rect: Rect(x: 290, y: 0, width: 390, height: 200), opacity: 1),
      ])
  }

  @Test("Exactly one page is current, the one being turned to (R150)")
  func tellsTheCurrentPage() {
    for count in 0...6 {
      for page in 0..<max(count, 1) {
        var driver = PageViewDriver(pages: count, current: page)
        #expect((-1...7).filter { driver.view.isCurrent($0) } == (count == 0 ? [] : [page]))
        driver.drag(by: -300)
        #expect(
          (-1...7).filter { driver.view.isCurrent($0) } == (count == 0 ? [] : [min(page + 1, count - 1)]))
      }
    }
  }

  @Test("While settling, every page that comes into view is sampled until the motion ends")
  func tellsItsMotions() {
    var driver = PageViewDriver(pages: 3)
    driver.drag(by: -250)
    let frame = driver.view.frame(at: driver.now)
    guard case .sampled(let until) = frame.course else {
      Issue.record("no end is told")
      return
    }
    #expect(until > driver.now && until < driver.now + 1)
    // The spring overshoots slightly into the page after the next one.
    #expect(driver.view.visiblePages(at: driver.now) == [0, 1, 2])
  }

  @Test("While a finger holds the pages nothing moves by itself")
  func standsStillWhileHeld() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    driver.move(to: -250)
    let frame = driver.view.frame(at: driver.now)
    #expect(
      frame.course == .still && driver.view.nextChange(after: driver.now) == .still)
    #expect(driver.view.frame(at: driver.now + 100).display == frame.display)
  }

  @Test("A screen reader gets the page, the page count and the actions")
  func describesItself() {
    for loops in [false, true] {
      for (page, actions) in [
        (0, [.setValue, .next]), (1, [.setValue, .next, .previous]), (2, [.setValue, .previous]),
      ]
        as [(Int, SemanticActions)]
      {
        let driver = PageViewDriver(pages: 3, current: page, loops: loops)
        let whole = Rect(driver.view.size)
        #expect(
          driver.view.frame(at: 0).semantics.elements == [
            SemanticElement(
              role: .pageView, value: .page(page, of: 3),
              actions: loops ? [.setValue, .next, .previous] : actions,
              rect: whole),
            SemanticElement(role: .page, value: .page(page, of: 3), rect: whole),
          ])
      }
    }
    #expect(PageViewDriver(pages: 1).view.frame(at: 0).semantics.elements[0].actions == [])
    #expect(PageViewDriver(pages: 0).view.frame(at: 0).semantics.elements.isEmpty)
  }

  @Test("The page at a point is the page that is drawn there", arguments: Direction.allCases)
  func findsThePageAtAPoint(_ direction: Direction) {
    var configuration = PageView.Configuration(pageCount: 4)
    configuration.currentPage = 1
    configuration.direction = direction
    configuration.spacing = 10
    var driver = PageViewDriver(configuration)
    driver.press()
    for translation in [-390.0, -200, -10, 0, 10, 200] {
      driver.move(to: translation)
      let drawn = DrawnPages(driver.view.frame(at: driver.now))
      for x in stride(from: 5.0, to: 390, by: 10) {
        let size = driver.view.size
        let point = direction.rect(
          main: Extent(start: x, length: 0), cross: Extent(start: 100, length: 0), in: size)
        let place = Point(x: point.x, y: point.y)
        let expected = drawn.pages.last { $0.rect.contains(place) }?.page
        #expect(driver.view.page(at: place, at: driver.now) == expected, "\(x) after \(translation)")
      }
    }
    #expect(driver.view.page(at: Point(x: -1, y: 5), at: driver.now) == nil)
    #expect(driver.view.page(at: Point(x: .nan, y: 5), at: driver.now) == nil)
  }
}
