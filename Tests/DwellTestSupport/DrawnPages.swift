import Dwell

/// The drawn pages that tests examine, read back from their display list.
public struct DrawnPages {
  /// A drawn page.
  public struct Page: Equatable {
    /// The page.
    public var page: Int
    /// Its rectangle.
    public var rect: Rect
    /// The visible part of it; nil for all.
    public var shown: Rect?
    /// Its rotation, clockwise, in degrees.
    public var rotation = 0.0
    /// Its opacity.
    public var opacity: Double

    /// A page drawn in a rectangle.
    public init(page: Int, rect: Rect, opacity: Double) {
      self.page = page
      self.rect = rect
      self.opacity = opacity
    }
  }

  /// The pages, in drawing order.
  public private(set) var pages: [Page] = []
  /// The clips.
  public private(set) var clips: [Rect] = []
  /// The number of groups that are not ended.
  public private(set) var openGroups = 0

  /// The pages of a frame.
  public init(_ frame: Frame) {
    for command in frame.display.commands {
      switch command {
      case .page(let page, let rect, let shown, let rotation, let opacity):
        var drawn = Page(page: page, rect: rect, opacity: opacity)
        (drawn.shown, drawn.rotation) = (shown, rotation)
        pages.append(drawn)
      case .clip(let rect, _):
        clips.append(rect)
        openGroups += 1
      case .opacity: openGroups += 1
      case .pop: openGroups -= 1
      default: break
      }
    }
  }

  /// A page; nil if it isn't drawn.
  public subscript(page: Int) -> Page? { pages.first { $0.page == page } }
}
