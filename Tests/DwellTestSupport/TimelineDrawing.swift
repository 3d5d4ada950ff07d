import Dwell

/// A timeline as text: a line of events and lines of the timer's state, one column per step of time.
///
///     events    ..p..r...
///     page      000000011
///     state     >>==>>>>>
///     tenths    024448024
///
/// Events: `.` none, `p` `r` the app pauses and resumes, `h` `l` a pointer enters and leaves, `n` advance,
/// `v` veto, `R` restart, a digit selects that page. States: `>` running, `=` paused, `?` asking, `|` ended.
/// Tenths: the page's progress, rounded down; `F` for 1.
public struct TimelineDrawing {
  /// The timer.
  public var timer: PageTimer
  /// The seconds per column.
  public var step: Double
  /// The outcomes of the events, in order.
  public private(set) var outcomes: [Outcome] = []

  /// A drawing of a timer, one column every `step` seconds from 0.
  public init(_ timer: PageTimer, step: Double) {
    self.timer = timer
    self.step = step
  }

  /// Plays a line of events and draws the timer's state in every column, after its event.
  public mutating func play(_ events: String) -> String {
    var page = ""
    var state = ""
    var tenths = ""
    for (column, symbol) in events.enumerated() {
      let now = Double(column) * step
      outcomes.append(timer.handle(TimelineDrawing.event(symbol), at: now))
      page += String(timer.currentPage)
      state += TimelineDrawing.symbol(of: timer)
      let progress = timer.progress(at: now)
      tenths += progress == 1 ? "F" : String(Int(progress * 10 + 1e-9))
    }
    return "events \(events)\npage   \(page)\nstate  \(state)\ntenths \(tenths)"
  }

  /// The difference of two drawings: both, line by line, with a caret under the first column that differs;
  /// nil if there is none.
  public static func difference(_ drawn: String, _ expected: String) -> String? {
    let drawnLines = drawn.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    var report: [String] = []
    for index in 0..<max(drawnLines.count, expectedLines.count) {
      let one = index < drawnLines.count ? drawnLines[index] : ""
      let other = index < expectedLines.count ? expectedLines[index] : ""
      guard one != other else { continue }
      let same = zip(one, other).prefix { $0 == $1 }.count
      report += ["drawn    \(one)", "expected \(other)", String(repeating: " ", count: 9 + same) + "^"]
    }
    return report.isEmpty ? nil : report.joined(separator: "\n")
  }

  /// The event for a symbol.
  private static func event(_ symbol: Character) -> Event {
    if let page = symbol.wholeNumberValue { return .select(page: page, animated: true) }
    return switch symbol {
    case "p": .pause(.app)
    case "r": .resume(.app)
    case "h": .pause(.hover)
    case "l": .resume(.hover)
    case "n": .advance
    case "v": .veto
    case "R": .restart
    default: .tick
    }
  }

  /// The symbol for the timer's state.
  private static func symbol(of timer: PageTimer) -> String {
    switch timer.phase {
    case .awaitingApproval: "?"
    case .ended: "|"
    case .dwelling: timer.isRunning ? ">" : "="
    }
  }
}
