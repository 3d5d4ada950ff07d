import Dwell
import DwellConformance
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Scripts of gestures show in SwiftUI what they show everywhere") @MainActor
struct ScriptedGestureTests {
  @Test(
    "R240-R242: on content that is zoomed", arguments: try GestureScript<ZoomGesture>.all(), [false, true])
  func zoom(_ script: GestureScript<ZoomGesture>, usesRecognizer: Bool) throws {
    let front = try ScriptedZoom(ZoomedPages(usesRecognizer: usesRecognizer))
    #expect(try script.differences(on: front) == [])
  }

  @Test("R233-R235: on stories", arguments: try GestureScript<StoryGesture>.all(), [false, true])
  func stories(_ script: GestureScript<StoryGesture>, usesRecognizer: Bool) throws {
    let names = ["Ann", "Bob", "Cem"]
    let people = try #require(script.settings["people"]).enumerated().map { Friend(names[$0], Int($1)) }
    let seen = zip(people, try #require(script.settings["seen"])).flatMap { $0.moments.prefix(Int($1)) }
    let stage = StoryStage(people, seen: Set(seen.map(\.id)), usesRecognizer: usesRecognizer)
    #expect(try script.differences(on: ScriptedStories(stage)) == [])
  }
}

/// Zoomed pages that play gestures.
@MainActor
private final class ScriptedZoom: GestureFront {
  /// The pages.
  private let pages: ZoomedPages
  /// The wheel over them.
  private let wheel: ZoomWheel
  /// The last step of a pinch; nil without one.
  private var pinch: (factor: Double, place: CGPoint)?

  /// Creates a front.
  init(_ pages: ZoomedPages) throws {
    self.pages = pages
    wheel = try ZoomWheel(pages.stage)
  }

  func perform(_ gesture: ZoomGesture) throws {
    switch gesture {
    case .doubleTap(let point): pages.doubleTap(point.x, point.y, for: 0)
    case .pinch(let factor, let point):
      pinch = (factor, CGPoint(x: point.x, y: point.y))
      pages.pinch(factor, at: CGPoint(x: point.x, y: point.y), ends: false)
    case .lift:
      let last = try #require(pinch)
      pages.pinch(last.factor, at: last.place)
      pinch = nil
    case .drag(let way):
      let start = way.x > 0 ? 215.0 : 185
      let finger = pages.stage.finger(200, 150).move((start, 150), (start + way.x, 150 + way.y))
      pages.run(for: 1)
      finger.lift()
    case .wheel(let delta, let point):
      // AppKit counts the other way.
      _ = wheel.scroll(y: -delta, control: true, at: CGPoint(x: point.x, y: point.y))
    case .larger: zoom(.zoomIn)
    case .smaller: zoom(.zoomOut)
    }
  }

  /// Zooms with VoiceOver.
  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    for case .accessibility(.zoom(let zoom)) in pages.current { zoom(.init(direction)) }
    pages.stage.scene.render()
  }

  func advance(by seconds: Double) { pages.run(for: seconds) }

  func shown() throws -> [Double] {
    let transform = try #require(pages.transform())
    return [transform.scale, transform.offset.x, transform.offset.y]
  }
}

/// A phone with stories that plays gestures.
@MainActor
private final class ScriptedStories: GestureFront {
  /// The phone.
  private let stories: StoryStage
  /// The finger that is down; nil without one.
  private var finger: StageFinger<AnyView>?

  /// Creates a front.
  init(_ stories: StoryStage) { self.stories = stories }

  func perform(_ gesture: StoryGesture) throws {
    switch gesture {
    case .tap(let forward): stories.stage.finger(forward ? 300 : 50, 400).lift()
    case .swipe(let forward):
      let x = forward ? 320.0 : 70, way = forward ? -250.0 : 250
      stories.stage.finger(x, 400).move((x + way * 0.1, 400), (x + way * 0.5, 402), (x + way, 402)).lift()
    case .hold: finger = stories.stage.finger(195, 400)
    case .lift:
      finger?.lift()
      finger = nil
    case .pull(let share):
      let finger = stories.stage.finger(195, 200).move((195, 220), (195, 200 + share * 844))
      stories.run(for: 1)
      finger.lift()
    case .close: stories.stage.finger(368, 55).lift()
    }
  }

  func advance(by seconds: Double) { stories.run(for: seconds) }

  func shown() throws -> [Double] {
    let people = Set(stories.shown.map { $0.prefix(1) })
    let person = try #require(["a", "b", "c"].firstIndex { people == [$0] })
    // While moments turn, both are in view.
    let words = try #require(stories.spoken.first { stories.spoken == [$0] }).split(separator: " ")
    return [Double(person), try #require(Double(words[1])) - 1, Double(stories.closings.value)]
  }
}
