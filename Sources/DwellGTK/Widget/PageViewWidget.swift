#if GTK
import CDwellGTK
import Dwell

/// Pages side by side as a GTK widget: any widgets, one at a time in view, that follow a finger and settle on
/// a page.
///
/// ```swift
/// let view = PageViewWidget(pages: [gtk_label_new("One"), gtk_label_new("Two")])
/// view?.callbacks.pageDidChange = { show($0.to) }
/// gtk_window_set_child(window, view?.widget)
/// ```
public typealias PageViewWidget = ComponentWidget<PageView>

extension ComponentWidget where Content == PageView {
  /// A page view of the given widgets; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - pages: the pages, each a GtkWidget without a parent.
  ///   - behavior: what the app decides about the widget.
  ///   - clock: where time comes from.
  ///   - configure: changes what the view is like from the beginning.
  public convenience init?(
    pages: [UnsafeMutablePointer<GtkWidget>], behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared, configure: (inout PageView.Configuration) -> Void = { _ in }
  ) {
    var configuration = PageView.Configuration(pageCount: pages.count)
    configure(&configuration)
    configuration.pageCount = pages.count
    self.init(configuration, pages: .widgets(pages), behavior: behavior, clock: clock)
  }

  /// A page view; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - configuration: what the view is like from the beginning. Unless it goes from top to bottom or back,
  ///     its direction follows the widget's text.
  ///   - pages: where the pages come from.
  ///   - behavior: what the app decides about the widget.
  ///   - clock: where time comes from.
  public convenience init?(
    _ configuration: PageView.Configuration, pages: PageSource, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    self.init(
      PageView(configuration, at: clock.now), pages, cssName: "dwell-page-view",
      direction: configuration.direction, behavior, clock)
  }
}
#endif
