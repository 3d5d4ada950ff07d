import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A page view in SwiftUI") @MainActor
struct PageViewTests {
  /// A page that counts its taps.
  struct Page: View {
    /// Its name.
    let name: String
    /// The number of taps.
    @State private var taps = 0
    var body: some View {
      Button(action: { taps += 1 }, label: { Text(verbatim: "\(name) \(taps)") })
    }
  }

  @Test("Pages lie where the core places them, during a drag and as they settle (R079, R088, R092-R101)")
  func drag() throws {
    let page = Model("a")
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(["a", "b", "c"], id: \.self, selection: page.binding) { Page(name: $0) }
    }
    var core = Dwell.PageView(.init(pageCount: 3), at: 100)
    _ = core.handle(.resize(Size(width: 390, height: 300)), at: 100)
    #expect(stage.visiblePages == ["a 0": 195])
    #expect(stage.next == nil, "nothing moves")
    let points = [350, 330, 250, 100].map { CGPoint(x: $0, y: 150) }
    try stage.drag(points, lifts: false)
    _ = core.handle(.press(Point(x: 350, y: 150)), at: 100)
    for point in points.dropFirst() { _ = core.handle(.move(Point(x: point.x, y: point.y)), at: 100) }
    #expect(stage.visiblePages == ["a 0": 195 - 250, "b 0": 195 + 390 - 250])
    try stage.gesture().end(.init(time: stage.scene.date, location: points[3], startLocation: points[0]))
    _ = core.handle(.release(Point(x: 100, y: 150)), at: 100)
    stage.scene.render()
    #expect(page.value == "b")
    #expect(page.transactions.first?.disablesAnimations == false)
    for step in 1...5 {
      let time = Double(step) / 20
      stage.run(until: time)
      let place = try #require(stage.visiblePages["b 0"])
      #expect(abs(place - (195 + 390 * (1 - core.position(at: 100 + time)))) < 1e-6)
    }
    stage.run(until: 3)
    #expect(stage.visiblePages == ["b 0": 195])
    #expect(stage.next == nil)
  }

  @Test("A page keeps its state while it is a neighbour, and its content can be tapped")
  func state() {
    let page = Model("a")
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(["a", "b", "c"], id: \.self, selection: page.binding) { Page(name: $0) }
    }
    /// Taps the content of the shown page.
    func tapPage() { for case .button(let tap) in stage.facts { tap() } }
    tapPage()
    page.value = "b"
    stage.run(until: 0)
    stage.run(until: 3)
    #expect(stage.visiblePages == ["b 0": 195], "a page can't be tapped before it is shown")
    tapPage()
    page.value = "a"
    stage.run(until: 3)
    stage.run(until: 6)
    #expect(stage.visiblePages == ["a 1": 195])
  }

  @Test("Its pages are timed, and a drag pauses the timer")
  func timed() throws {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Page(name: "\($0)") }.pageTimer(duration: 4)
    }
    stage.run(until: 5)
    #expect(page.value == 1)
    try stage.drag([350, 330, 300].map { CGPoint(x: $0, y: 150) }, lifts: false)
    stage.run(until: 60)
    #expect(page.value == 1)
    try stage.gesture().cancel()
    stage.run(until: 60)
    stage.run(until: 62.9)
    #expect(page.value == 1)
    stage.run(until: 63.1)
    #expect(page.value == 2)
    stage.run(until: 68)
    #expect(page.value == 0, "the timer loops")
  }

  @Test("Its indicator lies above the pages and follows the drag; a tap on it turns pages")
  func indicator() throws {
    let page = Model(1)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Page(name: "\($0)") }
        .pageTimer(duration: 4).pageIndicator(.dots)
    }
    var configuration = Dwell.Carousel.Configuration(pageCount: 3)
    configuration.pages.currentPage = 1
    var core = Dwell.Carousel(configuration, at: 100)
    _ = core.handle(.resize(Size(width: 390, height: 300)), at: 100)
    stage.run(until: 1)
    _ = core.handle(.tick, at: 101)
    #expect(stage.drawing == expectedSteps(core.frame(at: 101).display))
    #expect(!stage.drawing.isEmpty)
    let target = try #require(stage.drags.last { $0.minimumDistance == 0 })
    let rect = core.indicatorRect
    let corner = CGPoint(x: rect.width - 4, y: rect.height / 2)
    let tap = DragGesture.Value(time: stage.scene.date, location: corner, startLocation: corner)
    target.move(tap)
    target.end(tap)
    #expect(page.value == 2)
  }

  @Test("Pages given as views are found with their tags, without a count (R076)")
  func views() {
    let page = Model("b")
    let names = Model(["a", "b", "c"])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: page.binding) {
        ForEach(names.value, id: \.self) { name in Page(name: name).tag(name) }
        Text("the end").tag("end")
      }
    }
    #expect(stage.visiblePages == ["b 0": 195])
    #expect(stage.spoken == "page 2 of 4")
    names.value = ["x", "y", "a", "b"]
    stage.run(until: 1)
    #expect(stage.spoken == "page 4 of 5")
    #expect(page.value == "b")
    page.value = "end"
    stage.run(until: 1)
    stage.run(until: 3)
    #expect(stage.visiblePages == ["the end": 195])
    let number = Model(1)
    let numbered = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: number.binding) {
        Text("zero")
        Text("one")
      }
    }
    #expect(numbered.visiblePages == ["one": 195])
  }

  @Test("A ForEach is enough, even before iOS 18, and its data identify the pages (R076)")
  func forEach() {
    struct Place: Identifiable {
      let id: String
    }
    let page = Model("b")
    let names = Model(["a", "b", "c"])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: page.binding) {
        ForEach(names.value, id: \.self) { name in Page(name: name) }
      }
    }
    #expect(stage.visiblePages == ["b 0": 195])
    names.value = ["x", "y", "a", "b"]
    stage.run(until: 1)
    #expect(stage.spoken == "page 4 of 4")
    #expect(page.value == "b")
    let places = DwellSwiftUI.PageView(selection: page.binding) {
      ForEach([Place(id: "a"), Place(id: "b")]) { Page(name: $0.id) }
    }
    #expect(type(of: places) == DwellSwiftUI.PageView<String, Page>.self, "no subview lookup")
    let number = Model(1)
    let numbered = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: number.binding) { ForEach(0..<3) { Page(name: "\($0)") } }
    }
    #expect(numbered.visiblePages == ["1 0": 195])
  }

  @Test("Pages that aren't selected are fainter and smaller with the effect (R147-R149)")
  func effect() throws {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Page(name: "\($0)") }.pageEffect(
        .fadeAndScale)
    }
    try stage.drag([380, 360, 185].map { CGPoint(x: $0, y: 150) }, lifts: false)
    let scales = stage.facts.compactMap { if case .scale(let scale) = $0 { scale.width } else { nil } }
    #expect(scales.contains { abs($0 - 0.9) < 1e-9 }, "halfway between 1 and 0.8: \(scales)")
    let opacities = stage.facts.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
    #expect(opacities.contains { abs($0 - 0.6) < 1e-9 }, "halfway between 1 and 0.2: \(opacities)")
  }

  @Test("VoiceOver scrolls, pauses and plays it; its pages are separate elements")
  func accessibility() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Page(name: "\($0)") }.pageTimer(duration: 4)
    }
    #expect(stage.accessibility.contains { if case .element(.contain) = $0 { true } else { false } })
    #expect(stage.actions.keys.sorted() == ["Pause"])
    for case .scroll(let scroll) in stage.accessibility { scroll(.trailing) }
    #expect(page.value == 1)
    stage.run(until: 0)
    for case .scroll(let scroll) in stage.accessibility { scroll(.leading) }
    #expect(page.value == 0)
    stage.actions["Pause"]?()
    stage.run(until: 50)
    #expect(page.value == 0)
    #expect(stage.actions.keys.sorted() == ["Play"])
  }

  @Test("Without pages it is empty, and a single page takes no drag (R086, R102)")
  func few() throws {
    let page = Model(0)
    let none = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 0, selection: page.binding) { Page(name: "\($0)") }.pageIndicator(.dots)
    }
    #expect(none.visiblePages.isEmpty)
    let one = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 1, selection: page.binding) { Page(name: "\($0)") }.pageIndicator(.dots)
    }
    try one.drag([380, 360, 185].map { CGPoint(x: $0, y: 150) }, lifts: false)
    #expect(one.visiblePages == ["0 0": 195])
    #expect(one.drawing.isEmpty)
  }
}
