import Foundation

/// A view under a finger that may take it, with its rectangle.
struct Touched {
  /// The kinds of views that take fingers.
  enum Kind {
    /// The system's swipe from an edge.
    case edge(UIScreenEdgePanGestureRecognizer)
    /// A scroll view, and the size of its content.
    case scroll(ScrollState, content: CGSize)
    /// A drag.
    case drag(DragGesture)
    /// A long press.
    case longPress(LongPressGesture)
    /// A tap.
    case tap(SpatialTapGesture)
    /// A button, or a tap without a location.
    case button(() -> Void)
    /// A UIKit recognizer.
    case recognizer(AttachedRecognizer)
  }
  /// Its kind.
  let kind: Kind
  /// The view's rectangle, in the scene's coordinates.
  let rect: CGRect
}

extension Touched.Kind {
  /// The kind of view for a fact; nil for facts that take no fingers, and for scroll views.
  init?(_ fact: Fact) {
    switch fact {
    case .drag(let gesture): self = .drag(gesture)
    case .longPress(let gesture): self = .longPress(gesture)
    case .tap(let gesture): self = .tap(gesture)
    case .button(let action): self = .button(action)
    case .recognizer(let pan): self = .recognizer(pan)
    default: return nil
    }
  }

  /// The fact about a SwiftUI gesture; nil for others.
  var fact: Fact? {
    switch self {
    case .drag(let gesture): .drag(gesture)
    case .longPress(let gesture): .longPress(gesture)
    case .tap(let gesture): .tap(gesture)
    default: nil
    }
  }

  /// Whether two gestures are of one kind.
  func isSameKind(as other: Touched.Kind) -> Bool {
    switch (self, other) {
    case (.drag, .drag), (.longPress, .longPress), (.tap, .tap): true
    default: false
    }
  }
}

extension PlacedNode {
  /// Returns the views under a point that may take a finger, from the outside to the inside; nil if the views
  /// aren't hit there. The topmost of overlapping views is hit.
  func touched(at point: CGPoint) -> [Touched]? {
    let rect = rect
    var isHit =
      rect.contains(point) && ["Canvas", "Color", "Image", "Text", "NSView"].contains(node.kind)
    var own: [Touched] = []
    for fact in node.facts {
      switch fact {
      case .allowsHitTesting(false): return nil
      case .opacity(let opacity) where opacity <= 0: return nil
      case .other("contentShape"): isHit = isHit || rect.contains(point)
      case .scroll(let state):
        guard rect.contains(point) else { return nil }
        isHit = true
        guard state.isEnabled else { continue }
        own.append(Touched(kind: .scroll(state, content: children.first?.rect.size ?? .zero), rect: rect))
      default:
        if let kind = Touched.Kind(fact) { own.append(Touched(kind: kind, rect: rect)) }
      }
    }
    for child in children.reversed() {
      if let inner = child.touched(at: point) { return own + inner }
    }
    return isHit ? own : nil
  }
}
