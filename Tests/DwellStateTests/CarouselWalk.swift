import Dwell
import DwellTestSupport

/// A carousel on a perfect front, with the expected state of finger, pointer and app.
///
/// A page lasts eight seconds, and steps take a quarter of that, after which springs are at rest, or no time.
struct CarouselWalk: Walkable {
  /// The steps of a carousel.
  enum Step {
    /// A quarter of a page's duration passes, with all requested wake-ups.
    case wait
    /// An event.
    case event(Event)
  }

  /// The state of the finger.
  enum Hand: Hashable {
    /// Not touching.
    case away
    /// Pressing or dragging the pages.
    case onPages(x: Double)
    /// Pressing the indicator; `isScrubbing` after it has moved.
    case onIndicator(x: Double, isScrubbing: Bool)
  }

  /// The events that are sent for an event; anything but the event itself is a mistake that the walk must
  /// detect.
  typealias Telling = @Sendable (Event) -> [Event]

  /// The identity of a state, from public values: times relative to now, and the frame's course.
  struct Key: Hashable {
    /// The numbers of pages, timer and finger.
    var readings: [Int]
    /// The frame now and a little later, which shows the target and velocity of motions.
    var pictures: [String]
    /// The finger.
    var hand: Hand
  }

  /// The configuration of a carousel.
  struct Manner: Sendable {
    /// The initial and maximum number of pages.
    var pageCount: Int
    /// Whether the first page follows the last.
    var loops: Bool
    /// Whether the timer asks before it advances, and taps turn pages.
    var asks: Bool
  }

  /// A quarter of a page's duration, in seconds.
  static let quarter = 2.0
  /// The carousel's size, in points.
  static let size = Size(width: 400, height: 300)

  /// The configuration.
  let manner: Manner
  /// The events sent for an event; nil for the event itself.
  private let telling: Telling?
  /// The carousel.
  private(set) var carousel: Carousel
  /// The front's clock.
  private(set) var now = 0.0
  /// The state of the finger.
  private(set) var hand = Hand.away
  /// Whether a pointer is over the carousel.
  private(set) var isHovered = false
  /// Whether the space key has resumed, and no pointer has left since.
  private(set) var ignoresHover = false
  /// The explicit pauses by the app and the user.
  private(set) var appPauses = PauseReasons()
  /// Whether motion is reduced.
  private(set) var reduceMotion = false

