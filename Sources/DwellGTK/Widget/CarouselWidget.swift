#if GTK
import CDwellGTK
import Dwell

/// Pages with an indicator and a time of their own as a GTK widget.
///
/// ```swift
/// let carousel = CarouselWidget(pages: [gtk_label_new("One"), gtk_label_new("Two"), gtk_label_new("Three")])
/// gtk_window_set_child(window, carousel?.widget)
/// ```
///
/// Pages turn every four seconds, by a swipe, the wheel, the arrow keys and a click on the indicator. A
/// button in the corner pauses them, and so do a pointer over them, a finger that rests, the keyboard's
/// focus, and a window that is inactive or out of sight.
public typealias CarouselWidget = ComponentWidget<Carousel>

extension ComponentWidget where Content == Carousel {
  /// A carousel of the given widgets that begins now; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - pages: the pages, each a GtkWidget without a parent.
  ///   - behavior: what the app decides about the widget.
  ///   - clock: where time comes from.
  ///   - configure: changes what the carousel is like from the beginning.
  public convenience init?(
    pages: [UnsafeMutablePointer<GtkWidget>], behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared, configure: (inout Carousel.Configuration) -> Void = { _ in }
  ) {
    var configuration = Carousel.Configuration(pageCount: pages.count)
    configure(&configuration)
    configuration.pages.pageCount = pages.count
    self.init(configuration, pages: .widgets(pages), behavior: behavior, clock: clock)
  }

  /// A carousel that begins now; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - configuration: what the carousel is like from the beginning. Unless it goes from top to bottom or
  ///     back, its direction follows the widget's text.
  ///   - pages: where the pages come from.
  ///   - behavior: what the app decides about the widget.
  ///   - clock: where time comes from.
  public convenience init?(
    _ configuration: Carousel.Configuration, pages: PageSource, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    self.init(
      Carousel(configuration, at: clock.now), pages, cssName: "dwell-carousel",
      direction: configuration.pages.direction, behavior, clock)
  }

  /// Whether pages advance by themselves, as far as the app and the person's pause button are concerned.
  /// Setting it pauses, or lets time go on.
  public var isRunning: Bool {
    get { !component.timer.pausedBy.contains(.app) }
    set { send(newValue ? .resume(.app) : .pause(.app)) }
  }
}
#endif
