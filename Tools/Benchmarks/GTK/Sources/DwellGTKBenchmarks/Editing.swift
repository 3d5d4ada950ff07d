import CDwellGTK
import CPeer
import Dwell
import DwellGTK
import Figures

/// The cost of pages that are appended and removed one by one, compared with the children of a GtkBox.
@MainActor
enum Editing {
  /// The measured numbers of pages.
  private static let counts: [Int32] = [1000, 8000]

  /// Measures every number of pages and prints the figures.
  static func run() throws {
    for count in counts {
      var costs: [[Double]] = [[], []]
      for _ in 0..<3 {
        costs[0].append(try append(count))
        costs[1].append(peer_fill(count))
      }
      for (side, values) in zip(["Dwell", "GtkBox"], costs) {
        Figure(
          "edits", "appending and removing, \(Int(count).grouped) pages", side,
          values.sorted()[1] / Double(count), "µs",
          method: "CPU for each page that is appended, and removed from the front, in no window; median of 3"
        ).print()
      }
    }
  }

  /// Appends labels to a carousel and removes them; returns the cost, in microseconds.
  private static func append(_ count: Int32) throws -> Double {
    guard let carousel = CarouselWidget(pages: []) else { throw NoDisplay() }
    let labels = (0..<count).compactMap { peer_page($0)?.assumingMemoryBound(to: GtkWidget.self) }
    let start = peer_cpu()
    for label in labels { carousel.appendPage(label) }
    for _ in labels { carousel.removePage(at: 0) }
    return peer_cpu() - start
  }
}
