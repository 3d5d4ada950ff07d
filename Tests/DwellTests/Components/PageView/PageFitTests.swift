import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A view that fits the height of its page")
struct PageFitTests {
  /// A view of 390 points along the main axis whose pages have these cross lengths, from page 0 on.
  private func driver(
    _ lengths: [Double?], direction: Direction = .leftToRight,
    _ change: (inout PageView.Configuration) -> Void = { _ in }
  ) -> PageViewDriver {
    var configuration = PageView.Configuration(pageCount: lengths.count)
    configuration.direction = direction
    configuration.layout.fitsPage = true
    change(&configuration)
    var driver = PageViewDriver(configuration)
    for (page, length) in lengths.enumerated() where length != nil {
      driver.send(.setPageCrossLength(length, page: page))
    }
    return driver
  }

  /// The cross length that a view requests now, in points.
  private func fit(_ driver: PageViewDriver) -> Double {
    let size = driver.view.preferredSize(in: Size(width: 390, height: 390), at: driver.now)
    #expect(driver.view.direction.mainLength(of: size) == 390, "all there is along the pages")
    return driver.view.direction.crossLength(of: size)
  }

  @Test("If all pages are in view, it requests the height of the highest, wherever that is (R204)")
  func allInView() {
    for lengths in [[300.0, 100, 200], [100, 300, 200], [100, 200, 300]] {
      let driver = driver(lengths) { $0.layout.length = .perView(3) }
      #expect(fit(driver) == 300, "\(lengths)")
    }
  }

  @Test(
    "Of pages of 200 and 300 points, a view at position 0.25 asks for 225 (R204)",
    arguments: Direction.allCases)
  func workedNumber(_ direction: Direction) {
    var driver = driver([200, 300], direction: direction)
    #expect(fit(driver) == 200)
    driver.press()
    driver.move(to: -97.5)
    #expect(driver.position == 0.25)
    #expect(fit(driver) == 225)
  }

  @Test("It takes all available space unless it fits its page, or while no height is set (R204)")
  func takesAll() {
    let untold = driver([nil, nil])
    let off = driver([200, 300]) { $0.layout.fitsPage = false }
    for driver in [untold, off] {
      let available = Size(width: 320, height: 480)
      #expect(driver.view.preferredSize(in: available, at: 0) == available)
      #expect(driver.view.preferredSize(in: available) == available)
    }
    var view = off.view
    var configuration = view.configuration
    configuration.layout.fitsPage = true
    _ = view.configure(configuration, at: 0)
    #expect(view.preferredSize(in: .zero, at: 0).height == 200, "what was told while it was off counts")
  }

  @Test("During any turn it is interpolated by the position, and beyond the ends clamped (R204)")
  func followsThePosition() {
    var driver = driver([200, 300, 100])
    driver.press()
    driver.move(to: 195)
    #expect(driver.position < 0)
    #expect(fit(driver) == 200, "before the first page")
    driver.release()
    driver.settle()
    driver.send(.key(.right))
    for _ in 0..<10 {
      driver.wait(0.02)
      let position = driver.position
      guard position > 0, position < 1 else { continue }
      #expect(abs(fit(driver) - (200 + 100 * position)) < 1e-9)
    }
    driver.settle()
    #expect(fit(driver) == 300)
    driver.send(.key(.right))
    driver.wait(0.1)
    #expect(abs(fit(driver) - (300 - 200 * (driver.position - 1))) < 1e-9)
  }

  @Test("A turn across the end of a loop leads from the last page's height to the first one's (R204)")
  func loops() {
    var driver = driver([100, 200, 400]) {
      $0.loops = true
      $0.currentPage = 2
    }
    #expect(fit(driver) == 400)
    driver.press()
    driver.move(to: -97.5)
    #expect(driver.position == 2.25)
    #expect(fit(driver) == 325)
    driver.move(to: 97.5)
    #expect(fit(driver) == 350, "and back to the page before it")
  }

  @Test("Pages skipped by a distant turn don't count (R204)")
  func farTurn() {
    var driver = driver([200, 900, 900, 900, 300])
    driver.send(.select(page: 4, animated: true))
    driver.wait(0.1)
    #expect((200.0...300).contains(fit(driver)))
    #expect(fit(driver) != 200)
    driver.settle()
    #expect(fit(driver) == 300)
  }

  @Test("Under reduced motion, and without animation, the new page's height applies at once (R204)")
  func atOnce() {
    var calm = driver([200, 300]) { $0.reduceMotion = true }
    calm.send(.key(.right))
    #expect(calm.view.phase(at: calm.now) == .settling && fit(calm) == 300)
    var app = driver([200, 300])
    app.send(.select(page: 1, animated: false))
    #expect(fit(app) == 300)
  }

  @Test("A long page that scrolls keeps its height until it leaves (R204)")
  func longPage() {
    var driver = PageViewDriver.atLongPage()
    var configuration = driver.view.configuration
    configuration.layout.fitsPage = true
    _ = driver.view.configure(configuration, at: 0)
    driver.send(.setPageCrossLength(150, page: 1))
    driver.send(.setPageCrossLength(90, page: 2))
    driver.scroll(by: [100])
    driver.settle()
    #expect(driver.start(of: 1) == -100)
    #expect(fit(driver) == 150)
  }

