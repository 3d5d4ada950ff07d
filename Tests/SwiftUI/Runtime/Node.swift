import Foundation

/// A view's state at one evaluation, for tests.
package struct Node {
  /// The kind of view.
  package var kind: String
  /// The facts about the view.
  package var facts: [Fact] = []
  /// The nodes of the views inside.
  package var children: [Node]
  /// The animation of the transaction in which the view was evaluated.
  package var animation: Animation?
  /// The place of a timeline, which is evaluated by itself; nil for other views.
  var place: Place?

  /// Creates a node.
  package init(_ kind: String, _ facts: [Fact] = [], children: [Node] = []) {
    self.kind = kind
    self.facts = facts
    self.children = children
  }

  /// This node and everything inside it, in drawing order.
  package var all: [Node] {
    var nodes: [Node] = []
    visit { nodes.append($0) }
    return nodes
  }
  /// The facts of this node and of everything inside it.
  package var allFacts: [Fact] {
    var facts: [Fact] = []
    visit { facts += $0.facts }
    return facts
  }

  /// Whether this node, or anything inside it, has a certain fact.
  func hasFact(_ isWanted: (Fact) -> Bool) -> Bool {
    facts.contains(where: isWanted) || children.contains { $0.hasFact(isWanted) }
  }

  /// Visits this node and everything inside it, in drawing order.
  private func visit(_ action: (Node) -> Void) {
    action(self)
    for child in children { child.visit(action) }
  }
}

/// A fact about a view.
package enum Fact {
  /// A text.
  case text(String)
  /// The name of an image.
  case image(String)
  /// The recorded drawing of a canvas, before its translation.
  case drawing([DrawnStep])
  /// How far a canvas moves its whole drawing.
  case translation(CGPoint)
  /// What the view reads of its geometry.
  case geometry(GeometryReading)
  /// A UIKit view.
  case uiKit(UIView)
  /// When a timeline is redrawn next; nil if never.
  case nextDate(Date?)
  /// A fixed frame.
  case frame(width: CGFloat?, height: CGFloat?)
  /// A flexible frame.
  case flexibleFrame(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?)
  /// Padding.
  case padding(EdgeInsets)
  /// The space between the views of a stack, if it isn't the system's.
  case spacing(CGFloat)
  /// The alignment of a view in front of or behind another.
  case alignment(Alignment)
  /// The foreground style.
  case foregroundStyle(any ShapeStyle)
  /// The position of the centre.
  case position(CGPoint)
  /// A scale in both directions.
  case scale(CGSize)
  /// A clockwise rotation, in degrees.
  case rotation(Double)
  /// The part of the view's rectangle that a shape shows, in a unit square.
  case mask(CGRect)
  /// An opacity.
  case opacity(Double)
  /// The views inside move with this view, in its animation. Without it each drawing view moves to its new
  /// place in its own animation.
  case geometryGroup
  /// The appearance of the view while it appears and disappears.
  case transition(AnyTransition)
  /// Content is clipped to the frame.
  case clipped
  /// Whether hit testing is enabled.
  case allowsHitTesting(Bool)
  /// A drag gesture.
  case drag(DragGesture)
  /// A long-press gesture.
  case longPress(LongPressGesture)
  /// A tap.
  case tap(SpatialTapGesture)
  /// A pinch.
  case magnify(MagnifyGesture)
  /// A scroll view.
  case scroll(ScrollState)
  /// The action of the first scroll view inside when its phase changes.
  case scrollPhase((ScrollPhase, ScrollPhase) -> Void)
  /// A UIKit recognizer.
  case recognizer(AttachedRecognizer)
  /// An AppKit view.
  case appKit(NSView)
  /// The view has its ideal size along these axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The action of a hovering pointer.
  case hover((HoverPhase) -> Void)
  /// The action of keys.
  case keyPress(Set<KeyEquivalent>, (KeyPress) -> KeyPress.Result)
  /// The action of a remote control's direction keys.
  case moveCommand((MoveCommandDirection) -> Void)
  /// The action of the play/pause button.
  case playPauseCommand(() -> Void)
  /// The action of the Menu button, or of the Escape key.
  case exitCommand(() -> Void)
  /// The key of the control inside, wherever the focus is.
  case shortcut(KeyEquivalent)
  /// The value bound to the Digital Crown.
  case crown(Binding<Double>)
  /// Whether the view can take keyboard focus.
  case focusable(Bool)
  /// The interactions for which the view takes focus.
  case focusableFor(FocusInteractions)
  /// Sets the focus.
  case focused((Bool) -> Void)
  /// Types a character.
  case typed((Character) -> Void)
  /// A button's action.
  case button(() -> Void)
  /// A fact about accessibility.
  case accessibility(AccessibilityFact)
  /// A page's tag.
  case tag(ViewTag)
  /// A change of a preference, from the value of the views inside.
  case preference(ObjectIdentifier, (Any) -> Any)
  /// A change of a view's container values.
  case containerValues((Any) -> Any)
  /// The identity of the view at a scroll's end: reads it, and scrolls to another.
  case scrollPosition(() -> AnyHashable?, (AnyHashable?) -> Void)
  /// A control's number: reads it, and sets it, within a range.
  case number(() -> Double, (Double) -> Void, ClosedRange<Double>)
  /// A control's choice: reads it, and chooses another.
  case choice(() -> AnyHashable, (AnyHashable) -> Void)
  /// Returns how often feedback was played.
  case feedback(() -> Int)
  /// A modifier that has an effect only on Apple's systems.
  case other(String)
}

/// A fact about a view's accessibility.
package enum AccessibilityFact {
  /// The view is an element; its subviews are treated in this way.
  case element(AccessibilityChildBehavior)
  /// The label.
  case label(String)
  /// The value.
  case value(String)
  /// The adjustable action.
  case adjust((AccessibilityAdjustmentDirection) -> Void)
  /// The default action.
  case activate(() -> Void)
  /// The action that dismisses a modal view.
  case escape(() -> Void)
  /// A named action.
  case action(String, () -> Void)
  /// The scroll action.
  case scroll((Edge) -> Void)
  /// The zoom action.
  case zoom((AccessibilityZoomGestureAction) -> Void)
  /// Traits of the element.
  case add(AccessibilityTraits)
  /// Whether the view is hidden from accessibility.
  case hidden(Bool)
  /// Moves the cursor of assistive technology to the element, or away.
  case focused((Bool) -> Void)
}
