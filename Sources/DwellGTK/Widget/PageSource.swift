#if GTK
import CDwellGTK
import Dwell

/// Where the pages of a widget come from. A page is any GtkWidget without a parent.
@MainActor
public enum PageSource {
  /// These widgets, the first page first.
  case widgets([UnsafeMutablePointer<GtkWidget>])
  /// A widget is made when its page comes into view for the first time, and let go when its page is no longer
  /// next to what is in view: for many pages, or pages that cost much. Nil leaves the page empty.
  case onDemand((_ page: Int) -> UnsafeMutablePointer<GtkWidget>?)
}

/// A component that shows pages, of which a widget can hold the content.
public protocol PageContainer: PagedComponent {
  /// The size of a page's content, in points.
  func size(ofPage page: Int) -> Size
}

extension PageView: PageContainer {}

extension Carousel: PageContainer {}
#endif
