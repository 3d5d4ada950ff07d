#if GTK
import Dwell

/// A gauge of a level within a range as a GTK widget. It is revealed when it first gets a size.
///
/// ```swift
/// let meter = ProgressMeterWidget(.init(value: 7, of: 10))
/// meter?.send(.setValue(9))
/// ```
public typealias ProgressMeterWidget = ComponentWidget<ProgressMeter>

extension ComponentWidget where Content == ProgressMeter {
  /// Creates a meter; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - configuration: the initial configuration. If it is horizontal, its direction follows the widget's
  ///     text direction.
  ///   - behavior: the widget's options. A meter isn't focusable, because it isn't interactive.
  ///   - clock: the source of time.
  public convenience init?(
    _ configuration: ProgressMeter.Configuration, behavior: WidgetBehavior = WidgetBehavior(),
    clock: FrontClock = SystemClock.shared
  ) {
    let parts = Self.parts(configuration, behavior, at: clock.now)
    self.init(parts.box, nil, parts.behavior, PageContent(), clock)
  }

  /// Returns a meter that starts at a time, and its widget's options.
  static func parts(
    _ configuration: ProgressMeter.Configuration, _ behavior: WidgetBehavior, at start: Double
  ) -> (box: ComponentBox<ProgressMeter>, behavior: WidgetBehavior) {
    var behavior = behavior
    behavior.cssName = behavior.cssName ?? "dwell-progress-meter"
    behavior.role = .meter
    behavior.isFocusable = false
    if configuration.direction.axis == .vertical { behavior.followsTextDirection = false }
    let box = ComponentBox(ProgressMeter(configuration, at: start)) { meter in
      let metrics = meter.configuration.metrics
      return SizeRequest(
        minimum: meter.preferredSize(forLength: metrics.padding + 2 * metrics.borderWidth),
        natural: meter.preferredSize(forLength: 300))
    }
    return (box, behavior)
  }
}
#endif
