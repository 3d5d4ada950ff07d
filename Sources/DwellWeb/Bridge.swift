import Dwell

/// The state behind the exported functions: every instance, and the memory that scripts read.
struct Bridge {
  /// The elements' instances.
  var instances = InstanceTable()
  /// The frame that is filled again and again.
  var frame = Frame()
  /// The records of the frame that was asked for last.
  var records = RecordWriter()
  /// The record of the last event's outcome.
  var outcome = RecordWriter()

  /// Writes an outcome's record and gives its address.
  mutating func tell(_ outcome: Outcome) -> UnsafePointer<Double> {
    self.outcome.removeAll()
    self.outcome.append(outcome)
    return self.outcome.address
  }
}
