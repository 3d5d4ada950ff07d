import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Layouts of page views in SwiftUI") @MainActor
struct PageViewLayoutTests {
  /// A page as SwiftUI places it.
  struct Place: Equatable {
    /// Its width, in points.
    var width: Double
    /// Its center, in points from the left.
    var center: Double
    /// Whether it is hidden from assistive technology.
    var isHidden: Bool
  }

  /// Returns a stage of ten pages with modifiers, 390 points wide.
  func pages(
    _ page: Model<Int>, title: @escaping (Int) -> String? = { _ in nil },
    _ change: @escaping @MainActor (AnyView) -> some View
  ) -> Stage<some View> {
    Stage(height: 300) {
      change(
        AnyView(
          DwellSwiftUI.PageView(count: 10, selection: page.binding) {
            Text(verbatim: "\($0)").pageTitle(title($0))
          }))
    }
  }

  /// Returns the drawn pages, by their texts.
  func places<V: View>(_ stage: Stage<V>) -> [String: Place] {
    var result: [String: Place] = [:]
    for node in stage.scene.root.all {
      guard case .accessibility(.hidden(let isHidden))? = node.facts.first else { continue }
      var place = Place(width: 0, center: 0, isHidden: isHidden)
      var (text, opacity) = ("", 1.0)
      for fact in node.allFacts {
        switch fact {
        case .text(let page): text = page
        case .position(let point): place.center = point.x
        case .frame(let width, _): if let width { place.width = width }
        case .opacity(let value): opacity = value
        default: break
        }
      }
      if opacity > 0, !text.isEmpty { result[text] = place }
    }
    return result
  }

  @Test("Several pages are in view, and turn one by one or several at a time")
  func perView() {
    let page = Model(0)
    let stage = pages(page) { $0.pageLayout(.perView(3), perTurn: 3, spacing: 15) }
    #expect(places(stage).mapValues(\.center) == ["0": 60, "1": 195, "2": 330])
    #expect(stage.press(.rightArrow))
    #expect(page.value == 3)
    page.value = 8
    stage.run(until: 2)
    #expect(places(stage).keys.sorted() == ["6", "7", "8"])
    #expect(page.value == 6, "the selection is the first page of those in view")
  }

