import Dwell

extension RecordWriter {
  /// Adds an outcome: handled, request (-1 for none), ended, mistakes, and a change as from (-1 for none), to, cause,
  /// continuous, time.
  mutating func append(_ outcome: Outcome) {
    append(outcome.isHandled)
    append(Double(outcome.advanceRequest ?? -1))
    append(outcome.didEnd)
    append(Double(outcome.diagnostics.rawValue))
    guard let change = outcome.pageChange else { return append(-1, 0, 0, 0) }
    append(Double(change.from))
    append(Double(change.to))
    append(Double(PageChangeCause.allCases.firstIndex(of: change.cause) ?? 0))
    append(change.isContinuous)
    append(change.time)
  }
}
