import Dwell

/// The state behind the exported functions: every instance, and the memory that scripts read.
struct Bridge {
  /// The elements' instances.
  var instances = InstanceTable()
  /// The frame, reused for every call.
  var frame = Frame()
  /// The records of the latest frame.
  var records = RecordWriter()
  /// The record of the latest outcome.
  var outcome = RecordWriter()

  /// Writes an outcome's record and returns its address.
  mutating func report(_ outcome: Outcome) -> UnsafePointer<Double> {
    self.outcome.removeAll()
    self.outcome.append(outcome)
    return self.outcome.address
  }
}
