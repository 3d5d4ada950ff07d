import Dwell

/// Plays a scenario the way its front would: a perfect one, unless the scenario says what is wrong with it.
///
/// The component begins at time 0 and is told its size. A perfect front wakes it exactly when it asked to be,
/// and tells it of every event at its time. However often one looks makes no difference to what is seen,
/// whatever the front is like.
public struct ScenarioPlayer<Subject: TracedComponent> {
  /// The component, as it is at ``now``.
  public private(set) var component: Subject
  /// The time, in seconds from the beginning.
  public private(set) var now = 0.0
  /// The colours of the theme.
  public private(set) var appearance: Appearance
  /// The component's size, in points.
  public private(set) var size: Size
  /// What has come of anything since ``takeMoment()``.
  private var results: [ScenarioResult] = []
  /// What is still to happen, the next last.
  private var upcoming: [ScenarioEvent]
  /// What is wrong with the front.
  private let front: ScenarioFront
  /// The steps of the front's clock that are still to come, the next last.
  private var clockSteps: [ScenarioFront.ClockStep]
  /// What the front's clock is ahead of the scenario's time, in seconds.
  private var clockOffset = 0.0
  /// Whether the front draws every frame it can, and so looks at its clock all the time.
  private var drawsEveryFrame = false
  /// When the component was last told of anything, in seconds from the beginning.
  private var reportedAt = 0.0
  /// When the component wants to be woken, in seconds from the beginning.
  private var due: Double?
  /// When the front does.
  private var wakeTime: Double?
  /// How often it may still be.
  private var wakeUpsLeft: Int
  /// The frame that is filled again and again to learn how long it holds.
  private var frame = Frame()
  /// What was drawn last.
  private var drawn = Frame()
  /// When that was.
  private var drawnAt: Double?

  /// A player at the beginning; `setup` is what the component is told at time 0, after its size.
  public init(
    _ component: Subject, _ scenario: Scenario, setup: [Event] = [], wakeUps: Int = ScenarioOverrun.limit
  ) {
    self.component = component
    wakeUpsLeft = wakeUps
    appearance = scenario.appearance
    size = scenario.size
    upcoming = scenario.events.reversed()
    front = scenario.front
    clockSteps = scenario.front.clockSteps.reversed()
    let setup = [.resize(scenario.size)] + setup
    for event in setup { tell(event, at: 0) }
    findWakeTime()
  }

  /// Lets time pass, with all that happens until then and then: first what is due by itself, then a step of
  /// the clock, then events.
  public mutating func play(until time: Double) throws(ScenarioOverrun) {
    while true {
      let wake = wakeTime.map { max($0, now) }
      let step = clockSteps.last?.at
      let event = upcoming.last?.at
      guard let next = [wake, step, event].compactMap({ $0 }).min(), next <= time else { break }
      draw(front.frames?.last(before: next))
      if let wake, wake == next {
        now = wake
        try wakeUp()
      } else if step == next, let step = clockSteps.popLast() {
        stepClock(step)
      } else if let event = upcoming.popLast() {
        now = max(now, next)
        switch event.happening {
        case .event(let event): tell(event, at: now, isOfScenario: true)
        case .appearance(let appearance): self.appearance = appearance
        }
        findWakeTime()
      }
    }
    now = max(now, time)
  }

  /// What is seen now, with what has come of anything since the last call.
  public mutating func takeMoment() -> ScenarioMoment {
    draw(front.frames == nil ? now : front.frames?.last(until: now))
    defer { results = [] }
    return ScenarioMoment(
      at: now, clock: clock, drawnAt: drawnAt, state: component.state(at: clock), frame: drawn, size: size,
      hasOneElement: Subject.hasOneElement, appearance: appearance, results: results)
  }

  /// What the front's clock reads now.
  private var clock: Double { now + clockOffset }

  /// Wakes the component, which is due now or was before.
  private mutating func wakeUp() throws(ScenarioOverrun) {
    guard wakeUpsLeft > 0 else { throw ScenarioOverrun(time: now) }
    wakeUpsLeft -= 1
    tell(.tick, at: now, due: due.flatMap { $0 < now ? $0 : nil })
    findWakeTime()
  }

  /// Steps the clock. A front that draws every frame has read it until then, and reads it again with its next
  /// frame; one that sleeps, or is late already, wakes when it would have.
  private mutating func stepClock(_ step: ScenarioFront.ClockStep) {
    let isLate = due.map { $0 <= step.at } ?? false
    let readsClock = drawsEveryFrame && !isLate
    let read = front.frames.map { $0.last(until: step.at) ?? reportedAt } ?? step.at
    if readsClock, read >= reportedAt { tell(.tick, at: read) }
    now = max(now, step.at)
    clockOffset += step.by
    guard readsClock else { return }
    // Nobody asked for this wake-up, so it isn't late.
    due = nil
    wakeTime = front.frames?.first(from: now) ?? now
  }

  /// Draws the picture of a time that has come, if there is one, unless a later one has been drawn.
  private mutating func draw(_ time: Double?) {
    guard let time, front.frames == nil || time > drawnAt ?? -1 else { return }
    component.frame(at: time + clockOffset, into: &drawn)
    drawnAt = time
  }

  /// Tells the component of an event, and keeps what came of it.
  private mutating func tell(_ event: Event, at time: Double, isOfScenario: Bool = false, due: Double? = nil)
  {
    if case .resize(let size) = event { self.size = size }
    reportedAt = time
    let outcome = component.handle(event, at: time + clockOffset)
    let result = ScenarioResult(
      at: time, event: isOfScenario && event != .tick ? event : nil, due: due, clockOffset: clockOffset,
      outcome: outcome)
    if result.isNews { results.append(result) }
  }

  /// Asks when the component wants to be woken, if nothing happens until then.
  private mutating func findWakeTime() {
    component.frame(at: clock, into: &frame)
    var wake = frame.course.end
    let change = component.nextChange(after: clock)
    if case .at(let time) = change { wake = min(wake ?? time, time) }
    drawsEveryFrame = change == .everyFrame
    due = wake.map { max(time(ofClock: $0), now) }
    wakeTime = due.map { front.wakeTime(due: $0) }
  }

  /// The time, in seconds from the beginning, by which the front's clock reads no less than a time, if it
  /// steps no more.
  private func time(ofClock clock: Double) -> Double {
    let time = clock - clockOffset
    return time + clockOffset < clock ? time + max(time.ulp, clock.ulp) : time
  }
}
