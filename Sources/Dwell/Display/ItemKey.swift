/// Identifies a drawn item across frames. A key occurs at most once in a display list.
///
/// A front that keeps an element per item (a DOM element, a layer) finds it by its key.
public struct ItemKey: Equatable, Hashable, Sendable {
  /// The kinds of drawn item.
  public enum Part: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// The background of the whole component.
    case background
    /// A page's indicator: a dot, the track of a pill, or a segment.
    case indicator
    /// The fill of a page's indicator as its time passes.
    case progress
    /// A page's content.
    case page
    /// A text.
    case label
    /// The outline of a component.
    case border
    /// A cover over a part of a component.
    case cover
    /// The current page's indicator, where it moves over the dots: 0, and 1 for a second one while pages go
    /// round over the end of a loop. Indicators that cross-fade have the numbers of their pages.
    case mark
    /// A button above the pages, numbered in reading order, or its symbol: those follow all buttons' numbers.
    case button
    /// The colour of seen indicators over a page's indicator, in a row of two colours.
    case seen
  }

  /// The item's kind.
  public var part: Part
  /// The page that the item belongs to; 0 if none.
  public var page: Int
  /// The layer of a cross-fade: 0 if it stays, 1...``maximumLeavingCount`` if it fades out, oldest first.
  public private(set) var leaving: UInt8

  /// The maximum number of layers that fade out at once.
  public static let maximumLeavingCount: UInt8 = 7

  /// Whether the item is fading out in a cross-fade.
  public var isLeaving: Bool { leaving > 0 }

  /// The key of an item of a page, or of the component as a whole.
  public init(_ part: Part, _ page: Int = 0, isLeaving: Bool = false) {
    self.init(part, page, leaving: isLeaving ? 1 : 0)
  }

  /// The key of an item in a layer of a cross-fade, at most ``maximumLeavingCount``.
  public init(_ part: Part, _ page: Int = 0, leaving: UInt8) {
    self.part = part
    self.page = page
    self.leaving = min(leaving, ItemKey.maximumLeavingCount)
  }
}
