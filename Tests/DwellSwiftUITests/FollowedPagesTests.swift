import Dwell
import DwellConformance
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Indicators beside pages follow them, and apps get the position") @MainActor
struct FollowedPagesTests {
  /// Pages with an indicator inside, and a control beside them.
  private func stage(_ page: Model<Int>) -> Stage<some View> {
    Stage(height: 300, scale: 2) {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
      }
      .pageTimer(duration: 4)
    }
  }

  /// Expects that both rows look alike now, each measured from its first dot.
  private func expectAlike(_ stage: Stage<some View>, _ moment: String) {
    let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.filter { $0.rect.width > 0 }
    /// The dots of a row, in thousandths of a point.
    func marks(_ row: ArraySlice<ExampleObservation.Shape>) -> [[Double]] {
      let first = row.first?.rect.x ?? 0
      return row.map { shape in
        [shape.rect.x - first, shape.rect.width].map { ($0 * 1e3).rounded() / 1e3 }
      }
    }
    let half = shapes.count / 2
    #expect(half >= 3 && marks(shapes[..<half]) == marks(shapes[half...]), "\(moment)")
    #expect(shapes[..<half].map(\.paint) == shapes[half...].map(\.paint), "\(moment)")
  }

  @Test("R224: A control beside pages looks like the indicator inside, during a drag and after it")
  func drag() {
    for end in [100.0, 290] {
      let page = Model(0)
      let stage = stage(page)
      stage.run(until: 1)
      expectAlike(stage, "before the drag")
      let finger = stage.finger(350, 100).move((330, 100), (250, 100), (end, 100))
      expectAlike(stage, "under the finger at \(end)")
      stage.run(until: 9)
      #expect(page.value == 0, "nothing turns under a finger that rests")
      expectAlike(stage, "under a finger that rests at \(end)")
      finger.lift()
      #expect(page.value == (end < 200 ? 1 : 0))
      for time in [0.05, 0.1, 0.2, 1, 2] {
        stage.run(until: 9 + time)
        expectAlike(stage, "\(time) s after the drag to \(end)")
      }
      let rest = end < 200 ? 4 : 3.0
      stage.run(until: 9 + rest - 0.1)
      #expect(page.value == (end < 200 ? 1 : 0))
      stage.run(until: 9 + rest + 0.1)
      #expect(page.value == (end < 200 ? 2 : 1), "they turn together")
      #expect(page.writes == (end < 200 ? 2 : 1))
    }
  }

  @Test("R224: Dots beside untimed pages follow a finger, too")
  func untimed() {
    let page = Model(0)
    let stage = Stage(height: 300, scale: 2) {
      VStack {
        DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
          .pageIndicator(.hidden)
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
      }
      .pageTimer(duration: nil)
    }
    /// The opacities of the dots.
    func marks() -> [Double] {
      stage.drawing.compactMap { step in
        if case .fill(_, _, let opacity) = step { (opacity * 1e3).rounded() / 1e3 } else { nil }
      }
    }
    #expect(marks() == [1, 0.35, 0.35])
    let finger = stage.finger(350, 100).move((330, 100), (135, 100))
    let between = marks()
    #expect(between[0] < 1 && between[1] > 0.35 && between[2] == 0.35, "\(between)")
    #expect(page.value == 0)
    finger.move((100, 100)).lift()
    stage.run(until: 3)
    #expect(marks() == [0.35, 1, 0.35] && page.value == 1)
    stage.run(until: 60)
    #expect(page.value == 1, "nothing advances")
  }

  @Test("R224: Apps get the position: the page at rest, and every step between during drags and turns")
  func positions() {
    let page = Model(0)
    let positions = Model<[Double]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .onPagePositionChange { positions.value.append($0) }
    }
    #expect(positions.value == [0])
    let finger = stage.finger(350, 100).move((330, 100), (194, 100))
    #expect(positions.value.last.map { abs($0 - 156.0 / 390) < 0.01 } == true, "\(positions.value)")
    finger.move((100, 100)).lift()
    stage.run(until: 3)
    #expect(positions.value.last == 1)
    #expect(positions.value.filter { $0 > 0.5 && $0 < 1 }.count > 5)
    let count = positions.value.count
    stage.run(until: 20)
    #expect(positions.value.count == count, "at rest there is nothing to report")
    page.value = 2
    stage.scene.render()
    stage.run(until: 23)
    #expect(positions.value.last == 2)
  }
}
