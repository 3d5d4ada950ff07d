/// Prints what the core costs. Times are of this machine and moment: compare ratios within a run.
@main
struct DwellBenchmarks {
  /// Runs every benchmark.
  static func main() {
    FrameCost.run()
    TimerError.run()
    WakeUps.run()
  }
}
