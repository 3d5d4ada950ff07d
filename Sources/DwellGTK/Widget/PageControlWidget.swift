#if GTK
import CDwellGTK
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

  /// Creates a page control that only shows a page and its progress, as set by the app; nil if GTK has no
  /// display or isn't initialised. It takes no input and no focus, and has no timer and no pause button; for
  /// assistive technology it is an image.
  ///
  /// ```swift
  /// let chapters = PageControlWidget(current: 0, count: 5, progress: 0)
  /// chapters?.show(current: 2, count: 5, progress: 0.4)
  /// ```
  /// - Parameters:
  ///   - current: the current page, from 0. Out of range it counts as the nearest one, and is reported
  ///     (``WidgetCallbacks/didDiagnose``).
  ///   - count: the number of pages; negative numbers count as 0.
  ///   - progress: the elapsed fraction of the current page's time, 0...1. NaN counts as 0, other values
  ///     as the nearest of 0...1; all are reported. With nil, the default, dots show no time.
  ///   - behavior: the widget's options. Its role and whether it is focusable are given.
  ///   - content: the textures of indicator images.
  ///   - clock: the source of time, for the motions of dots.
  ///   - configure: changes the look before the widget is created. What it sets of pages and time has no
  ///     effect.
  public convenience init?(
    current: Int, count: Int, progress: Double? = nil, behavior: WidgetBehavior = WidgetBehavior(),
    content: PageContent = PageContent(), clock: FrontClock = SystemClock.shared,
    configure: (inout PageControl.Configuration) -> Void = { _ in }
  ) {
    var configuration = PageControl.Configuration(pageCount: 0)
    configure(&configuration)
    configuration.pageCount = max(count, 0)
    configuration.currentPage = max(min(current, count - 1), 0)
    configuration.dots.showsProgress = progress != nil
    configuration.onlyShows = true
    var behavior = behavior
    behavior.isFocusable = false
    behavior.role = .page
    self.init(configuration, behavior: behavior, content: content, clock: clock)
    show(current: current, count: count, progress: progress)
  }

  /// Shows a page and its progress, in a control that only shows them: the page's dot grows into the pill,
  /// and the fill gets to the progress in 0.05 seconds.
  /// - Parameters:
  ///   - current: the current page, from 0. Out of range it counts as the nearest one, and is reported.
  ///   - count: the number of pages; negative numbers count as 0.
  ///   - progress: the elapsed fraction of the current page's time, 0...1. NaN counts as 0, other values
  ///     as the nearest of 0...1; all are reported. With nil, the default, dots show no time.
  public func show(current: Int, count: Int, progress: Double? = nil) {
    var configuration = component.configuration
    configuration.pageCount = max(count, 0)
    configuration.dots.showsProgress = progress != nil
    if configuration != component.configuration {
      configure(configuration)
      gtk_widget_queue_resize(controller.widget)
    }
    let page = max(min(current, component.pageCount - 1), 0)
    // The core reports unusable values, and ignores them.
    if page != current, component.pageCount > 0 { send(.select(page: current, animated: true)) }
    if page != component.currentPage { send(.select(page: page, animated: true)) }
    guard let progress else { return }
    if !(0...1).contains(progress) { send(.setProgress(progress, rate: 0)) }
    controller.properties?.setProgress(progress > 0 ? min(progress, 1) : 0)
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
      let dots = control.configuration.dots
      return SizeRequest(
        minimum: control.direction.size(main: dots.currentLength, cross: dots.metrics.dotSize), natural: size)
    }
    return (box, behavior)
  }
}

extension PageControl.Configuration {
  /// Whether the row only shows a page and its progress: it takes no input, and no time passes by itself.
  var onlyShows: Bool {
    get { dots.inputProfile == .gaze && !(timer.advances && dots.fill == .time) }
    set {
      guard newValue || onlyShows else { return }
      dots.inputProfile = newValue ? .gaze : .touch
      timer.advances = !newValue
    }
  }
}

extension WidgetController {
  /// Sets whether the widget only shows its page, or takes input and the focus, and its role. GTK doesn't
  /// change the role of a widget that is in a window.
  func setOnlyShows(_ onlyShows: Bool) {
    behavior.isFocusable = !onlyShows
    behavior.role = onlyShows ? .page : .pageControl
    gtk_widget_set_focusable(widget, onlyShows ? 0 : 1)
    if gtk_widget_get_root(widget) == nil {
      dwell_accessible_set_role(widget, SemanticsPublisher.role(behavior.role))
      rowRole.isGroup = false
      updateRole()
    }
  }
}
#endif
