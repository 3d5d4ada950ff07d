/// How a view's subviews are treated by accessibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// The case's number.
  let number: Int
  /// The view is one element; subviews are ignored.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The view contains elements.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The view is one element that combines its subviews'.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// An element's traits.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The traits.
  var names: Set<String> = []
  /// Creates an empty set.
  public init() {}
  /// The element is a header.
  public static let isHeader = AccessibilityTraits(["isHeader"])
  /// The element changes often; assistive technology polls it.
  public static let updatesFrequently = AccessibilityTraits(["updatesFrequently"])
  /// The element is a button.
  public static let isButton = AccessibilityTraits(["isButton"])
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(["isTabBar"])
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(["isSelected"])
  /// Creates a set of traits.
  init(_ names: Set<String>) { self.names = names }
  /// Returns whether all given traits are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  /// Returns the union.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names.union(other.names)) }
  /// Returns the intersection.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(names.intersection(other.names))
  }
  /// Returns the symmetric difference.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(names.symmetricDifference(other.names))
  }
  /// Inserts traits.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  /// Removes traits.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// Inserts traits.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Forms the union.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Forms the intersection.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  /// Forms the symmetric difference.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The kind's number.
  let number: Int
  /// Activates the element.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// Dismisses a modal view.
  public static let escape = AccessibilityActionKind(number: 1)
}

/// A zoom by assistive technology.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }
  /// The direction.
  public let direction: Direction
  /// Creates a zoom in a direction.
  package init(_ direction: Direction) { self.direction = direction }
}

/// An edge.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The modifier of accessibility attributes.
public struct AccessibilityAttachmentModifier: ViewModifier, FactModifier {
  /// It has no body.
  public typealias Body = Never
  /// The attributes.
  let attributes: [AccessibilityFact]
  /// The attributes, as facts about the view.
  package var facts: [Fact] { attributes.map { .accessibility($0) } }
}

extension View {
  /// Adds an attribute.
  private func attaching(
    _ attribute: AccessibilityFact
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attributes: [attribute]))
  }
  /// Makes the view an element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    adding(.accessibility(.element(children)))
  }
  /// Sets the label.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label.string))
  }
  /// Sets the value.
  public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.value(valueDescription.string)) }
  /// Adds an adjustable action.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.adjust(handler)) }
  /// Adds an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(actionKind == .escape ? .escape(handler) : .activate(handler))
  }
  /// Adds actions, given as buttons.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    WithActions(content: self, actions: content())
  }
  /// Adds a scroll action.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.scroll(handler)) }
  /// Adds a zoom action.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.zoom(handler)) }
  /// Adds traits.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.add(traits)) }
  /// Hides the view from accessibility, or not.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.hidden(hidden)) }
}

/// A view with actions.
struct WithActions<Content: View, Actions: View>: StandInView {
  /// The view.
  let content: Content
  /// The actions, as buttons.
  let actions: Actions
  /// The node of the view, with its actions.
  func node(_ pass: RenderPass) -> Node {
    let buttons = pass.node(of: actions, "actions").all
    var facts: [Fact] = []
    for button in buttons {
      guard case .button(let action)? = button.facts.first else { continue }
      let name = button.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      facts.append(.accessibility(.action(name.joined(separator: " "), action)))
    }
    return Node("modified", facts, children: [pass.node(of: content, "content")])
  }
}
