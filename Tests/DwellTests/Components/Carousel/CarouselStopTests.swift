import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A carousel with several pages per view")
struct CarouselStopTests {
  /// Ten pages, three per view, turned three at a time: snap points at pages 0, 3, 6 and 9.
  private func carousel(_ change: (inout Carousel.Configuration) -> Void = { _ in }) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: 10)
    configuration.pages.loops = false
    configuration.pages.spacing = 10
    configuration.pages.layout.length = .perView(3)
    configuration.pages.layout.pagesPerTurn = 3
    change(&configuration)
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(Size(width: 320, height: 200)), at: 0)
    return carousel
  }

  /// The value of the indicator's element.
  private func indicator(of carousel: Carousel, at now: Double) -> SemanticValue? {
    carousel.frame(at: now).semantics.elements.first { $0.role == .pageControl }?.value
  }

  @Test("There is a dot per snap point, and time turns from one to the next (R199)")
  func turns() {
    var carousel = carousel()
    #expect(indicator(of: carousel, at: 0) == .page(0, of: 4))
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 3)
    #expect(indicator(of: carousel, at: 6) == .page(1, of: 4))
    #expect(carousel.position(at: 6) == 1)
    #expect(carousel.handle(.tick, at: 8).pageChange?.to == 6)
    #expect(carousel.handle(.tick, at: 12).pageChange?.to == 9)
    #expect(carousel.handle(.tick, at: 16).didEnd)
  }

  @Test("A snap point stays as long as its page's duration (R199)")
  func durations() {
    var carousel = carousel()
    _ = carousel.handle(.setPageDuration(.seconds(9), page: 1), at: 0)
    _ = carousel.handle(.setPageDuration(.seconds(2), page: 3), at: 0)
    #expect(carousel.handle(.tick, at: 4).pageChange?.to == 3)
    #expect(carousel.handle(.tick, at: 6).pageChange?.to == 6)
  }

  @Test("A dot turns to its snap point, and selecting a page to the one that shows it (R198, R199)")
  func selects() {
    var carousel = carousel()
    let rect = carousel.indicatorRect
    let end = Point(x: rect.maxX - 12, y: rect.center.y)
    _ = carousel.handle(.press(end), at: 1)
    #expect(carousel.handle(.release(end), at: 1.1).pageChange?.to == 3, "a tap beside the pill steps on")
    _ = carousel.handle(.tick, at: 3)
    #expect(carousel.handle(.select(page: 4, animated: true), at: 3).pageChange == nil)
    #expect(carousel.handle(.select(page: 8, animated: true), at: 3).pageChange?.to == 6)
    #expect(carousel.timer.currentPage == 6)
  }

  @Test(
    "Selecting a page that doesn't exist is reported and changes nothing", arguments: [-1, 10, .max, .min])
  func selectsOutOfRange(page: Int) {
    var carousel = carousel { $0.pages.currentPage = 3 }
    let outcome = carousel.handle(.select(page: page, animated: true), at: 1)
    #expect(outcome.diagnostics == .pageOutOfRange && !outcome.isHandled && outcome.pageChange == nil)
    #expect(carousel.currentPage == 3 && carousel.timer.currentPage == 3)
    #expect(carousel.position(at: 1.1) == 1, "no motion has begun")
  }

  @Test("A drag turns to the next snap point, and starts its full time (R199, R200)")
  func drags() {
    var carousel = carousel()
    _ = carousel.handle(.press(Point(x: 300, y: 50)), at: 1)
    _ = carousel.handle(.move(Point(x: 100, y: 50)), at: 1.2)
    #expect(carousel.handle(.release(Point(x: 100, y: 50)), at: 1.6).pageChange?.to == 3)
    #expect(carousel.handle(.tick, at: 5.5).pageChange == nil)
    #expect(carousel.handle(.tick, at: 5.7).pageChange?.to == 6)
  }

  @Test("Pages that all fit have no time and no turns (R197, R199)")
  func fits() {
    var carousel = carousel { $0.pages.pageCount = 2 }
    #expect(carousel.handle(.tick, at: 100).pageChange == nil)
    #expect(!carousel.timer.isRunning)
    #expect(carousel.frame(at: 100).semantics.elements.allSatisfy { $0.role != .playPause })
  }

  @Test("Resizing changes the snap points, and the indicator and the timer follow (R199)")
  func resizes() {
    var carousel = carousel {
      $0.pages.layout.length = .fixed(100)
      $0.pages.layout.pagesPerTurn = 1
    }
    #expect(indicator(of: carousel, at: 0) == .page(0, of: 8))
    _ = carousel.handle(.select(page: 9, animated: false), at: 1)
    #expect(carousel.currentPage == 7)
    let change = carousel.handle(.resize(Size(width: 540, height: 200)), at: 2).pageChange
    #expect(change?.to == 5)
    #expect(change?.cause == .data)
    #expect(indicator(of: carousel, at: 2) == .page(5, of: 6))
    #expect(carousel.timer.currentPage == 5)
  }
}
