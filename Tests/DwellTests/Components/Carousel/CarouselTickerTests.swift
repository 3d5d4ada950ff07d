import DwellTestSupport
import Testing

@testable import Dwell

/// Pages that pass by themselves at a constant speed.
@Suite("A ticker (R238)") struct CarouselTickerTests {
  /// Ten logos of 100 points in a view of 390, which pass at 50 points per second and loop.
  private func ticker(
    _ change: (inout Carousel.Configuration) -> Void = { _ in }, size: Size = Size(width: 390, height: 80)
  ) -> Carousel {
    var configuration = Carousel.Configuration(pageCount: 10)
    configuration.speed = 50
    configuration.pages.snap = .none
    configuration.pages.layout.length = .fixed(100)
    change(&configuration)
    var carousel = Carousel(configuration, at: 0)
    _ = carousel.handle(.resize(size), at: 0)
    return carousel
  }

  /// Where pages are drawn, by their leading edges, in millionths of a point.
  private func starts(of carousel: Carousel, at now: Double) -> [Int: Double] {
    DrawnPages(carousel.frame(at: now)).pages.reduce(into: [:]) {
      $0[$1.page] = ($1.rect.x * 1e6).rounded() / 1e6
    }
  }

  @Test("Pages pass at the speed from the beginning, by the time alone, round and round")
  func passes() {
    var carousel = ticker()
    #expect(starts(of: carousel, at: 0)[0] == 0)
    #expect(starts(of: carousel, at: 1)[0] == -50 && starts(of: carousel, at: 1)[4] == 350)
    #expect(carousel.position(at: 1) == 0.5)
    _ = carousel.handle(.tick, at: 1)
    #expect(starts(of: carousel, at: 3)[1] == -50, "whatever was asked in between")
    let end = carousel.handle(.tick, at: 20 * 50 + 3)
    #expect(abs(carousel.position(at: 20 * 50 + 3) - 1.5) < 1e-9 && end.diagnostics.isEmpty)
  }

  @Test("The page nearest to its place is the current one, and changes are reported as the timer's")
  func pageChanges() {
    var carousel = ticker()
    #expect(carousel.handle(.tick, at: 1).pageChange == nil, "halfway the earlier one is current")
    let change = carousel.handle(.tick, at: 1.02).pageChange
    #expect(change?.to == 1 && abs((change?.time ?? 0) - 1) < 1e-9, "it became so when it was nearer")
    #expect(change?.cause == .timer && carousel.currentPage == 1)
    #expect(carousel.handle(.tick, at: 2.9).pageChange == nil)
    #expect(carousel.handle(.tick, at: 3.02).pageChange?.to == 2)
  }

  @Test("Backwards, too, a page becomes current when it is nearer, across pages of any length and their gaps")
  func pageChangesBackwards() {
    var carousel = ticker {
      $0.speed = -50
      $0.pages.spacing = 20
      $0.pages.layout.length = .own
      $0.pages.pageLengths = (0..<10).map { PageLength(page: $0, length: [8: 60, 9: 200][$0] ?? 100) }
    }
    // 220 points back to page 9, another 80 to page 8: half of them are 110 and 40.
    for (passed, page) in [(110.0, 9), (220 + 40, 8)] {
      #expect(carousel.handle(.tick, at: passed / 50 - 0.02).pageChange == nil, "before page \(page)")
      let change = carousel.handle(.tick, at: passed / 50 + 0.02).pageChange
      #expect(change?.to == page && abs((change?.time ?? 0) - passed / 50) < 1e-9)
    }
  }

  @Test("At times so late that a microsecond is lost, the next change is still later", arguments: 1...60)
  func lateTimes(_ frame: Int) {
    var carousel = ticker { $0.speed = 60 }
    let now = 9e11 + Double(frame) / 6
    _ = carousel.handle(.tick, at: 9e11)
    _ = carousel.handle(.tick, at: now)
    guard case .at(let change) = carousel.nextChange(after: now, step: 1000) else { return }
    #expect(change > now)
  }

  @Test("Backwards below 0, from the last page on")
  func backwards() {
    let carousel = ticker { $0.speed = -50 }
    #expect(starts(of: carousel, at: 1)[9] == -50 && starts(of: carousel, at: 1)[0] == 50)
  }

  @Test("A frame's course lasts until pages appear or disappear, or another is current")
  func course() {
    var carousel = ticker()
    var now = 0.0
    var ends: [Double] = []
    while now < 4 {
      guard case .sampled(let end) = carousel.frame(at: now).course, end > now else {
        Issue.record("no course at \(now)")
        return
      }
      let before = DrawnPages(carousel.frame(at: now)).pages.map(\.page)
      let last = DrawnPages(carousel.frame(at: (now + end) / 2)).pages.map(\.page)
      #expect(before == last, "between \(now) and \(end) the same pages are drawn")
      ends.append(end)
      now = end
      _ = carousel.handle(.tick, at: now)
    }
    #expect(ends.count <= 3 * 4 && carousel.nextChange(after: now, step: 0.001) == .everyFrame)
    #expect(carousel.currentPage == 2)
  }

  @Test("Whenever a front looks, it is woken when another page becomes current")
  func wakes() {
    for look in stride(from: 0.5, through: 1, by: 0.001) {
      let end = ticker().frame(at: look).course.end ?? .infinity
      #expect(end <= 1 + 1e-5, "looked at \(look), woken at \(end)")
    }
  }

  @Test("A front that only read the frame when a page became current is woken at once")
  func lateWake() {
    var carousel = ticker()
    #expect(carousel.frame(at: 1.1).course == .sampled(until: 1.1) && carousel.currentPage == 0)
    #expect(carousel.handle(.tick, at: 1.1).pageChange?.to == 1)
    #expect(carousel.frame(at: 1.1).course.end ?? 0 > 1.1)
  }

  @Test("What pauses the time stops the pages where they are, and they go on from there (R239)")
  func pauses() {
    for reason in [PauseReasons.hover, .focus, .app, .hidden] {
      var carousel = ticker()
      _ = carousel.handle(.pause(reason), at: 1)
      #expect(starts(of: carousel, at: 9)[0] == -50 && carousel.nextChange(after: 2) == .still, "\(reason)")
      _ = carousel.handle(.resume(reason), at: 10)
      #expect(starts(of: carousel, at: 11)[1] == 0, "\(reason)")
    }
  }

  @Test("A finger stops them, drags them, and they go on when they have come to rest")
  func drags() {
    var carousel = ticker()
    _ = carousel.handle(.press(Point(x: 200, y: 40)), at: 1)
    #expect(starts(of: carousel, at: 5)[0] == -50, "held")
    _ = carousel.handle(.move(Point(x: 100, y: 40)), at: 5)
    #expect(starts(of: carousel, at: 5)[1] == -50)
    _ = carousel.handle(.release(Point(x: 100, y: 40)), at: 6)
    _ = carousel.handle(.tick, at: 6)
    #expect(starts(of: carousel, at: 7)[2] == 0, "150 and 50 points on")
  }

  @Test("A tap between is the page's, and pages go on after it")
  func taps() {
    var carousel = ticker()
    _ = carousel.handle(.press(Point(x: 200, y: 40)), at: 1)
    _ = carousel.handle(.release(Point(x: 200, y: 40)), at: 1.2)
    #expect(abs(carousel.position(at: 2.2) - 1) < 1e-9 && carousel.currentPage == 0)
  }

  @Test("A pause button is there, and no indicator by default (WCAG 2.2.2) (R239)")
  func pauseButton() throws {
    var carousel = ticker()
    #expect(carousel.indicatorRect == .zero && carousel.showsPause)
    let button = try #require(
      carousel.frame(at: 1).semantics.elements.first { $0.role == .playPause })
    #expect(button.value == .isRunning(true))
    _ = carousel.handle(.press(button.rect.center), at: 1)
    _ = carousel.handle(.release(button.rect.center), at: 1)
    #expect(carousel.position(at: 5) == 0.5 && carousel.timer.pausedBy.contains(.app))
    let withMarks = ticker { $0.indicator = .dots(.init()) }
    #expect(withMarks.indicatorRect != .zero && withMarks.position(at: 1) == 0.5)
  }

  @Test("With reduced motion they rest, and can be moved by hand (R239)")
  func reducedMotion() {
    var carousel = ticker { $0.pages.reduceMotion = true }
    #expect(carousel.position(at: 9) == 0 && carousel.nextChange(after: 1) == .still)
    #expect(!carousel.showsPause, "nothing is to be paused")
    _ = carousel.handle(.setReduceMotion(false), at: 10)
    #expect(carousel.position(at: 11) == 0.5)
    _ = carousel.handle(.setReduceMotion(true), at: 11)
    #expect(carousel.position(at: 20) == 0.5)
  }

  @Test("Where no page follows they stop at the end")
  func end() {
    var carousel = ticker { $0.pages.loops = false }
    _ = carousel.handle(.tick, at: 100)
    // The last pages are in view together: 1000 - 390 points.
    #expect(starts(of: carousel, at: 100)[9] == 290 && carousel.nextChange(after: 100) == .still)
    #expect(carousel.pages.phase(at: 100) == .idle)
    var one = ticker { $0.pages.pageCount = 1 }
    _ = one.handle(.tick, at: 9)
    #expect(one.position(at: 9) == 0 && one.nextChange(after: 9) == .still)
  }

  @Test("A turn moves to the page's place, and they go on from there")
  func turns() {
    var carousel = ticker()
    _ = carousel.handle(.select(page: 5, animated: true), at: 1)
    var often = carousel
    for now in stride(from: 1.1, to: 4, by: 0.1) { _ = often.handle(.tick, at: now) }
    _ = carousel.handle(.tick, at: 4)
    #expect(abs(carousel.position(at: 4) - often.position(at: 4)) < 1e-9, "however often it is woken")
    let position = carousel.position(at: 4)
    #expect(position > 3 && position < 5, "page 5 is in view whole from page 3's place on")
    #expect(abs(carousel.position(at: 5) - position - 0.5) < 1e-9)
  }

  @Test("Durations don't matter, and no page's time passes")
  func durations() {
    var carousel = ticker { $0.timer.duration = .seconds(0.1) }
    _ = carousel.handle(.tick, at: 0.5)
    #expect(carousel.currentPage == 0 && carousel.timer.progress(at: 0.5) == 0)
    var other = ticker { $0.timer.advances = false }
    _ = other.handle(.tick, at: 5)
    #expect(other.position(at: 5) == 2.5, "nor whether pages advance")
  }

  @Test("The speed can change at any time, and 0 ends it")
  func configure() {
    var carousel = ticker()
    var configuration = carousel.configuration
    #expect(configuration.speed == 50)
    configuration.speed = 100
    _ = carousel.configure(configuration, at: 1)
    #expect(abs(carousel.position(at: 2) - 1.5) < 1e-9)
    configuration.speed = 0
    _ = carousel.configure(configuration, at: 2)
    #expect(abs(carousel.position(at: 3) - 1.5) < 1e-9 && !carousel.showsPause)
    #expect(carousel.timer.timeLeft(at: 3) == 3, "and the page's time begins")
  }

  @Test("Another size and edits keep what is in view")
  func edits() {
    var carousel = ticker()
    _ = carousel.handle(.resize(Size(width: 500, height: 80)), at: 1)
    #expect(starts(of: carousel, at: 2)[1] == 0)
    _ = carousel.handle(.edit(.insert(at: 0, count: 3)), at: 2)
    #expect(starts(of: carousel, at: 3)[4] == -50 && carousel.pageCount == 13)
  }

  @Test(
    "A speed out of range, or not a number, is reported and counts as 0",
    arguments: [.nan, 10_001, -Double.infinity])
  func limits(_ speed: Double) {
    var carousel = ticker { $0.speed = speed }
    #expect(carousel.configuration.speed == 0 && carousel.position(at: 1) == 0)
    var other = Carousel(.init(pageCount: 3), at: 0)
    var configuration = other.configuration
    configuration.speed = speed
    #expect(other.configure(configuration, at: 1).diagnostics.contains(.invalidMetrics))
    _ = carousel.handle(.tick, at: 2)
  }
}
