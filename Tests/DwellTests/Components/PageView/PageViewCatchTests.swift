import DwellTestSupport
import Testing

@testable import Dwell

@Suite("Fingers catch pages that still turn")
struct PageViewCatchTests {
  @Test("R093: pages that follow quick turns out of order are swiped as they are seen")
  func afterQuickTurns() {
    for (way, wait, page) in [
      (-260.0, 0.02, 10), (-390, 0.02, 10), (-390, 0.0, 10), (-100, 0.02, 10), (20, 0.02, 8), (-60, 1, 8),
      (-260, 1, 10),
    ] {
      var driver = PageViewDriver(pages: 30, current: 7)
      for key in [Key.right, .right, .right, .left] {
        driver.send(.key(key))
        driver.wait(0.05)
      }
      #expect(driver.pages == [8, 10] && driver.view.currentPage == 9, "the last turn goes on past 8")
      driver.press()
      for step in 1...4 { driver.move(to: way * Double(step) / 4, after: 0.02) }
      driver.release(after: wait)
      #expect(driver.view.currentPage == page, "by \(way), lifted after \(wait) s")
    }
  }

  @Test("R092: where a finger rests, what fills more of the view stays, after turns of any kind")
  func restsOnWhatIsSeen() {
    var random = SeededRandom(seed: 92)
    var count = 0
    for _ in 0..<400 {
      var driver = PageViewDriver(pages: 30, current: 15, loops: random.unit() < 0.5)
      for _ in 0..<Int(1 + random.unit() * 5) {
        driver.send(.key(random.unit() < 0.5 ? .right : .left))
        driver.wait(random.unit() * 0.12)
      }
      let current = driver.view.currentPage
      driver.press()
      guard driver.view.phase(at: driver.now) == .dragging else { continue }
      driver.move(to: random.unit() * 700 - 350)
      let seen = DrawnPages(driver.view.frame(at: driver.now)).pages.max { one, other in
        one.rect.x.magnitude > other.rect.x.magnitude
      }
      driver.release(after: 1)
      guard let seen, abs(seen.page - current) <= 1 else { continue }
      count += 1
      #expect(driver.view.currentPage == seen.page, "\(driver.pages) from \(current)")
    }
    #expect(count > 100)
  }
}
