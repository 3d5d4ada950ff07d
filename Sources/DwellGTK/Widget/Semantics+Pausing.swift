#if GTK
import Dwell

/// The timer's state, from the semantics of a component.
extension Semantics {
  /// Whether pages advance automatically; nil if they can't.
  var isRunning: Bool? {
    for element in elements {
      if element.actions.contains(.pause) { return true }
      if element.actions.contains(.resume) { return false }
    }
    return nil
  }

  /// The available actions among pausing and resuming.
  var pauseActions: SemanticActions {
    elements.reduce(into: []) { $0.formUnion($1.actions.intersection([.pause, .resume])) }
  }

  /// The place for a pause button; nil if the component doesn't define one.
  var pauseRect: Rect? { element(.playPause)?.rect }
}
#endif
