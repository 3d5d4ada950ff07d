#if GTK
import CDwellGTK
import Dwell

/// The source of a widget's pages. A page is any GtkWidget without a parent.
@MainActor
public enum PageSource {
  /// The given widgets, in page order.
  case widgets([UnsafeMutablePointer<GtkWidget>])
  /// Widgets created when their page first comes into view, and released when it is no longer next to a
  /// visible page: for many or expensive pages. Nil leaves a page empty.
  case onDemand((_ page: Int) -> UnsafeMutablePointer<GtkWidget>?)
}

/// A component with pages whose content can be widgets.
public protocol PageContainer: PagedComponent {
  /// Returns the size of a page's content, in points.
  func size(ofPage page: Int) -> Size
}

extension PageView: PageContainer {}

extension Carousel: PageContainer {}
#endif
