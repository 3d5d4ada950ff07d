import Dwell
import DwellTestSupport
import Testing

/// Events as a careless world sends them, and what is true whatever comes.
@Suite("A page control whatever happens") struct PageControlRandomTests {
  /// The configurations that random events are sent to.
  private func configuration(_ events: inout RandomEvents) -> PageControl.Configuration {
    var configuration = PageControl.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 12, 1000]))
    configuration.timer.loops = events.pick([true, false])
    configuration.timer.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.showsProgress = events.pick([true, true, true, false])
    configuration.currentTint = events.pick([nil, .black])
    configuration.background = events.pick(PageControl.Background.allCases)
    configuration.overflow = events.pick(PageControl.Overflow.allCases)
    configuration.profile = events.pick(PageControl.Profile.allCases)
    configuration.seenMarks = events.pick(PageControl.SeenMarks.allCases)
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false])
    configuration.hidesForSinglePage = events.pick([true, false])
    if events.random.unit() < 0.2 { configuration.images.all = ImageName(1) }
    if events.random.unit() < 0.2 { configuration.images.set(ImageName(2), forPage: 1) }
    return configuration
  }

  @Test("The laws hold after every one of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<5 {
      let configuration = configuration(&events)
      var watch = ComponentWatch(PageControl(configuration, at: events.now), at: events.now)
      _ = watch.handle(.resize(Size(width: 390, height: 44)), at: events.now)
      var history: [Event] = []
      for _ in 0..<(250 * RandomEffort.factor) {
        let before = watch.component
        let (event, now) = events.next(size: before.size, pageCount: before.pageCount)
        history.append(event)
        let outcome = watch.handle(event, at: now)
        let broken =
          watch.faults.first
          ?? violation(
            watch.component, before: before, event: event, outcome: outcome, now: events.now, &events)
        if let broken {
          Issue.record("seed \(seed): \(broken) after \(history.suffix(5)) at \(now)")
          return
        }
      }
    }
  }

  /// What is broken after an event, in words; nil if nothing is.
  private func violation(
    _ control: PageControl, before: PageControl, event: Event, outcome: Outcome, now: Double,
    _ events: inout RandomEvents
  ) -> String? {
    guard control.currentPage >= 0, control.currentPage < max(control.pageCount, 1) else {
      return "no such page"
    }
    if let change = outcome.pageChange, change.to != control.currentPage {
      return "\(change) is not what is shown"
    }
    if outcome.pageChange == nil, control.currentPage != before.currentPage, !event.isEdit {
      return "the page changed from \(before.currentPage) to \(control.currentPage) without a word"
    }
    guard control.position(at: now).isFinite else { return "the position is not finite" }
    let progress = control.timer.progress(at: now)
    guard (0...1).contains(progress) else { return "the progress is \(progress)" }
    if !control.timer.isRunning, control.timer.progress(at: now + 50) != progress {
      return "time passes while paused"
    }
    if control.timer.progress(at: now + events.random.unit()) < progress { return "the progress goes back" }
    let frame = control.frame(at: now + events.random.unit())
    if let fault = frame.faults.first { return fault }
    let marks = DrawnRow(frame).marks
    let labels = frame.display.commands.contains { if case .label = $0 { true } else { false } }
    if !marks.isEmpty, !marks.contains(where: { $0.page == control.currentPage }) {
      return "no mark is current"
    }
    if marks.isEmpty, !labels, control.pageCount > 1, control.size.width > 0, control.size.height > 0 {
      return "nothing is drawn"
    }
    return nil
  }

  @Test(
    "The same events end in the same state and picture at 30, 60 and 120 frames a second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    /// Plays the events of the seed with so many frames a second between them.
    func play(_ rate: Double) -> PageControl {
      var events = RandomEvents(seed: seed)
      var control = PageControl(configuration(&events), at: 0)
      var now = 0.0
      var frame = 0.0
      for _ in 0..<60 {
        let (event, _) = events.next(size: control.size, pageCount: control.pageCount)
        now += Double(events.random.next() % 90) / 30
        while frame / rate < now {
          _ = control.handle(.tick, at: frame / rate)
          frame += 1
        }
        _ = control.handle(event, at: now)
      }
      return control
    }
    let slow = play(30)
    for rate in [60.0, 120] {
      let fast = play(rate)
      #expect(
        fast.currentPage == slow.currentPage && fast.timer.phase == slow.timer.phase,
        "seed \(seed), \(rate) Hz")
      #expect(
        fast.frame(at: 1e4).display.text == slow.frame(at: 1e4).display.text,
        "seed \(seed), \(rate) Hz")
    }
  }
}

extension Event {
  /// Whether the event renumbers pages.
  var isEdit: Bool {
    switch self {
    case .edit, .setPageCount: true
    default: false
    }
  }
}
