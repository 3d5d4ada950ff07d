#if canImport(SwiftUI)
import Dwell

/// A component whose clock is frozen: the component at time 0, from which the clock jumps once to the moment.
///
/// All that the app and the layout set applies at time 0, so the component at the moment depends on nothing
/// else, however often and in which order SwiftUI evaluates the views.
@MainActor
struct FrozenComponent<Content: Dwell.Component> {
  /// Returns the events with which the app replies to an outcome.
  typealias Reply = @MainActor (Dwell.Outcome) -> [Dwell.Event]

  /// The component at time 0.
  private(set) var start: Content
  /// The moment, in seconds after time 0.
  var moment: Double
  /// Returns the events with which the app replies to an outcome.
  var reply: Reply = { _ in [] }
  /// The sizes and scales from the layout, in order, which a new component receives, too.
  private var layout: [Dwell.Event] = []
  /// The mistakes in what was set.
  private var mistakes: Diagnostics = []
  /// The diagnostics that were reported.
  private var reported: Diagnostics = []
  /// Whether the end of the pages was reported.
  private var hasEnded = false

  /// Creates a component that is frozen at a moment.
  init(_ start: Content, at moment: Double) { (self.start, self.moment) = (start, moment) }

  /// Starts with another component.
  /// - Parameters:
  ///   - start: the component at time 0.
  ///   - setup: the first events that it receives.
  mutating func restart(_ start: Content, _ setup: [Dwell.Event]) {
    self.start = start
    for event in layout + setup { apply(event) }
  }

  /// Changes the configuration from the beginning.
  mutating func configure(_ configuration: Content.Configuration) {
    mistakes.formUnion(start.configure(configuration, at: 0).diagnostics)
  }

  /// Applies an event from the beginning; returns whether it counts. Input, and the system's reports about
  /// the user, don't.
  mutating func handle(_ event: Dwell.Event) -> Bool {
    switch event {
    case .tick, .press, .move, .release, .cancel, .hover, .leave, .key, .wheel, .wheelEnded, .crown:
      return false
    case .pause(let reasons), .resume(let reasons):
      guard !reasons.isDisjoint(with: [.app, .others]) else { return false }
    case .resize, .setDisplayScale, .setPageLength, .setPageCrossLength:
      layout.removeAll { $0.isReplaced(by: event) }
      layout.append(event)
    default: break
    }
    apply(event)
    return true
  }

  /// Applies an event at time 0.
  private mutating func apply(_ event: Dwell.Event) {
    mistakes.formUnion(start.handle(event, at: 0).diagnostics)
  }

  /// Returns the component at the moment, and what the app hasn't been told yet: mistakes, and the end of the
  /// pages.
  mutating func jump() -> (component: Content, outcome: Dwell.Outcome) {
    var component = start
    var (found, ends) = (mistakes, false)
    func note(_ outcome: Dwell.Outcome) {
      found.formUnion(outcome.diagnostics)
      ends = ends || outcome.didEnd
    }
    func send(_ event: Dwell.Event, at time: Double) {
      let outcome = component.handle(event, at: time)
      note(outcome)
      for answer in reply(outcome) { note(component.handle(answer, at: time)) }
    }
    var frame = Dwell.Frame()
    /// Returns when the component changes next after a motion; nil if never.
    func due(after now: Double) -> Double? {
      component.frame(at: now, into: &frame)
      guard case .at(let time) = component.nextChange(after: now) else { return frame.course.end }
      return min(frame.course.end ?? time, time)
    }
    send(.resume(.hidden), at: 0)
    var now = 0.0
    // An instant at which the component is due twice is left after the second time.
    var hasRepeated = false
    while let next = due(after: now), next <= moment, next > now || !hasRepeated {
      hasRepeated = next <= now
      now = max(now, next)
      send(.tick, at: now)
    }
    send(.tick, at: moment)
    var news = Dwell.Outcome()
    news.diagnostics = found.subtracting(reported)
    news.didEnd = ends && !hasEnded
    reported.formUnion(found)
    hasEnded = hasEnded || ends
    return (component, news)
  }
}

extension Dwell.Event {
  /// Whether a later event sets the same.
  fileprivate func isReplaced(by other: Dwell.Event) -> Bool {
    switch (self, other) {
    case (.resize, .resize), (.setDisplayScale, .setDisplayScale): true
    case (.setPageLength(_, let page), .setPageLength(_, let new)),
      (.setPageCrossLength(_, let page), .setPageCrossLength(_, let new)):
      page == new
    default: false
    }
  }
}

extension ComponentHost {
  /// Freezes the component at a moment, or moves it to another, while a view's body is evaluated.
  /// - Parameters:
  ///   - clock: the clock, which is frozen.
  ///   - restart: another component at time 0, and the first events that it receives; nil for the same.
  ///   - reply: returns the events with which the app replies to an outcome.
  func freeze(
    _ clock: FrontClock, _ restart: (component: Content, setup: [Dwell.Event])? = nil,
    reply: FrozenComponent<Content>.Reply? = nil
  ) {
    guard let moment = clock.moment, restart != nil || frozen?.moment != moment else { return }
    self.clock = clock
    var frozen = frozen ?? FrozenComponent(component, at: moment)
    frozen.moment = moment
    if let reply { frozen.reply = reply }
    if let restart { frozen.restart(restart.component, restart.setup) }
    self.frozen = frozen
    applyInBody { _ = showFrozen() }
  }

  /// Sends an event to a frozen component.
  func sendFrozen(_ event: Dwell.Event) -> Dwell.Outcome {
    // The view has appeared, so outcomes can be reported.
    if event == .resume(.hidden) { reportDeferred() }
    return frozen?.handle(event) == true ? showFrozen() : Dwell.Outcome()
  }

  /// Changes the configuration of a frozen component.
  func configureFrozen(_ configuration: Content.Configuration) -> Dwell.Outcome {
    frozen?.configure(configuration)
    return showFrozen()
  }

  /// Shows the component at its moment.
  private func showFrozen() -> Dwell.Outcome {
    guard var frozen else { return Dwell.Outcome() }
    let (shown, outcome) = frozen.jump()
    (self.frozen, component, latest) = (frozen, shown, frozen.moment)
    return report(outcome, isNews: true)
  }
}
#endif
