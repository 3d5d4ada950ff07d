#if canImport(SwiftUI)
import Dwell
import Foundation
import Observation
import SwiftUI

/// Holds a component for a view: sends it events and configurations, reports the outcomes, and invalidates
/// the view when its next change moves.
///
/// The component is paused until a view of it appears, and again when the last one has disappeared.
@MainActor @Observable
public final class ComponentHost<Content: Dwell.Component> {
  /// Counts changes of the component other than the passing of time.
  private(set) var revision = 0
  /// Counts the pages that the app was asked to select. A view that reads it is evaluated with the app's
  /// answer, even if the selection has not changed.
  private(set) var selectionRequests = 0
  /// The component. It isn't observed: a body that reads it isn't evaluated again when it changes, so let
  /// ``onOutcome`` set a state.
  @ObservationIgnored public internal(set) var component: Content
  /// The clock.
  @ObservationIgnored public internal(set) var clock = FrontClock.system
  /// Called with the outcome of every event and configuration.
  @ObservationIgnored public var onOutcome: (Dwell.Outcome) -> Void = { _ in }
  /// Called when time begins to pass, and when it no longer does.
  @ObservationIgnored var onTimeChange: (Bool) -> Void = { _ in }
  /// Whether time passed when ``onTimeChange`` was called.
  @ObservationIgnored private var wasTimeRunning = false
  /// Whether ``prepare(clock:_:)`` has set up the component.
  @ObservationIgnored private(set) var isPrepared = false
  /// Diagnostics that have not been reported yet.
  @ObservationIgnored private var pending: Diagnostics = []
  /// The outcomes of changes made while a view's body was evaluated; nil while outcomes are reported at once.
  @ObservationIgnored private var deferred: [Dwell.Outcome]?
  /// Counts changes of the component as ``revision`` does, including those not reported yet.
  @ObservationIgnored var version = 0
  /// When the component is woken next, and the rate of the clock; nil if nothing happens by itself.
  @ObservationIgnored private var nextTick: Tick?
  /// Cancels that.
  @ObservationIgnored private var cancelTick: @MainActor () -> Void = {}
  /// The state shared by the components inside one `pageTimer`; nil if pages aren't timed.
  @ObservationIgnored private(set) weak var group: PageTimerGroup?
  /// The views that show the component, by their tokens.
  @ObservationIgnored private var views: Set<ObjectIdentifier> = []
  /// The pauses that assistive technology requests.
  @ObservationIgnored var assisted = AssistedPauses()
  /// The source of the current press; nil without one.
  @ObservationIgnored var pressSource: PressSource?
  /// The state of the keyboard's focus.
  @ObservationIgnored var focus = KeyboardFocus()
  /// The component's pages, for those inside them; nil without any.
  @ObservationIgnored var pages: OuterPages?
  /// Whether assistive technology is turning a page.
  @ObservationIgnored var isAdjusting = false
  /// Whether the view's environment sets direction and Reduce Motion; otherwise the host's creator does.
  @ObservationIgnored package var followsEnvironment = true
  /// The latest time sent to the component, in seconds.
  @ObservationIgnored var latest = 0.0
  /// The component at time 0 while its clock is frozen; nil while time passes.
  @ObservationIgnored var frozen: FrozenComponent<Content>?
  /// Returns the index of a page with an identity; nil if it isn't one of the component's.
  @ObservationIgnored var indexOfPage: (any Hashable) -> Int? = { _ in nil }
  /// Selects a page that isn't listed; nil if all pages are.
  @ObservationIgnored var selectUnlisted: (@MainActor (any Hashable) -> Void)?
  /// Whether pages have neighbours, but no number.
  var isUnbounded: Bool { selectUnlisted != nil }
  /// The state of the pages that buttons in them show.
  @ObservationIgnored let status = PagesStatus()
  /// The elapsed fraction of the current page's time, for views in the page.
  @ObservationIgnored let pageProgress = PageProgress()
  /// Records the component's pages for the app; nil if it doesn't ask for it.
  @ObservationIgnored var recording: (any ComponentRecording)?

