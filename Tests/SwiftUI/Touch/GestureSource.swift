/// Where a gesture is attached, and its relation to others.
package struct GestureSource {
  /// The relation of a gesture to those of inner views.
  package enum Priority: Equatable {
    /// Those of inner views go first: `gesture(_:)`.
    case normal
    /// It goes together with others: `simultaneousGesture(_:)`.
    case simultaneous
    /// It goes first: `highPriorityGesture(_:)`.
    case high
  }

  /// The place of the view.
  var place: Place?
  /// The relation of the gesture to others.
  package var priority = Priority.normal
}

extension Fact {
  /// A gesture with another source.
  func changingSource(_ change: (inout GestureSource) -> Void) -> Fact {
    switch self {
    case .drag(var gesture):
      change(&gesture.source)
      return .drag(gesture)
    case .longPress(var gesture):
      change(&gesture.source)
      return .longPress(gesture)
    case .tap(var gesture):
      change(&gesture.source)
      return .tap(gesture)
    default: return self
    }
  }

  /// Where a gesture is attached; nil for other facts.
  var source: GestureSource? {
    switch self {
    case .drag(let gesture): gesture.source
    case .longPress(let gesture): gesture.source
    case .tap(let gesture): gesture.source
    default: nil
    }
  }
}

extension View {
  /// Adds a gesture that precedes those of inner views. It is Apple's, only for tests of fingers.
  package func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    adding(gesture.described().changingSource { $0.priority = .high })
  }
}
