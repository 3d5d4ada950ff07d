#if canImport(SwiftUI)
import Dwell
import Foundation
import Observation
import SwiftUI

/// Holds a component for a view: sends it events and configurations, reports the outcomes, and invalidates
/// the view when its next change moves.
///
/// The component is paused until its view appears.
@MainActor @Observable
public final class ComponentHost<Content: Dwell.Component> {
  /// Counts changes of the component other than the passing of time.
  private(set) var revision = 0
  /// The component.
  @ObservationIgnored public private(set) var component: Content
  /// The clock.
  @ObservationIgnored public internal(set) var clock = FrontClock.system
  /// Called with the outcome of every event and configuration.
  @ObservationIgnored public var onOutcome: (Dwell.Outcome) -> Void = { _ in }
  /// Whether ``prepare(clock:_:)`` has set up the component.
  @ObservationIgnored private(set) var isPrepared = false
  /// Diagnostics that have not been reported yet.
  @ObservationIgnored private var pending: Diagnostics = []
  /// The latest time sent to the component, in seconds.
  @ObservationIgnored private(set) var latest = 0.0

  /// Creates a host for a component that starts at time 0.
  public init(_ component: Content) {
    self.component = component
    pending = self.component.handle(.pause(.hidden), at: 0).diagnostics
  }

  /// Sends an event to the component.
  /// - Parameters:
  ///   - event: the event.
  ///   - date: when it happened; nil for now.
  @discardableResult
  public func send(_ event: Dwell.Event, at date: Date? = nil) -> Dwell.Outcome {
    send(event, atTime: date.map(clock.time(of:)) ?? clock.now)
  }

  /// Sends an event that happened at a time, in seconds.
  @discardableResult
  private func send(_ event: Dwell.Event, atTime time: Double) -> Dwell.Outcome {
    latest = max(latest, time)
    return report(component.handle(event, at: latest), isNews: event != .tick)
  }

  /// Changes the component in place, now. The page, progress, pauses, a finger that is down and motions in
  /// progress are kept.
  @discardableResult
  public func configure(_ configuration: Content.Configuration) -> Dwell.Outcome {
    latest = max(latest, clock.now)
    return report(component.configure(configuration, at: latest), isNews: true)
  }

  /// Reports an outcome, together with pending diagnostics.
  /// - Parameter isNews: whether to redraw the view even if the outcome is empty.
  private func report(_ outcome: Dwell.Outcome, isNews: Bool) -> Dwell.Outcome {
    var outcome = outcome
    outcome.diagnostics.formUnion(pending)
    pending = []
    if isNews || outcome != Outcome() { revision &+= 1 }
    if outcome != Outcome() { onOutcome(outcome) }
    return outcome
  }

  /// How close a date must be to the time that the component asked for to count as that time, in seconds.
  /// Dates are only accurate to about 0.1 µs, and the two clocks are read one after the other.
  private static var coarseness: Double { 5e-4 }

  /// Advances the component to a date.
  func tick(at date: Date) {
    let time = time(of: date)
    if case .at(let due) = component.nextChange(after: time), due > time, due - time < Self.coarseness {
      send(.tick, atTime: due)
    } else {
      send(.tick, atTime: time)
    }
  }

  /// Returns the component's frame at a date, but no earlier than the latest event.
  public func frame(at date: Date) -> Dwell.Frame { component.frame(at: time(of: date)) }

  /// Returns the time at a date, but no earlier than the latest event.
  func time(of date: Date) -> Double { max(clock.time(of: date), latest) }

  /// The component's semantics after the latest event.
  var semantics: Semantics { component.frame(at: latest).semantics }

  /// Sets up the component, once, before the view is drawn for the first time.
  /// - Parameter make: returns the component and the first events to send it.
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

/// Owns a view's host, one for each place of the view in the hierarchy. (A `State` would share its initial
/// value between two places of the same view.)
@MainActor
final class HostOwner<Content: Dwell.Component>: ObservableObject {
  /// The host.
  let host: ComponentHost<Content>
  /// Creates an owner of a host.
  init(_ host: ComponentHost<Content>) { self.host = host }
}
#endif
