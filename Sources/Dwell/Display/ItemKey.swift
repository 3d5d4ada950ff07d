/// The name of a drawn item, the same in every frame that shows it.
///
/// A front that keeps an element per item (a browser's DOM, a layer tree) finds the element by its key; a key
/// occurs at most once in a display list.
public struct ItemKey: Equatable, Hashable, Sendable {
  /// What an item is for.
  public enum Part: UInt8, Equatable, Hashable, Sendable, CaseIterable {
    /// The ground behind the whole component.
    case background
    /// A page's mark: a dot, the track of a pill, or a segment.
    case indicator
    /// What fills a page's mark as its time passes.
    case progress
    /// A page's picture or view.
    case page
    /// A text.
    case label
    /// The outline of a component.
    case border
    /// What hides a part of a component.
    case cover
  }

  /// What the item is for.
  public var part: Part
  /// The page that the item belongs to; 0 where it belongs to none.
  public var page: Int
  /// Which picture of a cross-fade the item belongs to: 0 for the one that stays, and
  /// 1...``maximumLeavingCount`` for those that fade out, the oldest first.
  public private(set) var leaving: UInt8

  /// The most pictures that fade out at once.
  public static let maximumLeavingCount: UInt8 = 7

  /// Whether the item belongs to an old picture of a cross-fade.
  public var isLeaving: Bool { leaving > 0 }

  /// The key of an item that belongs to a page, or to the component as a whole.
  public init(_ part: Part, _ page: Int = 0, isLeaving: Bool = false) {
    self.init(part, page, leaving: isLeaving ? 1 : 0)
  }

  /// The key of an item in one of several pictures of a cross-fade; more than ``maximumLeavingCount`` counts
  /// as that.
  public init(_ part: Part, _ page: Int = 0, leaving: UInt8) {
    self.part = part
    self.page = page
    self.leaving = min(leaving, ItemKey.maximumLeavingCount)
  }
}
