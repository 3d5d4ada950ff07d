import Dwell
import DwellJSON

extension PageControl: TracedComponent {
  /// A page control is one thing that can be adjusted.
  public static var hasOneElement: Bool { true }

  /// The page, its time and the row's place.
  public func state(at now: Double) -> [JSONLine.Field] {
    [
      TraceField.count("currentPage", currentPage),
      JSONLine.Field("progress", .number(timer.progress(at: now))),
      JSONLine.Field("position", .number(position(at: now))),
      JSONLine.Field("isRunning", .bool(timer.isRunning)),
      TraceField.pausedBy(timer.pausedBy),
      TraceField.nextChange(nextChange(after: now)),
    ]
  }
}
