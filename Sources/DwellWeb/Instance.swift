import Dwell

/// The component of one element in the document, with the configuration for the next update.
class Instance {
  /// Sets a field of the configuration, which the next `update` applies.
  func set(_ field: Field, index: Int = -1, to value: Double) {}
  /// Starts the component with the configuration, or applies it in place to the running component.
  func update(at now: Double) -> Outcome { Outcome() }
  /// Handles an event.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with the display list and semantics at a time.
  func fill(_ frame: inout Frame, at now: Double) {}
  /// Returns the state that scripts can read in addition to the frame.
  func state(at now: Double) -> ComponentState { ComponentState() }
  /// Returns the size of a page before any effect; zero without pages.
  func size(ofPage page: Int) -> Size { .zero }
  /// Returns when the component next changes by itself, apart from the course of its frame; infinite for
  /// never.
  func nextChange(after now: Double) -> Double { .infinity }
}

/// An instance with a component of one type.
final class InstanceOf<Element: WebComponent>: Instance {
  /// The configuration for the next update.
  private let configuration: UnsafeMutablePointer<Element.Configuration>
  /// The component.
  ///
  /// Allocated separately, because a class's stored property is copied before each call on it.
  private let component: UnsafeMutablePointer<Element>
  /// Whether the component has started; until then it is a placeholder.
  private var hasBegun = false

  /// Creates an instance with its type's defaults.
  override init() {
    configuration = .allocate(capacity: 1)
    configuration.initialize(to: Element.webConfiguration)
    component = .allocate(capacity: 1)
    super.init()
    start(at: 0)
  }

  /// Starts the component with the configuration.
  private func start(at now: Double) {
    // Initialized, not assigned: assignment would release and retain field by field, which is much more code.
    component.initialize(to: Element(configuration.pointee, at: now))
  }

  deinit {
    configuration.deinitialize(count: 1)
    configuration.deallocate()
    component.deinitialize(count: 1)
    component.deallocate()
  }

  override func set(_ field: Field, index: Int = -1, to value: Double) {
    if field == .defaults {
      configuration.deinitialize(count: 1)
      configuration.initialize(to: Element.webConfiguration)
    }
    Element.set(field, index: index, to: value, in: &configuration.pointee)
  }

  override func update(at now: Double) -> Outcome {
    if hasBegun { return update(&component.pointee, to: &configuration.pointee, at: now) }
    hasBegun = true
    component.deinitialize(count: 1)
    start(at: now)
    return Outcome()
  }

  override func handle(_ event: Event, at now: Double) -> Outcome {
    component.pointee.fit(at: now)
    return component.pointee.handleOnWeb(event, at: now)
  }

  override func fill(_ frame: inout Frame, at now: Double) { fill(&frame, from: &component.pointee, at: now) }

  override func state(at now: Double) -> ComponentState { state(of: &component.pointee, at: now) }

  override func size(ofPage page: Int) -> Size { size(ofPage: page, in: &component.pointee) }

  override func nextChange(after now: Double) -> Double { nextChange(of: &component.pointee, after: now) }

  // The functions below take `inout` parameters: exclusive access avoids a copy of the component.

  /// Configures a component in place.
  private func update(
    _ component: inout Element, to configuration: inout Element.Configuration, at now: Double
  ) -> Outcome {
    component.configure(configuration, at: now)
  }

  /// Fills a frame from a component.
  private func fill(_ frame: inout Frame, from component: inout Element, at now: Double) {
    component.fit(at: now)
    component.frame(at: now, into: &frame)
  }

  /// Returns the state that scripts can read in addition to the frame.
  private func state(of component: inout Element, at now: Double) -> ComponentState {
    component.state(at: now)
  }

  /// Returns the size of a page of a component before any effect.
  private func size(ofPage page: Int, in component: inout Element) -> Size { component.size(ofPage: page) }

  /// Returns when a component next changes by itself; infinite for never.
  private func nextChange(of component: inout Element, after now: Double) -> Double {
    if case .at(let time) = component.nextChange(besideCourse: now) { time } else { .infinity }
  }
}
