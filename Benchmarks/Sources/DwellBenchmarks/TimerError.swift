import Dwell

/// How far the ten thousandth page is from when it should begin, whatever the frames do.
enum TimerError {
  /// Plays ten thousand pages with each kind of frames and prints the table.
  static func run() {
    print("Timer error: when the 10,000th page turns, against 10,000 durations after the start.")
    var table = Table("frames", "duration s", "error s")
    for duration in [4, 0.1, 1.0 / 3] {
      for (name, lateness) in [
        ("in time", { _ in 0 }), ("up to 16 ms late", { Double($0 % 17) / 1000 }),
        ("every third 0.05 s late", { $0 % 3 == 0 ? 0.05 : 0 }),
      ] as [(String, (Int) -> Double)] {
        table.add(name, decimal(duration, 3), "\(error(duration: duration, lateness: lateness))")
      }
    }
    print(table.text, "\n")
  }

  /// The error after ten thousand pages, in seconds.
  private static func error(duration: Double, lateness: (Int) -> Double) -> Double {
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(duration)
    var timer = PageTimer(configuration, pageCount: 7, at: 0)
    var last = 0.0
    for turn in 0..<10_000 {
      guard let due = timer.nextBoundary(after: 0) else { return .nan }
      last = timer.handle(.tick, at: due + lateness(turn)).pageChange?.time ?? .nan
    }
    return last - 10_000 * duration
  }
}
