#if GTK
import Dwell

/// A gauge of how much of a whole was reached as a GTK widget. It is revealed when it is first given a size.
///
/// ```swift
/// let meter = ProgressMeterWidget(.init(value: 7, of: 10))
/// meter?.send(.setValue(9))
/// ```
public typealias ProgressMeterWidget = ComponentWidget<ProgressMeter>

extension ComponentWidget where Content == ProgressMeter {
  /// A meter; nil if GTK has no display, or is not initialised.
  /// - Parameters:
  ///   - configuration: what the meter is like from the beginning. A meter that goes from side to side
  ///     follows the direction of the widget's text.
  ///   - behavior: what the app decides about the widget. A meter never takes the keyboard's focus: there is
  ///     nothing to do with it.
  ///   - clock: where time comes from.
  public convenience init?(
    _ configuration: ProgressMeter.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-progress-meter"
    behavior.role = .meter
    behavior.isFocusable = false
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    self.init(ProgressMeter(configuration, at: clock.now), behavior: behavior, clock: clock) { meter in
      let metrics = meter.configuration.metrics
      return SizeRequest(
        minimum: meter.preferredSize(forLength: metrics.padding + 2 * metrics.borderWidth),
        natural: meter.preferredSize(forLength: 300))
    }
  }
}
#endif