  /// When a component is woken.
  private struct Tick: Equatable {
    /// The time, in seconds.
    let due: Double
    /// The rate of the clock.
    let rate: Double
  }

  /// Creates a host for a component that starts at time 0.
  public init(_ component: Content) {
    self.component = component
    // An infinite time is ignored, so this is at the component's own time, which need not be 0.
    pending = self.component.handle(.pause(.hidden), at: -.infinity).diagnostics
    status.host = { [weak self] in self }
  }

  /// Sends an event to the component.
  /// - Parameters:
  ///   - event: the event.
  ///   - date: when it happened; nil for now.
  @discardableResult
  public func send(_ event: Dwell.Event, at date: Date? = nil) -> Dwell.Outcome {
    defer { notePress(event) }
    return send(event, atTime: date.map(clock.time(of:)) ?? clock.now)
  }

  /// Sends an event that happened at a time, in seconds.
  @discardableResult
  private func send(_ event: Dwell.Event, atTime time: Double) -> Dwell.Outcome {
    if frozen != nil { return sendFrozen(event) }
    latest = max(latest, time)
    // Most moves of a pointer change nothing that a view shows.
    let before: Snapshot? = if case .hover = event { snapshot } else { nil }
    let outcome = component.handle(event, at: latest)
    record(event)
    return report(outcome, isNews: before.map { $0 != snapshot } ?? (event != .tick))
  }

  /// What views show of the component, and when that changes.
  private struct Snapshot: Equatable {
    /// The frame.
    let frame: Dwell.Frame
    /// The next change.
    let next: NextChange
  }

  /// What views show at the time of the latest event.
  private var snapshot: Snapshot {
    Snapshot(frame: component.frame(at: latest), next: component.nextChange(after: latest))
  }

  /// Changes the component in place, now. The page, progress, pauses, a finger that is down and motions in
  /// progress are kept.
  @discardableResult
  public func configure(_ configuration: Content.Configuration) -> Dwell.Outcome {
    if frozen != nil { return configureFrozen(configuration) }
    latest = max(latest, clock.now)
    let outcome = component.configure(configuration, at: latest)
    record(nil)
    return report(outcome, isNews: true)
  }

  /// Records an event's changes; nil for a configuration.
  private func record(_ event: Dwell.Event?) { recording?.note(event, of: self, at: latest) }

  /// Reports an outcome, together with pending diagnostics.
  /// - Parameter isNews: whether to redraw the view even if the outcome is empty.
  func report(_ outcome: Dwell.Outcome, isNews: Bool) -> Dwell.Outcome {
    var outcome = outcome
    outcome.diagnostics.formUnion(pending)
    pending = []
    var effect = outcome
    effect.isHandled = false
    if isNews || effect != Outcome() { version &+= 1 }
    if deferred != nil {
      deferred?.append(outcome)
    } else {
      if revision != version { revision = version }
      noteStatus(byUser: true)
      if outcome != Outcome() { onOutcome(outcome) }
      reportTime()
      scheduleTick()
      recording?.deliver()
    }
    return outcome
  }

  /// Changes the component while a view's body is evaluated, so that the body shows the change. Views are
  /// invalidated, and outcomes reported, by ``reportDeferred()``.
  func applyInBody(_ change: () -> Void) {
    deferred = deferred ?? []
    change()
  }

  /// Reports the outcomes of changes made while a body was evaluated.
  func reportDeferred() {
    let outcomes = deferred ?? []
    deferred = nil
    if revision != version { revision = version }
    noteStatus(byUser: false)
    for outcome in outcomes where outcome != Outcome() { onOutcome(outcome) }
    reportTime()
    scheduleTick()
    recording?.deliver()
  }

