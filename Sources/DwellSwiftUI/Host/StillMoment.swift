#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A component whose time is frozen at a moment: as if all of the app's settings had been made when the
/// component appeared, without input since then.
///
/// Its frame depends on nothing else, so it is the same however often and in which order SwiftUI evaluates
/// the views.
@MainActor
struct StillMoment<Content: Dwell.Component> {
  /// Returns the events with which the app replies to an outcome.
  typealias Reply = @MainActor (Dwell.Outcome) -> [Dwell.Event]

  /// A change since the component appeared.
  private enum Change {
    /// An event.
    case event(Dwell.Event)
    /// Another configuration.
    case configuration(Content.Configuration)
  }

  /// The component as it appeared, at time 0.
  let start: Content
  /// The first events that it received.
  let setup: [Dwell.Event]
  /// The moment, in seconds.
  let moment: Double
  /// Returns the events with which the app replies to an outcome.
  let reply: Reply
  /// The changes by the views and the app since then.
  private var changes: [Change] = []

  /// Creates a component that is frozen at a moment.
  init(
    _ start: Content, _ setup: [Dwell.Event] = [], at moment: Double, reply: @escaping Reply = { _ in [] }
  ) {
    self.start = start
    self.setup = setup
    self.moment = moment
    self.reply = reply
  }

  /// Adopts the events that another moment of the same component received.
  mutating func takeEvents(from other: StillMoment) {
    changes = other.changes.filter { if case .event = $0 { true } else { false } }
  }

  /// Adds an event; returns whether it counts. Input, and the system's reports about the user, don't.
  mutating func add(_ event: Dwell.Event) -> Bool {
    guard event.countsForStill else { return false }
    changes.removeAll { if case .event(let old) = $0 { old.isReplaced(by: event) } else { false } }
    changes.append(.event(event))
    return true
  }

  /// Adds another configuration.
  mutating func add(_ configuration: Content.Configuration) { changes.append(.configuration(configuration)) }

  /// Returns the component at the moment, with the outcome of all changes: the last page change, the
  /// diagnostics, and whether the pages ended.
  func played() -> (component: Content, outcome: Dwell.Outcome) {
    var player = StillPlayer(component: start, reply: reply)
    for event in setup + [.resume(.hidden)] { player.send(event, at: 0) }
    for case .configuration(let configuration) in changes { player.configure(configuration) }
    for case .event(let event) in changes where !event.isSetAtMoment { player.send(event, at: 0) }
    player.play(until: moment)
    for case .event(let event) in changes where event.isSetAtMoment { player.send(event, at: moment) }
    return (player.component, player.outcome)
  }
}

/// Plays a component to a moment, waking it when requested.
@MainActor
private struct StillPlayer<Content: Dwell.Component> {
  /// The component.
  var component: Content
  /// Returns the events with which the app replies to an outcome.
  let reply: StillMoment<Content>.Reply
  /// The outcome so far.
  private(set) var outcome = Dwell.Outcome()
  /// The frame that is computed to find out when it changes; reused.
  private var frame = Dwell.Frame()

  /// Creates a player of a component.
  init(component: Content, reply: @escaping StillMoment<Content>.Reply) {
    self.component = component
    self.reply = reply
  }

  /// Sends an event, and the app's replies to its outcome.
  mutating func send(_ event: Dwell.Event, at time: Double) {
    let result = component.handle(event, at: time)
    note(result)
    for answer in reply(result) { note(component.handle(answer, at: time)) }
  }

  /// Configures the component at the beginning.
  mutating func configure(_ configuration: Content.Configuration) {
    note(component.configure(configuration, at: 0))
  }

  /// Adds the outcome of a change.
  private mutating func note(_ result: Dwell.Outcome) {
    outcome.pageChange = result.pageChange ?? outcome.pageChange
    outcome.didEnd = outcome.didEnd || result.didEnd
    outcome.diagnostics.formUnion(result.diagnostics)
  }

  /// Wakes the component when requested, until a time.
  mutating func play(until end: Double) {
    var now = 0.0
    // An instant at which the component is due twice is left after the second time.
    var hasRepeated = false
    while let next = wakeTime(after: now), next <= end, next > now || !hasRepeated {
      hasRepeated = next <= now
      now = max(now, next)
      send(.tick, at: now)
    }
    send(.tick, at: end)
  }

  /// Returns when the component requests a wake-up; nil if never.
  private mutating func wakeTime(after now: Double) -> Double? {
    component.frame(at: now, into: &frame)
    guard case .at(let time) = component.nextChange(after: now) else { return frame.course.end }
    return min(frame.course.end ?? time, time)
  }
}

extension Dwell.Event {
  /// Whether the app or the layout sends the event.
  fileprivate var countsForStill: Bool {
    switch self {
    case .tick, .press, .move, .release, .cancel, .hover, .leave, .key, .wheel, .wheelEnded, .crown: false
    case .pause(let reasons), .resume(let reasons): !reasons.isDisjoint(with: [.app, .others])
    default: true
    }
  }

  /// Whether the event applies at the moment, and not from the beginning.
  fileprivate var isSetAtMoment: Bool {
    switch self {
    case .setProgress, .setPosition: true
    default: false
    }
  }

  /// Whether a later event makes this one meaningless.
  fileprivate func isReplaced(by other: Dwell.Event) -> Bool {
    switch (self, other) {
    case (.resize, .resize), (.setDirection, .setDirection), (.setReduceMotion, .setReduceMotion),
      (.setDisplayScale, .setDisplayScale),
      (.setProgress, .setProgress), (.setValue, .setValue), (.setPosition, .setPosition):
      true
    case (.setPageLength(_, let page), .setPageLength(_, let new)),
      (.setPageCrossLength(_, let page), .setPageCrossLength(_, let new)):
      page == new
    case (.pause(let reasons), .pause(let new)), (.pause(let reasons), .resume(let new)),
      (.resume(let reasons), .pause(let new)), (.resume(let reasons), .resume(let new)):
      reasons == new
    default: false
    }
  }
}
#endif
