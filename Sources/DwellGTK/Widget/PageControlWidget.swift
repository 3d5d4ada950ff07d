#if GTK
import Dwell

/// A page control as a GTK widget.
///
/// ```swift
/// let control = PageControlWidget(.init(pageCount: 3))
/// control?.callbacks.pageDidChange = { show($0.to) }
/// gtk_box_append(box, control?.widget)
/// ```
///
/// A control whose pages advance automatically has a pause button at its end (WCAG 2.2.2), unless
/// ``WidgetBehavior/showsPauseButton`` is false. The two keep together, in the middle of a longer space
/// unless the app sets another `halign` (`valign` for a vertical control).
public typealias PageControlWidget = ComponentWidget<PageControl>

extension ComponentWidget where Content == PageControl {
  /// Creates a page control that starts now; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - configuration: the initial configuration. Unless it is vertical, its direction follows the widget's
  ///     text direction.
  ///   - behavior: the widget's options.
  ///   - content: the textures of indicator images.
  ///   - clock: the source of time.
  public convenience init?(
    _ configuration: PageControl.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    content: PageContent = PageContent(), clock: FrontClock = SystemClock.shared
  ) {
    let parts = Self.parts(configuration, behavior, at: clock.now)
    let isPausable = configuration.dots.showsProgress && configuration.dots.inputProfile != .gaze
    self.init(
      parts.box, nil, parts.behavior, content, clock, pausesAlong: isPausable ? configuration.direction : nil,
      staysByMarks: true)
  }

  /// Returns a control that starts at a time, and its widget's options.
  static func parts(
    _ configuration: PageControl.Configuration, _ behavior: WidgetBehavior, at start: Double
  ) -> (box: ComponentBox<PageControl>, behavior: WidgetBehavior) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-page-control"
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    let box = ComponentBox(PageControl(configuration, at: start)) { control in
      let size = control.preferredSize(forPageCount: control.pageCount)
      let least = control.configuration.dots.metrics
      return SizeRequest(
        minimum: control.direction.size(main: least.pillLength, cross: least.dotSize), natural: size)
    }
    return (box, behavior)
  }
}
#endif
