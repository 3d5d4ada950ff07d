#if GTK
import CDwellGTK
import Dwell
import DwellConformance
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Days without a number follow the gestures of all scripts as on other fronts (R231).
@MainActor
final class ScriptedDaysTests: NeighbourTestCase {
  func testEveryScriptShowsTheSame() async throws {
    let scripts = try GestureScript<DayGesture>.all()
    XCTAssertGreaterThan(scripts.count, 2)
    for script in scripts {
      let limits = script.settings["limits"]?.map { Int($0) } ?? [-10_000, 10_000]
      let (carousel, days) = try open(limits[0]...limits[1])
      XCTAssertEqual(try script.differences(on: ScriptedDays(self, carousel, days)), [])
    }
  }
}

/// A carousel of days that plays gestures.
@MainActor
private final class ScriptedDays: GestureFront {
  /// The test.
  private let test: NeighbourTestCase
  /// The carousel.
  private let carousel: CarouselWidget
  /// Its days.
  private let days: UnboundedPages<Int>

  /// Creates a front in a test's window.
  init(_ test: NeighbourTestCase, _ carousel: CarouselWidget, _ days: UnboundedPages<Int>) {
    (self.test, self.carousel, self.days) = (test, carousel, days)
  }

  func perform(_ gesture: DayGesture) {
    switch gesture {
    case .swipe(let forward):
      let places = [250.0, 220, 150, 50]
      for (number, x) in (forward ? places : places.reversed()).enumerated() {
        let point = Point(x: x, y: 100)
        carousel.send(number == 0 ? .press(point) : .move(point))
        test.clock.advance(by: 0.02)
      }
      carousel.send(.release(Point(x: forward ? 50 : 250, y: 100)))
    case .key(let forward): carousel.send(.key(forward ? .right : .left))
    case .select(let day): days.select(day)
    }
  }

  func advance(by seconds: Double) { test.pass(seconds, carousel) }

  func shown() -> [Double] { [Double(days.current)] }
}
#endif
