#if GTK
import CDwellGTK
import Dwell

/// What widgets that hold pages have in common.
extension ComponentWidget where Content: PageContainer {
  /// A widget for a component with pages; nil if GTK has no display, or is not initialised.
  package convenience init?(
    _ component: Content, _ source: PageSource, cssName: String, direction: Direction,
    _ behavior: WidgetBehavior, _ clock: FrontClock
  ) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? cssName
    behavior.role = .pageView
    if direction.axis == .vertical { behavior.followsTextDirection = false }
    self.init(
      PagedComponentBox(component) { _ in SizeRequest(minimum: Size(width: 44, height: 44)) }, source,
      behavior, PageContent(), clock)
  }

  /// The number of pages.
  public var pageCount: Int { component.pageCount }

  /// The page that is shown, or on its way to be, from 0. Setting it turns to the page; one out of range is
  /// ignored and told to ``WidgetCallbacks/didDiagnose``.
  public var currentPage: Int {
    get { component.currentPage }
    set { send(.select(page: newValue, animated: true)) }
  }

  /// The widget of a page; nil if there is none, or none yet.
  public func page(at page: Int) -> UnsafeMutablePointer<GtkWidget>? { peer.host?.child(page) }

  /// Adds a page after all others.
  /// - Parameter widget: a GtkWidget without a parent.
  public func appendPage(_ widget: UnsafeMutablePointer<GtkWidget>) { insertPage(widget, at: pageCount) }

  /// Adds a page before the one of that number. The shown page stays shown. A number out of range is ignored
  /// and told to ``WidgetCallbacks/didDiagnose``.
  /// - Parameters:
  ///   - widget: a GtkWidget without a parent.
  ///   - page: the number that the page is to have, from 0.
  public func insertPage(_ widget: UnsafeMutablePointer<GtkWidget>, at page: Int) {
    peer.insert([widget], at: page)
  }

  /// Removes a page and lets go of its widget. If it was shown, the page that takes its place is.
  public func removePage(at page: Int) { send(.edit(.remove(at: page, count: 1))) }

  /// Moves a page to another number. The shown page stays shown.
  public func movePage(from page: Int, to newPage: Int) { send(.edit(.move(from: page, to: newPage))) }
}
#endif
