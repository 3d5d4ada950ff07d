extension PageStrip {
  /// Counts a unit of work for ``StripWork``: all loops over pages ask for a page's length or its neighbour.
  @inline(__always) func noteWork() {
    #if DEBUG && !hasFeature(Embedded)
    StripWork.meter?.count += 1
    #endif
  }
}

#if DEBUG && !hasFeature(Embedded)
/// How often strips were asked for a page's length or its neighbour, for tests that limit what an event or a
/// frame may cost. Debug builds only.
enum StripWork {
  /// A count of work.
  final class Meter: @unchecked Sendable {
    /// The work so far. Only the task that measures changes it.
    var count = 0
  }

  /// What counts the work of the current task; nil unless a test does.
  @TaskLocal static var meter: Meter?

  /// The work that `body` makes.
  static func measure(_ body: () -> Void) -> Int {
    let meter = Meter()
    $meter.withValue(meter, operation: body)
    return meter.count
  }
}
#endif
