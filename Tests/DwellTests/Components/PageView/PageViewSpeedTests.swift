import DwellTestSupport
import Testing

@testable import Dwell

@Suite("The velocity of a page view")
struct PageViewSpeedTests {
  @Test("Velocity is the derivative of position, on pages of any length, at the ends and around a loop")
  func speedIsThatOfThePosition() {
    for (loops, overscroll) in [(true, 0.5), (false, 0.5), (false, 0)] {
      for page in 0..<4 {
        for speed in [-3000.0, -500, 0, 500, 3000] {
          var configuration = PageView.Configuration(pageCount: 4)
          configuration.loops = loops
          configuration.currentPage = page
          configuration.physics.overscroll = overscroll
          configuration.pageLengths = [PageLength(page: 1, length: 900)]
          var driver = PageViewDriver(configuration)
          driver.flick(by: speed < 0 ? -100 : 100, speed: speed)
          for step in 0..<60 {
            let time = driver.now + (Double(step) + 0.37) / 60
            let positions = [-1e-6, 0, 1e-6].map { driver.view.position(at: time + $0) }
            let sides = [positions[1] - positions[0], positions[2] - positions[1]].map { $0 / 1e-6 }
            // Where the position wraps around the end of a loop, or a page's own scroll range begins, it has
            // two velocities or none.
            guard abs(sides[0] - sides[1]) < 0.01 else { continue }
            #expect(
              abs(driver.view.pager.velocity(at: time) - (sides[0] + sides[1]) / 2) < 1e-3,
              "loops: \(loops), overscroll \(overscroll), page \(page), flicked at \(speed), frame \(step)")
          }
          #expect(driver.view.pager.velocity(at: driver.now + 100) == 0, "at rest")
        }
      }
    }
  }
}
