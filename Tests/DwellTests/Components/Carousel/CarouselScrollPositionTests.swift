import Dwell
import DwellTestSupport
import Testing

/// Pages longer than the view, with an indicator that shows the scroll position within them.
@Suite("A carousel that shows the scroll position within a page") struct CarouselScrollPositionTests {
  /// Four pages of 200 points in a world, the second of them 500 long, turned by a crown.
  private func carousel(current: Int = 1, in variant: LayoutVariant) -> Carousel {
    Carousel.sample(4, current: current, in: variant, main: 200, cross: 180) {
      var dots = DotRow.Configuration()
      dots.fill = .scrollPosition
      dots.inputProfile = .crown
      $0.indicator = .dots(dots)
      $0.pages.loops = false
      $0.pages.pageLengths = [PageLength(page: 1, length: 500)]
    }
  }

  /// The fullness of each dot that has a fill, by page.
  private func fills(_ carousel: Carousel, at now: Double, in variant: LayoutVariant) -> [Int: Double] {
    var fills: [Int: Double] = [:]
    let row = DrawnRow(carousel.frame(at: now))
    for fill in row.fills {
      let whole = variant.main(of: fill.clip, in: carousel.size).length
      fills[fill.page] = variant.main(of: fill.visible, in: carousel.size).length / whole
    }
    return fills
  }

  @Test(
    "R186: the row tells the position in the set, and its fill how much of the page was seen",
    arguments: LayoutVariant.all)
  func tellsBoth(_ variant: LayoutVariant) {
    var carousel = carousel(in: variant)
    var now = 1.0
    #expect(isClose(fills(carousel, at: now, in: variant)[1], 0.4), "200 of 500 points are in view")
    for way in [60.0, 60, 60, 60, 60] {
      _ = carousel.handle(.crown(way), at: now)
      now += 0.05
      let scrolled = min((now - 1) / 0.05 * 60, 300)
      #expect(isClose(fills(carousel, at: now, in: variant)[1], (200 + scrolled) / 500, within: 1e-6))
      #expect(DrawnRow(carousel.frame(at: now)).marks.map(\.page) == [0, 1, 2, 3])
      #expect(carousel.position(at: now) == 1, "the position in the set stays")
    }
    for page in [0, 2, 3] {
      #expect(
        fills(self.carousel(current: page, in: variant), at: 9, in: variant) == [page: 1], "a page that fits")
    }
  }

  @Test("Indicators that move over the dots show the same", arguments: PageControl.Transition.moving)
  func movingIndicators(_ transition: PageControl.Transition) {
    var carousel = carousel(in: LayoutVariant.all[0])
    var configuration = carousel.configuration
    if case .dots(var dots) = configuration.indicator {
      dots.transition = transition
      configuration.indicator = .dots(dots)
    }
    _ = carousel.configure(configuration, at: 1)
    #expect(isClose(fills(carousel, at: 9, in: LayoutVariant.all[0])[1], 0.4))
  }

  @Test(
    "R187: at the page's end the next turn of the crown hands over to the next page",
    arguments: LayoutVariant.all)
  func handsOver(_ variant: LayoutVariant) {
    var carousel = carousel(in: variant)
    for step in 0..<10 { _ = carousel.handle(.crown(40), at: 1 + Double(step) * 0.02) }
    #expect(carousel.currentPage == 1)
    #expect(isClose(fills(carousel, at: 2, in: variant)[1], 1), "it stops at the end")
    _ = carousel.handle(.tick, at: 3)
    for step in 0..<10 { _ = carousel.handle(.crown(15), at: 3 + Double(step) * 0.02) }
    _ = carousel.handle(.tick, at: 5)
    #expect(carousel.currentPage == 2 && isClose(fills(carousel, at: 9, in: variant)[2], 1))
    _ = carousel.handle(.select(page: 1, animated: true), at: 10)
    #expect(isClose(fills(carousel, at: 19, in: variant)[1], 0.4), "selected, it begins at its start")
  }

  @Test(
    "No time passes, nothing pauses or plays, and a still picture asks for no frame",
    arguments: LayoutVariant.all)
  func noTime(_ variant: LayoutVariant) {
    var carousel = carousel(in: variant)
    #expect(carousel.nextChange(after: 0) == .still && carousel.handle(.tick, at: 100).pageChange == nil)
    #expect(carousel.frame(at: 0).semantics.elements.allSatisfy { $0.role != .playPause })
  }

  @Test("While a key scrolls the page, its dot is among the moving items", arguments: Direction.allCases)
  func moves(_ direction: Direction) {
    let variant = LayoutVariant(direction: direction, reduceMotion: false)
    var carousel = carousel(in: variant)
    for key in Key.allCases where direction.step(for: key) == 1 { _ = carousel.handle(.key(key), at: 1) }
    let frame = carousel.frame(at: 1.05)
    guard case .sampled = frame.course else {
      Issue.record("the course is \(frame.course)")
      return
    }
    let shares = [1.0, 1.05, 1.1, 3].compactMap { fills(carousel, at: $0, in: variant)[1] }
    #expect(shares == shares.sorted() && isClose(shares.first, 0.4) && isClose(shares.last, 240.0 / 500))
  }

  @Test("A control without pages of its own shows a full fill")
  func withoutPages() {
    let row = DrawnRow(PageControl.sample(3) { $0.dots.fill = .scrollPosition }.frame(at: 1))
    #expect(row.fills.map(\.visible) == row.marks.prefix(1).map(\.rect))
  }
}
