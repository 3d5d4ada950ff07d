#if GTK
import CDwellGTK
import Dwell

/// The source of a widget's pages. A page is any GtkWidget without a parent; others are refused
/// (`Diagnostics.pageHasParent`) and leave their page empty.
///
/// Each page's widget is retained until its page is removed or the component's widget is disposed of. An app
/// can take a page's widget out sooner, with `gtk_widget_unparent`: the page remains, and is empty.
@MainActor
public enum PageSource {
  /// The given widgets, in page order.
  case widgets([UnsafeMutablePointer<GtkWidget>])
  /// Widgets created when their page first comes into view, and released when it is no longer next to a
  /// visible page: for many or expensive pages. Nil leaves a page empty. The closure is retained until the
  /// component's widget is disposed of, like the callbacks (``WidgetCallbacks``).
  case onDemand((_ page: Int) -> UnsafeMutablePointer<GtkWidget>?)
}

/// A component with pages whose content can be widgets.
public protocol PageContainer: PagedComponent {
  /// Returns the size of a page's content, in points.
  func size(ofPage page: Int) -> Size
  /// Whether the component's cross size is that of its pages.
  var fitsPages: Bool { get }
  /// Whether the pages can follow a drag by a movement in points, or leave it to pages around them.
  func canFollow(_ movement: Point, at now: Double) -> Bool
}

extension PageContainer {
  /// False: any component takes the size that it gets.
  public var fitsPages: Bool { false }
  /// True: any component takes the drags that it handles.
  public func canFollow(_ movement: Point, at now: Double) -> Bool { true }
}

extension PageView: PageContainer {
  /// Whether the view's cross size is that of its pages.
  public var fitsPages: Bool { configuration.layout.fitsPage }
}

extension Carousel: PageContainer {
  /// Whether the carousel's cross size is that of its pages.
  public var fitsPages: Bool { pages.fitsPages }
}
#endif
