import DwellTestSupport
import Testing

@testable import Dwell

/// An offset far from its page is found without passing all pages between.
@Suite("Distant positions on the strip")
struct PageStripFarTests {
  /// The normal form of an offset, page by page.
  private func walked(_ place: StripOffset, on strip: PageStrip) -> StripOffset {
    var place = place
    while place.offset < 0, let page = strip.preceding(place.page) {
      place = StripOffset(
        page: page, slot: place.slot + 1,
        offset: place.offset + strip.range(of: page) + strip.distance(after: page))
    }
    while let page = strip.following(place.page) {
      let step = strip.range(of: place.page) + strip.distance(after: place.page)
      guard place.offset >= step else { break }
      place = StripOffset(page: page, slot: place.slot - 1, offset: place.offset - step)
    }
    return place
  }

  /// A strip of random pages, and a page of it.
  private func sample(_ random: inout RandomEvents) -> (strip: PageStrip, page: Int) {
    var layout = PageLayout(leadingInset: random.pick([0, 0, 7]))
    layout.length = random.pick([.viewport, .viewport, .perView(2.5), .fixed(10), .own])
    layout.alignment = random.pick(PageLayout.Alignment.allCases)
    layout.isContained = random.pick([true, false])
    layout.pagesPerTurn = random.pick([1, 1, 2, 3])
    var strip = PageStrip(
      pageCount: random.pick([1, 2, 3, 4, 5, 9, 40]), loops: random.pick([true, false]),
      spacing: random.pick([0, 3]), layout: layout)
    strip.viewLength = 20
    for page in 0..<strip.pageCount where random.pick([true, false, false]) {
      strip.lengths[page] = random.pick([1, 15, 31.5, 100])
    }
    let page = { (random: inout RandomEvents) in
      strip.snapPoint(of: Int(random.random.next() % UInt64(strip.pageCount)))
    }
    if layout.isPlain, random.pick([true, false]) {
      strip.visibleOverride = AdjacencyOverride(before: page(&random), after: page(&random))
      if random.pick([true, false]) {
        strip.pendingOverride = AdjacencyOverride(before: page(&random), after: page(&random))
      }
    }
    return (strip, page(&random))
  }

  @Test("A distant offset is where a walk to it would end: with any layout, loop and override")
  func sameAsWalked() {
    var random = RandomEvents(seed: 20)
    for number in 0..<4000 {
      let (strip, page) = sample(&random)
      let offset = (random.random.unit() * 2 - 1) * random.pick([100, 1000, 20_000])
      let place = StripOffset(page: page, slot: random.pick([0, 3]), offset: offset)
      let (found, expected) = (strip.normalized(place), walked(place, on: strip))
      let isSame =
        found.page == expected.page && found.slot == expected.slot
        && abs(found.offset - expected.offset) < 1e-6
      // On the very edge between two pages, either is right.
      let isEdge = abs(found.offset) < 1e-6 || abs(expected.offset) < 1e-6
      #expect(isSame || isEdge, "\(number): \(place) is at \(found), not at \(expected), of \(strip)")
    }
  }

  @Test("The normal form of any offset is found at once")
  func farthest() {
    for count in [1, 2, 5, PageEdit.maximumPageCount] {
      for loops in [true, false] {
        for length in [1e5, 1e9, 1e17, 1e40, 1e300, .greatestFiniteMagnitude] {
          for sign in [1.0, -1] {
            var strip = PageStrip(pageCount: count, loops: loops, spacing: 0, layout: PageLayout())
            strip.viewLength = 1
            let work = StripWork.measure {
              let place = strip.normalized(StripOffset(page: count / 2, offset: sign * length))
              #expect((0..<count).contains(place.page) && place.offset.isFinite)
              #expect(!strip.isEndless || (0...1).contains(place.offset), "\(count) pages, \(sign * length)")
            }
            #expect((1..<1000).contains(work), "\(count) pages, loops \(loops), \(sign * length)")
            // An offset without a fraction of the way round is at a page's rest.
            strip.viewLength = 7
            let rest = strip.normalized(StripOffset(page: count / 2, offset: sign * length))
            #expect(!strip.isEndless || length < 1e40 || rest.offset == 0, "\(count) pages, \(rest)")
          }
        }
      }
    }
  }
}
