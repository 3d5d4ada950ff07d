import DwellTestSupport
import Testing

@testable import Dwell

@Suite("How pages lie in the view")
struct PageLayoutTests {
  /// A strip of `count` pages in a view of `length` points.
  private func strip(
    _ count: Int, in length: Double, gap: Double, loops: Bool = false, lengths: [Double] = [],
    _ layout: PageLayout
  ) -> PageStrip {
    var strip = PageStrip(pageCount: count, loops: loops, spacing: gap, layout: layout)
    strip.viewLength = length
    for (page, length) in lengths.enumerated() { strip.lengths[page] = length }
    return strip
  }

  /// A layout.
  private func layout(
    _ length: PageLayout.Length, _ alignment: PageLayout.Alignment = .leading, perTurn: Int = 1,
    insets: Double = 0
  ) -> PageLayout {
    var layout = PageLayout(leadingInset: insets, trailingInset: insets)
    layout.length = length
    layout.alignment = alignment
    layout.pagesPerTurn = perTurn
    return layout
  }

  /// The pages of all snap points.
  private func stops(of strip: PageStrip) -> [Int] {
    (0..<strip.snapPointCount).map { strip.page(ofSnapPoint: $0) }
  }

  /// Where the pages rest at each snap point: how far the start of the viewport is beyond the first page's
  /// start.
  private func rests(of strip: PageStrip) -> [Double] {
    stops(of: strip).map { strip.distance(fromStartOf: 0, toStartOf: $0) + strip.shift(of: $0) }
  }

