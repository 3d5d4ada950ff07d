import DwellTestSupport
import Testing

@testable import Dwell

@Suite("The motion of pages continues where something changes on the way")
struct PageViewContinuityTests {
  /// What may change during a turn of five pages.
  private var changes: [Event] {
    let pages = 0..<5
    return pages.flatMap { page in
      [.edit(.insert(at: page, count: 1)), .edit(.remove(at: page, count: 1))]
        + [0, 4].map { .edit(.move(from: page, to: $0)) }
    } + [.edit(.insert(at: 5, count: 2)), .resize(Size(width: 500, height: 200)), .setPageCount(2)]
  }

  @Test("The page of a turn arrives in its place, whatever changes on the way")
  func arrives() {
    for (from, to) in [(0, 1), (0, 4), (2, 0), (2, 4), (4, 0)] {
      for loops in [false, true] {
        for pause in [0, 0.08] {
          for change in changes {
            var driver = PageViewDriver(pages: 5, current: from, loops: loops)
            driver.send(.select(page: to, animated: true))
            driver.send(change, after: pause)
            guard case .settling(let settle) = driver.view.pager.motion else { continue }
            driver.now = settle.end - 1e-6
            let label = "\(from) to \(to), loops \(loops), \(change) after \(pause) s"
            #expect(abs(driver.start(of: driver.view.currentPage) ?? .nan) < 0.1, "\(label)")
            driver.now = settle.end
            #expect(driver.pages == [driver.view.currentPage], "\(label)")
          }
        }
      }
    }
  }

  @Test("A drag back from a last page that is removed under the finger turns to the page before")
  func removesTheLastPage() {
    var driver = PageViewDriver(pages: 3, current: 2)
    driver.press()
    driver.move(to: 150)
    #expect(driver.send(.edit(.remove(at: 2, count: 1))).pageChange?.to == 1)
    #expect(driver.start(of: 1) == -240)
    // It is beyond the end now, where pages resist.
    driver.move(to: 850)
    #expect(driver.start(of: 0) == -170)
    driver.release()
    #expect(driver.view.currentPage == 0)
    driver.settle()
    #expect(driver.pages == [0])
  }

  @Test("A long page slows down exponentially, in a time constant that a near end shortens")
  func glides() {
    for (speed, distance) in [(400.0, 130.0), (200, 65), (2000, 260)] {
      var driver = PageViewDriver.atLongPage()
      driver.flick(by: -40, speed: -speed)
      for step in 0...20 {
        driver.now += step == 0 ? 0 : 0.02
        let left = distance * decay(Double(step) * 0.02 * speed / distance)
        #expect(
          isClose(driver.start(of: 1), left - 40 - distance, within: 0.05),
          "\(step * 20) ms after \(speed) points a second")
      }
    }
  }

  /// e⁻ˣ as the limit of a product.
  private func decay(_ x: Double) -> Double {
    var result = 1 - x / 0x1p24
    for _ in 0..<24 { result *= result }
    return result
  }

  @Test("An indicator of a long page is at its start as the page comes, and at its end as it leaves")
  func scrollProgress() {
    var driver = PageViewDriver.atLongPage(current: 0)
    driver.send(.key(.pageDown))
    #expect(driver.view.currentPage == 1)
    for step in 0..<10 {
      #expect(isClose(driver.view.pager.scrollProgress(at: Double(step) / 50), 0.4), "step \(step)")
    }
    driver = PageViewDriver.atLongPage(current: 2)
    driver.send(.key(.pageUp))
    #expect(driver.view.currentPage == 1)
    for step in 0..<10 {
      #expect(isClose(driver.view.pager.scrollProgress(at: Double(step) / 50), 1), "step \(step)")
    }
    driver = PageViewDriver.atLongPage()
    driver.press()
    for (way, progress) in [(50, 0.4), (0, 0.4), (-75, 0.55), (-300, 1), (-350, 1)] as [(Double, Double)] {
      driver.move(to: way)
      #expect(isClose(driver.view.pager.scrollProgress(at: driver.now), progress), "dragged by \(way)")
    }
  }

  @Test("On a clock that can't tell the steps of a motion, its frames are made all the same")
  func coarseClock() {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.physics.spring = Spring(response: 1e-4, dampingFraction: 0.01)
    for page in [1, 2] {
      var driver = PageViewDriver(configuration)
      driver.send(.select(page: page, animated: true), after: 1e12 - 1)
      #expect(driver.view.frame(at: driver.now).faults.isEmpty)
      driver.wait(1)
      #expect(driver.pages == [page])
    }
  }

  @Test("Pages that fade out keep their look as a fade begins anew, at an end where they aren't aligned, too")
  func keepsLooks() {
    var configuration = PageView.Configuration(pageCount: 60)
    configuration.layout.length = .fixed(100)
    configuration.layout.alignment = .center
    configuration.effect = .fadeAndScale
    configuration.reduceMotion = true
    for first in [0, 1, 30, 59] {
      configuration.currentPage = first
      var driver = PageViewDriver(configuration)
      let start = driver.view.currentPage
      driver.send(.select(page: 15, animated: true))
      let before = DrawnPages(driver.view.frame(at: 0.02)).pages
      driver.send(.select(page: 45, animated: true), after: 0.02)
      let after = DrawnPages(driver.view.frame(at: 0.02))
      let leaving = before.filter { abs($0.page - start) < 5 }
      #expect(leaving.count > 2, "from \(start)")
      for page in leaving {
        #expect(after[page.page]?.rect == page.rect, "from \(start), page \(page.page)")
        #expect(isClose(after[page.page]?.opacity, page.opacity), "from \(start), page \(page.page)")
      }
    }
  }
}
