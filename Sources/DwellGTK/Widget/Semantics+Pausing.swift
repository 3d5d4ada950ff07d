#if GTK
import Dwell

/// What a component says of the advance of its pages.
extension Semantics {
  /// Whether pages advance by themselves; nil if they cannot.
  var isRunning: Bool? {
    for element in elements {
      if element.actions.contains(.pause) { return true }
      if element.actions.contains(.resume) { return false }
    }
    return nil
  }

  /// What can be done to the advance of pages.
  var pauseActions: SemanticActions {
    elements.reduce(into: []) { $0.formUnion($1.actions.intersection([.pause, .resume])) }
  }

  /// Where a button that pauses belongs; nil where the component does not say.
  var pauseRect: Rect? { elements.first { $0.role == .playPause }?.rect }
}
#endif
