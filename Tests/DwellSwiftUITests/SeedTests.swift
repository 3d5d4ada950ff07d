import Dwell
import DwellConformance
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("The fewest lines of code give each seed's look") @MainActor
struct SeedTests {
  /// A phone screen.
  private func screen<V: View>(
    width: Double = 390, height: Double = 844, _ scheme: ColorScheme = .light,
    @ViewBuilder _ content: @escaping @MainActor () -> V
  ) -> Stage<V> {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return Stage(width: width, height: height, environment: environment, content: content)
  }

  /// The visible shapes on a screen now: kind, place and paint of each shape that isn't empty.
  private func look(_ stage: Stage<some View>) -> [String] {
    ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.filter { $0.rect.width > 0 }.map { shape in
      let rect = shape.rect
      let numbers = [rect.x, rect.y, rect.width, rect.height].map { ExampleObservation.number($0) }
      let place =
        shape.kind == .text
        ? "\(shape.text) \(ExampleObservation.number(rect.center.x))" : numbers.joined(separator: " ")
      return "\(place) \(shape.paint)"
    }
  }

  /// Three pages with seed A's time.
  private struct Labs: View {
    @State var page = 0
    var body: some View {
      DwellSwiftUI.PageView(count: 3, selection: $page) { Text(verbatim: "\($0)") }.pageTimer(duration: 4)
    }
  }

  @Test(
    "R005-R009 R012-R015 R027 R036 R221: timed pages have a pill of 36 points that fills in 4 s, 28 points up"
  )
  func timed() {
    let stage = screen { Labs() }
    var widths: [Double] = []
    for second in 0..<4 {
      stage.run(until: Double(second))
      let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes
      widths.append(shapes.first { $0.paint == "foreground 1" }?.rect.width ?? -1)
    }
    #expect(widths == [0, 9, 18, 27])
    #expect(
      look(stage) == [
        "163 808 36 8 foreground 0.35", "163 808 27 8 foreground 1", "205 808 8 8 foreground 0.35",
        "219 808 8 8 foreground 0.35",
      ])
    stage.run(until: 10)
    #expect(
      look(stage) == [
        "163 808 8 8 foreground 0.7", "177 808 8 8 foreground 0.7", "191 808 36 8 foreground 0.35",
        "191 808 18 8 foreground 1",
      ])
  }

  @Test("R018 R019: of five timed pages, those before the third have 0.7, those after it 0.35")
  func timedOpacities() {
    let stage = screen {
      DwellSwiftUI.PageControl(selection: .constant(2), count: 5).pageTimer(duration: 4)
    }
    stage.run(until: 2)
    let paints = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.map(\.paint)
    let opacities = ["0.7", "0.7", "0.35", "1", "0.35", "0.35"]
    #expect(paints == opacities.map { "foreground \($0)" })
  }

  @Test(
    "R042-R045 R048 R051 R072: the five-parameter call gives the seed's meter",
    arguments: [(10, 774.0), (7, 541.8), (3, 232.2)])
  func meter(_ correct: Int, _ height: Double) {
    let stage = screen(width: 300, height: 818) {
      DwellSwiftUI.ProgressMeter(
        meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: correct, questionCount: 10)
    }
    stage.run(until: 4.1)
    let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes
    #expect(shapes.map(\.kind) == [.fill, .border])
    #expect(abs(shapes[0].rect.height - height) < 1e-9 && shapes[0].rect.width == 100)
    #expect(
      shapes[1].rect == Rect(x: 98, y: 20, width: 104, height: 778),
      "the middle of the line is 102 x 776")
    let hue = correct * 12
    let top = "#" + ["78": "", "120": "2ee62e", "84": "9ce62e", "36": "e69c2e"]["\(hue)"]!
    #expect(shapes[0].paint == "#ff0000 to \(top) 1", "hue \(hue)")
  }

  /// Seed C's own call: its pages and nothing else.
  private struct Colors: View {
    let colors: [SwiftUI.Color]
    var body: some View {
      DwellSwiftUI.PageView {
        ForEach(colors, id: \.self) { $0.frame(width: 390) }
      }
    }
  }

  /// As many colours as pages.
  private func colors(_ count: Int) -> [SwiftUI.Color] {
    (0..<count).map { SwiftUI.Color(red: Double($0) / 20, green: 0, blue: 0) }
  }

  @Test(
    "R074-R078 R105-R112 R221: pages and nothing else have dots on a background, 25 points above the edge",
    arguments: [ColorScheme.light, .dark])
  func plain(_ scheme: ColorScheme) {
    let stage = screen(scheme) { Colors(colors: colors(6)) }
    stage.run(until: 20)
    let dots = ["146", "164", "182", "200", "218", "236"].map { "\($0) 801 8 8 foreground 0.4" }
    let background = "136 791 118 28 foreground 0.2"
    let expected = [background, "146 801 8 8 foreground 1"] + dots.dropFirst()
    #expect(look(stage) == expected)
    #expect(stage.next == nil, "nothing turns by itself")
  }

  @Test("R102 R104 R105 R109 R221: 0 pages or 1 have no dots, 2 to 9 have dots, 10 a number")
  func plainCounts() {
    for count in 0...1 { #expect(look(screen { Colors(colors: colors(count)) }) == [], "\(count)") }
    for count in 2...9 { #expect(look(screen { Colors(colors: colors(count)) }).count == count + 1) }
    let ten = look(screen { Colors(colors: colors(10)) })
    #expect(ten.count == 2 && ten.last == "1/10 195 foreground 0.9", "\(ten)")
  }

  @Test(
    "R118 R123-R126 R218: two colours are drawn as given, over light and dark",
    arguments: [ColorScheme.light, .dark])
  func segments(_ scheme: ColorScheme) {
    let gray200 = SwiftUI.Color(red: 238.0 / 255, green: 238.0 / 255, blue: 238.0 / 255)
    let green700 = SwiftUI.Color(red: 56.0 / 255, green: 142.0 / 255, blue: 60.0 / 255)
    let stage = screen(width: 300, height: 44, scheme) {
      DwellSwiftUI.SegmentedProgress(selection: .constant(1), count: 5)
        .pageIndicatorTint(gray200, current: green700)
        .pageTimer(duration: 4)
    }
    stage.run(until: 2)
    let track = ["4", "63.2", "122.4", "181.6", "240.8"].map { "\($0) 0 55.2 5 #eeeeee 1" }
    let expected = track + ["4 0 55.2 5 #388e3c 1", "63.2 0 27.6 5 #388e3c 1"]
    #expect(look(stage) == expected)
  }

  @Test("R154 R155 R162: an untimed control has one opaque dot, and an image for the first page")
  func untimed() {
    func opacities(_ page: Int) -> [String] {
      let stage = screen { DwellSwiftUI.PageControl(selection: .constant(page), count: 5) }
      return ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.map {
        $0.paint.replacing("foreground ", with: "")
      }
    }
    #expect(opacities(2) == ["0.35", "0.35", "1", "0.35", "0.35"])
    #expect(opacities(4) == ["0.35", "0.35", "0.35", "0.35", "1"])
    let stage = screen {
      DwellSwiftUI.PageControl(selection: .constant(1), count: 3)
        .pageIndicatorImage(Image(systemName: "location.fill"), for: 0)
    }
    let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes
    #expect(shapes.map(\.kind) == [.image, .fill, .fill])
  }
}
