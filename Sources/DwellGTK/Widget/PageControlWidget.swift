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
/// A control whose pages advance by themselves has a button at its end that pauses them (WCAG 2.2.2), unless
/// ``WidgetBehavior/showsPauseButton`` says no.
public typealias PageControlWidget = ComponentWidget<PageControl>

extension ComponentWidget where Content == PageControl {
  /// A page control that begins now; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - configuration: what the control is like from the beginning. Unless it goes from top to bottom or
  ///     back, its direction follows the widget's text.
  ///   - behavior: what the app decides about the widget.
  ///   - content: the textures of images in place of dots.
  ///   - clock: where time comes from.
  public convenience init?(
    _ configuration: PageControl.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    content: PageContent = PageContent(), clock: FrontClock = SystemClock.shared
  ) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-page-control"
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    let box = ComponentBox(PageControl(configuration, at: clock.now)) { control in
      let size = control.preferredSize(forPageCount: control.pageCount)
      let least = control.configuration.dots.metrics
      return SizeRequest(
        minimum: control.direction.size(main: least.pillLength, cross: least.dotSize), natural: size)
    }
    let isPausable = configuration.dots.showsProgress && configuration.dots.inputProfile != .gaze
    self.init(
      box, nil, behavior, content, clock, pausesAlong: isPausable ? configuration.direction : nil)
  }
}
#endif
