import CPeer
import Dwell
import DwellGTK
import Figures

/// The cost of our page control compared with libadwaita's dots, in one process: the measurements alternate,
/// so that both see the same conditions.
///
/// The number of pages matters little to our frame, yet it costs less beside their 10,000: drawing those
/// keeps the processor busy beyond a frame of the screen, and ours then begins without a pause, in warm
/// caches. With the same pause before each, our frames of 10 and of 10,000 pages cost the same.
@MainActor
enum DotsComparison {
  /// The measured parts of a frame in which the page changes.
  private enum Part: String, CaseIterable {
    /// The widget's own snapshot.
    case snapshot
    /// Drawing its nodes into an image.
    case draw
    /// The whole frame of its window.
    case frame = "whole frame"
    /// Changing the page, before anything is drawn.
    case turn = "page turn"
  }

  /// The measured numbers of pages.
  private static let counts: [Int32] = [10, 100, 1000, 10_000]
  /// The number of rounds of each measurement; the median is reported.
  private static let rounds = 9
  /// The number of frames or snapshots per round.
  private static let frames = 20

  /// Measures every number of pages and prints the figures.
  static func run() throws {
    _ = try measure(20)  // the first windows of a process cost more than others
    let measured = try counts.map { (count: $0, values: try measure($0)) }
    for (index, part) in Part.allCases.enumerated() {
      for (count, values) in measured {
        for side in 0..<2 {
          Figure(
            "gtk", "\(part.rawValue), \(Int(count).grouped) pages", ["Dwell", "libadwaita"][side],
            values[2 * index + side],
            "µs",
            method: "\(note(part)); median of \(rounds) rounds of \(frames), interleaved"
          ).print()
        }
      }
    }
  }

  /// The method, briefly.
  private static func note(_ part: Part) -> String {
    switch part {
    case .snapshot: "CPU of the widget's snapshot after a turn"
    case .draw: "CPU of its nodes drawn by cairo"
    case .frame: "CPU of the main loop for a frame after a turn, ours with the accessible value"
    case .turn: "CPU of the call, theirs AdwCarousel's; both leave the drawing to the frame"
    }
  }

  /// Measures a number of pages: the microseconds of each part, ours and theirs.
  private static func measure(_ count: Int32) throws -> [Double] {
    var configuration = PageControl.Configuration(pageCount: Int(count))
    configuration.dots.showsProgress = false
    configuration.dots.background = .minimal
    configuration.dots.seenMarks = .none  // two indicators look different after a turn, as in theirs
    guard let ours = PageControlWidget(configuration), let theirs = peer_dots(count) else {
      throw NoDisplay()
    }
    let widgets = [UnsafeMutableRawPointer(ours.widget), theirs]
    let windows = widgets.map { peer_window($0) }
    /// Shows a page; returns the cost.
    func show(_ page: Int32, on side: Int) -> Double {
      let start = peer_cpu()
      if side == 0 {
        ours.send(.select(page: Int(page), animated: false))
      } else {
        peer_show(theirs, page)
      }
      return peer_cpu() - start
    }
    var page: Int32 = 0
    var medians = [[Double]](repeating: [], count: 8)
    for round in 0...rounds {
      var sums = [Double](repeating: 0, count: 8)
      for frame in 0..<frames {
        for turn in 0..<2 {
          let side = (frame + turn) % 2
          page = (page + 1) % count
          var snapshot = 0.0
          var draw = 0.0
          sums[6 + side] += show(page, on: side)
          _ = ours.isAdvancing  // shows the page before a frame does
          peer_snapshot(widgets[side], &snapshot, &draw)
          sums[side] += snapshot
          sums[2 + side] += draw
          page = (page + 1) % count
          _ = show(page, on: side)
          sums[4 + side] += peer_frame(windows[side], widgets[side])
        }
      }
      guard round > 0 else { continue }
      for index in 0..<8 { medians[index].append(sums[index] / Double(frames)) }
    }
    for window in windows { peer_close(window) }
    return medians.map { $0.sorted()[$0.count / 2] }
  }
}
