#if os(Linux)
import Dwell
import DwellSwiftUI
import Figures
import SwiftUI

/// Prints how often SwiftUI draws a page control: the dates of the view's schedule, counted with the stand-in
/// for SwiftUI. The cost of a frame in Apple's SwiftUI cannot be measured here.
@main
@MainActor
struct SwiftUIBenchmarks {
  /// The duration of each state, in seconds; shorter than a page of four seconds.
  private static let seconds = 3.9

  /// Counts the dates of each state.
  static func main() {
    let states: [(name: String, pages: Int, event: Event?)] = [
      ("dwelling", 3, nil), ("paused", 3, .pause(.app)), ("hidden", 3, .pause(.hidden)), ("still", 1, nil),
    ]
    for state in states {
      let frames = frames(pages: state.pages, event: state.event)
      Figure(
        "front", "SwiftUI, stand-in, scale 1: frames", state.name, Double(frames) / seconds, "1/s",
        method: "dates of the view's schedule, without Apple's SwiftUI"
      ).print()
    }
  }

  /// The number of dates in the schedule of a page control.
  private static func frames(pages: Int, event: Event?) -> Int {
    let clock = Clock()
    let host = ComponentHost(Dwell.PageControl(.init(pageCount: pages), at: 0))
    let front = clock.front
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let scene = StandInScene(
      size: CGSize(width: 390, height: 44), date: clock.date, environment: environment
    ) { AnyView(ComponentView(host).environment(\.frontClock, front)) }
    if let event { host.send(event) }
    scene.render(at: clock.date)
    var count = 0
    while let next = scene.nextDate, next.timeIntervalSinceReferenceDate <= 100 + seconds, count < 10_000 {
      clock.time = max(next.timeIntervalSinceReferenceDate, clock.time)
      scene.render(at: next)
      count += 1
    }
    return count
  }

  /// A clock that stays at 100 s until it is set.
  private final class Clock: @unchecked Sendable {
    /// The time, in seconds.
    var time = 100.0
    /// The date at that time.
    var date: Date { Date(timeIntervalSinceReferenceDate: time) }
    /// The clock, as passed to the front.
    var front: FrontClock { FrontClock(uptime: { self.time }, date: { self.date }) }
  }
}
#else
/// The schedule is counted with the stand-in for SwiftUI, which exists only on Linux.
@main
struct SwiftUIBenchmarks {
  /// Prints nothing.
  static func main() {}
}
#endif
