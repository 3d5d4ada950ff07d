#if GTK
import Dwell

/// A row of capsules that fill one after another as a GTK widget, as long as the space allows.
///
/// ```swift
/// let stories = SegmentedProgressWidget(.init(pageCount: 5))
/// stories?.callbacks.pageDidChange = { show($0.to) }
/// gtk_box_append(box, stories?.widget)
/// ```
///
/// If its pages advance automatically, it has a pause button at its end (WCAG 2.2.2), unless
/// ``WidgetBehavior/showsPauseButton`` is false.
public typealias SegmentedProgressWidget = ComponentWidget<SegmentedProgress>

extension ComponentWidget where Content == SegmentedProgress {
  /// Creates a segmented progress that starts now; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - configuration: the initial configuration. Unless it is vertical, its direction follows the widget's
  ///     text direction.
  ///   - behavior: the widget's options.
  ///   - clock: the source of time.
  public convenience init?(
    _ configuration: SegmentedProgress.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    let parts = Self.parts(configuration, behavior, at: clock.now)
    self.init(parts.box, nil, parts.behavior, PageContent(), clock, pausesAlong: configuration.direction)
  }

  /// Returns a segmented progress that starts at a time, and its widget's options.
  static func parts(
    _ configuration: SegmentedProgress.Configuration, _ behavior: WidgetBehavior, at start: Double
  ) -> (box: ComponentBox<SegmentedProgress>, behavior: WidgetBehavior) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-segmented-progress"
    behavior.role = .segmentedProgress
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    let box = ComponentBox(SegmentedProgress(configuration, at: start)) { progress in
      let least = progress.direction.size(
        main: PageControl.minimumTapTarget, cross: progress.configuration.segments.metrics.thickness)
      return SizeRequest(minimum: least, natural: progress.preferredSize(forLength: 320))
    }
    return (box, behavior)
  }
}
#endif
