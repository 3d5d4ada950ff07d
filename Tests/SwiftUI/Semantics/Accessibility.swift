/// How a view's inside is put to assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// Which.
  let number: Int
  /// The view is one element.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The view contains elements.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The view is one element, made of those inside.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The traits.
  var names: Set<String> = []
  /// None.
  public init() {}
  /// It has a header's meaning.
  public static let isHeader = AccessibilityTraits(["isHeader"])
  /// It changes often: assistive technology asks again and again.
  public static let updatesFrequently = AccessibilityTraits(["updatesFrequently"])
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(["isSelected"])
  /// These.
  init(_ names: Set<String>) { self.names = names }
  /// Whether a fact is among them.
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  /// All of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names.union(other.names)) }
  /// Those of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(names.intersection(other.names))
  }
  /// Those of one only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(names.symmetricDifference(other.names))
  }
  /// Adds traits.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { names.formUnion(newMember.names) }
    return (!contains(newMember), newMember)
  }
  /// Takes traits away.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// Adds traits.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds all of another.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps those of both.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  /// Keeps those of one only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// An edge.
public enum Edge: Hashable, CaseIterable, Sendable {
  /// Above.
  case top
  /// At the beginning of a line.
  case leading
  /// Below.
  case bottom
  /// At the end of a line.
  case trailing
  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set of these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// At the beginning of a line.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// At the end of a line.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension View {
  /// The view as an element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    saying(.accessibility(.element(children)))
  }
  /// The view with a name.
  public func accessibilityLabel(_ label: Text) -> some View { saying(.accessibility(.label(label.string))) }
  /// The view with a value.
  public func accessibilityValue(_ value: Text) -> some View { saying(.accessibility(.value(value.string))) }
  /// The view, whose value can be changed.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { saying(.accessibility(.adjust(handler))) }
  /// The view with actions, which are given as buttons.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    WithActions(content: self, actions: content())
  }
  /// The view, which can be scrolled.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    saying(.accessibility(.scroll(handler)))
  }
  /// The view, which is something.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    saying(.accessibility(.add(traits)))
  }
  /// The view, which is passed over or not.
  public func accessibilityHidden(_ hidden: Bool) -> some View { saying(.accessibility(.hidden(hidden))) }
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
