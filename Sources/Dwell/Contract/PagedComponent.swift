/// A component with pages, or with indicators for pages.
public protocol PagedComponent: Component {
  /// The number of pages, 0 or more.
  var pageCount: Int { get }
  /// The current page, from 0: shown, or being turned to; 0 without pages.
  var currentPage: Int { get }
  /// The component's size, in points.
  var size: Size { get }
  /// The direction in which pages follow one another.
  var direction: Direction { get }
  /// Whether reduced motion is on.
  var reduceMotion: Bool { get }

  /// The position between pages at `now`, in pages: the current page's index at rest.
  func position(at now: Double) -> Double
  /// The pages drawn at `now`, in drawing order; for a control, those whose indicators are drawn.
  func visiblePages(at now: Double) -> [Int]
  /// The size that the component asks for, given `available` points; all of it if any size will do.
  func preferredSize(in available: Size) -> Size
  /// The size that the component asks for at `now`; ``preferredSize(in:)`` where time makes no difference.
  func preferredSize(in available: Size, at now: Double) -> Size
}

extension PagedComponent {
  /// The size that the component asks for at any time.
  public func preferredSize(in available: Size, at now: Double) -> Size { preferredSize(in: available) }
}

/// A component that times its pages.
public protocol TimedComponent: PagedComponent {
  /// The timer of the pages.
  var timer: PageTimer { get }
}
