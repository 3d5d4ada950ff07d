/// The name of a drawn item, the same in every frame that shows it.
///
/// A front that keeps an element per item (a browser's DOM, a layer tree) finds the element by its key; a key occurs
/// at most once in a display list.
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
  /// Whether the item belongs to the old picture of a cross-fade.
  public var isLeaving: Bool

  /// The key of an item that belongs to a page, or to the component as a whole.
  public init(_ part: Part, _ page: Int = 0, isLeaving: Bool = false) {
    self.part = part
    self.page = page
    self.isLeaving = isLeaving
  }
}
