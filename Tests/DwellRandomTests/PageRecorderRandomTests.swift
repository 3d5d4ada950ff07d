import Dwell
import DwellTestSupport
import Testing

/// Random events, and the times that a recorder measures.
@Suite("A recorder after random events") struct PageRecorderRandomTests {
  /// The time in view, computed by adding up the time between events.
  private struct Model {
    /// The reasons for which pages are out of view.
    private var hidden = PauseReasons()
    /// The seconds in view so far.
    private(set) var shown = 0.0

    /// Adds the time before an event, and applies the event.
    mutating func pass(_ seconds: Double, pageCount: Int, then event: Event) {
      if hidden.isEmpty, pageCount > 0 { shown += seconds }
      switch event {
      case .pause(let reasons): hidden.formUnion(reasons.intersection([.hidden, .background]))
      case .resume(let reasons): hidden.subtract(reasons)
      default: break
      }
    }
  }

  /// Whether an event may remove pages, whose times are discarded.
  private func removes(_ event: Event, from pageCount: Int) -> Bool {
    switch event {
    case .edit(.remove): true
    case .setPageCount(let count): count < pageCount
    default: false
    }
  }

  @Test(
    "Times add up to the time in sight, and no page runs longer than it is shown",
    arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    var configuration = Carousel.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 1000]))
    configuration.pages.loops = events.pick([true, false])
    configuration.timer.duration = events.pick([.seconds(4), .seconds(0.3), .seconds(.nan), .external])
    configuration.timer.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.timer.startDelay = events.pick([0, 0, 0.7])
    configuration.timer.pausesFor = events.pick([.all, .all, [.touch, .app], []])
    var carousel = Carousel(configuration, at: 0)
    var recorder = PageRecorder(carousel.timer, at: 0)
    var model = Model()
    var (now, visited) = (0.0, 0.0)
    for _ in 0..<RandomEffort.events {
      let size = Size(width: 390, height: 300)
      var (event, _) = events.next(size: size, pageCount: carousel.pageCount)
      if removes(event, from: carousel.pageCount) { event = .tick }
      let seconds = events.pick([0, 0.01, 0.25, 1, 7]) * events.random.unit()
      RandomEffort.count()
      model.pass(seconds, pageCount: carousel.pageCount, then: event)
      now += seconds
      _ = carousel.handle(event, at: now)
      let visits = recorder.note(event, of: carousel.timer, at: now)
      let times = recorder.times(at: now)
      let isLawful = times.pages.allSatisfy { 0 <= $0.running && $0.running <= $0.shown + 1e-9 }
      guard isLawful, abs(times.shown - model.shown) < 1e-6, visits.count <= 2 else {
        Issue.record("seed \(seed): \(times.pages.prefix(5)) of \(model.shown) s after \(event) at \(now)")
        return
      }
      visited += visits.reduce(0) { $0 + $1.shown }
    }
    #expect(visited <= model.shown + 1e-6, "seed \(seed)")
  }

  @Test(
    "A late front's recorder finds what is counted by one that draws every turn in time",
    arguments: 0..<40 as Range<UInt64>)
  func lateFront(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    let pageCount = events.pick([1, 2, 3, 7])
    var late = PageTimer(pageCount: pageCount, loops: events.pick([true, false]), at: 0)
    var punctual = late
    var recorder = PageRecorder(late, at: 0)
    var (shown, running) = (
      [Double](repeating: 0, count: pageCount), [Double](repeating: 0, count: pageCount)
    )
    var (now, isHidden) = (0.0, false)
    for _ in 0..<RandomEffort.events {
      let event: Event = events.pick([
        .tick, .pause(.hover), .resume(.hover), .select(page: pageCount - 1, animated: true), .restart,
        .advance,
        .setDuration(.seconds(events.pick([1, 2, 4]))), .setProgress(events.pick([0, 0.5, 0.9]), rate: 0),
        .pause(.hidden), .resume(.hidden),
      ])
      let end = now + 0.4 * events.random.unit()
      RandomEffort.count()
      while now < end {
        let next = min(punctual.nextBoundary(after: now) ?? end, end)
        if !isHidden { shown[punctual.currentPage] += next - now }
        if !isHidden, punctual.isRunning { running[punctual.currentPage] += next - now }
        now = next
        _ = punctual.handle(.tick, at: now)
      }
      _ = punctual.handle(event, at: now)
      _ = late.handle(event, at: now)
      _ = recorder.note(event, of: late, at: now)
      if event == .pause(.hidden) { isHidden = true }
      if event == .resume(.hidden) { isHidden = false }
      let times = recorder.times(at: now)
      for page in 0..<pageCount {
        let difference = max(abs(times[page].shown - shown[page]), abs(times[page].running - running[page]))
        guard difference < 1e-9 else {
          Issue.record("seed \(seed): page \(page) differs by \(difference) s after \(event) at \(now)")
          return
        }
      }
    }
  }

  @Test("A restored component is where the old one stopped", arguments: 0..<40 as Range<UInt64>)
  func roundTrips(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    var carousel = Carousel(.init(pageCount: 7), at: 0)
    _ = carousel.handle(.resize(Size(width: 390, height: 300)), at: 0)
    var recorder = PageRecorder(carousel.timer, at: 0)
    for _ in 0..<RandomEffort.events {
      let (event, now) = events.next(size: Size(width: 390, height: 300), pageCount: carousel.pageCount)
      RandomEffort.count()
      // A pause or a page that the app ends may leave a turn due.
      for event in [event, .tick] {
        _ = carousel.handle(event, at: now)
        _ = recorder.note(event, of: carousel.timer, at: now)
      }
      let record = recorder.record(at: now)
      #expect(record.pageCount == carousel.pageCount && record.currentPage == carousel.currentPage)
      guard record.progress < 1 else { continue }
      var other = Carousel(.init(pageCount: carousel.pageCount), at: 0)
      for event in record.events(pageCount: other.pageCount) { _ = other.handle(event, at: 0) }
      let again = PageRecord(other.timer, seen: record.seen, at: 0)
      guard again.currentPage == record.currentPage, abs(again.progress - record.progress) < 1e-12 else {
        Issue.record("seed \(seed): \(again) for \(record) after \(event)")
        return
      }
    }
  }
}
