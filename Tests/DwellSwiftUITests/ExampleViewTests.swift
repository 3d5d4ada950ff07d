import DwellConformance
import DwellSwiftUI
import SwiftUI
import Testing

@testable import DynamicPagesViews
@testable import HeroCarouselViews
@testable import OnboardingViews
@testable import ProductRowViews
@testable import ResultsScreenViews
@testable import ScrubbingControlViews
@testable import SeedsViews
@testable import StoriesViews
@testable import TimedLabsViews

@Suite("The SwiftUI examples match their goldens, measured to their visible parts") @MainActor
struct ExampleViewTests {
  /// A phone screen with an example on it.
  private func screen<V: View>(
    height: Double = 844, @ViewBuilder _ content: @escaping @MainActor () -> V
  ) -> Stage<V> { Stage(width: 390, height: height, content: content) }

  /// The visible shapes on a screen now.
  /// - Parameter origin: the point that counts as the origin, given the shapes.
  private func look<V: View>(
    at stage: Stage<V>, _ name: String,
    from origin: ([ExampleObservation.Shape]) -> Point = { _ in Point(x: 0, y: 0) }
  ) -> ExampleObservation.Moment {
    let shapes = ScreenLayout(stage.scene.root, in: stage.scene.size).shapes.filter { $0.rect.width > 0 }
    let origin = origin(shapes)
    return .init(
      name,
      shapes.map { shape in
        var shape = shape
        shape.rect = Rect(
          x: shape.rect.x - origin.x, y: shape.rect.y - origin.y, width: shape.rect.width,
          height: shape.rect.height)
        return shape
      })
  }

  /// VoiceOver's current description of the indicator, or the pages.
  private func spoken<V: View>(on stage: Stage<V>) -> String {
    let label = stage.accessibility.compactMap { if case .label(let label) = $0 { label } else { nil } }.first
    return "says: \(label ?? ""): \(stage.spoken ?? "")"
  }

  /// The texts that the example shows, on the pages in view and beside them.
  private func texts<V: View>(on stage: Stage<V>) -> String {
    let texts = stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return "texts: \(texts.joined(separator: ", "))"
  }

  /// Presses one of the example's buttons.
  private func press<V: View>(_ title: String, on stage: Stage<V>) {
    for node in stage.scene.root.all where node.kind == "Button" {
      let texts = node.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      guard texts == [title], case .button(let action)? = node.facts.first else { continue }
      action()
      stage.scene.render()
    }
  }

  @Test("R013 R018 R019 R027 R036 R037: the timed labs have their dots 28 points up, for 4 s each")
  func timedLabs() {
    let stage = screen { LabPages() }
    var moments = [look(at: stage, "at the beginning")]
    stage.run(until: 2)
    moments.append(look(at: stage, "amid the first page"))
    var words = [spoken(on: stage)]
    stage.run(until: 6)
    moments.append(look(at: stage, "amid the second page"))
    words.append(spoken(on: stage))
    #expect(moments[2].shapes.map(\.paint) == ["white 0.7", "white 0.35", "white 1", "white 0.35"])
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.timedLabs.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test(
    "R032 R038 R039: pages by number look like pages by name; the second one stays 8 s, and the first follows the last"
  )
  func tabValues() {
    let stage = screen { TabValues() }
    let moments = ExampleGolden.timedLabs.moments()
    #expect(look(at: stage, "at the beginning").shapes.map(\.rect) == moments[0].shapes.map(\.rect))
    stage.run(until: 8)
    #expect(look(at: stage, "amid the second page").shapes.map(\.rect) == moments[2].shapes.map(\.rect))
    var said: [String] = []
    for seconds in [11.9, 12.1, 15.9, 16.1] {
      stage.run(until: seconds)
      said.append(spoken(on: stage).suffix(11).description)
    }
    #expect(said == [2, 3, 3, 1].map { "page \($0) of 3" })
  }

  @Test("R115 R117 R120 R126 R130: the onboarding fills one track with 32 points at its sides")
  func onboarding() {
    let stage = screen { Onboarding() }
    var moments = [look(at: stage, "at the beginning")]
    stage.run(until: 2)
    moments.append(look(at: stage, "amid the first page"))
    var words = [texts(on: stage), spoken(on: stage)]
    stage.run(until: 6)
    moments.append(look(at: stage, "amid the second page"))
    words.append(spoken(on: stage))
    stage.run(until: 40)
    moments.append(look(at: stage, "at the end"))
    words.append(spoken(on: stage))
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.onboarding.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test("R234 R236: a ring opens the stories of three friends at one of them, and they close by themselves")
  func stories() {
    let stage = screen { Stories() }
    /// The marks of the friend who is shown, who is drawn last, without the rings below.
    func marks(_ moment: String) -> ExampleObservation.Moment {
      var moment = look(at: stage, moment)
      moment.shapes.removeAll { $0.rect.y > 100 }
      let start = moment.shapes.lastIndex { $0.paint == "#000000 0.75" } ?? 0
      moment.shapes.removeFirst(start)
      return moment
    }
    press("Ann", on: stage)
    var moments = [marks("at the beginning")]
    stage.run(until: 2.5)
    moments.append(marks("amid the first moment"))
    var words = [texts(on: stage), spoken(on: stage)]
    stage.run(until: 7.5)
    moments.append(marks("amid the second moment"))
    stage.run(until: 17.5)
    moments.append(marks("amid Bob's first moment"))
    words.append(spoken(on: stage))
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.stories.difference(of: given, front: "SwiftUI") == nil)
    stage.run(until: 31)
    let rings = look(at: stage, "closed").shapes.map(\.paint)
    #expect(rings == Array(repeating: "accentColor 0.35", count: 6), "an arc for each moment, all seen")
  }

  @Test("R147 R148: pages of the onboarding that are in motion are fainter and smaller")
  func onboardingTurn() {
    let stage = screen { Onboarding() }
    stage.run(until: 4.15)
    let scales = stage.facts.compactMap { if case .scale(let scale) = $0 { scale.width } else { nil } }
    let opacities = stage.facts.compactMap { if case .opacity(let opacity) = $0 { opacity } else { nil } }
    #expect(scales.count >= 2 && scales.allSatisfy { $0 >= 0.8 } && scales.filter { $0 < 1 }.count >= 2)
    #expect(opacities.filter { $0 > 0.2 && $0 < 1 }.count >= 2)
  }

  @Test("R116 R132: a finger on the onboarding pauses the time, which then resumes where it was")
  func onboardingHeld() throws {
    let stage = screen { Onboarding() }
    stage.run(until: 2)
    let before = look(at: stage, "amid the first page")
    let finger = stage.finger(200, 400)
    stage.run(until: 60)
    let held = look(at: stage, "amid the first page")
    #expect(held.shapes.map(\.rect) == before.shapes.map(\.rect))
    #expect(
      held.shapes.allSatisfy { $0.paint.hasSuffix(" 0") }, "a press that holds the pages hides the marks")
    finger.lift()
    stage.run(until: 61.9)
    #expect(stage.spoken == "Welcome, page 1 of 4")
    stage.run(until: 62.1)
    #expect(stage.spoken == "Choose your pictures, page 2 of 4", "two seconds were left")
  }