  /// A carousel with a configuration.
  init(_ manner: Manner, telling: Telling? = nil) {
    self.manner = manner
    self.telling = telling
    var configuration = Carousel.Configuration(pageCount: manner.pageCount)
    configuration.pages.loops = manner.loops
    configuration.taps = manner.asks ? .turn : .none
    configuration.timer.duration = .seconds(4 * CarouselWalk.quarter)
    configuration.timer.asksBeforeAdvancing = manner.asks
    carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(CarouselWalk.size), at: 0)
  }

  var key: Key {
    let timer = carousel.timer
    /// A number in fine steps, as an integer.
    func steps(_ value: Double?) -> Int { value.map { Int(($0 * 1e6).rounded()) } ?? -1 }
    /// A duration as an integer.
    func number(_ duration: PageDuration) -> Int {
      if case .seconds(let seconds) = duration { Int(seconds) } else { 0 }
    }
    let flags = (isHovered ? 1 : 0) + (reduceMotion ? 2 : 0) + (ignoresHover ? 4 : 0)
    var readings = [carousel.pageCount, carousel.currentPage, Int(timer.pausedBy.rawValue), flags]
    readings += [
      steps(timer.progress(at: now)), timer.phase == .dwelling ? 0 : timer.phase == .ended ? 1 : 2,
    ]
    readings += [steps(timer.nextBoundary(after: now).map { $0 - now }), number(timer.duration)]
    readings += (0..<carousel.pageCount).map { number(timer.duration(forPage: $0)) }
    let times = [now, now + 0.15]
    readings += times.map { steps(carousel.position(at: $0)) }
    return Key(readings: readings, pictures: times.map { carousel.frame(at: $0).display.text }, hand: hand)
  }

  var steps: [Step] { [.wait] + (handEvents + timerEvents + pageEvents).map(Step.event) }

  /// The possible events of finger, pointer and keys.
  private var handEvents: [Event] {
    let size = CarouselWalk.size
    let marks = carousel.indicatorRect
    let y = marks.center.y
    switch hand {
    case .away:
      return [
        .press(Point(x: 50, y: 100)), .press(Point(x: 350, y: 100)),
        .press(Point(x: marks.x + 4, y: y)), .press(Point(x: marks.x + marks.width - 4, y: y)),
        .hover(Point(x: 200, y: 100)), .hover(Point(x: 200, y: y)), .leave,
        .key(.left), .key(.right), .key(.home), .key(.end), .key(.space),
        .wheel(Point(x: 0, y: 100), isPrecise: false), .wheel(Point(x: 0, y: -100), isPrecise: false),
      ]
    case .onPages(let x):
      let moves = [x - 240, x + 240].filter { (-200...600).contains($0) }
      return moves.map { .move(Point(x: $0, y: 100)) } + [
        .release(Point(x: x, y: 100)), .cancel, .key(.right),
      ]
    case .onIndicator(let x, _):
      let moves = [-20, size.width + 20].filter { $0 != x }
      return moves.map { .move(Point(x: $0, y: y)) } + [.release(Point(x: x, y: y)), .cancel]
    }
  }

  /// The possible events of the app for the timer.
  private var timerEvents: [Event] {
    var events: [Event] = [
      .advance, .veto, .restart, .pause(.app), .resume(.app), .pause(.hidden), .resume(.hidden),
      .setProgress(0.5, rate: 0), .setProgress(1, rate: 0),
    ]
    for page in 0..<carousel.pageCount { events.append(.select(page: page, animated: true)) }
    if carousel.pageCount > 0 {
      events += [PageDuration.external, nil].map { .setPageDuration($0, page: carousel.currentPage) }
    }
    return events
  }

  /// The possible edits of pages, and Reduce Motion.
  private var pageEvents: [Event] {
    let page = carousel.currentPage
    var events: [Event] = [.setReduceMotion(!reduceMotion)]
    events += (0..<carousel.pageCount).map { .edit(.remove(at: $0, count: 1)) }
    if carousel.pageCount < manner.pageCount {
      let places = carousel.pageCount == 0 ? page...page : page...(page + 1)
      events += places.map { .edit(.insert(at: $0, count: 1)) }
    }
    return events
  }

  mutating func take(_ step: Step) -> String? {
    let before = self
    var outcome = Outcome()
    switch step {
    case .wait:
      if let fault = wait(until: now + CarouselWalk.quarter, &outcome) { return fault }
    case .event(let event):
      for told in telling?(event) ?? [event] { outcome = carousel.handle(told, at: now) }
      follow(event)
      if let fault = wait(until: now, &outcome) { return fault }
    }
    return inconsistency() ?? change(since: before, by: step, outcome)
  }

  /// Updates the expected state of finger, pointer and app.
  private mutating func follow(_ event: Event) {
    switch event {
    case .press(let point):
      guard carousel.pageCount > 0 else { break }
      hand = point.y == 100 ? .onPages(x: point.x) : .onIndicator(x: point.x, isScrubbing: false)
    case .move(let point):
      if case .onPages = hand {
        hand = .onPages(x: point.x)
      } else {
        hand = .onIndicator(x: point.x, isScrubbing: true)
      }
    case .release, .cancel: hand = .away
    case .hover: isHovered = true
    case .leave: (isHovered, ignoresHover) = (false, false)
    case .pause(let reasons):
      (appPauses, ignoresHover) = (appPauses.union(reasons), ignoresHover && !reasons.contains(.app))
    case .resume(let reasons): appPauses.subtract(reasons)
    case .key(.space) where carousel.pageCount > 1:
      appPauses.formSymmetricDifference(.app)
      ignoresHover = !appPauses.contains(.app)
    case .setReduceMotion(let isReduced): reduceMotion = isReduced
    default: break
    }
  }

  /// Waits like a perfect front: woken exactly when requested, even at once. Returns the fault of a wake-up,
  /// in words.
  private mutating func wait(until end: Double, _ outcome: inout Outcome) -> String? {
    var turns = outcome.pageChange == nil ? 0 : 1
    var lastWake: Double?
    while let (wake, isChange) = nextWake, wake <= end {
      if wake < now { return "it was due at \(wake), before \(now)" }
      if wake == lastWake { return "it is due twice at \(wake)" }
      let before = carousel.frame(at: now)
      let result = carousel.handle(.tick, at: wake)
      now = wake
      lastWake = wake
      if result.pageChange != nil { turns += 1 }
      let isSilent = result.pageChange == nil && result.advanceRequest == nil && !result.didEnd
      if isChange, isSilent, carousel.nextChange(after: wake) != .everyFrame {
        let after = carousel.frame(at: wake)
        if after.display == before.display, after.semantics == before.semantics {
          return "it was woken at \(wake) for nothing"
        }
      }
      outcome.pageChange = result.pageChange ?? outcome.pageChange
      outcome.advanceRequest = result.advanceRequest ?? outcome.advanceRequest
      outcome.didEnd = outcome.didEnd || result.didEnd
    }
    if end > now {
      _ = carousel.handle(.tick, at: end)
      now = end
    }
    return turns > 1 ? "\(turns) pages were turned in one step" : nil
  }

  /// When the front is woken next, and whether that is because of an announced change.
  private var nextWake: (time: Double, isChange: Bool)? {
    let hold = carousel.frame(at: now).course.end
    guard case .at(let change) = carousel.nextChange(after: now) else {
      return hold.map { (max($0, now), false) }
    }
    if let hold, hold < change { return (max(hold, now), false) }
    return (change, true)
  }

  /// The inconsistency of the current state, in words.
  private func inconsistency() -> String? {
    let timer = carousel.timer
    if carousel.currentPage != timer.currentPage || carousel.pageCount != timer.pageCount {
      return "page \(carousel.currentPage) of \(carousel.pageCount), but time is of \(timer.currentPage)"
        + " of \(timer.pageCount)"
    }
    if let violation = timer.violation(at: now, fraction: 0.3) { return violation }
    var expected = appPauses
    if isHovered, !ignoresHover { expected.insert(.hover) }
    if hand != .away { expected.insert(.touch) }
    var found = timer.pausedBy
    if case .onIndicator(_, true) = hand { found.remove(.scrub) }
    return found == expected ? nil : "paused by \(found.rawValue), expected: \(expected.rawValue)"
  }

  /// The invariant that a step violates, in words.
  private func change(since before: CarouselWalk, by step: Step, _ outcome: Outcome) -> String? {
    var event = Event.tick
    if case .event(let happened) = step { event = happened }
    if let violation = PageTimer.violation(
      from: before.carousel.currentPage, to: carousel.currentPage, by: event, outcome)
    {
      return violation
    }
    let (old, new) = (before.carousel.timer, carousel.timer)
    if isForPerson(event) {
      let isSame = old.currentPage == new.currentPage && old.phase == new.phase
      let share = new.progress(at: now)
      if isSame, share != old.progress(at: now) {
        return "the share went from \(old.progress(at: now)) to \(share)"
      }
      if outcome.pageChange?.cause == .person, share != 0 {
        return "a page turned by hand begins at \(share)"
      }
      return nil
    }
    // The timer must behave as if it were alone.
    var alone = old
    _ = alone.handle(event, at: before.now)
    while let due = alone.nextBoundary(after: before.now), due <= now { _ = alone.handle(.tick, at: due) }
    let isAsExpected =
      alone.currentPage == new.currentPage && alone.phase == new.phase && alone.isRunning == new.isRunning
      && abs(alone.progress(at: now) - new.progress(at: now)) < 1e-9
    return isAsExpected
      ? nil
      : "page \(new.currentPage), \(new.phase), share \(new.progress(at: now)); the timer alone:"
        + " page \(alone.currentPage), \(alone.phase), share \(alone.progress(at: now))"
  }

  /// Whether an event comes from a finger, a pointer or a key.
  private func isForPerson(_ event: Event) -> Bool {
    switch event {
    case .press, .move, .release, .cancel, .hover, .leave, .key, .wheel: true
    default: false
    }
  }

  func fault() -> String? { missedChange() ?? lookAtOften() ?? stuckPause() }

  /// Whether the frame changes unannounced, or doesn't change although announced.
  private func missedChange() -> String? {
    let frame = carousel.frame(at: now)
    /// Whether the frame differs at a time.
    func differs(at time: Double) -> Bool {
      let other = carousel.frame(at: time)
      return other.display != frame.display || other.semantics != frame.semantics
    }
    switch carousel.nextChange(after: now) {
    case .still:
      if let time = [0.001, 0.3, 3, 100].first(where: { differs(at: now + $0) }) {
        return "it is still, but looks different \(time) s later"
      }
    case .at(let change):
      if let part = [0.001, 0.3, 0.999].first(where: { differs(at: now + (change - now) * $0) }) {
        return "it changes at \(change), but looks different after \(part) of that time"
      }
    case .everyFrame:
      // An invisible motion, as of a fill in an empty dot, may keep the front awake, but not for long.
      let isMoving = [0.01, 0.1, 0.3].contains { differs(at: now + $0) }
      if !isMoving, carousel.nextChange(after: now + CarouselWalk.quarter) == .everyFrame {
        return "every frame is to be different, but none is"
      }
    }
    return nil
  }

  /// Whether the number of frames makes a difference.
  private func lookAtOften() -> String? {
    var (often, once) = (self, self)
    for part in 1...4 {
      var outcome = Outcome()
      if let fault = often.wait(until: now + CarouselWalk.quarter * Double(part) / 4, &outcome) {
        return fault
      }
    }
    var outcome = Outcome()
    if let fault = once.wait(until: now + CarouselWalk.quarter, &outcome) { return fault }
    return often.key == once.key ? nil : "it makes a difference how often a front looks"
  }

  /// Whether a pause remains, no event leads further, or pages don't come to rest, after everything is
  /// released.
  private func stuckPause() -> String? {
    var free = self
    if hand != .away { _ = free.carousel.handle(.cancel, at: now) }
    _ = free.carousel.handle(.leave, at: now)
    var outcome = free.carousel.handle(.resume(appPauses), at: now)
    if let fault = free.wait(until: now, &outcome) { return fault }
    let timer = free.carousel.timer
    if !timer.pausedBy.isEmpty { return "\(timer.pausedBy.rawValue) pauses it when all has been let go" }
    var goesOn = outcome.pageChange != nil || outcome.advanceRequest != nil || outcome.didEnd
    if timer.phase == .awaitingApproval { outcome = free.carousel.handle(.advance, at: now) }
    if timer.phase == .dwelling, timer.pageCount > 1 {
      if timer.duration(forPage: timer.currentPage) == .external {
        outcome = free.carousel.handle(.setProgress(1, rate: 0), at: now)
      } else {
        outcome = Outcome()
        if let fault = free.wait(until: timer.nextBoundary(after: now) ?? now, &outcome) { return fault }
      }
    }
    goesOn = goesOn || outcome.pageChange != nil || outcome.advanceRequest != nil || outcome.didEnd
    if !goesOn, timer.pageCount > 1, timer.phase != .ended { return "nothing leads on" }
    return free.unrest()
  }

  /// A description of motions ten seconds after pausing.
  private mutating func unrest() -> String? {
    _ = carousel.handle(.pause(.hidden), at: now)
    var outcome = Outcome()
    if let fault = wait(until: now + 10, &outcome) { return fault }
    if carousel.position(at: now) != Double(carousel.currentPage) {
      return "it rests at \(carousel.position(at: now)), not on page \(carousel.currentPage)"
    }
    return carousel.nextChange(after: now) == .still ? nil : "it never comes to rest"
  }
}

extension CarouselWalk {
  /// A path from the start, as a scenario.
  static func scenario(of way: [Step], _ manner: Manner) -> String {
    var now = 0.0
    var events: [(at: Double, event: Event)] = []
    for step in way {
      switch step {
      case .wait: now += quarter
      case .event(let event): events.append((now, event))
      }
    }
    return ScenarioText(
      component: "carousel", size: size,
      configuration: [
        ("pageCount", "\(manner.pageCount)"), ("duration", ScenarioText.number(4 * quarter)),
        ("loops", "\(manner.loops)"), ("asksBeforeAdvancing", "\(manner.asks)"),
        ("taps", manner.asks ? "\"turn\"" : "\"none\""),
      ],
      events: events, samples: [now, now + 0.1, now + quarter, now + 4 * quarter]
    ).json
  }
}