  @Test("The highest page in the viewport counts, whether whole or in part, and none beside it (R204)")
  func several() {
    let three = driver([100, 250, 150, 900]) {
      $0.spacing = 9
      $0.layout.length = .perView(3)
    }
    #expect(fit(three) == 250)
    let part = driver([100, 120, 300, 900]) { $0.layout.length = .perView(2.5) }
    #expect(fit(part) == 300, "half of page 2 is in the viewport")
    let peek = driver([100, 900, 120, 900]) {
      $0.layout = PageLayout(leadingInset: 40, trailingInset: 40)
      $0.layout.fitsPage = true
      $0.currentPage = 2
    }
    #expect(peek.pages == [1, 2, 3] && fit(peek) == 120, "neighbours peek in beside the viewport")
    let center = driver([100, 200, 150, 900, 80]) {
      $0.layout.length = .perView(2)
      $0.layout.alignment = .center
      $0.currentPage = 1
    }
    #expect(center.pages == [0, 1, 2] && fit(center) == 200)
  }

  @Test("Between two snap points of several pages it is interpolated between their heights (R204)")
  func betweenStops() {
    var driver = driver([100, 200, 120, 400, 100, 100]) {
      $0.layout.length = .perView(2)
      $0.layout.pagesPerTurn = 2
    }
    #expect(fit(driver) == 200)
    driver.press()
    driver.move(to: -97.5)
    #expect(driver.position == 0.25)
    #expect(fit(driver) == 250)
    driver.release()
    driver.send(.key(.end))
    driver.settle()
    #expect(driver.view.currentPage == 4 && fit(driver) == 100)
  }

  @Test("In a loop with several pages per view, those after the last page count too (R204)")
  func severalInALoop() {
    let driver = driver([300, 100, 100, 100, 100, 120]) {
      $0.layout.length = .perView(2)
      $0.loops = true
      $0.currentPage = 5
    }
    #expect(driver.pages == [5, 0] && fit(driver) == 300)
  }

  @Test("A page without a height uses the one set last, also after its own was cleared (R204)")
  func unknown() {
    var driver = driver([nil, nil, nil])
    driver.send(.setPageCrossLength(240, page: 2))
    #expect(fit(driver) == 240)
    driver.send(.setPageCrossLength(180, page: 1))
    #expect(fit(driver) == 180)
    driver.send(.setPageCrossLength(90, page: 0))
    driver.send(.setPageCrossLength(300, page: 1))
    #expect(fit(driver) == 90, "its own")
    driver.send(.setPageCrossLength(nil, page: 0))
    #expect(fit(driver) == 300)
  }

  @Test("Pages keep their heights when others are inserted, removed and moved (R204)")
  func edits() {
    var driver = driver([100, 200, 300]) { $0.currentPage = 1 }
    for (edit, expected) in [
      (PageEdit.insert(at: 0, count: 2), 200.0), (.move(from: 3, to: 0), 200),
      (.remove(at: 1, count: 3), 200),
      (.remove(at: 0, count: 1), 300),
    ] {
      driver.send(.edit(edit))
      #expect(fit(driver) == expected, "\(edit)")
    }
    #expect(driver.view.pageCount == 1)
    driver.send(.setPageCount(3))
    driver.send(.setPageCrossLength(80, page: 1))
    driver.send(.select(page: 2, animated: false))
    #expect(fit(driver) == 80, "pages that come again were told nothing")
    driver.send(.setPageCount(0))
    #expect(fit(driver) == 80, "no pages: the height stays until there are others")
  }

