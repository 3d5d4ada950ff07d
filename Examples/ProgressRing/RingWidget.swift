#if GTK
import Dwell
import DwellGTK
import ProgressRingComponent

/// The time of three pages as a ring.
@MainActor
public func ringWidget(clock: FrontClock = SystemClock.shared) -> ComponentWidget<ProgressRing>? {
  let ring = ProgressRing(.init(pageCount: 3, seconds: 4), at: clock.now)
  var behavior = WidgetBehavior()
  behavior.role = .segmentedProgress
  let size = Size(width: 64, height: 64)
  return ComponentWidget(ring, behavior: behavior, clock: clock) { _ in
    SizeRequest(minimum: size, natural: size)
  }
}
#endif
