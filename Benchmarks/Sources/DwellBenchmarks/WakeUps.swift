import Dwell

/// How often a front that draws by itself is woken, and how many frames it draws.
enum WakeUps {
  /// Counts for a page of four seconds and for everything that stands, and prints the table.
  static func run() {
    print(
      "Frames drawn by a front at 60 Hz that asks for steps of a quarter of a device pixel; a page of 4 s, then 60 s"
    )
    print("of standing still.")
    var table = Table("state", "scale 1", "scale 2")
    table.add("a page of 4 s dwells", "\(dwelling(scale: 1))", "\(dwelling(scale: 2))")
    for reason in ["paused", "hidden", "a single page", "no pages"] {
      table.add(reason, "\(standing(reason, scale: 1))", "\(standing(reason, scale: 2))")
    }
    print(table.text, "\n")
  }

  /// The frames drawn while a page dwells, its turn not included.
  private static func dwelling(scale: Double) -> Int {
    frames(of: control(pages: 3), from: 0, until: 3.999, scale: scale)
  }

  /// The frames drawn in a minute while time stands.
  private static func standing(_ state: String, scale: Double) -> Int {
    var control = control(pages: state == "a single page" ? 1 : state == "no pages" ? 0 : 3)
    if state == "paused" { _ = control.handle(.pause(.app), at: 1) }
    if state == "hidden" { _ = control.handle(.pause(.hidden), at: 1) }
    return frames(of: control, from: 1, until: 61, scale: scale)
  }

  /// A control of so many pages in its usual size.
  private static func control(pages: Int) -> PageControl {
    var control = PageControl(.init(pageCount: pages), at: 0)
    _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
    return control
  }

  /// The frames that a front draws on a display of 60 Hz, woken as the component asks.
  private static func frames(of component: PageControl, from start: Double, until end: Double, scale: Double)
    -> Int
  {
    var component = component
    var now = start
    var count = 0
    while true {
      switch component.nextChange(after: now, step: 0.25 / scale) {
      case .still: return count
      case .at(let time): now = max((time * 60).rounded(.up) / 60, now + 1 / 60.0)
      case .everyFrame: now += 1 / 60.0
      }
      guard now <= end else { return count }
      _ = component.handle(.tick, at: now)
      count += 1
    }
  }
}
