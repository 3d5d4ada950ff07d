import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Page views as high as their pages in SwiftUI") @MainActor
struct PageFitTests {
  /// Returns a stage of pages with heights, 390 points wide.
  func stage(
    _ page: Model<Int>, heights: Model<[CGFloat]>, fits: Model<Bool> = Model(true),
    _ change: @escaping @MainActor (AnyView) -> some View = { $0 }
  ) -> Stage<some View> {
    Stage(height: 600) {
      let heights = heights.value
      return change(
        AnyView(
          DwellSwiftUI.PageView(count: heights.count, selection: page.binding) { number in
            Text("\(number)").frame(height: heights[number])
          })
      )
      .pageLayout(fitsHeight: fits.value)
    }
  }

  /// Returns the sizes that the view takes of the available space: those of frames around the pages.
  func fit<V: View>(_ stage: Stage<V>) -> [CGSize] {
    stage.scene.root.all.compactMap { node in
      var inside = node.children.first
      while let next = inside, next.kind == "modified", next.facts.isEmpty { inside = next.children.first }
      guard inside?.kind == "GeometryReader", case .frame(let width, let height)? = node.facts.first else {
        return nil
      }
      return CGSize(width: width ?? 0, height: height ?? 0)
    }
  }

  /// Returns the frames of pages that have both lengths.
  func rooms<V: View>(_ stage: Stage<V>) -> Set<CGFloat> {
    Set(stage.facts.compactMap { if case .frame(390?, let height?) = $0 { height } else { nil } })
  }

  @Test("At rest they have the height of the page, and so has their indicator (R204)")
  func rests() {
    let page = Model(0)
    let stage = stage(page, heights: Model([200, 300, 120])) { $0.pageIndicator(.dots) }
    stage.run(until: 0)
    #expect(fit(stage) == [CGSize(width: 0, height: 200)])
    #expect(rooms(stage) == [200])
    page.value = 1
    stage.scene.render()
    stage.run(until: 2)
    #expect(fit(stage) == [CGSize(width: 0, height: 300)])
  }

  @Test("Between two pages they have the mean of both heights, also under a finger (R204)")
  func drags() throws {
    let page = Model(0)
    let stage = stage(page, heights: Model([200, 300]))
    stage.run(until: 0)
    try stage.drag(
      [CGPoint(x: 300, y: 50), CGPoint(x: 290, y: 50), CGPoint(x: 202.5, y: 50)], lifts: false)
    #expect(fit(stage) == [CGSize(width: 0, height: 225)])
    #expect(rooms(stage) == [225], "pages are laid out in the height of the same frame")
    try stage.gesture().end(
      .init(time: stage.scene.date, location: CGPoint(x: 100, y: 50), startLocation: CGPoint(x: 300, y: 50)))
    stage.run(until: 0.1)
    let height = try #require(fit(stage).first?.height)
    #expect(height > 225 && height < 310)
    stage.run(until: 3)
    #expect(fit(stage) == [CGSize(width: 0, height: 300)])
  }

  @Test("They follow a page whose content changes its height (R204)")
  func changes() {
    let heights = Model<[CGFloat]>([200, 300])
    let stage = stage(Model(0), heights: heights)
    stage.run(until: 0)
    heights.value = [260, 300]
    stage.scene.render()
    stage.run(until: 0.1)
    #expect(fit(stage) == [CGSize(width: 0, height: 260)])
  }

  @Test("They take the available space without the modifier, and keep the pages' state when it is added")
  func switches() {
    let fits = Model(false)
    let stage = stage(Model(0), heights: Model([200, 300]), fits: fits)
    stage.run(until: 0)
    #expect(fit(stage) == [.zero])
    #expect(rooms(stage) == [600])
    fits.value = true
    stage.scene.render()
    stage.run(until: 0.1)
    #expect(fit(stage) == [CGSize(width: 0, height: 200)])
    fits.value = false
    stage.scene.render()
    stage.run(until: 0.2)
    #expect(fit(stage) == [.zero])
  }

  @Test("They are as wide as their pages if the pages are vertical (R204)")
  func vertical() {
    let stage = Stage(height: 600) {
      DwellSwiftUI.PageView(count: 2, selection: .constant(0)) { Text("\($0)").frame(width: 150) }
        .pageLayout(fitsHeight: true).pageAxis(.vertical)
    }
    stage.run(until: 0)
    #expect(fit(stage) == [CGSize(width: 150, height: 0)])
  }
}
