#if GTK
import CDwellGTK
import Dwell

/// Shared API of widgets that contain pages.
extension ComponentWidget where Content: PageContainer {
  /// Creates a widget for a component with pages; nil if GTK has no display or isn't initialised.
  package convenience init?(
    _ component: Content, _ source: PageSource, cssName: String, direction: Direction,
    _ behavior: WidgetBehavior, _ clock: FrontClock
  ) {
    let behavior = behavior.paged(cssName: cssName, direction: direction)
    self.init(.paged(component), source, behavior, PageContent(), clock)
  }

  /// The number of pages.
  public var pageCount: Int { component.pageCount }

  /// The index of the current page, or of the page that is being turned to, from 0. Setting it turns to that
  /// page; an index out of range is ignored and reported to ``WidgetCallbacks/didDiagnose``.
  public var currentPage: Int {
    get { component.currentPage }
    set { send(.select(page: newValue, animated: true)) }
  }

  /// Returns the widget of a page; nil if it has none (yet), or if the app has removed it.
  public func page(at page: Int) -> UnsafeMutablePointer<GtkWidget>? { controller.page(at: page) }

  /// Appends a page.
  /// - Parameter widget: a GtkWidget without a parent; otherwise nothing changes
  ///   (`Diagnostics.pageHasParent`).
  public func appendPage(_ widget: UnsafeMutablePointer<GtkWidget>) { insertPage(widget, at: pageCount) }

  /// Inserts a page at an index. The current page is kept. If the index is out of range, or the widget has a
  /// parent, nothing changes; both are reported to ``WidgetCallbacks/didDiagnose``, and a floating widget is
  /// released.
  /// - Parameters:
  ///   - widget: a GtkWidget without a parent.
  ///   - page: the new page's index, from 0.
  public func insertPage(_ widget: UnsafeMutablePointer<GtkWidget>, at page: Int) {
    controller.insert(widget, at: page)
  }

  /// Removes a page and releases its widget, which is destroyed unless the app has a reference. If it was
  /// current, the page that takes its place becomes current.
  public func removePage(at page: Int) { send(.edit(.remove(at: page, count: 1))) }

  /// Moves a page to another index. The current page is kept.
  public func movePage(from page: Int, to newPage: Int) { send(.edit(.move(from: page, to: newPage))) }
}

extension ComponentBox where Content: PageContainer {
  /// A box that holds a component with pages.
  static func paged(_ component: Content) -> ComponentBox {
    PagedComponentBox(component) { _ in SizeRequest(minimum: Size(width: 44, height: 44)) }
  }
}

extension WidgetBehavior {
  /// These options for a widget with pages in a direction.
  func paged(cssName: String, direction: Direction = .leftToRight) -> WidgetBehavior {
    var result = self
    result.cssName = result.cssName ?? cssName
    result.role = .pageView
    if direction.axis == .vertical { result.followsTextDirection = false }
    return result
  }
}
#endif
