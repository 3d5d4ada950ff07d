import Dwell
import DwellTestSupport
import Testing

@Suite("A record of where pages stopped")
struct PageRecordTests {
  /// The beginning of pages as a list, which can be compared.
  private func begin(
    _ record: PageRecord, _ start: PageRecord.Start = .whereStopped, pageCount: Int
  ) -> [Double] {
    let begin = record.start(start, pageCount: pageCount)
    return [Double(begin.page), begin.progress]
  }

  @Test("Pages continue where they stopped, or begin at the first unseen one")
  func starts() {
    let record = PageRecord(pageCount: 5, currentPage: 2, progress: 0.25, seen: SeenPages([0..<3]))
    #expect(begin(record, pageCount: 5) == [2, 0.25])
    #expect(begin(record, .firstUnseen, pageCount: 5) == [3, 0])
    #expect(record.firstUnseen == 3)
    let gap = PageRecord(pageCount: 5, currentPage: 4, progress: 0.5, seen: SeenPages([0..<1, 3..<5]))
    #expect(begin(gap, .firstUnseen, pageCount: 5) == [1, 0])
    #expect(begin(PageRecord(pageCount: 5), .firstUnseen, pageCount: 5) == [0, 0])
    #expect(begin(PageRecord(pageCount: 5), pageCount: 5) == [0, 0])
  }

  @Test("A page whose time had run out is followed by the next one, and the last by the first")
  func ended() {
    let waiting = PageRecord(pageCount: 3, currentPage: 1, progress: 1, seen: SeenPages([0..<2]))
    #expect(begin(waiting, pageCount: 3) == [2, 0])
    let ended = PageRecord(pageCount: 3, currentPage: 2, progress: 1, seen: SeenPages([0..<3]))
    #expect(begin(ended, pageCount: 3) == [0, 0])
    #expect(begin(ended, .firstUnseen, pageCount: 3) == [0, 0] && ended.firstUnseen == nil)
  }

  @Test(
    "Pages that were added since are unseen; where the page is no longer there, the first unseen one begins")
  func otherCounts() {
    let ended = PageRecord(pageCount: 3, currentPage: 2, progress: 1, seen: SeenPages([0..<3]))
    for start in PageRecord.Start.allCases { #expect(begin(ended, start, pageCount: 5) == [3, 0]) }
    let record = PageRecord(pageCount: 5, currentPage: 4, progress: 0.5, seen: SeenPages([0..<1, 4..<5]))
    for start in PageRecord.Start.allCases {
      #expect(begin(record, start, pageCount: 3) == [1, 0])
      #expect(begin(record, start, pageCount: 1) == [0, 0], "all of them were seen")
      for count in [0, -1, .min] { #expect(begin(record, start, pageCount: count) == [0, 0]) }
    }
  }

  @Test("An impossible page or progress counts as none", arguments: [-1, Double.nan, -Double.infinity])
  func mistakes(_ progress: Double) {
    #expect(begin(PageRecord(pageCount: 3, currentPage: 1, progress: progress), pageCount: 3) == [1, 0])
    #expect(begin(PageRecord(pageCount: 3, currentPage: 1, progress: 2), pageCount: 3) == [2, 0])
    for page in [-1, .min, .max] {
      #expect(begin(PageRecord(pageCount: 3, currentPage: page, progress: 0.5), pageCount: 3) == [0, 0])
    }
  }

  @Test("The events of a record restore new components to where the old ones stopped")
  func restored() {
    var carousel = Carousel.sample(5)
    _ = carousel.handle(.select(page: 3, animated: false), at: 10)
    let stopped = PageRecord(carousel.timer, seen: SeenPages([0..<4]), at: 11)
    #expect(stopped == PageRecord(pageCount: 5, currentPage: 3, progress: 0.25, seen: SeenPages([0..<4])))
    #expect(restored(Carousel.sample(5), stopped) == [3, 0.25])
    #expect(restored(PageControl.sample(5), stopped) == [3, 0.25])
    #expect(restored(SegmentedProgress(.init(pageCount: 5), at: 0), stopped) == [3, 0.25])
    #expect(restored(Carousel.sample(2), stopped) == [0, 0])
    #expect(restored(Carousel.sample(0), stopped) == [0, 0])
  }

  /// The page and the progress of a component restored from a record.
  private func restored(_ component: some TimedComponent, _ record: PageRecord) -> [Double] {
    var component = component
    let fresh = component
    for event in record.events(pageCount: component.pageCount) { _ = component.handle(event, at: 0) }
    let now = PageRecord(component.timer, seen: record.seen, at: 0)
    if now.currentPage == 3 { #expect(component.position(at: 0) == 3, "without animation") }
    if fresh.pageCount == 0 { #expect(component == fresh) }
    return [Double(now.currentPage), now.progress]
  }

  @Test("Rows that mark pages individually mark exactly the seen pages")
  func marks() {
    let record = PageRecord(pageCount: 9, currentPage: 1, progress: 0, seen: SeenPages([0..<2, 4..<9]))
    let events = record.events(pageCount: 6)
    let marked = [0, 1, 4, 5].map { Event.setSeen(true, page: $0) }
    #expect(events == [.select(page: 1, animated: false)] + marked)
    #expect(record.events(pageCount: 6, marksSeen: false) == [.select(page: 1, animated: false)])
    #expect(record.events(.firstUnseen, pageCount: 6).first == .select(page: 2, animated: false))
    var control = PageControl.sample(6) { $0.dots.seenMarks = .marked }
    var expected = control
    for event in events { _ = control.handle(event, at: 0) }
    for event in [.select(page: 1, animated: false)] + marked { _ = expected.handle(event, at: 0) }
    #expect(control.frame(at: 1).display == expected.frame(at: 1).display)
    #expect(control.frame(at: 1).display != PageControl.sample(6).frame(at: 1).display)
  }

  @Test("A damaged record makes at most as many events as a user could")
  func boundsEvents() {
    let record = PageRecord(pageCount: 3, seen: SeenPages([0..<PageEdit.maximumPageCount]))
    #expect(record.events(pageCount: 3).count == 4)
    #expect(record.events(pageCount: PageEdit.maximumPageCount).count == 100_000)
  }
}