  @Test(
    "The edits that keep a page keep its height on the way (R204)", arguments: PageViewDriver.Middle.allCases)
  func editsOnTheWay(_ middle: PageViewDriver.Middle) {
    for edit in PageEditTests.every(of: 4) {
      var driver = PageViewDriver(in: middle, pages: 4, current: 1, loops: false)
      for page in 0..<4 { driver.send(.setPageCrossLength(Double(100 + 50 * page), page: page)) }
      var configuration = driver.view.configuration
      configuration.layout.fitsPage = true
      _ = driver.view.configure(configuration, at: driver.now)
      let before = (fit: fit(driver), pages: driver.sight.map(\.page))
      driver.send(.edit(edit))
      let isKept = before.pages.allSatisfy { edit.newIndex(of: $0) != nil }
      if isKept { #expect(abs(fit(driver) - before.fit) < 1e-9, "\(edit)") }
    }
  }

  @Test("Invalid heights are ignored and reported; valid ones are 1 to 1,000,000 points (R204)")
  func badInput() {
    var driver = driver([200, nil])
    for (event, diagnostics) in [
      (Event.setPageCrossLength(.nan, page: 0), Diagnostics.invalidMetrics),
      (.setPageCrossLength(-1, page: 0), []), (.setPageCrossLength(-.infinity, page: 0), []),
      (.setPageCrossLength(100, page: 2), .pageOutOfRange), (.setPageCrossLength(100, page: -1), []),
      (.setPageCrossLength(nil, page: .max), []),
    ] {
      let outcome = driver.send(event)
      #expect(outcome.diagnostics == diagnostics && !outcome.isHandled, "\(event)")
      #expect(fit(driver) == 200, "\(event)")
    }
    for (length, expected) in [(0, 1), (.infinity, 1e6), (1e300, 1e6), (0.5, 1)] as [(Double, Double)] {
      #expect(driver.send(.setPageCrossLength(length, page: 0)).isHandled)
      #expect(fit(driver) == expected, "\(length)")
    }
    let size = driver.view.preferredSize(in: Size(width: .nan, height: -1), at: .nan)
    #expect(size == Size(width: 0, height: 1))
  }

  @Test(
    "A front that gives it what it asks for in every frame changes nothing of a drag, a turn or the marks (R204)",
    arguments: [PageLayout.Length.viewport, .perView(2), .own])
  func resizesWithTheDrag(_ length: PageLayout.Length) {
    var configuration = Carousel.Configuration(pageCount: 6)
    configuration.pages.layout.length = length
    configuration.pages.layout.fitsPage = true
    configuration.pages.loops = false
    configuration.pages.pageLengths = [PageLength(page: 1, length: 300), PageLength(page: 4, length: 500)]
    var carousels = [Carousel(configuration, at: 0), Carousel(configuration, at: 0)]
    /// Sends both an event, and the second one its preferred size.
    func send(_ event: Event, at now: Double) {
      for index in 0..<2 { _ = carousels[index].handle(event, at: now) }
      let size = carousels[1].preferredSize(in: Size(width: 390, height: 200), at: now)
      _ = carousels[1].handle(.resize(size), at: now)
      #expect(carousels[0].position(at: now) == carousels[1].position(at: now), "\(event) at \(now)")
      #expect(carousels[0].row == carousels[1].row, "\(event) at \(now)")
      #expect(carousels[0].pager.motion == carousels[1].pager.motion, "\(event) at \(now)")
    }
    send(.resize(Size(width: 390, height: 200)), at: 0)
    for page in 0..<6 { send(.setPageCrossLength(Double(150 + 60 * page), page: page), at: 0) }
    send(.press(Point(x: 300, y: 50)), at: 0.5)
    for step in 1...8 { send(.move(Point(x: 300 - 25 * Double(step), y: 50)), at: 0.5 + 0.05 * Double(step)) }
    send(.release(Point(x: 100, y: 50)), at: 0.95)
    #expect(carousels[1].size.height != 200)
    for step in 0..<600 { send(.tick, at: 1 + Double(step) / 60) }
    #expect(carousels[0].currentPage > 1, "time has turned pages, too")
  }

  @Test("Indicator and buttons lie above the pages and add nothing (R204)")
  func carousel() {
    var configuration = Carousel.Configuration(pageCount: 3)
    configuration.pages.layout.fitsPage = true
    configuration.controls = .all
    var carousel = Carousel(configuration, at: 0)
    let available = Size(width: 390, height: 800)
    #expect(carousel.preferredSize(in: available, at: 0) == available)
    #expect(carousel.handle(.setPageCrossLength(260, page: 0), at: 0).isHandled)
    #expect(carousel.preferredSize(in: available, at: 0) == Size(width: 390, height: 260))
    #expect(carousel.handle(.setPageCrossLength(.nan, page: 0), at: 0).diagnostics == .invalidMetrics)
    // A frame drawn ahead has the indicator at its later position.
    _ = carousel.handle(.resize(available), at: 0)
    var ahead = carousel
    ahead.fit(at: 1)
    _ = carousel.handle(.resize(Size(width: 390, height: 260)), at: 1)
    #expect(ahead.frame(at: 1).display == carousel.frame(at: 1).display)
    var control = PageControl.sample(3)
    #expect(control.preferredSize(in: available, at: 0) == control.preferredSize(in: available))
    #expect(!control.handle(.setPageCrossLength(260, page: 0), at: 0).isHandled)
  }

  @Test("With the maximum page count, heights are set and requested without a walk (R203, R204)")
  func farPages() {
    for length in [PageLayout.Length.viewport, .perView(3), .own] {
      var configuration = PageView.Configuration(pageCount: PageEdit.maximumPageCount)
      configuration.layout.length = length
      configuration.layout.fitsPage = true
      configuration.currentPage = configuration.pageCount / 2
      var driver = PageViewDriver(configuration)
      driver.send(.setPageCrossLength(120, page: 0))
      driver.send(.setPageCrossLength(240, page: configuration.currentPage))
      driver.send(.setPageCrossLength(120, page: configuration.pageCount - 1))
      #expect(fit(driver) == 240)
      driver.send(.key(.end))
      driver.settle()
      #expect(fit(driver) == 120)
    }
  }
}
