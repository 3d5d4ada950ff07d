import Dwell
import Testing

@Suite("Times of pages")
struct PageTimesTests {
  /// Visits to three pages, in another order than that of the pages.
  private let visits = [
    PageTime(page: 4, shown: 2, running: 1), PageTime(page: 0, shown: 8, running: 4, completions: 1),
    PageTime(page: 4, shown: 1, running: 1, completions: 1), PageTime(page: 2, shown: 0.5),
  ]

  @Test("Visits add up for each page, in page order, whatever order they arrived in")
  func sums() {
    let times = PageTimes(visits)
    #expect(times.pages.map(\.page) == [0, 2, 4])
    #expect(times[4] == PageTime(page: 4, shown: 3, running: 2, completions: 1))
    #expect(times.shown == 11.5 && times.running == 6)
    #expect(times == PageTimes(visits.reversed()))
  }

  @Test("A page that was never in view has no times", arguments: [-1, 1, 3, 5, .max, .min])
  func others(_ page: Int) {
    #expect(PageTimes(visits)[page] == PageTime(page: page))
    #expect(PageTimes()[page] == PageTime(page: page))
  }

  @Test("Edits renumber the pages, and forget those that are removed")
  func edits() {
    var times = PageTimes(visits)
    times.apply(.insert(at: 1, count: 2))
    #expect(times.pages.map(\.page) == [0, 4, 6])
    times.apply(.move(from: 0, to: 6))
    #expect(times.pages.map(\.page) == [3, 5, 6] && times[6].shown == 8)
    times.apply(.remove(at: 3, count: 2))
    #expect(times.pages.map(\.page) == [3, 4] && times[3].shown == 3 && times[4].shown == 8)
  }
}
