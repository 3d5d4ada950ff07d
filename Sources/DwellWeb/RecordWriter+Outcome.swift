import Dwell

extension RecordWriter {
  /// Adds an outcome: handled, advance request (-1 for none), ended, diagnostics, and a page change as from
  /// (-1 for none), to, cause, continuous, time, and the edge (-1 start, 1 end, 0 none).
  mutating func append(_ outcome: Outcome) {
    let record = add(10)
    record[0] = outcome.isHandled ? 1 : 0
    record[1] = Double(outcome.advanceRequest ?? -1)
    record[2] = outcome.didEnd ? 1 : 0
    record[3] = Double(outcome.diagnostics.rawValue)
    record[4] = -1
    if let edge = outcome.edge { record[9] = edge == .start ? -1 : 1 }
    guard let change = outcome.pageChange else { return }
    record[4] = Double(change.from)
    record[5] = Double(change.to)
    record[6] = Double(PageChangeCause.allCases.firstIndex(of: change.cause) ?? 0)
    record[7] = change.isContinuous ? 1 : 0
    record[8] = change.time
  }
}
