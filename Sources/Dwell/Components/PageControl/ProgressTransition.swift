/// How a fill gets from what it showed to a progress that was placed by the app: in a straight line.
struct ProgressTransition: Equatable, Sendable {
  /// How long it takes, in seconds.
  static let duration = 0.05

  /// What the fill was ahead of the progress when it was placed.
  private var lead = 0.0
  /// When it was placed.
  private var start = -Double.infinity

  /// A progress of `placed` where `shown` was to be seen.
  mutating func place(_ placed: Double, shown: Double, at time: Double) {
    lead = shown - placed
    start = time
  }

  /// When the fill has caught up.
  var end: Double { start + ProgressTransition.duration }

  /// Whether the fill differs from the progress at a time.
  func isActive(at time: Double) -> Bool { lead != 0 && time < end }

  /// What the fill shows at a time, for what the progress is then.
  func shown(_ progress: Double, at time: Double) -> Double {
    guard isActive(at: time) else { return progress }
    return min(max(progress + lead * (1 - (time - start) / ProgressTransition.duration), 0), 1)
  }
}
