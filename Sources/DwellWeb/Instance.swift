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
  /// The component; one that nobody has seen until the first start. It is never optional, for a copy is dear.
  private var component = Element.make(Element.webConfiguration, at: 0)
  /// Whether it has been started.
  private var isStarted = false

  override func set(_ field: Field, index: Int, to value: Double) {
    guard field != .defaults else { return configuration = Element.webConfiguration }
    Element.set(field, index: index, to: value, in: &configuration)
  }

  override func start(at now: Double) {
    component =
      isStarted ? component.goingOn(with: configuration, at: now) : Element.make(configuration, at: now)
    isStarted = true
  }

  override func handle(_ event: Event, at now: Double) -> Outcome { component.handleOnWeb(event, at: now) }

  override func fill(_ frame: inout Frame, at now: Double) { component.frame(at: now, into: &frame) }

  override func reading(at now: Double) -> Reading { component.reading(at: now) }
}
