import Dwell

/// What one element of the document is inside: some component, and the configuration that it is given next.
class Instance {
  /// Sets a field of the configuration; it counts from the next `update` on.
  func set(_ field: Field, index: Int = -1, to value: Double) {}
  /// Begins with the configuration, or changes the running component to it in place.
  func update(at now: Double) -> Outcome { Outcome() }
  /// Handles an event.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with picture and meaning at a time.
  func fill(_ frame: inout Frame, at now: Double) {}
  /// What a script may know beside the frame.
  func state(at now: Double) -> ComponentState { ComponentState() }
  /// When the component will be different by itself, whatever the course of its picture; infinite for never.
  func nextChange(after now: Double) -> Double { .infinity }
}

/// An instance of one kind of component.
final class InstanceOf<Element: WebComponent>: Instance {
  /// What the component is given next.
  private let configuration: UnsafeMutablePointer<Element.Configuration>
  /// The component.
  ///
  /// It lies in memory of its own, for a stored property of a class is copied before anything is asked of it.
  private let component: UnsafeMutablePointer<Element>
  /// Whether the component has begun; until then it is one that nobody has seen.
  private var hasBegun = false

  /// An instance with the defaults of its kind.
  override init() {
    configuration = .allocate(capacity: 1)
    configuration.initialize(to: Element.webConfiguration)
    component = .allocate(capacity: 1)
    component.initialize(to: Element(configuration.pointee, at: 0))
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
    // Assigned, every field would be taken away and put back by itself: much code for nothing.
    component.deinitialize(count: 1)
    component.initialize(to: Element(configuration.pointee, at: now))
    return Outcome()
  }

  override func handle(_ event: Event, at now: Double) -> Outcome {
    component.pointee.handleOnWeb(event, at: now)
  }

  override func fill(_ frame: inout Frame, at now: Double) { fill(&frame, from: &component.pointee, at: now) }

  override func state(at now: Double) -> ComponentState { reading(of: &component.pointee, at: now) }

  override func nextChange(after now: Double) -> Double { nextChange(of: &component.pointee, after: now) }

  // Asked of what nobody else can change meanwhile, a component need not be copied first.

  /// Changes a component in place.
  private func update(
    _ component: inout Element, to configuration: inout Element.Configuration, at now: Double
  ) -> Outcome {
    component.configure(configuration, at: now)
  }

  /// Fills a frame from a component.
  private func fill(_ frame: inout Frame, from component: inout Element, at now: Double) {
    component.frame(at: now, into: &frame)
  }

  /// What a script may know of a component beside its frame.
  private func reading(of component: inout Element, at now: Double) -> ComponentState {
    component.state(at: now)
  }

  /// When a component will look different by itself; infinite for never.
  private func nextChange(of component: inout Element, after now: Double) -> Double {
    if case .at(let time) = component.nextChange(besideCourse: now) { time } else { .infinity }
  }
}
