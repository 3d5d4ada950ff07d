/// Prints the cost of the core, as lines of figures.
@main
struct DwellBenchmarks {
  /// Runs all benchmarks; throws if frames allocate memory.
  static func main() throws {
    let heavy = FrameCost.run()
    TimerError.run()
    PerfectFront.run()
    if !heavy.isEmpty { throw HeapUse(by: heavy) }
  }
}

/// Something allocated memory in every frame.
struct HeapUse: Error {
  /// The measurements that did.
  let by: [String]
}
