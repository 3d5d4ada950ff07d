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

  /// Writes the records of an instance's frame at a time and returns their address.
  mutating func writeFrame(of instance: Instance, at now: Double) -> UnsafePointer<Double>? {
    instance.fill(&frame, at: now)
    records.removeAll()
    records.append(
      instance.state(at: now), frame,
      until: min(frame.course.end ?? .infinity, instance.nextChange(after: now)), pageSize: instance.size)
    return records.address
  }

  /// Writes an outcome's record and returns its address.
  mutating func report(_ outcome: Outcome) -> UnsafePointer<Double>? {
    self.outcome.removeAll()
    self.outcome.append(outcome)
    return self.outcome.address
  }
}
