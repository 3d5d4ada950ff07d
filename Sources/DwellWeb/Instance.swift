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
  private var configuration = Element.webConfiguration
  /// The component, from the first start on.
  private var component: Element?

  override func set(_ field: Field, index: Int, to value: Double) {
    guard field != .defaults else { return configuration = Element.webConfiguration }
    Element.set(field, index: index, to: value, in: &configuration)
  }

  override func start(at now: Double) {
    component = Element.make(configuration, after: component, at: now)
  }

  override func handle(_ event: Event, at now: Double) -> Outcome {
    component?.handleOnWeb(event, at: now) ?? Outcome()
  }

  override func fill(_ frame: inout Frame, at now: Double) {
    if let component { component.frame(at: now, into: &frame) } else { frame.reset(size: .zero) }
  }

  override func reading(at now: Double) -> Reading { component?.reading(at: now) ?? Reading() }
}
