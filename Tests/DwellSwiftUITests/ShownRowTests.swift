import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A row that only displays a page and its progress") @MainActor
struct ShownRowTests {
  /// The values that the app sets, and the reported ones.
  struct Values {
    var current = 0
    var progress: Double? = 0.5
    var lines: [String] = []
  }

  /// A control, or a track, of five pages inside a page timer.
  private func stage(_ values: Model<Values>, segments: Bool = false) -> Stage<some View> {
    Stage(width: 300) {
      Group {
        if segments {
          DwellSwiftUI.SegmentedProgress(
            current: values.value.current, count: 5, progress: values.value.progress ?? 0)
        } else {
          DwellSwiftUI.PageControl(current: values.value.current, count: 5, progress: values.value.progress)
        }
      }
      .onPageDiagnostics { values.value.lines += $0.lines }
      .pageTimer(duration: 1)
    }
  }

  /// The width of the filled part of the current dot, and where it begins.
  private func fill(_ stage: Stage<some View>) -> [Double] {
    stage.scene.render()
    stage.run(until: stage.clock.time - 100 + 5)
    return fillNow(stage)
  }

  /// The same, without waiting for motions.
  private func fillNow(_ stage: Stage<some View>) -> [Double] {
    let fill = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.last { $0.paint == "foreground 1" }
    return fill.map { [$0.rect.x, $0.rect.width].map { ($0 * 1e6).rounded() / 1e6 } } ?? []
  }

  @Test("R004 R015 R225: the fill is the progress of the page, from 0 to 1, and nothing turns")
  func shows() {
    let values = Model(Values())
    let stage = stage(values)
    let steps: [(Int, Double)] = [(0, 0), (0, 0.25), (2, 0.5), (2, 1), (4, 1), (4, 0.5), (1, 0.5)]
    for (page, progress) in steps {
      (values.value.current, values.value.progress) = (page, progress)
      let expected: [Double] = [10 + 14 * Double(page), 36 * progress]
      #expect(fill(stage) == expected, "page \(page) at \(progress)")
      #expect(stage.spoken == "page \(page + 1) of 5")
      #expect(stage.next == nil)
    }
    #expect(values.value.lines.isEmpty)
  }

  @Test("R017 R225: the fill reaches another progress in 0.05 s")
  func moves() {
    let values = Model(Values(progress: 0.5))
    let stage = stage(values)
    values.value.progress = 0.75
    #expect(fill(stage).last == 27)
    values.value.progress = 0.25
    let start = stage.clock.time - 100
    stage.scene.render()
    stage.run(until: start + 0.025)
    #expect(fillNow(stage).last == 18)
    stage.run(until: start + 0.05)
    #expect(fillNow(stage).last == 9)
  }

  @Test("R225: segments fill up to the progress of the page")
  func segments() {
    let values = Model(Values(current: 1, progress: 1))
    let stage = stage(values, segments: true)
    #expect(fill(stage) == [63.2, 55.2])
    values.value.current = 3
    values.value.progress = 0.5
    #expect(fill(stage) == [181.6, 27.6])
  }

  @Test(
    "R225: it takes no input, no focus and no actions, and no timer around is shared",
    arguments: [false, true])
  func input(_ segments: Bool) {
    let stage = stage(Model(Values()), segments: segments)
    let inputs = stage.facts.filter {
      switch $0 {
      case .drag, .longPress, .hover, .keyPress, .focusable, .button: true
      case .accessibility(.action), .accessibility(.adjust): true
      default: false
      }
    }
    #expect(inputs.isEmpty)
    stage.run(until: 60)
    #expect(stage.spoken == "page 1 of 5")
  }

  @Test("R225: NaN is 0, other values out of range are the nearest, and all are reported")
  func invalid() {
    let values = Model(Values(progress: .nan))
    let stage = stage(values)
    #expect(fill(stage) == [10, 0])
    #expect(values.value.lines.count == 1 && values.value.lines.contains { $0.contains("NaN") })
    values.value.progress = 7
    #expect(fill(stage).last == 36)
    values.value.progress = -1
    #expect(fill(stage).last == 0)
    values.value.current = 9
    #expect(fill(stage) == [66, 0])
    #expect(stage.spoken == "page 5 of 5")
    #expect(values.value.lines.contains { $0.contains("page 9") })
  }

  @Test("R225: without a progress the current page has a plain dot")
  func untimed() {
    let stage = stage(Model(Values(current: 3, progress: nil)))
    let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes
    #expect(shapes.map(\.rect.width) == [8, 8, 8, 8, 8])
    #expect(shapes.map(\.paint).firstIndex(of: "foreground 1") == 3)
  }
}
