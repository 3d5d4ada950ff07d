import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Loops of a carousel's pages and its timer")
struct CarouselLoopTests {
  /// A carousel in a view of 390 by 300 points, and what it reported.
  private func carousel(
    _ count: Int, loops: Bool = true, _ change: (inout PageView.Configuration) -> Void = { _ in }
  ) -> (Carousel, Diagnostics) {
    var configuration = Carousel.Configuration(pageCount: count)
    configuration.pages.loops = loops
    configuration.timer.duration = .seconds(4)
    change(&configuration.pages)
    var carousel = Carousel(configuration, at: 0)
    let outcome = carousel.handle(.resize(Size(width: 390, height: 300)), at: 0)
    return (carousel, outcome.diagnostics)
  }

  /// The pages to which a carousel advances until it ends, at most six.
  private func turns(of carousel: Carousel) -> [Int] {
    var carousel = carousel
    var pages: [Int] = []
    for turn in 1...6 {
      let outcome = carousel.handle(.tick, at: Double(turn) * 4)
      if let change = outcome.pageChange { pages.append(change.to) }
    }
    return pages
  }

  @Test("The timer loops if the pages do, from the beginning and when configured (R230)")
  func oneSetting() {
    for loops in [false, true] {
      var (carousel, _) = carousel(3, loops: !loops)
      #expect(turns(of: carousel) == (loops ? [1, 2] : [1, 2, 0, 1, 2, 0]))
      var configuration = carousel.configuration
      configuration.pages.loops = loops
      _ = carousel.configure(configuration, at: 0)
      #expect(carousel.timer.loops == loops)
      #expect(turns(of: carousel) == (loops ? [1, 2, 0, 1, 2, 0] : [1, 2]))
    }
  }

  @Test(
    "A loop of several pages in view that can't be shown is off for both, says why, and is on with more pages (R230)"
  )
  func tooFew() {
    var (carousel, diagnostics) = carousel(5) { $0.layout.length = .perView(3) }
    #expect(diagnostics == [])
    #expect(carousel.timer.loops)
    let outcome = carousel.handle(.setPageCount(3), at: 1)
    #expect(!carousel.timer.loops)
    #expect(!carousel.pages.pager.strip.isEndless)
    #expect(outcome.diagnostics == .tooFewPagesToLoop)
    _ = carousel.handle(.setPageCount(4), at: 2)
    #expect(carousel.timer.loops)
  }

  @Test("Two pages with part of each neighbour in view loop, and each is drawn once (R230)")
  func twoPages() {
    // 310 points in a view of 390: three places in view, of which the third could only be a copy.
    let (carousel, diagnostics) = carousel(2) {
      $0.layout = PageLayout(leadingInset: 40, trailingInset: 40)
      $0.spacing = 10
    }
    #expect(diagnostics == [])
    #expect(turns(of: carousel) == [1, 0, 1, 0, 1, 0])
    let frame = DrawnPages(carousel.frame(at: 1))
    #expect(frame.pages.map(\.page) == [0, 1])
    #expect(frame.pages.map(\.rect.x) == [40, 360])
  }
}
