import Dwell
import Figures

/// The number of frames drawn by a front that draws when the core asks for it, at 60 Hz, in steps of a
/// quarter of a device pixel. Each frame is one wake-up.
enum PerfectFront {
  /// The duration of each state, in seconds; shorter than a page of four seconds.
  private static let seconds = 3.9

  /// Counts the frames of each state, on screens with one and two device pixels per point, and prints them.
  static func run() {
    for scale in [1.0, 2] {
      for (state, control) in states {
        Figure(
          "front", "core, simulated, scale \(Int(scale)): frames", state,
          Double(frames(of: control, scale: scale)) / seconds, "1/s",
          method: "counted by a simulated front at 60 Hz"
        ).print()
      }
    }
  }

  /// The page controls, 390 points wide, in each state.
  private static var states: [(String, PageControl)] {
    [
      ("dwelling", control(pages: 3)), ("paused", control(pages: 3, .pause(.app))),
      ("hidden", control(pages: 3, .pause(.hidden))), ("still", control(pages: 1)),
    ]
  }

  /// A control of the default size, after an event.
  private static func control(pages: Int, _ event: Event? = nil) -> PageControl {
    var control = PageControl(.init(pageCount: pages), at: 0)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
    if let event { _ = control.handle(event, at: 0) }
    return control
  }

  /// The number of frames that a front draws at 60 Hz if it wakes when the component asks.
  private static func frames(of component: PageControl, scale: Double) -> Int {
    var component = component
    var now = 0.0
    var count = 0
    while true {
      switch component.nextChange(after: now, step: 0.25 / scale) {
      case .still: return count
      case .at(let time): now = max((time * 60).rounded(.up) / 60, now + 1 / 60.0)
      case .everyFrame: now += 1 / 60.0
      }
      guard now <= seconds else { return count }
      _ = component.handle(.tick, at: now)
      count += 1
    }
  }
}
