import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages longer than the view") @MainActor
struct LongPageTests {
  /// Returns a stage with a short page, and one of 900 points.
  func stage(_ page: Model<Int>, fill: PageControlFill = .none) -> Stage<some View> {
    Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2, selection: page.binding) { number in
        Text("\(number)").frame(height: number == 1 ? 900 : 20)
      }
      .pagesScroll().pageAxis(.vertical).pageIndicator(.dots).pageControlFill(fill)
    }
  }

  /// Returns the heights of the pages.
  func heights<V: View>(_ stage: Stage<V>) -> Set<CGFloat> {
    Set(stage.facts.compactMap { if case .frame(390?, let height?) = $0 { height } else { nil } })
  }

  @Test("Long pages have their ideal length, at least the view's")
  func lengths() {
    let stage = stage(Model(0))
    stage.run(until: 0)
    #expect(heights(stage) == [300, 900])
  }

  @Test("Long pages are at least as long as the view after it has been resized or turned")
  func resized() {
    let axis = Model(PageAxis.vertical)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 1, selection: .constant(0)) { _ in Text("short").frame(height: 20) }
        .pagesScroll().pageAxis(axis.value)
    }
    /// Returns the minimum sizes of the pages.
    func least() -> [CGSize] {
      stage.facts.compactMap {
        guard case .flexibleFrame(let width, _, nil, let height, _, nil) = $0 else { return nil }
        return CGSize(width: width ?? 0, height: height ?? 0)
      }
    }
    #expect(least() == [CGSize(width: 0, height: 300)])
    stage.scene.size = CGSize(width: 500, height: 600)
    #expect(least() == [CGSize(width: 0, height: 600)])
    axis.value = .horizontal
    stage.scene.render()
    #expect(least() == [CGSize(width: 500, height: 0)])
  }

  @Test("Long pages scroll to their end before turning (R187)")
  func scrolls() {
    let page = Model(0)
    let stage = stage(page)
    stage.run(until: 0)
    #expect(stage.press(.pageDown))
    #expect(page.value == 1)
    stage.run(until: 3)
    /// Returns the vertical centres of the pages.
    func middles() -> [CGFloat] {
      stage.facts.compactMap { if case .position(let place) = $0 { place.y } else { nil } }
    }
    #expect(middles().contains(450))
    #expect(stage.press(.end))
    stage.run(until: 6)
    #expect(middles().contains(-150), "its end is in view: \(middles())")
    #expect(!stage.press(.pageDown), "nothing follows")
    #expect(stage.press(.pageUp))
    stage.run(until: 9)
    #expect(page.value == 1, "still on the page")
    #expect(stage.press(.home))
    #expect(page.value == 0)
  }

  @Test("Long pages have a fill that shows the scroll progress (R186)")
  func place() {
    let page = Model(1)
    let stage = stage(page, fill: .scrollPosition)
    stage.run(until: 0)
    let before = stage.drawing
    #expect(stage.press(.end))
    stage.run(until: 3)
    #expect(stage.drawing != before)
    stage.run(until: 100)
    #expect(page.value == 1, "no time passes")
  }
}
