import Dwell
import DwellTestSupport

/// A year of autoplay, during which the user taps, the app edits pages, the machine sleeps and clocks are set
/// back.
struct AutoplayYear<Subject: AutoplayYearSubject> {
  /// The component under test.
  private(set) var subject: Subject
  /// The expected times.
  private var model: AutoplayYearModel
  /// The source of randomness.
  private var random: SeededRandom
  /// The elapsed time, in milliseconds.
  private var time = 0
  /// How far the front's clock has been set back, in milliseconds.
  private var setBack = 0
  /// The first failure, in words.
  private(set) var fault: String?
  /// The numbers of automatic turns and of taps.
  private(set) var turns = 0
  private(set) var taps = 0
  /// The largest error of a page's end, in seconds.
  private(set) var drift = 0.0

  /// The factor by which everything except sleep takes longer than usual, to run a year in fewer steps.
  private let pace: Int

  /// The durations of pages, in milliseconds: most are not sums of a few powers of 2, so that rounding would
  /// show.
  private static var lengths: [Int] { [4000, 700, 12_345, 30_100, 58_001, 20_333] }

  /// A year of a component with 5 pages of 4 seconds, shown since 0.
  init(_ subject: Subject, seed: UInt64, pace: Int) {
    self.subject = subject
    self.pace = pace
    model = AutoplayYearModel(count: 5, duration: 4000)
    random = SeededRandom(seed: seed)
  }

  /// The front's clock, in seconds.
  private var now: Double { Double(time - setBack) / 1000 }

  /// Advances to the given number of milliseconds from the start.
  mutating func live(until end: Int) {
    while time < end, fault == nil {
      let next = min(time + 1 + Int(random.next() % UInt64(30_000 * pace)), end)
      advance(to: next)
      if fault == nil { happen() }
      compare()
    }
  }

  /// Advances while pages turn by themselves: woken on request, sometimes a frame late.
  private mutating func advance(to next: Int) {
    while let due = model.due, due <= next {
      guard let boundary = subject.timer.nextBoundary(after: now) else { return fail("it never goes on") }
      drift = max(drift, abs(boundary - Double(due - setBack) / 1000))
      time = max(due, time)
      let isLate = random.next() % 4 == 0 && due + 16 <= next
      model.show((model.current + 1) % model.pages.count, at: due)
      if isLate { time = due + 16 }
      let change = subject.handle(.tick, at: isLate ? now : max(boundary, now)).pageChange
      guard change?.to == model.current else {
        return fail("page \(model.current) is due, but \(change.map { "\($0)" } ?? "none") came")
      }
      turns += 1
      if turns % 1009 == 0 { look() }
    }
    time = next
  }

  /// A random duration, in milliseconds.
  private mutating func randomLength() -> Int { Self.lengths[Int(random.next() % 6)] * pace }

  /// Performs a random action.
  private mutating func happen() {
    let count = model.pages.count
    let page = Int(random.next() % UInt64(count))
    switch random.next() % 2048 {
    case 0: sleep(minutes: 10 + Int(random.next() % 120))
    case 1...3:
      // The time since the last event is lost with a step back, because it cannot be measured.
      send(.tick)
      setBack += 1 + Int(random.next() % 7_200_000)
      send(.tick)
    case 4...11: pause(.hidden)
    case 12...41: apply(.insert(at: page, count: 1 + Int(random.next() % 2)), if: count < 12)
    case 42...71: apply(.remove(at: page, count: min(2, count - page)), if: count > 4)
    case 72...100: apply(.move(from: page, to: Int(random.next() % UInt64(count))), if: true)
    case 101...130:
      let length = randomLength()
      guard page != model.current else { return }
      model.durations[model.pages[page]] = length
      send(.setPageDuration(.seconds(Double(length) / 1000), page: page))
    case 131...160:
      guard page != model.current else { return }
      select(page)
      model.duration = randomLength()
      send(.setDuration(.seconds(Double(model.duration) / 1000)))
    case 161...300: select(page)
    default: tap()
    }
  }

  /// The user taps a page.
  private mutating func tap() {
    let point = Point(x: random.unit() * 390, y: random.unit() * 44)
    taps += 1
    for event in [Event.press(point), .release(point)] {
      if let change = subject.handle(event, at: now).pageChange { model.show(change.to, at: time) }
    }
  }

  /// The machine sleeps: no time is measured, and at most one page turns.
  private mutating func sleep(minutes: Int) {
    time += minutes * 60_000
    if let due = model.due, due <= time {
      model.show((model.current + 1) % model.pages.count, at: time)
    }
    send(.tick)
  }

  /// A reason pauses the time for up to a quarter of an hour.
  private mutating func pause(_ reason: PauseReasons) {
    model.setPaused(true, at: time)
    send(.pause(reason))
    time += Int(random.next() % 900_000)
    model.setPaused(false, at: time)
    send(.resume(reason))
  }

  /// The app selects a page.
  private mutating func select(_ page: Int) {
    if page != model.current { model.show(page, at: time) }
    send(.select(page: page, animated: true))
  }

  /// The app changes the list of pages.
  private mutating func apply(_ edit: PageEdit, if fits: Bool) {
    guard fits else { return }
    model.apply(edit, at: time)
    send(.edit(edit))
  }

  /// Sends an event.
  private mutating func send(_ event: Event) { _ = subject.handle(event, at: now) }

  /// Computes a frame and checks it.
  private mutating func look() {
    if let first = subject.faults(at: now).first { fail(first) }
  }

  /// Compares the page's time with the model.
  private mutating func compare() {
    guard fault == nil else { return }
    let timer = subject.timer
    if timer.currentPage != model.current || timer.pageCount != model.pages.count {
      fail(
        "page \(timer.currentPage) of \(timer.pageCount) is shown, not \(model.current) of \(model.pages.count)"
      )
    } else if abs(timer.progress(at: now) - model.progress(at: time)) > 1e-6 {
      fail("the progress is \(timer.progress(at: now)), not \(model.progress(at: time))")
    }
  }

  /// Records the first failure.
  private mutating func fail(_ words: String) {
    fault = fault ?? "after \(Double(time) / 86_400_000) days, \(turns) turns and \(taps) taps: \(words)"
  }
}
