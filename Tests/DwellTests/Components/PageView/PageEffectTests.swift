import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Looks of pages")
struct PageEffectTests {
  /// A view of three pages of 200 by 100 points whose page at `distance` from being aligned is page 1.
  private func drawn(
    _ effect: PageEffect, distance: Double, length: Double = 300, direction: Direction = .leftToRight,
    page: Int = 1
  ) -> DrawnPages.Page? {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.currentPage = 1
    configuration.effect = effect
    configuration.direction = direction
    var view = PageView(configuration, at: 0)
    _ = view.handle(.resize(direction.size(main: length, cross: 100)), at: 0)
    let middle = direction.rect(
      main: Extent(start: 150, length: 0), cross: Extent(start: 50, length: 0),
      in: direction.size(main: length, cross: 100)
    ).center
    _ = view.handle(.press(middle), at: 1)
    let way = direction.rect(
      main: Extent(start: 150 + distance * length, length: 0), cross: Extent(start: 50, length: 0),
      in: direction.size(main: length, cross: 100)
    ).center
    _ = view.handle(.move(way), at: 1.5)
    return DrawnPages(view.frame(at: 1.5))[page]
  }

  @Test("Between two rows a value is linear in the distance, beyond the ends it is the end's (R206)")
  func interpolates() {
    let effect: PageEffect = [-1: PageLook(opacity: 0.2), 0: PageLook(), 1: PageLook(opacity: 0.2)]
    #expect(abs(effect.look(at: 0.5).opacity - 0.6) < 1e-12)
    #expect(effect.look(at: -3).opacity == 0.2)
    #expect(effect.look(at: 1).opacity == 0.2)
    #expect(effect.look(at: 0).opacity == 1)
    #expect(PageEffect.slide.look(at: 7) == PageLook())
  }

  @Test("A mask shows the end that is nearer to where the page is aligned (R206)")
  func masks() throws {
    let effect: PageEffect = [-1: PageLook(mask: 0.25), 0: PageLook(), 1: PageLook(mask: 0.25)]
    let ahead = try #require(drawn(effect, distance: 0.5))
    #expect(ahead.rect == Rect(x: 150, y: 0, width: 300, height: 100))
    #expect(ahead.shown == Rect(x: 150, y: 0, width: 187.5, height: 100))
    let behind = try #require(drawn(effect, distance: -0.5))
    #expect(behind.shown == Rect(x: -150 + 112.5, y: 0, width: 187.5, height: 100))
    // The worked number: 200 points halfway, of which 125 are shown.
    #expect(PageEffect.hero.look(at: 0.5).mask * 200 == 125)
  }

  @Test("Shift, scales, rotation and opacity apply about the page's centre (R206)")
  func placesPages() throws {
    let look = PageLook(shift: -0.5, scaleAlong: 0.5, scaleAcross: 2, rotation: 30, opacity: 0.25)
    let page = try #require(drawn([0.5: look], distance: 0.25))
    // The centre is 225 points from the leading edge, less half of 300.
    #expect(page.rect == Rect(x: 75 - 75, y: -50, width: 150, height: 200))
    #expect(page.rotation == 30)
    #expect(page.opacity == 0.25)
    #expect(page.shown == nil)
  }

  @Test("A look mirrors with the direction (R208)", arguments: Direction.allCases)
  func mirrors(_ direction: Direction) throws {
    let look = PageLook(shift: 0.1, scaleAlong: 0.5, rotation: 30, mask: 0.5)
    let page = try #require(drawn([1: look], distance: 0.25, direction: direction))
    let size = direction.size(main: 300, cross: 100)
    // The extent of 150 points is in the middle of one that begins at 75, shifted by 30.
    let main = Extent(start: 75 + 75 + 30, length: 150)
    let cross = Extent(start: 0, length: 100)
    #expect(page.rect == direction.rect(main: main, cross: cross, in: size))
    #expect(page.shown == direction.rect(main: Extent(start: 180, length: 75), cross: cross, in: size))
    #expect(page.rotation == (direction == .leftToRight || direction == .bottomToTop ? 30 : -30))
  }

  @Test("A page of a higher order lies above, pages of one order in page order (R206)")
  func orders() {
    for (effect, expected) in [
      (PageEffect.slide, [0, 1, 2, 3]), ([-1: PageLook(order: 1), 2: PageLook(order: -2)], [3, 2, 1, 0]),
      (.cover, [3, 0, 2, 1]),
    ] as [(PageEffect, [Int])] {
      var configuration = PageView.Configuration(pageCount: 4)
      configuration.currentPage = 1
      configuration.layout = PageLayout(leadingInset: 100, trailingInset: 200)
      configuration.layout.isContained = false
      configuration.effect = effect
      var view = PageView(configuration, at: 0)
      _ = view.handle(.resize(Size(width: 400, height: 100)), at: 0)
      #expect(view.visiblePages(at: 0) == expected)
    }
  }

