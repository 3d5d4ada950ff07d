import Dwell

/// Plays a scenario as its front would: a perfect one, unless the scenario describes another.
///
/// The component begins at time 0 and receives its size. A perfect front wakes it exactly when requested, and
/// sends it every event at its time. The number of samples doesn't affect their content, whatever the front.
public struct ScenarioPlayer<Subject: TracedComponent> {
  /// The component, in its state at ``now``.
  public private(set) var component: Subject
  /// The time, in seconds from the start.
  public private(set) var now = 0.0
  /// The colours of the theme.
  public private(set) var appearance: Appearance
  /// The component's size, in points.
  public private(set) var size: Size
  /// The results since the last ``takeMoment()``.
  private var results: [ScenarioResult] = []
  /// The remaining events, in reverse order.
  private var upcoming: [ScenarioEvent]
  /// The front's faults.
  private let front: ScenarioFront
  /// The remaining steps of the front's clock, in reverse order.
  private var clockSteps: [ScenarioFront.ClockStep]
  /// The front's clock minus the scenario's time, in seconds.
  private var clockOffset = 0.0
  /// Whether the front draws every frame, and so reads its clock continuously.
  private var drawsEveryFrame = false
  /// When the component received its last event, in seconds from the start.
  private var reportedAt = 0.0
  /// When the component requested to be woken, in seconds from the start.
  private var due: Double?
  /// When the front will wake it.
  private var wakeTime: Double?
  /// The remaining number of wake-ups.
  private var wakeUpsLeft: Int
  /// The number of wake-ups so far.
  private var wakeUpCount = 0
  /// The remaining number of items in their frames.
  private var itemsLeft = ScenarioOverrun.itemLimit
  /// The frame that is computed to find out when it changes; reused.
  private var frame = Frame()
  /// The last frame drawn.
  private var drawn = Frame()
  /// When it was drawn.
  private var drawnAt: Double?

  /// A player at the start; `setup` contains the events for time 0, after the component's size.
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
    for event in setup { send(event, at: 0) }
    findWakeTime()
  }

  /// Advances to a time, inclusive. At each instant, wake-ups come first, then steps of the clock, then
  /// events.
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
        case .event(let event): send(event, at: now, isOfScenario: true)
        case .appearance(let appearance): self.appearance = appearance
        }
        findWakeTime()
      }
    }
    now = max(now, time)
  }

  /// The current frame, with the results since the last call.
  public mutating func takeMoment() -> ScenarioMoment {
    draw(front.frames == nil ? now : front.frames?.last(until: now))
    defer { results = [] }
    return ScenarioMoment(
      at: now, clock: clock, drawnAt: drawnAt, state: component.state(at: clock), frame: drawn, size: size,
      hasOneElement: !Subject.showsPages, appearance: appearance, results: results)
  }

  /// The time on the front's clock.
  private var clock: Double { now + clockOffset }

  /// Wakes the component, which is due now or earlier.
  private mutating func wakeUp() throws(ScenarioOverrun) {
    guard wakeUpsLeft > 0 else { throw ScenarioOverrun(time: now) }
    guard itemsLeft > 0 else { throw ScenarioOverrun(time: now, wakeUps: wakeUpCount) }
    wakeUpsLeft -= 1
    wakeUpCount += 1
    send(.tick, at: now, due: due.flatMap { $0 < now ? $0 : nil })
    findWakeTime()
    itemsLeft -= frame.display.commands.count
  }

  /// Steps the clock. A front that draws every frame has read the clock until now, and reads it again with
  /// its next frame; one that sleeps, or is already late, wakes when it would have.
  private mutating func stepClock(_ step: ScenarioFront.ClockStep) {
    let isLate = due.map { $0 <= step.at } ?? false
    let readsClock = drawsEveryFrame && !isLate
    let read = front.frames.map { $0.last(until: step.at) ?? reportedAt } ?? step.at
    if readsClock, read >= reportedAt { send(.tick, at: read) }
    now = max(now, step.at)
    clockOffset += step.by
    guard readsClock else { return }
    // The component didn't request this wake-up, so it isn't late.
    due = nil
    wakeTime = front.frames?.first(from: now) ?? now
  }

  /// Draws the frame of the given time, unless a later one has been drawn.
  private mutating func draw(_ time: Double?) {
    guard let time, front.frames == nil || time > drawnAt ?? -1 else { return }
    component.frame(at: time + clockOffset, into: &drawn)
    drawnAt = time
  }

  /// Sends an event to the component and keeps the result.
  private mutating func send(_ event: Event, at time: Double, isOfScenario: Bool = false, due: Double? = nil)
  {
    if case .resize(let size) = event { self.size = size }
    reportedAt = time
    let outcome = component.handle(event, at: time + clockOffset)
    let result = ScenarioResult(
      at: time, event: isOfScenario && event != .tick ? event : nil, due: due, clockOffset: clockOffset,
      outcome: outcome)
    if result.isReported { results.append(result) }
  }

  /// Finds out when the component requests a wake-up, if no event comes earlier.
  private mutating func findWakeTime() {
    component.frame(at: clock, into: &frame)
    var wake = frame.course.end
    let change = component.nextChange(after: clock)
    if case .at(let time) = change { wake = min(wake ?? time, time) }
    drawsEveryFrame = change == .everyFrame
    due = wake.map { max(time(ofClock: $0), now) }
    wakeTime = due.map { front.wakeTime(due: $0) }
  }

  /// The time, in seconds from the start, at which the front's clock reaches `clock`, if it doesn't step
  /// again.
  private func time(ofClock clock: Double) -> Double {
    let time = clock - clockOffset
    return time + clockOffset < clock ? time + max(time.ulp, clock.ulp) : time
  }
}
