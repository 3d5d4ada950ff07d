/// The accessibility tree of a component, as data that a front publishes in its platform's terms.
public struct Semantics: Equatable, Sendable {
  /// The elements, in reading order.
  public private(set) var elements: [SemanticElement] = []

  /// No elements.
  public init() {}

  /// The element that represents the whole where there can only be one: the last adjustable one, which is the
  /// indicator, else the first; nil if there is none.
  public var adjustable: SemanticElement? {
    elements.last { $0.actions.contains(.setValue) } ?? elements.first
  }

  /// The first element with a role; nil if there is none.
  package func element(_ role: SemanticRole) -> SemanticElement? { elements.first { $0.role == role } }

  /// Appends an element.
  public mutating func append(_ element: SemanticElement) { elements.append(element) }

  /// Removes all elements and keeps the storage.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Moves the elements from an index on.
  mutating func offset(from first: Int, x: Double, y: Double) {
    for index in first..<elements.count {
      elements[index].rect = elements[index].rect.offsetBy(x: x, y: y)
      elements[index].focusRect = elements[index].focusRect.offsetBy(x: x, y: y)
    }
  }
}

/// An element that assistive technology can reach.
public struct SemanticElement: Equatable, Sendable {
  /// The role.
  public var role: SemanticRole
  /// The value.
  public var value: SemanticValue
  /// The supported actions.
  public var actions: SemanticActions
  /// The element's hit target, in the component's points.
  public var rect: Rect
  /// What a focus ring goes around: what is seen of the element, in the component's points.
  public var focusRect: Rect
  /// Whether assistive technology should skip the element: a page that is partly out of view, which users
  /// reach by turning to it.
  public var isHidden = false
  /// Whether the element stands for the current page, among others for other pages.
  public var isCurrent = false

  /// An element; without a `focusRect` a focus ring goes around its `rect`.
  public init(
    role: SemanticRole, value: SemanticValue, actions: SemanticActions = SemanticActions(), rect: Rect,
    focusRect: Rect? = nil
  ) {
    self.role = role
    self.value = value
    self.actions = actions
    self.rect = rect
    self.focusRect = focusRect ?? rect
  }
}

/// The roles of elements.
public enum SemanticRole: Equatable, Sendable, CaseIterable {
  /// A row of dots that shows the current page, and selects pages.
  case pageControl
  /// A row of segments that shows the progress of a sequence.
  case segmentedProgress
  /// A gauge of a level within a known range.
  case meter
  /// A container that shows one of several pages.
  case pageView
  /// A page that is shown.
  case page
  /// A button that pauses or resumes the advance of pages.
  case playPause
  /// A button that turns to the previous page; without an action it is disabled.
  case previous
  /// A button that turns to the next page; without an action it is disabled.
  case next
  /// An indicator that is a button of its own and selects its page: see ``IndicatorRole/buttons``.
  ///
  /// The element of its row, a page control or a segmented progress, stands before it, and is then the group
  /// of these.
  case pageButton
  /// The same as a tab: see ``IndicatorRole/tabs``.
  case pageTab
}

/// The value of an element.
public enum SemanticValue: Equatable, Sendable {
  /// No value.
  case none
  /// A page, from 0, and the page count.
  case page(Int, of: Int)
  /// A level within `0...of`.
  case level(Double, of: Double)
  /// Whether pages advance automatically.
  case isRunning(Bool)
}

/// Actions on an element.
public struct SemanticActions: OptionSet, Equatable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// A set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Go to the next page.
  public static let next = SemanticActions(rawValue: 1)
  /// Go to the previous page.
  public static let previous = SemanticActions(rawValue: 2)
  /// Go to a page by its index.
  public static let setValue = SemanticActions(rawValue: 4)
  /// Pause the advance of pages.
  public static let pause = SemanticActions(rawValue: 8)
  /// Resume the advance of pages.
  public static let resume = SemanticActions(rawValue: 16)
  /// Go to the element's page: a press and a release in the middle of its ``SemanticElement/rect``.
  public static let select = SemanticActions(rawValue: 32)
}
