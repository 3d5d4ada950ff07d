import DwellTestSupport
import Testing

@testable import Dwell

@Suite("The strip of pages")
struct PageStripTests {
  /// A strip in a view of 100 points.
  private func strip(_ count: Int, loops: Bool, spacing: Double = 10, long: [Int] = []) -> PageStrip {
    var strip = PageStrip(pageCount: count, loops: loops, spacing: spacing, layout: PageLayout())
    strip.viewLength = 100
    for page in long { strip.lengths[page] = 250 }
    return strip
  }

  @Test("Pages follow one another, and in a loop of two or more the first follows the last")
  func follows() {
    for count in 1...6 {
      for page in 0..<count {
        let plain = strip(count, loops: false)
        #expect(plain.following(page) == (page + 1 < count ? page + 1 : nil))
        #expect(plain.preceding(page) == (page > 0 ? page - 1 : nil))
        let loop = strip(count, loops: true)
        #expect(loop.following(page) == (count > 1 ? (page + 1) % count : nil))
        #expect(loop.preceding(page) == (count > 1 ? (page + count - 1) % count : nil))
      }
    }
  }

  @Test("n pages forward or back wrap around in a loop, and stop at the ends without one, for any n")
  func steps() {
    for count in 1...5 {
      for page in 0..<count {
        for steps in -12...12 {
          #expect(strip(count, loops: false).page(steps, from: page) == min(max(page + steps, 0), count - 1))
          let round = count > 1 ? ((page + steps) % count + count) % count : 0
          #expect(
            strip(count, loops: true).page(steps, from: page) == round, "\(steps) from \(page) of \(count)")
        }
        for steps in [Int.max, .min] {
          #expect((0..<count).contains(strip(count, loops: true).page(steps, from: page)))
          #expect(strip(count, loops: false).page(steps, from: page) == (steps > 0 ? count - 1 : 0))
        }
      }
    }
    let most = PageEdit.maximumPageCount
    #expect(strip(most, loops: true).page(1, from: most - 1) == 0)
    #expect(strip(most, loops: true).page(-1, from: 0) == most - 1)
    #expect(strip(most, loops: true).distance(from: most - 1, to: 0) == 1)
    #expect(strip(most, loops: true).leadsForward(from: 3, to: most - 3) == false)
  }

  @Test("An offset has one normal form, and distances from it stay the same")
  func normalizes() {
    for loops in [false, true] {
      for long in [[], [1], [0, 1, 2], [2]] {
        let strip = strip(3, loops: loops, long: long)
        for offset in stride(from: -400.0, through: 900, by: 12.5) {
          for page in 0..<3 {
            let place = strip.normalized(StripOffset(page: page, slot: 5, offset: offset))
            var walked = page
            var start = 0.0
            var slot = 5
            while start + strip.range(of: walked) + strip.pitch <= offset, let next = strip.following(walked)
            {
              start += strip.range(of: walked) + strip.pitch
              walked = next
              slot -= 1
            }
            while start > offset, let previous = strip.preceding(walked) {
              start -= strip.range(of: previous) + strip.pitch
              walked = previous
              slot += 1
            }
            let name = "\(offset) from page \(page), loops \(loops), long \(long)"
            #expect(place.page == walked && place.slot == slot, "\(name)")
            #expect(abs(place.offset - (offset - start)) < 1e-9, "\(name)")
            #expect(strip.normalized(place) == place, "\(name)")
          }
        }
      }
    }
  }

  @Test("The position grows evenly between pages and is constant within a long one (R186)")
  func tellsPositions() {
    let strip = strip(3, loops: false, long: [1])
    for (page, offset, position, fraction) in [
      (0, 0.0, 0.0, 0.0), (0, 55, 0.5, 0), (0, -11, -0.1, 0), (1, 0, 1, 0), (1, 75, 1, 0.5), (1, 150, 1, 1),
      (1, 205, 1.5, 1), (2, 0, 2, 0), (2, 33, 2.3, 0),
    ] {
      let place = StripOffset(page: page, offset: offset)
      #expect(abs(strip.position(of: place) - position) < 1e-12, "\(place)")
      #expect(strip.fraction(of: place) == fraction, "\(place)")
    }
    let loop = self.strip(3, loops: true)
    #expect(loop.position(of: StripOffset(page: 2, offset: 55)) == 2.5)
    #expect(loop.position(of: StripOffset(page: 2, offset: 109.999)) < 3)
  }

  @Test("The rate of the position is its slope forward: 0 from the start of a long page to before its end")
  func tellsRates() {
    for loops in [false, true] {
      for long in [[], [0], [1, 2]] {
        let strip = strip(3, loops: loops, long: long)
        for page in 0..<3 {
          for offset in stride(from: page == 0 ? -40.0 : 0, through: 250, by: 10) {
            let place = StripOffset(page: page, offset: offset)
            guard strip.normalized(place) == place else { continue }
            let further = StripOffset(page: page, offset: offset + 0x1p-20)
            let slope = (strip.position(of: further) - strip.position(of: place)) * 0x1p20
            #expect(abs(strip.positionRate(at: place) - slope) < 1e-6, "\(place), long \(long)")
          }
        }
      }
    }
  }

  @Test(
    "At a visibleOverride two far pages are neighbours, both ways, and the position runs from one to the other"
  )
  func sews() {
    for loops in [false, true] {
      var strip = strip(10, loops: loops)
      strip.visibleOverride = AdjacencyOverride(before: 2, after: 7)
      #expect(strip.following(2) == 7 && strip.preceding(7) == 2)
      #expect(strip.following(7) == 8 && strip.preceding(2) == 1)
      #expect(abs(strip.position(of: StripOffset(page: 2, offset: 22)) - 3) < 1e-12)
      strip.visibleOverride = AdjacencyOverride(before: 8, after: 1)
      let expected = loops ? 9.5 : 4.5
      #expect(abs(strip.position(of: StripOffset(page: 8, offset: 55)) - expected) < 1e-12)
    }
  }

  @Test("A page is no snap points away from itself, in a loop too, and as many as it takes from any other")
  func distances() {
    for count in 1...5 {
      for loops in [false, true] {
        let strip = strip(count, loops: loops)
        for page in 0..<count {
          for steps in 0..<count where loops || page + steps < count {
            let name = "\(steps) from \(page) of \(count)"
            #expect(strip.distance(from: page, to: strip.page(steps, from: page)) == steps, "\(name)")
          }
        }
      }
    }
  }

  @Test("From a snap point's page to the next one's are all pages between them, however they are aligned")
  func stepsBetweenPages() {
    for alignment in PageLayout.Alignment.allCases {
      for (isContained, loops) in [(true, false), (false, false), (true, true)] {
        for perTurn in [1, 2] {
          var layout = PageLayout(leadingInset: 5, trailingInset: 15)
          layout.length = .own
          (layout.alignment, layout.isContained, layout.pagesPerTurn) = (alignment, isContained, perTurn)
          var strip = PageStrip(pageCount: 7, loops: loops, spacing: 10, layout: layout)
          for page in 0..<7 { strip.lengths[page] = Double(30 + 15 * (page % 3)) }
          strip.viewLength = 100
          for index in 0..<strip.snapPointCount - 1 {
            let (page, next) = (strip.page(ofSnapPoint: index), strip.page(ofSnapPoint: index + 1))
            let pages = (page..<next).reduce(0.0) { $0 + strip.length(of: $1) + 10 }
            #expect(isClose(strip.step(fromSnapPoint: page, to: next), pages), "\(layout) from \(page)")
          }
        }
      }
    }
  }

  @Test("If the first visible page is removed, the next one stays where it is, after the one before")
  func firstRemoved() {
    for long in [0, 1, 2] {
      var strip = strip(4, loops: false, long: [long])
      let edit = PageEdit.remove(at: 1, count: 1)
      let place = StripOffset(page: 1, offset: strip.range(of: 1) + 30)
      strip.lengths.apply(edit)
      strip.pageCount = 3
      let kept = strip.place(place, gap: 30, next: 2, after: edit)
      #expect(kept == StripOffset(page: 0, offset: strip.range(of: 0) + 30), "page \(long) is long")
    }
  }

  @Test("If both visible pages are removed, the successor is as far out of place as the first one was")
  func bothRemoved() {
    for (gap, offset) in [(30.0, 180.0), (-30, -30), (0, 0)] as [(Double, Double)] {
      var strip = strip(4, loops: false, long: [0])
      strip.lengths[2] = 250
      let edit = PageEdit.remove(at: 0, count: 2)
      strip.lengths.apply(edit)
      strip.pageCount = 2
      let place = StripOffset(page: 0, offset: 150 + gap)
      let kept = strip.place(place, gap: gap, next: 1, after: edit)
      #expect(kept.page == 0 && kept.offset == offset, "\(gap) beyond a scroll range")
    }
  }

  @Test("The last of very many pages is as precise as the first")
  func keepsPrecision() {
    var driver = PageViewDriver(pages: PageEdit.maximumPageCount, current: PageEdit.maximumPageCount - 2)
    driver.press()
    driver.move(to: -100.25)
    #expect(
      driver.start(of: PageEdit.maximumPageCount - 2) == -100.25
        && driver.start(of: PageEdit.maximumPageCount - 1) == 289.75)
  }
}
