/// Prints what the core costs. Times are of this machine and moment: compare ratios within a run.
@main
struct DwellBenchmarks {
  /// Runs every benchmark; what must not ask the heap for anything and does is an error.
  static func main() throws {
    let isFree = FrameCost.run()
    TimerError.run()
    WakeUps.run()
    if !isFree { throw HeapUse() }
  }
}

/// Something asked the heap for memory in every frame.
struct HeapUse: Error {}
