import Dwell

/// What one element of the document is inside: some component, and the configuration it was made from.
class Instance {
  /// Sets a field of the configuration.
  func set(_ field: Field, index: Int, to value: Double) {}
  /// Begins with what was configured.
  func start(at now: Double) {}
  /// Lets an event happen.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with looks and meaning at a time.
  func fill(_ frame: inout Frame, at now: Double) {}
  /// What a script may know beside the frame.
  func reading(at now: Double) -> Reading { Reading() }
}

/// An instance of one kind of component.
final class InstanceOf<Element: WebComponent>: Instance {
  /// What was asked for.
  private let configuration: UnsafeMutablePointer<Element.WebConfiguration>
  /// The component; one that nobody has seen until the first start.
  ///
  /// It lies in memory of its own, for a stored property of a class is copied before anything is asked of it.
  private let component: UnsafeMutablePointer<Element>
  /// Whether it has been started.
  private var isStarted = false

  /// An instance with the defaults of its kind.
  override init() {
    configuration = .allocate(capacity: 1)
    configuration.initialize(to: Element.webConfiguration)
    component = .allocate(capacity: 1)
    component.initialize(to: Element.make(configuration.pointee, at: 0))
  }

  deinit {
    configuration.deinitialize(count: 1)
    configuration.deallocate()
    component.deinitialize(count: 1)
    component.deallocate()
  }

  override func set(_ field: Field, index: Int, to value: Double) {
    guard field != .defaults else { return configuration.pointee = Element.webConfiguration }
    Element.set(field, index: index, to: value, in: &configuration.pointee)
  }

  override func start(at now: Double) {
    let changed =
      isStarted ? goingOn(from: &component.pointee, at: now) : Element.make(configuration.pointee, at: now)
    component.pointee = changed
    isStarted = true
  }

  override func handle(_ event: Event, at now: Double) -> Outcome {
    component.pointee.handleOnWeb(event, at: now)
  }

  override func fill(_ frame: inout Frame, at now: Double) { fill(&frame, from: &component.pointee, at: now) }

  override func reading(at now: Double) -> Reading { reading(of: &component.pointee, at: now) }

  // Asked of what nobody else can change meanwhile, a component need not be copied first.

  /// The component of the configuration, which goes on where another is.
  private func goingOn(from component: inout Element, at now: Double) -> Element {
    component.goingOn(with: configuration.pointee, at: now)
  }

  /// Fills a frame from a component.
  private func fill(_ frame: inout Frame, from component: inout Element, at now: Double) {
    component.frame(at: now, into: &frame)
  }

  /// What a script may know of a component beside its frame.
  private func reading(of component: inout Element, at now: Double) -> Reading {
    component.reading(at: now)
  }
}
