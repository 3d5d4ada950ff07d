/// Collects diagnostics and reports each kind once.
struct DiagnosticsLog: Equatable, Sendable {
  /// Diagnostics that no outcome has reported yet.
  private var pending = Diagnostics()
  /// Diagnostics that have been reported.
  private var reported = Diagnostics()

  /// An empty log.
  init() {}

  /// Adds diagnostics to report.
  mutating func note(_ diagnostics: Diagnostics) { pending.formUnion(diagnostics) }

  /// Returns the diagnostics that have not been reported before, and marks them as reported.
  mutating func take() -> Diagnostics {
    let fresh = pending.subtracting(reported)
    reported.formUnion(pending)
    pending = Diagnostics()
    return fresh
  }
}
