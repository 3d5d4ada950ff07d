/// A component with pages, or with marks for pages.
public protocol PagedComponent: Component {
  /// The number of pages, 0 or more.
  var pageCount: Int { get }
  /// The page that is shown, or on its way to be, from 0; 0 also without pages.
  var currentPage: Int { get }
  /// The size of the component, in points.
  var size: Size { get }
  /// The direction in which pages follow one another.
  var direction: Direction { get }
  /// Whether less motion is asked for.
  var reduceMotion: Bool { get }

  /// The position between pages at a time, in pages: the current page's number at rest.
  func position(at now: Double) -> Double
  /// The pages that are drawn at a time, in drawing order; of a control, those whose marks are.
  func visiblePages(at now: Double) -> [Int]
  /// The size that the component asks for where `available` points are free; a component that takes any size
  /// asks for all of it.
  func preferredSize(in available: Size) -> Size
}

/// A component whose pages have a time.
public protocol TimedComponent: PagedComponent {
  /// The time of the pages.
  var timer: PageTimer { get }
}
