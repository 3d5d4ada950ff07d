#if GTK
import CDwellGTK
import Dwell

/// A page view as a GTK widget: pages side by side, one at a time in view, that follow a finger and settle on
/// a page. Any widget can be a page.
///
/// ```swift
/// let view = PageViewWidget(pages: [gtk_label_new("One"), gtk_label_new("Two")])
/// view?.callbacks.pageDidChange = { show($0.to) }
/// gtk_window_set_child(window, view?.widget)
/// ```
public typealias PageViewWidget = ComponentWidget<PageView>

extension ComponentWidget where Content == PageView {
  /// Creates a page view of the given widgets; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - pages: the pages, each a GtkWidget without a parent.
  ///   - behavior: the widget's options.
  ///   - clock: the source of time.
  ///   - configure: changes the initial configuration.
  public convenience init?(
    pages: [UnsafeMutablePointer<GtkWidget>], behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared, configure: (inout PageView.Configuration) -> Void = { _ in }
  ) {
    var configuration = PageView.Configuration(pageCount: pages.count)
    configure(&configuration)
    configuration.pageCount = pages.count
    self.init(configuration, pages: .widgets(pages), behavior: behavior, clock: clock)
  }

  /// Creates a page view; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - configuration: the initial configuration. Unless it is vertical, its direction follows the widget's
  ///     text direction.
  ///   - pages: the source of the pages.
  ///   - behavior: the widget's options.
  ///   - clock: the source of time.
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
