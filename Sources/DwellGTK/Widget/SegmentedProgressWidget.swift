#if GTK
import Dwell

/// A row of capsules that fill one after the other as a GTK widget, as long as the room that it is given.
///
/// ```swift
/// let stories = SegmentedProgressWidget(.init(pageCount: 5))
/// stories?.callbacks.pageDidChange = { show($0.to) }
/// gtk_box_append(box, stories?.widget)
/// ```
///
/// A button at its end pauses pages that advance by themselves (WCAG 2.2.2), unless
/// ``WidgetBehavior/showsPauseButton`` says no.
public typealias SegmentedProgressWidget = ComponentWidget<SegmentedProgress>

extension ComponentWidget where Content == SegmentedProgress {
  /// A segmented progress that begins now; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - configuration: what the progress is like from the beginning. Unless it goes from top to bottom or
  ///     back, its direction follows the widget's text.
  ///   - behavior: what the app decides about the widget.
  ///   - clock: where time comes from.
  public convenience init?(
    _ configuration: SegmentedProgress.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-segmented-progress"
    behavior.role = .segmentedProgress
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    let box = ComponentBox(SegmentedProgress(configuration, at: clock.now)) { progress in
      let least = progress.direction.size(
        main: PageControl.minimumTapTarget, cross: progress.configuration.segments.metrics.thickness)
      return SizeRequest(minimum: least, natural: progress.preferredSize(forLength: 320))
    }
    self.init(box, nil, behavior, PageContent(), clock, pausesAlong: configuration.direction)
  }
}
#endif
