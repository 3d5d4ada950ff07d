/// Counts the changes of a state, and registers its readers.
@MainActor
final class ChangeCount {
  /// The number of changes.
  private(set) var value = 0
  /// The counts that the body under evaluation has read; nil while none is evaluated.
  static var readers: [ChangeCount]?
  /// Creates a count of 0.
  nonisolated init() {}
  /// Registers that the state was read.
  func read() { Self.readers?.append(self) }
  /// Counts a change, which has the current transaction.
  func change() {
    value += 1
    TimelineMemory.stateWrites += 1
    Transaction.pending = Transaction.current
  }
}
