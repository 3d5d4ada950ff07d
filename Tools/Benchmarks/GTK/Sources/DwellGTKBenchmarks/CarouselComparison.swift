import CDwellGTK
import CPeer
import Dwell
import DwellGTK
import Figures

/// The cost of an animated page turn of our carousel, with its timed pill, compared with an AdwCarousel and
/// its dots: two windows in one process, with alternating turns.
@MainActor
enum CarouselComparison {
  /// The measured numbers of pages.
  private static let counts: [Int32] = [10, 100, 1000]
  /// The number of turns, after a first one that doesn't count; the median is reported.
  private static let turns: Int32 = 8
  /// How long a turn is observed, in seconds of real time: longer than either animation takes.
  private static let seconds = 0.75

  /// The cost of one turn.
  private struct Cost {
    /// The CPU time of the call that turns the page, in microseconds.
    var call = 0.0
    /// The CPU time of the call and its consequences, in microseconds.
    var turn = 0.0
    /// The number of frames.
    var frames = 0.0
  }

  /// Measures every number of pages and prints the figures.
  static func run() throws {
    // The most pages first: the first window of a process costs more than others, as does the first
    // drawing of each digit, which would be ours.
    let measured = try counts.reversed().map { (count: $0, sides: try measure($0)) }
    for (count, sides) in measured.reversed() {
      for (side, costs) in zip(["Dwell", "libadwaita"], sides) {
        let pages = "\(Int(count).grouped) pages"
        let how = "median of \(turns) animated turns of 400 by 300 points, alternating"
        Figure(
          "gtk", "carousel, turn, \(pages)", side, median(costs.map(\.turn)) / 1000, "ms",
          method: "CPU of a whole carousel in the \(seconds) s from the call on; \(how)"
        ).print()
        Figure(
          "gtk", "carousel, frames of a turn, \(pages)", side, median(costs.map(\.frames)), "frames",
          method: "frames of the window's frame clock in that time; \(how)"
        ).print()
        Figure(
          "gtk", "carousel, call, \(pages)", side, median(costs.map(\.call)), "µs",
          method: "CPU of the call that begins the turn; \(how)"
        ).print()
      }
    }
  }

  /// The median of some values.
  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Measures the turns of both carousels for a number of pages. Our time passes only during ours.
  private static func measure(_ count: Int32) throws -> [[Cost]] {
    let pages = (0..<count).compactMap { peer_page($0)?.assumingMemoryBound(to: GtkWidget.self) }
    var behavior = WidgetBehavior()
    behavior.pausesOnFocus = false
    behavior.pausesInBackground = false
    guard let ours = CarouselWidget(pages: pages, behavior: behavior), let theirs = peer_carousel(count)
    else { throw NoDisplay() }
    let widgets = [UnsafeMutableRawPointer(ours.widget), theirs]
    peer_resize(ours.widget, 400, 300)
    let windows = widgets.map { peer_window($0) }
    var costs: [[Cost]] = [[], []]
    for turn in 0...turns {
      for side in 0..<2 {
        if side == 0 {
          ours.isRunning = true
          peer_rest(0.1)
        }
        let start = peer_cpu()
        if side == 0 { ours.currentPage = Int(turn) + 1 } else { peer_turn(theirs, turn + 1) }
        let call = peer_cpu() - start
        var cost = peer_cost()
        peer_watch(widgets[side], seconds, &cost)
        if side == 0 { ours.isRunning = false }
        peer_rest(0.1)
        if turn > 0 { costs[side].append(Cost(call: call, turn: call + cost.cpu, frames: cost.frames)) }
      }
    }
    for window in windows { peer_close(window) }
    return costs
  }
}
