import Dwell
import DwellConformance
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Scripts of gestures turn pages in SwiftUI as everywhere") @MainActor
struct ScriptedPagesTests {
  @Test("R231: days without a number", arguments: try GestureScript<DayGesture>.all())
  func days(_ script: GestureScript<DayGesture>) throws {
    let limits = script.settings["limits"]?.map { Int($0) } ?? [-10_000, 10_000]
    #expect(try script.differences(on: ScriptedDays(limits: limits[0]...limits[1])) == [])
  }

  @Test("Thumbnails", arguments: try GestureScript<ThumbnailGesture>.all())
  func thumbnails(_ script: GestureScript<ThumbnailGesture>) throws {
    #expect(try script.differences(on: ScriptedThumbnails()) == [])
  }
}

/// A calendar that plays gestures.
@MainActor
private final class ScriptedDays: GestureFront {
  /// The current day.
  private let day = Model(UnboundedPagesTests.Day(number: 7))
  /// The stage, 390 points wide.
  private let stage: Stage<AnyView>

  /// Creates a front.
  init(limits: ClosedRange<Int>) { stage = UnboundedPagesTests().calendar(day, limits: limits) }

  func perform(_ gesture: DayGesture) {
    switch gesture {
    case .swipe(let forward):
      let (start, way) = forward ? (350.0, -1.0) : (40, 1)
      stage.finger(start, 100).move(
        (start + 20 * way, 100), (start + 150 * way, 100), (start + 300 * way, 100)
      )
      .lift()
    case .key(let forward): _ = stage.press(forward ? .rightArrow : .leftArrow)
    case .select(let day):
      self.day.value = UnboundedPagesTests.Day(number: day)
      stage.scene.render()
    }
  }

  func advance(by seconds: Double) { stage.run(until: stage.clock.time - 100 + seconds) }

  func shown() -> [Double] { [Double(day.value.number)] }
}

/// Pages and their thumbnails that play gestures.
@MainActor
private final class ScriptedThumbnails: GestureFront {
  /// The pages.
  private static let names = ["Lisbon", "Porto", "Faro", "Braga"]
  /// The current page.
  private let page = Model("Lisbon")
  /// The stage.
  private let stage: Stage<AnyView>
  /// The tests of thumbnails.
  private let tests = PageThumbnailsTests()

  /// Creates a front.
  init() { stage = tests.album(page) }

  func perform(_ gesture: ThumbnailGesture) throws {
    switch gesture {
    case .tap(let page):
      for case .button(let press) in try tests.thumbnails(stage)[page].facts { press() }
    case .select(let page): self.page.value = Self.names[page]
    }
    stage.scene.render()
  }

  func advance(by seconds: Double) { stage.run(until: stage.clock.time - 100 + seconds) }

  func shown() throws -> [Double] {
    let marked = try #require(try tests.opacities(stage).firstIndex(of: 1))
    return [Double(Self.names.firstIndex(of: page.value) ?? -1), Double(marked)]
  }
}
