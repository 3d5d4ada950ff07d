import Foundation

/// What a view is at one moment, for tests to look at.
public struct Node {
  /// The kind of view.
  public var kind: String
  /// What was said about the view.
  public var facts: [Fact] = []
  /// What is inside it.
  public var children: [Node]

  /// A node of a kind.
  public init(_ kind: String, _ facts: [Fact] = [], children: [Node] = []) {
    self.kind = kind
    self.facts = facts
    self.children = children
  }

  /// This node and everything inside it, in drawing order.
  public var all: [Node] { [self] + children.flatMap(\.all) }
  /// Everything said about this node and what is inside it.
  public var allFacts: [Fact] { all.flatMap(\.facts) }
}

/// Something said about a view.
public enum Fact {
  /// A text.
  case text(String)
  /// The name of an image.
  case image(String)
  /// What a canvas drew.
  case drawing([DrawnStep])
  /// When a timeline draws next, after the moment shown; nil for never.
  case nextDate(Date?)
  /// A fixed frame.
  case frame(width: CGFloat?, height: CGFloat?)
  /// A flexible frame.
  case flexibleFrame(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?)
  /// The place of the centre.
  case position(CGPoint)
  /// A factor to the size.
  case scale(CGFloat)
  /// An opacity.
  case opacity(Double)
  /// Whether nothing outside the frame is drawn.
  case clipped
  /// Whether taps and drags reach the view.
  case allowsHitTesting(Bool)
  /// A drag.
  case drag(DragGesture)
  /// A press that lasts.
  case longPress(LongPressGesture)
  /// A view of AppKit's.
  case appKit(NSView)
  /// The view has the size that it asks for, along which axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// What a pointer over the view does.
  case hover((HoverPhase) -> Void)
  /// What a key does.
  case keyPress(Set<KeyEquivalent>, (KeyPress) -> KeyPress.Result)
  /// What a direction of a remote control does.
  case moveCommand((MoveCommandDirection) -> Void)
  /// What the button for play and pause does.
  case playPauseCommand(() -> Void)
  /// The crown's value, in turns of its wheel.
  case crown(Binding<Double>)
  /// Whether the view can have the keyboard's focus.
  case focusable(Bool)
  /// What puts and tells the focus.
  case focused((Bool) -> Void)
  /// What a button does.
  case button(() -> Void)
  /// What accessibility is told and may do.
  case accessibility(AccessibilityFact)
  /// A page's tag.
  case tag(AnyHashable)
  /// A modifier that only a Mac can show.
  case other(String)
}

/// What accessibility is told about a view, and may do with it.
public enum AccessibilityFact {
  /// One element, made of what is inside, or containing it.
  case element(AccessibilityChildBehavior)
  /// Its name.
  case label(String)
  /// Its value.
  case value(String)
  /// What can be done to its value.
  case adjust((AccessibilityAdjustmentDirection) -> Void)
  /// What a named action does.
  case action(String, () -> Void)
  /// What scrolling does.
  case scroll((Edge) -> Void)
  /// What it is.
  case add(AccessibilityTraits)
  /// Whether it is passed over.
  case hidden(Bool)
}