  @Test("Beyond the ends pages look as at rest (R208)")
  func rests() throws {
    let page = try #require(drawn(.cover, distance: 1.2, page: 0))
    #expect(page.rect.width == 300)
    #expect(page.opacity == 1)
  }

  @Test("The effects are usable tables, and the flat ones rotate about the right lines (R207)")
  func hasUsableTables() {
    for effect in PageEffect.samples.prefix(9) {
      #expect(effect.isUsable)
      #expect(effect.look(at: 0) == PageLook())
    }
    #expect(PageEffect.flip.rows.count == 13)
    #expect(PageEffect.flip.look(at: 0.5).scaleAlong == 0)
    #expect(abs(PageEffect.flip.look(at: 0.25).scaleAlong - 0.5.squareRoot()) < 1e-12)
    #expect(PageEffect.cube.rows.count == 13)
    // Two sides of the cube meet: the end of one is the beginning of the other.
    for distance in [-1.0, -5.0 / 6, -0.5, -1.0 / 6] {
      let (old, new) = (PageEffect.cube.look(at: distance), PageEffect.cube.look(at: distance + 1))
      let end = distance + old.shift + old.scaleAlong / 2
      let beginning = distance + 1 + new.shift - new.scaleAlong / 2
      #expect(abs(end - beginning) < 1e-12)
    }
  }

  @Test(
    "Keylines leave no gap: each page begins where what is shown of the one before it ends (R207)",
    arguments: [PageEffect.hero, .multiBrowse])
  func packsKeylines(_ effect: PageEffect) {
    for step in 0...40 {
      let first = -Double(step) / 40
      for distance in [first, first + 1, first + 2] where distance + 1 <= 3 {
        let (page, next) = (effect.look(at: distance), effect.look(at: distance + 1))
        // Where a page behind is masked, its end is shown.
        let end = distance + page.shift + (distance < 0 ? 1 : page.mask)
        #expect(abs(end - (distance + 1 + next.shift)) < 1e-12, "from \(distance)")
      }
    }
  }

  /// A view of 300 points with the layout of `multiBrowse`: pages are 160 points long, and 100 and 40 points
  /// of the next two are shown.
  private func browser(loops: Bool = false, direction: Direction = .leftToRight) -> PageViewDriver {
    var configuration = PageView.Configuration(pageCount: 6)
    configuration.layout.length = .perView(1.875)
    configuration.effect = .multiBrowse
    configuration.loops = loops
    configuration.direction = direction
    return PageViewDriver(configuration, main: 300)
  }

  /// The visible part of each page, from the first to the last, as extents from left to right.
  private func shown(_ driver: PageViewDriver) -> [Int: [Double]] {
    var shown: [Int: [Double]] = [:]
    for page in DrawnPages(driver.view.frame(at: driver.now)).pages {
      let rect = page.shown ?? page.rect
      shown[page.page] = [rect.x, rect.maxX]
    }
    return shown
  }

