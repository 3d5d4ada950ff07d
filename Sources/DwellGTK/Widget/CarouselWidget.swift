#if GTK
import CDwellGTK
import Dwell

/// A timed carousel as a GTK widget: pages with an indicator.
///
/// ```swift
/// let carousel = CarouselWidget(pages: [gtk_label_new("One"), gtk_label_new("Two"), gtk_label_new("Three")])
/// gtk_window_set_child(window, carousel?.widget)
/// ```
///
/// Pages turn every four seconds, and by a swipe, the wheel, the arrow keys or a click on the indicator. A
/// button beside the indicator pauses them. They also pause under the pointer or a resting finger, while they
/// have keyboard focus, and while the window is inactive or hidden.
public typealias CarouselWidget = ComponentWidget<Carousel>

extension ComponentWidget where Content == Carousel {
  /// Creates a carousel of the given widgets that starts now; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - pages: the pages, each a GtkWidget without a parent.
  ///   - behavior: the widget's options.
  ///   - clock: the source of time.
  ///   - configure: changes the initial configuration.
  public convenience init?(
    pages: [UnsafeMutablePointer<GtkWidget>], behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared, configure: (inout Carousel.Configuration) -> Void = { _ in }
  ) {
    var configuration = Carousel.Configuration(pageCount: pages.count)
    configure(&configuration)
    configuration.pages.pageCount = pages.count
    self.init(configuration, pages: .widgets(pages), behavior: behavior, clock: clock)
  }

  /// Creates a carousel that starts now; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - configuration: the initial configuration. Unless it is vertical, its direction follows the widget's
  ///     text direction.
  ///   - pages: the source of the pages.
  ///   - behavior: the widget's options.
  ///   - clock: the source of time.
  public convenience init?(
    _ configuration: Carousel.Configuration, pages: PageSource, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    let parts = Self.parts(configuration, behavior, at: clock.now)
    self.init(parts.box, pages, parts.behavior, PageContent(), clock)
  }

  /// Returns a carousel that starts at a time, and its widget's options.
  static func parts(
    _ configuration: Carousel.Configuration, _ behavior: WidgetBehavior, at start: Double
  ) -> (box: ComponentBox<Carousel>, behavior: WidgetBehavior) {
    var configuration = configuration
    configuration.needsPause = behavior.showsPauseButton
    let behavior = behavior.paged(cssName: "dwell-carousel", direction: configuration.pages.direction)
    return (.paged(Carousel(configuration, at: start)), behavior)
  }

  /// Whether pages advance automatically, as far as the app and the pause button are concerned. Setting it
  /// pauses or resumes the timer.
  public var isRunning: Bool {
    get { !component.timer.pausedBy.contains(.app) }
    set { send(newValue ? .resume(.app) : .pause(.app)) }
  }
}
#endif