  @Test("From one page per view on, and fewer than a million, any number is usable, and any finite length")
  func limits() {
    let usable: [PageLayout.Length] = [.perView(1), .perView(999_999.5), .fixed(0x1p-1074), .fixed(1e300)]
    for length in usable { #expect(layout(length).sanitized.length == length) }
    let others: [PageLayout.Length] = [
      .perView(0.999), .perView(1e6), .perView(.nan), .perView(.infinity), .fixed(0), .fixed(-1),
      .fixed(.nan),
      .fixed(.infinity),
    ]
    for length in others { #expect(layout(length).sanitized.length == .viewport, "\(length)") }
  }

  @Test("Neighbours peek in on both sides of a centred page (R193, R194, R195)")
  func peeks() {
    let strip = strip(5, in: 390, gap: 10, layout(.viewport, .center, insets: 40))
    #expect(strip.length(of: 2) == 310)
    #expect(strip.pitch == 320)
    let rest = StripOffset(page: 2, offset: 0)
    #expect(strip.start(of: rest) == 40)
    #expect(strip.neighbors(at: rest) == .init(before: 1, after: 1))
    #expect(40 - strip.spacing == 30, "points of the previous page")
  }

  @Test("Three pages per view come to rest one by one, and the last one at the end (R196, R197)")
  func perView() {
    let strip = strip(10, in: 320, gap: 10, layout(.perView(3)))
    #expect(strip.length(of: 0) == 100)
    #expect(strip.pitch == 110)
    #expect(strip.snapPointCount == 8)
    #expect(rests(of: strip) == [0, 110, 220, 330, 440, 550, 660, 770])
  }

  @Test("Turned by three, the last turn covers the remaining pages (R196, R197)")
  func perTurn() {
    let strip = strip(10, in: 320, gap: 10, layout(.perView(3), perTurn: 3))
    #expect(stops(of: strip) == [0, 3, 6, 9])
    #expect(rests(of: strip) == [0, 330, 660, 770])
  }

  @Test("Selecting a page turns to the nearest snap point that shows it (R198)")
  func selects() {
    let strip = strip(10, in: 320, gap: 10, layout(.perView(3)))
    #expect(strip.snapPoint(showing: 9, from: 0) == 7)
    #expect(strip.snapPoint(showing: 2, from: 0) == 0, "it is in view")
    #expect(strip.snapPoint(showing: 3, from: 0) == 1)
    #expect(strip.snapPoint(showing: 3, from: 7) == 3)
    let byThree = self.strip(10, in: 320, gap: 10, layout(.perView(3), perTurn: 3))
    #expect(byThree.snapPoint(showing: 5, from: 0) == 3)
    #expect(byThree.snapPoint(showing: 8, from: 9) == 9, "the last stop shows pages 7 to 9")
    #expect(byThree.snapPoint(showing: 6, from: 9) == 6)
  }

  @Test("If no snap point shows a page whole, the one that aligns it best is selected (R198)")
  func selectsTheBest() {
    let strip = strip(9, in: 210, gap: 10, layout(.perView(2), perTurn: 4))
    #expect(stops(of: strip) == [0, 4, 8])
    #expect(strip.snapPoint(showing: 2, from: 0) == 0)
    #expect(strip.snapPoint(showing: 3, from: 0) == 4)
  }

  @Test("Pages that all fit have one snap point, and nothing moves (R197)")
  func fits() {
    let strip = strip(2, in: 320, gap: 10, layout(.perView(3)))
    #expect(rests(of: strip) == [0])
    var driver = PageViewDriver(configuration(2, gap: 10, layout(.perView(3))), main: 320)
    driver.drag(by: -300)
    #expect(!driver.outcome.isHandled)
    #expect(driver.view.snapPointCount == 1)
    #expect(driver.start(of: 0) == 0)
    for (alignment, rest) in [(PageLayout.Alignment.center, -55.0), (.trailing, -110)] {
      #expect(rests(of: self.strip(2, in: 320, gap: 10, layout(.perView(3), alignment))) == [rest])
    }
  }

  @Test("Part of a page can fill the viewport, and centred pages stay at the ends (R193, R196)")
  func centered() {
    let strip = strip(4, in: 300, gap: 0, layout(.perView(2.5), .center))
    #expect(strip.length(of: 3) == 120)
    #expect(rests(of: strip) == [0, 30, 150, 180])
  }

  @Test(
    "Pages aligned at the trailing end are one stop as long as they are all at the leading end (R196, R197)")
  func trailing() {
    let strip = strip(10, in: 320, gap: 10, layout(.perView(3), .trailing))
    #expect(stops(of: strip) == [0, 3, 4, 5, 6, 7, 8, 9])
    #expect(rests(of: strip) == [0, 110, 220, 330, 440, 550, 660, 770])
    #expect(strip.snapPoint(showing: 2, from: 0) == 0)
    #expect(strip.snapPoint(showing: 3, from: 9) == 5, "the last that shows it on the way back")
  }

  @Test("If not contained, each page has its own snap point and leaves the viewport empty at the ends (R196)")
  func free() {
    var free = layout(.perView(3), .center)
    free.isContained = false
    #expect(rests(of: strip(4, in: 320, gap: 10, free)) == [-110, 0, 110, 220])
  }

  @Test("Pages of their own lengths lie one after the other (R193, R194, R196)")
  func ownLengths() {
    let own = strip(4, in: 300, gap: 0, lengths: [100, 200, 300, 50], layout(.own))
    #expect(rests(of: own) == [0, 100, 300, 350])
    #expect(strip(3, in: 300, gap: 0, lengths: [100, 100, 100], layout(.own)).snapPointCount == 1)
    #expect(strip(3, in: 300, gap: 0, layout(.own)).length(of: 1) == 300, "not told")
  }

  @Test("A page of an own length beyond the viewport's scrolls before the next one follows (R193)")
  func longerThanThePort() {
    let strip = strip(3, in: 300, gap: 10, lengths: [100, 500, 100], layout(.own))
    #expect(rests(of: strip) == [0, 110, 420])
    #expect(strip.range(of: 1) == 200)
    #expect(strip.distance(after: 1) == 110)
  }

  @Test("A length in points is at most the viewport's (R193)")
  func fixed() {
    #expect(strip(5, in: 300, gap: 0, layout(.fixed(120))).length(of: 0) == 120)
    #expect(strip(5, in: 300, gap: 0, layout(.fixed(1200), insets: 20)).length(of: 0) == 260)
  }

  @Test("A loop has a snap point per turn, and is off if a page would be in view twice (R201)")
  func loops() {
    let loop = strip(10, in: 320, gap: 10, loops: true, layout(.perView(3), perTurn: 3))
    #expect(loop.isEndless)
    #expect(stops(of: loop) == [0, 3, 6, 9])
    #expect(loop.distance(after: 9) == 110)
    #expect(loop.following(9) == 0)
    for count in 1...6 {
      let isEndless = strip(count, in: 320, gap: 10, loops: true, layout(.perView(3))).isEndless
      #expect(isEndless == (count > 3), "\(count) pages")
    }
    for (count, isEndless) in [(3, false), (4, true)] {
      #expect(strip(count, in: 300, gap: 0, loops: true, layout(.perView(2.5))).isEndless == isEndless)
    }
    #expect(strip(2, in: 390, gap: 10, loops: true, layout(.viewport, .center, insets: 40)).isEndless)
    var driver = PageViewDriver(
      configuration(3, gap: 10, loops: true, layout(.perView(2.5))), main: 320)
    #expect(driver.outcome.diagnostics == .tooFewPagesToLoop)
    driver.send(.select(page: 2, animated: false))
    #expect(driver.view.currentPage == 1)
  }

  @Test("A loop of one page more than are in view never leaves a gap, and shows no page twice (R201)")
  func loopsTightly() {
    for (length, count) in [(PageLayout.Length.perView(3), 4), (.perView(2.5), 4), (.fixed(120), 4)] {
      for alignment in [PageLayout.Alignment.leading, .center, .trailing] {
        var driver = PageViewDriver(
          configuration(count, gap: 0, loops: true, layout(length, alignment)), main: 300)
        for turn in 1...2 * count {
          driver.send(.key(.right))
          #expect(driver.view.currentPage == turn % count)
          for _ in 0..<40 {
            driver.wait(1 / 60)
            let starts = driver.pages.compactMap { driver.start(of: $0) }.sorted()
            let width = driver.view.pager.strip.pitch
            #expect(Set(driver.pages).count == driver.pages.count)
            #expect((starts.first ?? 1) <= 1e-6 && (starts.last ?? 0) + width >= 300 - 1e-6, "\(starts)")
            for (start, next) in zip(starts, starts.dropFirst()) {
              #expect((next - start - width).magnitude < 1e-6, "\(starts)")
            }
          }
          driver.settle()
        }
      }
    }
  }

  @Test("A loop is off if a turn passes all pages, since there is one snap point (R201)")
  func loopOfOneStop() {
    for perTurn in [9, 10, 11] {
      let loop = strip(10, in: 300, gap: 10, loops: true, layout(.fixed(100), perTurn: perTurn))
      #expect(loop.isEndless == (perTurn < 10), "\(perTurn) pages a turn")
    }
    // A drag to before the first page stays at it; it would otherwise search all pages for the view.
    var driver = PageViewDriver(configuration(1000, gap: 0, loops: true, layout(.fixed(1), perTurn: 1000)))
    #expect(driver.outcome.diagnostics == .tooFewPagesToLoop)
    driver.drag(by: 100)
    driver.settle()
    #expect(driver.view.currentPage == 0)
  }

  @Test("Pages dragged beyond their beginning follow the last one in a view short enough to loop (R201)")
  func loopsWhileDragged() {
    var driver = PageViewDriver(configuration(5, gap: 10, loops: true, layout(.fixed(80))))
    #expect(driver.outcome.diagnostics == .tooFewPagesToLoop)
    driver.press()
    driver.move(to: 60)
    #expect(driver.position < 0)
    driver.send(.resize(Size(width: 130, height: 200)))
    #expect((4.0..<5).contains(driver.position), "\(driver.position)")
    driver.release()
    driver.settle()
    #expect(driver.position == Double(driver.view.currentPage))
  }

  @Test(
    "Every page in part in view is drawn whole; those wholly in the viewport are shown to assistants (R205)")
  func listsPages() {
    var driver = PageViewDriver(configuration(5, gap: 10, layout(.viewport, .center, insets: 40)))
    #expect(driver.pages == [0, 1])
    #expect(driver.start(of: 0) == 40, "contained in the viewport")
    driver.send(.select(page: 2, animated: false))
    #expect(driver.pages == [1, 2, 3])
    #expect([1, 2, 3].map { driver.start(of: $0) } == [-280, 40, 360])
    let pages = driver.view.frame(at: driver.now).semantics.elements.filter { $0.role == .page }
    #expect(pages.map { $0.isHidden } == [true, false, true])
  }

  @Test(
    "A drag turns at half of the distance to the next snap point, and all pages move with the finger (R200)")
  func drags() {
    for (way, page) in [(-55.0, 3), (-55.1, 4), (55.1, 2)] {
      var driver = PageViewDriver(configuration(10, gap: 10, layout(.perView(3))), main: 320)
      driver.send(.select(page: 3, animated: false))
      driver.forgetChange()
      #expect(driver.view.currentPage == 1)
      driver.send(.select(page: 5, animated: false))
      #expect(driver.view.currentPage == 3)
      driver.press()
      driver.move(to: way)
      #expect(((driver.start(of: 4) ?? 0) - (110 + way)).magnitude < 1e-9)
      driver.release()
      #expect(driver.view.currentPage == page)
      driver.settle()
      #expect(driver.start(of: page) == 0)
      #expect(driver.pages == [page, page + 1, page + 2])
    }
  }

  @Test("Pages that a turn brings into view are drawn as soon as their edge shows (R205)")
  func turns() {
    var driver = PageViewDriver(configuration(10, gap: 10, layout(.perView(3))), main: 320)
    driver.send(.advance)
    while driver.view.phase(at: driver.now) == .settling {
      let pages = DrawnPages(driver.view.frame(at: driver.now)).pages
      for page in 0..<10 {
        let start = Double(page) * 110 - driver.position * 110
        let isInView = start + 100 > 1e-3 && start < 320 - 1e-3
        if isInView { #expect(pages.contains { $0.page == page }, "page \(page) at \(driver.position)") }
      }
      driver.wait(1.0 / 240)
    }
    #expect(driver.position == 1)
  }

  @Test("A turn over more than two views cross-fades (R205)")
  func fades() {
    var driver = PageViewDriver(configuration(100, gap: 10, layout(.perView(3))), main: 320)
    driver.send(.select(page: 50, animated: true))
    #expect(driver.view.currentPage == 48)
    driver.wait(0.1)
    let pages = DrawnPages(driver.view.frame(at: driver.now)).pages
    #expect(pages.map { $0.page }.sorted() == [0, 1, 2, 48, 49, 50])
    let leaving = pages.first { $0.page == 0 }?.opacity ?? 1
    #expect((0.1..<0.9).contains(leaving))
    for page in pages {
      let opacity = page.page < 3 ? leaving : 1 - leaving
      #expect((page.opacity - opacity).magnitude < 1e-9, "page \(page.page)")
    }
    driver.settle()
    #expect(driver.pages == [48, 49, 50])
  }

  @Test("A cross-fade takes its time, however short the pages are (R205)", arguments: [1, 50.0])
  func fadesAsLong(_ length: Double) {
    var driver = PageViewDriver(configuration(2000, gap: 0, layout(.fixed(length))))
    var wide = PageViewDriver(configuration(2000, gap: 0, layout(.fixed(390))))
    driver.send(.select(page: 1999, animated: true))
    wide.send(.select(page: 1999, animated: true))
    #expect(wide.view.pager.isFading)
    #expect(driver.view.pager.fade?.end == wide.view.pager.fade?.end)
  }

  @Test("An insertion keeps the shown page in its place, and moves to its snap point (R202)")
  func inserts() {
    var driver = PageViewDriver(configuration(10, gap: 10, layout(.perView(3), perTurn: 3)), main: 320)
    driver.send(.select(page: 3, animated: false))
    #expect(driver.start(of: 3) == 0)
    driver.send(.edit(.insert(at: 0, count: 1)))
    #expect(driver.start(of: 4) == 0)
    #expect(driver.view.currentPage == 3)
    driver.settle()
    #expect(driver.start(of: 3) == 0)
    driver.send(.edit(.insert(at: 0, count: 3)))
    #expect(driver.view.currentPage == 6)
    #expect(driver.view.phase(at: driver.now) == .idle)
  }

  @Test("Insets longer than the view shrink to it, and are reported (R193)")
  func longInsets() {
    var driver = PageViewDriver(configuration(3, gap: 0, layout(.viewport, insets: 300)))
    #expect(driver.outcome.diagnostics == .insetsTooLong)
    #expect(driver.view.size(ofPage: 0).width == 1)
    #expect(driver.start(of: 0) == 194.5)
    driver.send(.resize(Size(width: 700, height: 200)))
    #expect(driver.view.size(ofPage: 0).width == 100)
  }

  @Test("Unusable values are reported, and the defaults apply")
  func sanitizes() {
    for length in [PageLayout.Length.perView(0.5), .perView(.nan), .fixed(0), .fixed(-1), .fixed(.nan)] {
      var driver = PageViewDriver(configuration(3, gap: 0, layout(length)))
      #expect(driver.view.configuration.layout == PageLayout(), "\(length)")
      driver.send(.advance)
      #expect(driver.view.currentPage == 1)
    }
    for (bad, good) in [
      (PageLayout(leadingInset: -1), PageLayout()), (PageLayout(trailingInset: .nan), PageLayout()),
      (layout(.viewport, perTurn: 0), PageLayout()), (layout(.viewport, perTurn: 1001), PageLayout()),
    ] {
      var view = PageView(configuration(3, gap: 0, bad), at: 0)
      #expect(view.handle(.tick, at: 0).diagnostics == .invalidMetrics)
      #expect(view.configuration.layout == good)
    }
  }

  /// A configuration with a layout.
  private func configuration(_ count: Int, gap: Double, loops: Bool = false, _ layout: PageLayout)
    -> PageView.Configuration
  {
    var configuration = PageView.Configuration(pageCount: count)
    configuration.spacing = gap
    configuration.loops = loops
    configuration.layout = layout
    return configuration
  }
}
