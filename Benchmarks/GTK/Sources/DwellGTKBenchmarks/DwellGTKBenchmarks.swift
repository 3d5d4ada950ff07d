import CPeer
import Dwell
import DwellGTK

/// Prints what our page control costs beside libadwaita's dots, in one process: the two take turns, so that both see the
/// same machine. Times are of this machine and moment: compare ratios.
@main
@MainActor
struct DwellGTKBenchmarks {
  /// The numbers of pages that are measured.
  private static let counts: [Int32] = [10, 100, 1000, 10_000]
  /// How many rounds of each measurement are taken; their median counts.
  private static let rounds = 9
  /// How many frames, or snapshots, a round has.
  private static let frames = 20

  /// Measures every number of pages.
  static func main() {
    guard peer_init() != 0 else { return print("no display: run this with Scripts/on-display.sh") }
    print(
      "CPU microseconds of a frame in which another page is shown than before; theirs: AdwCarouselIndicatorDots."
    )
    print(
      "What our core and our accessible value do at a turn, \"turn\", is part of our whole frame; what their carousel"
    )
    print("does at a turn is no part of theirs.")
    print("  pages |      snapshot            |        draw              |     whole frame          |   turn")
    print("        |   ours  theirs     ratio |   ours  theirs     ratio |   ours  theirs     ratio |   ours")
    _ = measure(20)  // the first windows of a process cost more than others
    for count in counts {
      guard let row = measure(count) else { return print("no display") }
      print(row)
    }
  }

  /// Measures a number of pages.
  private static func measure(_ count: Int32) -> String? {
    var configuration = PageControl.Configuration(pageCount: Int(count))
    configuration.showsProgress = false
    configuration.background = .minimal
    configuration.seenMarks = .none  // two marks look different after a turn, as in theirs
    guard let ours = PageControlWidget(configuration), let theirs = peer_dots(count) else { return nil }
    let widgets = [UnsafeMutableRawPointer(ours.widget), theirs]
    let windows = widgets.map { peer_window($0) }
    /// Shows a page; returns what that costs us.
    func show(_ page: Int32, on side: Int) -> Double {
      if side == 1 {
        peer_show(theirs, page)
        return 0
      }
      let start = peer_cpu()
      ours.send(.select(page: Int(page), animated: false))
      return peer_cpu() - start
    }
    var page: Int32 = 0
    var medians = [[Double]](repeating: [], count: 7)
    for round in 0...rounds {
      var sums = [Double](repeating: 0, count: 7)
      for frame in 0..<frames {
        for turn in 0..<2 {
          let side = (frame + turn) % 2
          page = (page + 1) % count
          var snapshot = 0.0
          var draw = 0.0
          sums[6] += show(page, on: side)
          peer_snapshot(widgets[side], &snapshot, &draw)
          sums[side] += snapshot
          sums[2 + side] += draw
          page = (page + 1) % count
          _ = show(page, on: side)
          sums[4 + side] += peer_frame(windows[side], widgets[side])
        }
      }
      guard round > 0 else { continue }
      for index in 0..<7 { medians[index].append(sums[index] / Double(frames)) }
    }
    for window in windows { peer_close(window) }
    let values = medians.map { $0.sorted()[$0.count / 2] }
    var row = pad("\(count)", 7) + " |"
    for kind in 0..<3 {
      let (mine, other) = (values[2 * kind], values[2 * kind + 1])
      row += pad(decimal(mine), 7) + pad(decimal(other), 8) + pad(decimal(mine / other, 100), 10) + " |"
    }
    return row + pad(decimal(values[6]), 7)
  }

  /// A number with one decimal, or with two.
  private static func decimal(_ value: Double, _ scale: Double = 10) -> String {
    "\((value * scale).rounded() / scale)"
  }

  /// A text with spaces before it.
  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
