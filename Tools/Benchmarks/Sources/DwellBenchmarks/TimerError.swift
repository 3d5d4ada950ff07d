import Dwell
import Figures

/// The error of the ten thousandth turn's time, for different frame timings.
enum TimerError {
  /// The frames of a screen: the time of the frame with the given number; nil if it is dropped.
  private typealias Screen = @Sendable (_ number: Int) -> Double?

  /// The screens, by their timing. The jitter is the same in every run.
  private static let screens: [(name: String, screen: Screen)] = [
    ("in time", { Double($0) / 60 }),
    ("up to 16 ms late", { Double($0) / 60 + Double($0 % 17) / 1000 }),
    ("up to 8 ms early", { max(Double($0) / 60 - Double($0 % 9) / 1000, 0) }),
    ("every third missing", { $0 % 3 == 0 ? nil : Double($0) / 60 }),
    ("0.4 s of each second missing", { $0 % 60 < 24 ? nil : Double($0) / 60 }),
  ]

  /// Plays ten thousand pages with each screen and prints the errors.
  static func run() {
    for duration in [4, 1.2345, 1.0 / 3] {
      for (name, screen) in screens {
        // After a gap longer than a page, only one page turns and the next one starts anew, as specified.
        guard duration > 1 || !name.hasPrefix("0.4") else { continue }
        Figure(
          "timer", "pages of \(duration == 4 ? "4" : duration > 1 ? "1.2345" : "1/3") s", name,
          abs(error(duration: duration, screen: screen)) * 1000, "ms",
          method: "reported time of the 10,000th turn minus 10,000 durations; frames at 60 Hz"
        ).print()
      }
    }
  }

  /// The error after ten thousand pages, in seconds.
  private static func error(duration: Double, screen: Screen) -> Double {
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(duration)
    var timer = PageTimer(configuration, pageCount: 7, at: 0)
    var turns = 0
    var number = 0
    while number < Int.max {
      number += 1
      guard let now = screen(number), let change = timer.handle(.tick, at: now).pageChange else { continue }
      turns += 1
      if turns == 10_000 { return change.time - 10_000 * duration }
    }
    return .infinity
  }
}