  @Test("Neighbours extend into the insets of a centred page, hidden from assistive technology")
  func peeks() {
    let stage = pages(Model(2)) { $0.pageLayout(spacing: 10, insets: 40, alignment: .center) }
    #expect(
      places(stage) == [
        "1": Place(width: 310, center: -125, isHidden: true),
        "2": Place(width: 310, center: 195, isHidden: false),
        "3": Place(width: 310, center: 515, isHidden: true),
      ])
  }

  @Test("Pages can have a length in points")
  func fixed() {
    let stage = pages(Model(0)) { $0.pageLayout(.fixed(130), isContained: false) }
    #expect(places(stage).mapValues(\.center) == ["0": 65, "1": 195, "2": 325])
  }

  @Test("Without snapping pages stay where the finger leaves them (R237)")
  func free() throws {
    let page = Model(0)
    let stage = pages(page) { $0.pageLayout(.fixed(100)).pageSnap(.none) }
    try stage.drag([300, 250, 170].map { CGPoint(x: $0, y: 150) }, lifts: false)
    stage.run(until: 1)
    try stage.drag([CGPoint(x: 170, y: 150)])
    stage.run(until: 3)
    let centers = places(stage).filter { !$0.value.isHidden }.mapValues(\.center)
    #expect(page.value == 1 && centers == ["1": 20, "2": 120, "3": 220, "4": 320, "5": 420])
  }

  @Test("In a ticker they pass, go round, and have a pause button (R238)")
  func ticker() {
    let page = Model(0)
    let stage = pages(page) { $0.pageLayout(.fixed(100)).pageSnap(.none).pageTicker(speed: 50) }
    stage.run(until: 1)
    let centers = places(stage).mapValues { $0.center.rounded() }
    #expect(centers["0"] == 0 && centers["4"] == 400, "\(centers)")
    stage.run(until: 20.5)
    #expect(places(stage)["0"]?.center.rounded() == 25 && page.value == 0)
  }

  @Test("From right to left the order of pages and their insets are mirrored")
  func rightToLeft() {
    let page = Model(0)
    let stage = pages(page) {
      $0.pageLayout(.perView(3), spacing: 15, leadingInset: 45, trailingInset: 0)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(places(stage).mapValues(\.center) == ["0": 292.5, "1": 172.5, "2": 52.5])
    #expect(stage.press(.leftArrow))
    #expect(page.value == 1)
  }

  @Test("Inserting and removing pages leaves the shown ones in place")
  func edits() {
    let names = Model(["a", "b", "c", "d", "e", "f", "g"])
    let shown = Model("d")
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(names.value, id: \.self, selection: shown.binding) { Text(verbatim: $0) }
        .pageLayout(.perView(3), spacing: 15)
    }
    let before = places(stage)
    #expect(before.mapValues(\.center) == ["d": 60, "e": 195, "f": 330])
    names.value.insert(contentsOf: ["x", "y", "z"], at: 1)
    stage.scene.render()
    #expect(places(stage) == before)
    names.value.removeAll { $0 < "c" || $0 > "w" }
    stage.scene.render()
    stage.run(until: 2)
    #expect(places(stage) == before)
    #expect(shown.value == "d")
  }

  @Test("VoiceOver counts snap points, with the title of the first page there")
  func titles() {
    let page = Model(0)
    let stage = pages(page, title: { "title \($0)" }) {
      $0.pageLayout(.perView(3), perTurn: 3).pageIndicator(.dots)
    }
    #expect(stage.spoken == "title 0, page 1 of 4")
    var announced: [String] = []
    AccessibilityNotification.PageScrolled.posted = { announced.append($0) }
    defer { AccessibilityNotification.PageScrolled.posted = { _ in } }
    #expect(stage.press(.rightArrow))
    stage.run(until: 2)
    #expect(stage.spoken == "title 3, page 2 of 4")
    #expect(announced == ["title 3, page 2 of 4"])
  }

  @Test("Invalid values are reported")
  func reports() {
    var lines: [String] = []
    let stage = pages(Model(0)) {
      $0.pageLayout(.perView(0.5), insets: 300).onPageDiagnostics { lines += $0.lines }
    }
    stage.run(until: 1)
    #expect(lines.contains { $0.contains("insets") } && lines.count == 2, "\(lines)")
  }

  @Test("What is drawn has the size of the layout, before SwiftUI reports that, and where nothing appears")
  func size() {
    let hosts = [ComponentHost(Dwell.PageControl(.init(pageCount: 3), at: 0))]
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") }.pageIndicator(.dots)
    }
    let rendered = StandInScene.image(size: CGSize(width: 390, height: 300)) {
      DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") }.pageIndicator(.dots)
    }
    stage.run(until: 1)
    #expect(!stage.drawing.isEmpty)
    #expect(DrawnImage(rendered).drawing == stage.drawing)
    let control = StandInScene.image(size: CGSize(width: 390, height: 44)) { ComponentView(hosts[0]) }
    #expect(DrawnImage(control).drawing.count >= 3)
  }

  @Test("Pages move with a view that is resized with an animation, as when the device is rotated")
  func rotation() {
    struct Rotated: View {
      @State private var isWide = false
      var body: some View {
        DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") }
          .frame(width: isWide ? 844 : 390)
          .overlay { Button(action: { withAnimation { isWide = true } }, label: { Text("rotate") }) }
      }
    }
    let stage = Stage(width: 844, height: 300) { Rotated() }
    stage.run(until: 1)
    for case .button(let press) in stage.facts { press() }
    stage.scene.render()
    let animated = stage.scene.animated.flatMap(\.facts)
    #expect(animated.contains { if case .position(let point) = $0 { point.x == 422 } else { false } })
  }
}

/// What an image renderer draws.
@MainActor
private struct DrawnImage {
  /// The steps that canvases drew.
  let drawing: [DrawnStep]
  /// Reads the drawing of a tree.
  init(_ root: Node) {
    drawing = root.allFacts.flatMap { fact -> [DrawnStep] in
      if case .drawing(let steps) = fact { steps } else { [] }
    }
  }
}