  @Test("An effect reaches as many pages beyond the view as it shifts pages by (R207)")
  func reaches() {
    let reaches = PageEffect.samples.prefix(9).map(\.reach)
    #expect(reaches == [0, 0, 1, 2, 1, 1, 1, 2, 2])
    let tables: [(PageEffect, Int)] = [
      ([-1: PageLook(shift: 1.25), 1: PageLook(shift: 3)], 2),
      ([-1: PageLook(shift: -3), 1: PageLook(shift: 3)], 0),
      ([1: PageLook(shift: -.infinity)], 4), ([1: PageLook(shift: .nan)], 0),
    ]
    for (effect, reach) in tables { #expect(effect.reach == reach, "at most four pages") }
  }

  @Test("A large, a medium and a small page fill the view, at rest and while dragged (R207)")
  func showsThreeKeylines() {
    var driver = browser()
    #expect(shown(driver) == [0: [0, 160], 1: [160, 260], 2: [260, 300]])
    driver.press(at: 100)
    driver.move(to: 20)
    #expect(shown(driver) == [0: [-50, 80], 1: [80, 210], 2: [210, 280], 3: [280, 320]])
    #expect(driver.view.page(at: Point(x: 290, y: 100), at: driver.now) == 3)
    driver.release()
    // While the strip settles all pages in reach are listed, and no gap opens.
    for _ in 0..<20 {
      driver.wait(0.02)
      let pages = DrawnPages(driver.view.frame(at: driver.now)).pages.sorted { $0.page < $1.page }
      // The first page overshoots a little.
      var end = max(pages.first?.rect.x ?? 0, 0)
      for page in pages {
        let rect = page.shown ?? page.rect
        if rect.maxX > 0, rect.x < 300 { #expect(rect.x < end + 1e-9, "at \(driver.now)") }
        end = max(end, rect.maxX)
      }
      #expect(end > 300 - 1e-9)
    }
  }

  @Test("At an end where it can't be aligned, the current page looks as elsewhere (R196, R206)")
  func looksAsElsewhereAtTheEnds() {
    var configuration = PageView.Configuration(pageCount: 5)
    configuration.layout.length = .perView(1.25)
    configuration.effect = .hero
    configuration.currentPage = 4
    var driver = PageViewDriver(configuration, main: 300)
    #expect(shown(driver) == [3: [0, 60], 4: [60, 300]], "the beginning of the view is a page's end")
    // Halfway along the 180 points back to page 3's rest: the pages fill the view, and share the visible
    // part.
    driver.press(at: 100)
    driver.move(to: 190)
    #expect(shown(driver) == [3: [0, 150], 4: [150, 300]])
    configuration.layout.length = .perView(1.5)
    configuration.layout.alignment = .center
    configuration.currentPage = 0
    driver = PageViewDriver(configuration, main: 300)
    #expect(shown(driver) == [0: [0, 200], 1: [200, 250], 2: [250, 300]])
  }

  @Test("In a loop the small page follows the last one, and mirrored it is on the left (R207, R208)")
  func showsThreeKeylinesInLoops() {
    var driver = browser(loops: true, direction: .rightToLeft)
    driver.send(.select(page: 5, animated: false))
    #expect(shown(driver) == [5: [140, 300], 0: [40, 140], 1: [0, 40]])
    let pages = driver.view.frame(at: driver.now).semantics.elements.filter { $0.role == .page }
    #expect(pages.count == 3, "a screen reader finds it, too")
  }

  @Test("An unusable table changes nothing, and is reported (R206)")
  func reportsUnusableTables() {
    let tables: [PageEffect] = [
      [1: PageLook(), 0: PageLook()], [0: PageLook(), 0: PageLook(opacity: 0.5)], [.nan: PageLook()],
      [0: PageLook(opacity: -0.1)], [0: PageLook(shift: .nan)], [0: PageLook(scaleAlong: -1)],
      [0: PageLook(scaleAcross: .infinity)], [0: PageLook(rotation: .nan)], [0: PageLook(order: .nan)],
      [0: PageLook(mask: 1.5)], [.infinity: PageLook()],
    ]
    for table in tables {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.effect = table
      var view = PageView(configuration, at: 0)
      #expect(view.handle(.tick, at: 0).diagnostics == .invalidMetrics)
      #expect(view.configuration.effect == .slide)
    }
    var view = PageView(PageView.Configuration(pageCount: 3), at: 0)
    #expect(view.handle(.tick, at: 0).diagnostics.isEmpty, "no rows change nothing, and are no mistake")
  }

  @Test("Under reduced motion a turn without a drag cross-fades in place, whatever the effect (R209)")
  func crossFadesUnderReducedMotion() {
    for effect in PageEffect.samples.prefix(9) {
      var configuration = PageView.Configuration(pageCount: 3)
      configuration.effect = effect
      configuration.reduceMotion = true
      var view = PageView(configuration, at: 0)
      _ = view.handle(.resize(Size(width: 300, height: 100)), at: 0)
      _ = view.handle(.select(page: 1, animated: true), at: 1)
      var last = 1.0
      for step in 0...20 {
        let pages = DrawnPages(view.frame(at: 1 + Double(step) / 40)).pages
        for page in pages { #expect(page.rect == Rect(x: 0, y: 0, width: 300, height: 100)) }
        let opacities = pages.map(\.opacity)
        let sum = opacities.reduce(0, +)
        #expect(abs(sum - 1) < 1e-9)
        let leaving = pages.first { $0.page == 0 }?.opacity ?? 0
        #expect(leaving <= last)
        last = leaving
      }
      #expect(last < 0.05)
    }
  }

  @Test("An interrupted turn keeps its look while it fades (R209)")
  func fadesFromItsLook() throws {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.effect = .fadeAndScale
    var view = PageView(configuration, at: 0)
    _ = view.handle(.resize(Size(width: 300, height: 100)), at: 0)
    _ = view.handle(.select(page: 1, animated: true), at: 1)
    let before = try #require(DrawnPages(view.frame(at: 1.1))[0])
    _ = view.handle(.setReduceMotion(true), at: 1.1)
    let after = try #require(DrawnPages(view.frame(at: 1.1))[0])
    #expect(abs(before.rect.width - after.rect.width) < 1e-9)
    #expect(abs(before.opacity - after.opacity) < 1e-9)
  }
}
