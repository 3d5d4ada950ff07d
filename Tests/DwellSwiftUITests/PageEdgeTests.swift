import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages report that the user tries to turn beyond them") @MainActor
struct PageEdgeTests {
  /// Three pages that taps turn.
  struct Pages: View {
    /// The current page.
    let page: Model<Int>
    /// The edges reported.
    let edges: Model<[PageEdge]>
    /// Whether the first page follows the last.
    var loops = false
    /// The number of pages.
    var count = 3

    var body: some View {
      PageView(count: count, selection: page.binding) { Text(verbatim: "\($0)") }
        .pagesTurnByTap().pagesLoop(loops)
        .onPageEdge { edges.value.append($0) }
    }
  }

  @Test("A key, a tap and a drag beyond an end are reported, and turns between the ends aren't")
  func reports() throws {
    let (page, edges) = (Model(0), Model<[PageEdge]>([]))
    let stage = Stage(height: 300) { Pages(page: page, edges: edges) }
    _ = stage.press(.leftArrow)
    #expect(edges.value == [.start])
    _ = stage.press(.rightArrow)
    stage.run(until: 1)
    stage.finger(300, 150).lift()
    stage.run(until: 2)
    #expect(page.value == 2 && edges.value == [.start])
    stage.finger(300, 150).lift()
    #expect(edges.value == [.start, .end])
    try stage.drag([300, 280, 200, 100].map { CGPoint(x: $0, y: 150) })
    #expect(page.value == 2 && edges.value == [.start, .end, .end])
  }

  @Test("Pages that loop have no edges")
  func loops() {
    let (page, edges) = (Model(0), Model<[PageEdge]>([]))
    let stage = Stage(height: 300) { Pages(page: page, edges: edges, loops: true) }
    _ = stage.press(.leftArrow)
    #expect(page.value == 2 && edges.value.isEmpty)
  }

  @Test("A lone page in other pages leaves drags to them, even at their ends")
  func lone() throws {
    let (page, edges) = (Model(1), Model<[PageEdge]>([]))
    let stage = Stage(height: 300) {
      PageView(count: 2, selection: page.binding) { _ in
        Pages(page: Model(0), edges: Model([]), count: 1)
      }
      .onPageEdge { edges.value.append($0) }
    }
    stage.finger(300, 150).move((280, 150), (200, 150), (100, 150)).lift()
    #expect(page.value == 1 && edges.value == [.end])
  }
}
