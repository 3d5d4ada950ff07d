import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page view's indicator follows the modifiers around it") @MainActor
struct PageViewIndicatorTests {
  /// A style that draws the page's number and its progress.
  struct NumberStyle: PageControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.currentPage + 1)/\(configuration.pageCount) \(configuration.progress)")
    }
  }

  /// Three pages, changed by modifiers.
  func pages(_ page: Model<Int>, _ change: @escaping @MainActor (AnyView) -> some View) -> Stage<some View> {
    Stage(height: 300) {
      change(
        AnyView(DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "page \($0)") }))
    }
  }

  /// The drawing of a core carousel of three pages, a second after it began.
  func expected(_ change: (inout Dwell.Carousel.Configuration) -> Void) -> [DrawnStep] {
    var configuration = Dwell.Carousel.Configuration(pageCount: 3)
    change(&configuration)
    var core = Dwell.Carousel(configuration, at: 100)
    _ = core.handle(.resize(Size(width: 390, height: 300)), at: 100)
    return expectedSteps(core.frame(at: 101).display.withoutSymbols)
  }

  @Test("Segments fill page by page, or as one fluid", arguments: SegmentedProgressFill.allCases)
  func fill(_ fill: SegmentedProgressFill) {
    let stage = pages(Model(1)) {
      $0.pageIndicator(.segments).segmentedProgressFill(fill).pageTimer(duration: 4)
    }
    stage.run(until: 1)
    var segments = SegmentRow.Configuration()
    segments.style = fill == .fluid ? .fluid : .perPage
    let drawing = expected {
      $0.indicator = .segments(segments)
      $0.pages.currentPage = 1
    }
    #expect(stage.drawing == drawing)
  }

  @Test("The indicator lies below the pages, or above them if the app requests it")
  func edge() {
    for edge in [Edge.top, .bottom] {
      let stage = pages(Model(0)) {
        $0.pageIndicator(.segments, edge: edge, inset: 12).pageTimer(duration: 4)
      }
      stage.run(until: 1)
      let drawing = expected {
        $0.indicator = .segments(SegmentRow.Configuration())
        $0.indicatorSide = edge == .top ? .start : .end
        $0.indicatorInset = 12
      }
      #expect(stage.drawing == drawing, "\(edge)")
    }
  }

  @Test(
    "Segments are 32 points from the ends of the pages, or as far as the app requests",
    arguments: [nil, 0, 14, -3, .nan] as [Double?])
  func margin(_ margin: Double?) {
    let stage = pages(Model(0)) { $0.pageIndicator(.segments, margin: margin).pageTimer(duration: 4) }
    stage.run(until: 1)
    let drawing = expected {
      $0.indicator = .segments(SegmentRow.Configuration())
      $0.indicatorMargin = margin.map { $0 > 0 ? $0 : 0 } ?? 32
    }
    #expect(stage.drawing == drawing)
  }

  @Test("A custom style draws the indicator in place of the dots")
  func style() throws {
    let page = Model(1)
    let stage = pages(page) {
      $0.pageIndicator(.dots).pageControlStyle(NumberStyle()).pageTimer(duration: 4)
    }
    stage.run(until: 1)
    let texts = stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.contains("2/3 0.25"), "\(texts)")
    #expect(stage.drawing.isEmpty, "the dots aren't drawn as well")
    stage.run(until: 4.1)
    #expect(page.value == 2)
  }

  @Test("R222: Over media the dots are the core's, white on black")
  func media() {
    for isTimed in [false, true] {
      let stage = pages(Model(1)) { view in
        view.pagesShowMedia().pageButtons().pageTimer(duration: isTimed ? 4 : nil)
      }
      stage.run(until: 1)
      let drawing = expected {
        $0.isOverMedia = true
        $0.pages.currentPage = 1
        $0.pages.loops = isTimed
        $0.timer.advances = isTimed
        $0.controls = .all
      }
      #expect(stage.drawing == drawing && drawing.count > 5)
      #expect(stage.symbols == ["chevron.left", "chevron.right"] + (isTimed ? ["pause.fill"] : []))
    }
  }

  @Test("R223: A custom style is followed by the pause button, and the other buttons stay in place")
  func styledButtons() {
    let page = Model(1)
    let stage = pages(page) {
      $0.pageControlStyle(NumberStyle()).pageButtons().pageTimer(duration: 4)
    }
    stage.run(until: 1)
    #expect(stage.buttons.keys.sorted() == ["Next page", "Pause", "Previous page"])
    stage.buttons["Pause"]?()
    stage.run(until: 30)
    #expect(page.value == 1 && stage.buttons["Play"] != nil)
    #expect(stage.drawing.count == 2, "two discs")
    #expect(Set(stage.symbols) == ["chevron.left", "chevron.right", "play.fill"])
  }

  @Test("On visionOS pages can be dragged, and the indicator is for display only")
  func gaze() throws {
    let page = Model(0)
    let stage = pages(page) {
      $0.pageIndicator(.dots).pageControlInputProfile(.gaze).pageTimer(duration: 4)
    }
    #expect(stage.drags.allSatisfy { $0.minimumDistance > 0 }, "the marks take no presses")
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    #expect(page.value == 1)
    #expect(stage.press(.rightArrow))
    #expect(page.value == 2)
  }

  @Test("A material, or Liquid Glass, lies below the dots in place of their background")
  func material() {
    var theme = PageTheme()
    let page = Model(1)
    /// What is drawn with the theme, and the shapes and effects of views.
    func drawn() -> (steps: [DrawnStep], facts: [String]) {
      let theme = theme
      let stage = pages(page) { $0.pageTheme(theme) }
      let names = stage.facts.compactMap { if case .other(let name) = $0 { name } else { nil } }
      let shapes = stage.scene.root.all.map(\.kind).filter { $0 == "RoundedRectangle" }
      return (stage.drawing, shapes + names.filter { $0 == "glass" })
    }
    let plain = drawn()
    #expect(plain.facts.isEmpty)
    theme.indicatorMaterial = AnyShapeStyle(.tint)
    #expect(drawn().steps == Array(plain.steps.dropFirst()), "the dots without their background")
    #expect(drawn().facts == ["RoundedRectangle"])
    theme.indicatorIsGlass = true
    #expect(drawn().steps == Array(plain.steps.dropFirst()))
    #expect(drawn().facts == ["glass"])
  }
}
