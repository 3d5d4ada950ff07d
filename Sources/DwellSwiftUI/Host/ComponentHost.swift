#if canImport(SwiftUI)
import Dwell
import Foundation
import Observation
import SwiftUI

/// Keeps a component for a view: passes events and configurations to it, reports what came of them, and has
/// the view drawn again when its next change is another one than was thought.
///
/// No time passes for the component until its view appears.
@MainActor @Observable
public final class ComponentHost<Content: Dwell.Component> {
  /// Counts what happened to the component other than the passing of time.
  private(set) var revision = 0
  /// The component as it is.
  @ObservationIgnored public private(set) var component: Content
  /// The clock.
  @ObservationIgnored public internal(set) var clock = FrontClock.system
  /// What is told what came of an event.
  @ObservationIgnored public var onOutcome: (Dwell.Outcome) -> Void = { _ in }
  /// Whether the component has begun as the app wants it.
  @ObservationIgnored private(set) var isPrepared = false
  /// Mistakes of the developer that nobody has been told of.
  @ObservationIgnored private var pending: Diagnostics = []
  /// The latest time that the component has seen.
  @ObservationIgnored private(set) var latest = 0.0

  /// Keeps a component that begins at time 0.
  public init(_ component: Content) {
    self.component = component
    pending = self.component.handle(.pause(.hidden), at: 0).diagnostics
  }

  /// Lets an event happen.
  /// - Parameters:
  ///   - event: what happens.
  ///   - date: when; nil for now.
  @discardableResult
  public func send(_ event: Dwell.Event, at date: Date? = nil) -> Dwell.Outcome {
    send(event, atTime: date.map(clock.time(of:)) ?? clock.now)
  }

  /// Lets an event happen at a time, in seconds.
  @discardableResult
  private func send(_ event: Dwell.Event, atTime time: Double) -> Dwell.Outcome {
    latest = max(latest, time)
    return report(component.handle(event, at: latest), isNews: event != .tick)
  }

  /// Changes the component in place, now. Page, progress, pauses, a finger that is down and motions under way
  /// go on.
  @discardableResult
  public func configure(_ configuration: Content.Configuration) -> Dwell.Outcome {
    latest = max(latest, clock.now)
    return report(component.configure(configuration, at: latest), isNews: true)
  }

  /// Reports what came of a call, together with mistakes that nobody has been told of.
  /// - Parameter isNews: whether the view is to be drawn again even if nothing came of it.
  private func report(_ outcome: Dwell.Outcome, isNews: Bool) -> Dwell.Outcome {
    var outcome = outcome
    outcome.diagnostics.formUnion(pending)
    pending = []
    if isNews || outcome != Outcome() { revision &+= 1 }
    if outcome != Outcome() { onOutcome(outcome) }
    return outcome
  }

  /// How near to the time that the component asked for a date is that stands for it, in seconds. Dates are as
  /// coarse as a tenth of a microsecond, and two clocks are read one after the other.
  private static var coarseness: Double { 5e-4 }

  /// Lets time pass until a date.
  func tick(at date: Date) {
    let time = time(of: date)
    if case .at(let due) = component.nextChange(after: time), due > time, due - time < Self.coarseness {
      send(.tick, atTime: due)
    } else {
      send(.tick, atTime: time)
    }
  }

  /// The component's looks and meaning at a date, but never before the latest event.
  public func frame(at date: Date) -> Dwell.Frame { component.frame(at: time(of: date)) }

  /// The time of a date, but never before the latest event.
  func time(of date: Date) -> Double { max(clock.time(of: date), latest) }

  /// What the component means after the latest event.
  var semantics: Semantics { component.frame(at: latest).semantics }

  /// Begins with the component that the app wants, once, before the view is drawn for the first time.
  /// - Parameter make: returns the component and the events that it handles first.
  func prepare(clock: FrontClock, _ make: () -> (Content, [Dwell.Event])) {
    guard !isPrepared else { return }
    isPrepared = true
    self.clock = clock
    let (component, events) = make()
    self.component = component
    for event in [.pause(.hidden)] + events {
      pending.formUnion(self.component.handle(event, at: 0).diagnostics)
    }
  }
}

/// Keeps a host for a view, one for each place of the view. (A `State` would share its first value between
/// two places of one and the same view.)
@MainActor
final class HostOwner<Content: Dwell.Component>: ObservableObject {
  /// The host.
  let host: ComponentHost<Content>
  /// Keeps a host.
  init(_ host: ComponentHost<Content>) { self.host = host }
}
#endif
