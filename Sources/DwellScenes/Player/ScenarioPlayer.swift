import Dwell

/// Plays a scenario the way a perfect front would.
///
/// The component begins at time 0 and is told its size. It is woken exactly when it asked to be, and told of every event
/// at its time, so how often one looks makes no difference to what is seen.
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
  /// When the component wants to be woken.
  private var wakeTime: Double?
  /// How often it may still be.
  private var wakeUpsLeft: Int
  /// The frame that is filled again and again to learn how long it holds.
  private var frame = Frame()

  /// A player at the beginning; `setup` is what the component is told at time 0, after its size.
  public init(
    _ component: Subject, _ scenario: Scenario, setup: [Event] = [], wakeUps: Int = ScenarioOverrun.limit
  ) {
    self.component = component
    wakeUpsLeft = wakeUps
    appearance = scenario.appearance
    size = scenario.size
    upcoming = scenario.events.reversed()
    let setup = [.resize(scenario.size)] + setup
    for event in setup { handle(event) }
    findWakeTime()
  }

  /// Lets time pass, with all that happens until then and then.
  public mutating func play(until time: Double) throws(ScenarioOverrun) {
    while true {
      let wake = wakeTime.map { max($0, now) }
      let event = upcoming.last?.at
      guard let next = [wake, event].compactMap({ $0 }).min(), next <= time else { break }
      now = max(now, next)
      if let wake, wake == next {
        guard wakeUpsLeft > 0 else { throw ScenarioOverrun(time: now) }
        wakeUpsLeft -= 1
        handle(.tick)
      } else if let event = upcoming.popLast() {
        switch event.happening {
        case .event(let event): handle(event)
        case .appearance(let appearance): self.appearance = appearance
        }
      }
      findWakeTime()
    }
    now = max(now, time)
  }

  /// What is seen now, with what has come of anything since the last call.
  public mutating func takeMoment() -> ScenarioMoment {
    component.frame(at: now, into: &frame)
    defer { results = [] }
    return ScenarioMoment(
      at: now, state: component.state(at: now), frame: frame, size: size,
      hasOneElement: Subject.hasOneElement, appearance: appearance, results: results)
  }

  /// Tells the component of an event, and keeps what came of it.
  private mutating func handle(_ event: Event) {
    if case .resize(let size) = event { self.size = size }
    let outcome = component.handle(event, at: now)
    var silent = Outcome()
    silent.isHandled = outcome.isHandled
    if outcome != silent { results.append(ScenarioResult(at: now, outcome: outcome)) }
  }

  /// Asks when the component wants to be woken, if nothing happens until then.
  private mutating func findWakeTime() {
    component.frame(at: now, into: &frame)
    wakeTime = frame.holdsUntil
    if case .at(let time) = component.nextChange(after: now) { wakeTime = min(wakeTime ?? time, time) }
  }
}