  @Test(
    "R105 R106 R110 R112: the dynamic pages have their ground 25 points up, under dots and under a number"
  )
  func dynamicPages() {
    let stage = screen { ColorPages() }
    var moments = [look(at: stage, "six pages")]
    var words = [texts(on: stage), spoken(on: stage)]
    stage.run(until: 60)
    #expect(look(at: stage, "six pages") == moments[0], "nothing turns by itself")
    for _ in 0..<4 { press("Add", on: stage) }
    stage.run(until: 62)
    moments.append(look(at: stage, "ten pages"))
    words.append(spoken(on: stage))
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.dynamicPages.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test("R043 R048 R051 R055 R061 R067-R070: the results rise to 7 of 10 in 400 points of height")
  func resultsScreen() {
    let stage = screen(height: 400) { QuizResults(correctResponses: 7, questionCount: 10) }
    let middle = Point(x: 195, y: 0)
    var moments = [look(at: stage, "at the beginning") { _ in middle }]
    stage.run(until: 2)
    moments.append(look(at: stage, "after two seconds") { _ in middle })
    stage.run(until: 4)
    moments.append(look(at: stage, "after four seconds") { _ in middle })
    let given = ExampleObservation(moments, words: [texts(on: stage), spoken(on: stage)])
    #expect(ExampleGolden.resultsScreen.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test("R193 R197 R199 R211: the product row has a dot for each snap point, and turns three at a time")
  func productRow() throws {
    let names = ["pen", "ink", "paper", "glue", "ruler", "chalk", "brush", "tape", "clip", "stamp"]
    let stage = screen(height: 192) { ProductRow(products: names.map { Product(id: $0) }) }
    /// The background and the dots; the discs of the buttons follow.
    func dots(_ moment: String) -> ExampleObservation.Moment {
      let all = look(at: stage, moment)
      return .init(moment, Array(all.shapes.prefix(5)))
    }
    var moments = [dots("at the beginning")]
    var words = [spoken(on: stage)]
    let next = try #require(stage.buttons["Next page"])
    for (turn, moment) in [(next, "three further"), ({ _ = stage.press(.end) }, "at the end")] {
      turn()
      stage.scene.render()
      stage.run(until: Double(moments.count) * 2)
      moments.append(dots(moment))
      words.append(spoken(on: stage))
    }
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.productRow.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test(
    "R207 R211: the hero carousel shows a page between a quarter of two, for 8 s each, until it is paused")
  func heroCarousel() throws {
    let stage = screen(height: 240) { HeroCarousel() }
    stage.run(until: 12)
    // The background and the dots; the symbol of the button follows.
    let marks = Array(look(at: stage, "amid the second page").shapes.prefix(7))
    let moment = ExampleObservation.Moment("amid the second page", marks)
    let given = ExampleObservation([moment], words: [spoken(on: stage)])
    #expect(ExampleGolden.heroCarousel.difference(of: given, front: "SwiftUI") == nil)
    let pause = try #require(stage.buttons["Pause"])
    pause()
    stage.scene.render()
    stage.run(until: 100)
    #expect(stage.spoken == "Oslo, page 2 of 5")
    #expect(look(at: stage, "amid the second page").shapes.prefix(7) == marks[...])
  }

  /// A screen with the weather of six places, used as on iOS or as on macOS.
  private func weather(_ profile: PageControlInputProfile = .touch) -> Stage<some View> {
    screen {
      WeatherPages(places: ["Here", "Reykjavík", "Nairobi", "Osaka", "Lima", "Wellington"])
        .pageControlInputProfile(profile)
    }
  }

  /// The middle of the background behind the dots.
  private func middle(of shapes: [ExampleObservation.Shape]) -> Point {
    shapes.first?.rect.center ?? Point(x: 0, y: 0)
  }

  @Test(
    "R158 R162 R171 R176 R178: the scrubbing control has an image for the first page, and a pointer picks a mark"
  )
  func scrubbingControl() throws {
    let stage = weather(.pointer)
    var moments = [look(at: stage, "at the beginning", from: middle)]
    var words = [texts(on: stage), spoken(on: stage)]
    let layout = ScreenLayout(stage.scene.root, in: stage.scene.size)
    let ground = layout.shapes[0].rect
    words.append("ground: \(844 - ground.maxY) points up, middle at \(ground.center.x)")
    let hover = stage.facts.compactMap { if case .hover(let hover) = $0 { hover } else { nil } }.first
    let mark = layout.shapes[4].rect.center
    let control = layout.canvases[0].origin
    let place = CGPoint(x: mark.x - control.x, y: mark.y - control.y)
    let point = try #require(hover)
    point(.active(place))
    stage.scene.render()
    try stage.drag([place])
    stage.run(until: 2)
    moments.append(look(at: stage, "the fourth mark picked", from: middle))
    words.append(spoken(on: stage))
    let given = ExampleObservation(moments, words: words)
    #expect(ExampleGolden.scrubbingControl.difference(of: given, front: "SwiftUI") == nil)
  }

  @Test(
    "R170: a finger on the scrubbing control goes on and back instead, wherever beside the current mark it is"
  )
  func scrubbingControlByFinger() throws {
    let stage = weather()
    try stage.tap(90)
    try stage.tap(90)
    #expect(stage.spoken == "Nairobi, page 3 of 6")
    try stage.tap(2)
    #expect(stage.spoken == "Reykjavík, page 2 of 6")
  }

  @Test("R172 R173: a drag along the scrubbing control runs through all places")
  func scrubs() throws {
    let stage = weather()
    var said: [String] = []
    for x in stride(from: 10.0, through: 130, by: 2) {
      try stage.drag([CGPoint(x: 10, y: 22), CGPoint(x: x, y: 22)], lifts: false)
      if said.last != stage.spoken { said.append(stage.spoken ?? "") }
    }
    #expect(
      said.map { $0.prefix { $0 != "," } } == ["Here", "Reykjavík", "Nairobi", "Osaka", "Lima", "Wellington"])
  }

  @Test(
    "R005-R019 R036 R042-R072 R104-R112 R123-R127 R154 R162 R217 R221: the fewest lines give each seed's look"
  )
  func seeds() {
    /// A look after a time, from a shape's point.
    func moment<V: View>(
      _ name: String, _ width: Double, _ height: Double, at time: Double, _ scheme: ColorScheme = .light,
      from origin: ([ExampleObservation.Shape]) -> Point = { _ in Point(x: 0, y: 0) },
      @ViewBuilder _ content: @escaping @MainActor () -> V
    ) -> ExampleObservation.Moment {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let stage = Stage(width: width, height: height, environment: environment, content: content)
      // Each page advances on its own.
      for half in 1...Int(time * 2) { stage.run(until: Double(half) / 2) }
      return look(at: stage, name, from: origin)
    }
    let colors = (0..<10).map { Color(red: Double($0) / 10, green: 0, blue: 0) }
    let six = Array(colors.prefix(6))
    let moments = [
      moment("Timed pages", 195, 300, at: 6) { TimedPages() },
      moment("Score", 200, 344, at: 4, from: { _ in Point(x: 100, y: 0) }) { Score() },
      moment("Pages", 195, 300, at: 2) { SeedsViews.Pages(colors: six) },
      moment("Pages in the dark", 195, 300, at: 2, .dark) { SeedsViews.Pages(colors: six) },
      moment("Ten pages", 195, 300, at: 2) { SeedsViews.Pages(colors: colors) },
      moment("Segments", 320, 44, at: 6, from: { Point(x: 0, y: $0[0].rect.y) }) { Segments() },
      moment("Places", 195, 44, at: 2, from: { $0[2].rect.center }) { Places() },
    ]
    let given = ExampleObservation(moments, words: [])
    #expect(ExampleGolden.seeds.difference(of: given, front: "SwiftUI") == nil)
  }
}