  /// Passes the component's state on to the others of its group, and to views in its pages.
  private func noteStatus(byUser: Bool) {
    group?.update(self, byUser: byUser)
    guard hasPages else { return }
    status.update(from: [self])
    pageProgress.set(timer?.hasTime == true ? timer?.progress(at: latest) ?? 0 : 0)
  }

  /// Records that the app was asked to select a page.
  func noteSelectionRequest() { selectionRequests += 1 }

  /// Reports that time begins to pass, or no longer does.
  private func reportTime() {
    let isRunning = isTimeRunning
    guard isRunning != wasTimeRunning else { return }
    wasTimeRunning = isRunning
    onTimeChange(isRunning)
  }

  /// How close to the requested time a wake-up must be to count as at that time, in seconds.
  private static var coarseness: Double { 5e-4 }

  /// Resumes time for a view that has appeared, in step with the others of its group.
  func appear(_ view: ViewToken, in group: PageTimerGroup?) {
    views.insert(ObjectIdentifier(view))
    join(group)
    send(.resume(.hidden))
  }

  /// Pauses the component for a view that has disappeared, unless it is in another view, which may have
  /// appeared before.
  func disappear(_ view: ViewToken) {
    views.remove(ObjectIdentifier(view))
    guard views.isEmpty else { return }
    send(.pause(.hidden))
    join(nil)
  }

  /// The interval between ticks while something moves all the time, in seconds.
  private static var tickInterval: Double { 1.0 / 60 }
  /// A movement further than any, in points: only what happens by itself is a change then.
  private static var anyMovement: Double { 1e9 }

  /// Wakes the component when something happens in it by itself, while a view shows it.
  private func scheduleTick() {
    let rate = clock.rate()
    let due: Double? =
      switch component.nextChange(after: now, step: Self.anyMovement) {
      case _ where frozen != nil || views.isEmpty || !(rate > 0): nil
      case .still: nil
      case .at(let due): due
      case .everyFrame: now + Self.tickInterval * rate
      }
    let new = due.map { Tick(due: $0, rate: rate) }
    guard new != nextTick else { return }
    cancelTick()
    nextTick = new
    guard let due else { return }
    cancelTick = clock.wake(max(due - now, 0) / rate) { [weak self] in self?.tick() }
  }

  /// Advances the component to the current time, or to the change that is due.
  private func tick() {
    let due = nextTick?.due ?? now
    (nextTick, cancelTick) = (nil, {})
    send(.tick, atTime: abs(due - now) < Self.coarseness ? due : now)
  }

  /// Joins a group, and leaves the one before.
  func join(_ group: PageTimerGroup?) {
    guard group !== self.group else { return }
    self.group?.leave(self)
    self.group = group
    group?.join(self)
  }

  /// Returns the component's frame at a date, but no earlier than the latest event.
  public func frame(at date: Date) -> Dwell.Frame { component.frame(at: time(of: date)) }

  /// Returns the time at a date, but no earlier than the latest event.
  func time(of date: Date) -> Double { max(clock.time(of: date), latest) }

  /// The component's semantics after the latest event.
  var semantics: Semantics { component.frame(at: latest).semantics }

  /// Sets up the component unchanged, before the view is drawn for the first time.
  func prepare(clock: FrontClock) { prepare(clock: clock) { (component, []) } }

  /// Sets up the component, once, before the view is drawn for the first time.
  /// - Parameter make: returns the component and the first events to send it.
  func prepare(clock: FrontClock, _ make: () -> (Content, [Dwell.Event])) {
    guard clock.moment == nil else { return freeze(clock, frozen == nil ? make() : nil) }
    guard !isPrepared else { return }
    isPrepared = true
    self.clock = clock
    let (component, events) = make()
    self.component = component
    pending.formUnion(self.component.handle(.pause(.hidden), at: -.infinity).diagnostics)
    for event in events { pending.formUnion(self.component.handle(event, at: 0).diagnostics) }
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
