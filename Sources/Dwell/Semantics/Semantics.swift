/// What a component means to somebody who cannot see it, as data: a front publishes it in its platform's
/// terms.
public struct Semantics: Equatable, Sendable {
  /// The elements, in reading order.
  public private(set) var elements: [SemanticElement] = []

  /// No element at all.
  public init() {}

  /// The element that stands for the whole where only one can: the last that can be adjusted, which is the
  /// indicator, else the first; nil if there is none.
  public var adjustable: SemanticElement? {
    elements.last { $0.actions.contains(.setValue) } ?? elements.first
  }

  /// Adds an element after all others.
  public mutating func append(_ element: SemanticElement) { elements.append(element) }

  /// Removes every element and keeps the storage.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}

/// One thing that assistive technology can reach.
public struct SemanticElement: Equatable, Sendable {
  /// What it is.
  public var role: SemanticRole
  /// What it stands at.
  public var value: SemanticValue
  /// What can be done with it.
  public var actions: SemanticActions
  /// Where it is, in the component's points: its hit target, not just its ink.
  public var rect: Rect

  /// An element.
  public init(
    role: SemanticRole, value: SemanticValue, actions: SemanticActions = SemanticActions(), rect: Rect
  ) {
    self.role = role
    self.value = value
    self.actions = actions
    self.rect = rect
  }
}

/// The kinds of element.
public enum SemanticRole: Equatable, Sendable, CaseIterable {
  /// An adjustable row of page indicators.
  case pageControl
  /// A row of segments that tells the progress of a sequence.
  case segmentedProgress
  /// A gauge of a level in a known range.
  case meter
  /// A region that shows one of several pages.
  case pageView
  /// A page that is shown.
  case page
  /// The button that pauses or starts the advance of pages.
  case playPause
}

/// What an element stands at.
public enum SemanticValue: Equatable, Sendable {
  /// Nothing to tell.
  case none
  /// A page, counted from 0, of so many.
  case page(Int, of: Int)
  /// A level within `0...of`.
  case level(Double, of: Double)
  /// Whether pages advance by themselves.
  case isRunning(Bool)
}

/// What can be done with an element.
public struct SemanticActions: OptionSet, Equatable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// A set of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Go to the next page.
  public static let next = SemanticActions(rawValue: 1)
  /// Go to the previous page.
  public static let previous = SemanticActions(rawValue: 2)
  /// Go to a page by its number.
  public static let setValue = SemanticActions(rawValue: 4)
  /// Pause the advance of pages.
  public static let pause = SemanticActions(rawValue: 8)
  /// Start the advance of pages again.
  public static let resume = SemanticActions(rawValue: 16)
}
