import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view settles")
struct PageViewSettleTests {
  @Test(
    "Every settle is the spring of response 0.35 and damping fraction 0.8, with the finger's velocity (R101)")
  func isTheSpring() {
    let spring = Spring(response: 0.35, dampingFraction: 0.8)
    for (translation, speed, target) in [
      (-250.0, nil, 390.0), (-100, nil, 0), (-100, -800, 390), (-30, -300, 0),
    ]
      as [(Double, Double?, Double)]
    {
      var driver = PageViewDriver(pages: 3)
      if let speed { driver.flick(by: translation, speed: speed) } else { driver.drag(by: translation) }
      let start = driver.now
      let motion = SpringMotion(
        from: -translation, velocity: -(speed ?? 0), to: target, start: start, spring: spring)
      for step in 0...60 {
        let time = start + Double(step) / 60
        let expected = motion.value(at: time) / 390
        let position = driver.view.position(at: time)
        #expect(
          abs(position - expected) < 1.1e-4, "dragged by \(translation) at \(speed ?? 0), after \(step)/60 s")
      }
    }
  }

  @Test("On release the pages continue from their position with the finger's velocity")
  func goesOnFromTheRelease() {
    for direction in Direction.allCases {
      for speed in [-3000.0, -450, 450, 3000] {
        var driver = PageViewDriver(pages: 5, current: 2, direction: direction)
        driver.flick(by: speed < 0 ? -100 : 100, speed: speed)
        let offset = driver.start(of: 2)
        #expect(abs((offset ?? .nan) - (speed < 0 ? -100 : 100)) < 1e-9)
        let later = driver.view.position(at: driver.now + 1e-5)
        let velocity = -(later - driver.position) * 390 / 1e-5
        #expect(abs(velocity - speed) < 0.02 * abs(speed), "\(direction) at \(speed): \(velocity)")
      }
    }
  }

  @Test("A press during a settle holds the pages in place, and a drag continues from there")
  func catchesTheSettle() {
    for wait in [0.0, 0.03, 0.08, 0.15] {
      for direction in Direction.allCases {
        var driver = PageViewDriver(pages: 5, current: 2, direction: direction)
        driver.flick(by: -60, speed: -1500)
        driver.wait(wait)
        let caught = driver.position
        driver.press(at: 0)
        #expect(driver.outcome.isHandled, "it catches what moves")
        #expect(abs(driver.position - caught) < 1e-12 && driver.view.phase(at: driver.now) == .dragging)
        driver.wait(1)
        #expect(abs(driver.position - caught) < 1e-12, "held for a second")
        driver.move(to: -39)
        #expect(abs(driver.position - caught - 0.1) < 1e-9, "and follows at once: \(wait) s, \(direction)")
      }
    }
  }

  @Test("Pages grabbed while they return from an end don't jump")
  func catchesTheOverscroll() {
    for (page, sign) in [(0, 1.0), (2, -1)] {
      var driver = PageViewDriver(pages: 3, current: page)
      driver.drag(by: sign * 300)
      driver.wait(0.02)
      let caught = driver.position
      #expect(caught < 0 || caught > 2)
      driver.press()
      #expect(abs(driver.position - caught) < 1e-12)
      driver.move(to: sign * 39)
      #expect(abs(driver.position - caught + sign * 0.05) < 1e-9, "half speed still")
      driver.move(to: 0)
      #expect(abs(driver.position - caught) < 1e-9)
    }
  }

  @Test("A press without a drag releases the pages to the nearest page")
  func goesToTheNearest() {
    for (wait, target) in [(0.01, 0), (0.3, 1)] {
      var driver = PageViewDriver(pages: 3)
      driver.send(.key(.right))
      #expect(driver.view.currentPage == 1)
      driver.wait(wait)
      driver.press()
      driver.release()
      #expect(driver.view.currentPage == target, "stopped after \(wait) s")
      driver.settle()
      #expect(driver.position == Double(target))
    }
  }

  @Test("Flicks during a motion count: each turns a page")
  func countsEveryFlick() {
    var driver = PageViewDriver(pages: 9)
    for page in 1...6 {
      driver.flick(by: -50, speed: -2000)
      #expect(driver.view.currentPage == page)
      driver.wait(0.02)
    }
    driver.settle()
    #expect(driver.position == 6)
  }

  @Test("A cancelled press returns, whatever the distance")
  func goesBackAfterCancel() {
    for direction in Direction.allCases {
      var driver = PageViewDriver(pages: 3, current: 1, direction: direction)
      driver.press()
      driver.move(to: -300)
      #expect(driver.send(.cancel).isHandled)
      #expect(!driver.view.isTouched && driver.view.phase(at: driver.now) == .settling)
      #expect(abs(driver.position - 1 - 300 / 390) < 1e-12)
      driver.settle()
      #expect(driver.position == 1 && driver.change == nil)
    }
  }

  @Test("A page is current when it is turned to, and settled when it has arrived")
  func keepsCurrentAndSettledApart() {
    var driver = PageViewDriver(pages: 3)
    driver.send(.select(page: 1, animated: true))
    #expect(driver.view.currentPage == 1 && driver.view.settledPage(at: driver.now) == 0)
    #expect(driver.view.phase(at: driver.now) == .settling && driver.position == 0)
    let end = driver.now + 1
    #expect(
      driver.view.settledPage(at: end) == 1 && driver.view.phase(at: end) == .idle, "known ahead of time")
    driver.wait(0.1)
    #expect(driver.view.settledPage(at: driver.now) == 0)
    driver.wait(1)
    #expect(driver.view.settledPage(at: driver.now) == 1)
  }

  @Test("Frames don't change before the reported time, and move until a reported time")
  func tellsWhenItChanges() {
    var driver = PageViewDriver(pages: 3)
    #expect(driver.view.nextChange(after: 0) == .still)
    driver.drag(by: -250)
    #expect(driver.view.nextChange(after: driver.now) == .everyFrame)
    let start = driver.now
    var last = start
    while case .everyFrame = driver.view.nextChange(after: last), last < start + 2 { last += 1.0 / 120 }
    #expect(last - start > 0.4 && last - start < 0.8, "settled after \(last - start) s")
    #expect(driver.view.frame(at: last).display == driver.view.frame(at: last + 100).display)
    #expect(driver.view.nextChange(after: last) == .still)
  }

  @Test("A front that can't show small movements is woken once more, at the end")
  func sparesTheTail() {
    var driver = PageViewDriver(pages: 3)
    driver.drag(by: -250)
    var time = driver.now
    var frames = 0
    var waits = 0
    var isWaiting = false
    while true {
      let next = driver.view.nextChange(after: time, step: 0.25)
      guard next != .still else { break }
      frames += 1
      guard case .at(let due) = next else {
        #expect(!isWaiting, "once it is slow, it stays slow")
        time += 1.0 / 60
        continue
      }
      isWaiting = true
      waits += 1
      #expect(due > time + 1.0 / 60 || driver.view.phase(at: due) == .idle, "no wake-up within a frame")
      let there = driver.view.position(at: time)
      for step in 0..<50 {
        let position = driver.view.position(at: time + (due - time) * Double(step) / 50)
        #expect(abs(position - there) * 390 <= 0.25, "from \(time) until \(due)")
      }
      time = due
    }
    #expect(driver.view.phase(at: time) == .idle && driver.view.position(at: time) == 1)
    let smooth = Int((time - driver.now) * 60)
    #expect(waits > 2 && frames < smooth * 9 / 10, "\(frames) frames, not \(smooth), after \(waits) waits")
  }

  @Test("While its course lasts, a frame lists the same pages, and the next frame continues it")
  func holdsTheSamePages() {
    for loops in [false, true] {
      for count in 2...4 {
        var driver = PageViewDriver(pages: count, loops: loops)
        driver.send(.key(.right))
        driver.send(.key(.right), after: 0.05)
        driver.send(.key(.left), after: 0.05)
        var frames = 0
        var time = driver.now
        while let until = driver.view.frame(at: time).course.end {
          let listed = DrawnPages(driver.view.frame(at: time)).pages.map { $0.page }
          #expect(until > time, "\(count) pages at \(time)")
          for step in 0..<20 {
            let moment = time + (until - time) * Double(step) / 20
            let pages = DrawnPages(driver.view.frame(at: moment)).pages.map { $0.page }
            #expect(pages == listed, "\(count) pages, loops \(loops), \(moment - time) of \(until - time)")
          }
          #expect(Set(listed).count == listed.count)
          frames += 1
          time = until
          guard frames < 20 else { break }
        }
        // A loop of two shows the outgoing page on both sides in turn, and draws a page once.
        let isOnce = !(loops && count == 2)
        #expect(isOnce ? frames == 1 : (2..<20).contains(frames), "\(frames) frames for \(count) pages")
      }
    }
  }

  @Test(
    "Where several pages are in view, one frame lists all that a motion shows (R203)",
    arguments: [PageLayout.Length.perView(3), .perView(1.5), .fixed(100), .own], [true, false])
  func listsSeveralPagesOnce(_ length: PageLayout.Length, _ loops: Bool) {
    for spring in [Spring.page, Spring(response: 0.5, dampingFraction: 0.3)] {
      var configuration = PageView.Configuration(pageCount: 40)
      configuration.layout.length = length
      configuration.loops = loops
      configuration.spacing = 10
      configuration.currentPage = 2
      configuration.physics.spring = spring
      configuration.pageLengths = (0..<40).map { PageLength(page: $0, length: Double(60 + $0 % 5 * 40)) }
      var driver = PageViewDriver(configuration, main: 320)
      driver.send(.key(.right))
      driver.send(.key(.left), after: 0.1)
      driver.send(.select(page: 6, animated: true), after: 0.05)
      guard let end = driver.view.frame(at: driver.now).course.end else {
        Issue.record("nothing moves")
        return
      }
      #expect(driver.view.nextChange(after: end) == .still, "one frame covers the whole motion")
      let listed = Set(DrawnPages(driver.view.frame(at: driver.now)).pages.map { $0.page })
      #expect(listed.count < 20)
      // All visible pages are among those listed at once, and cover the view.
      for step in 0..<200 {
        let moment = driver.now + (end - driver.now) * Double(step) / 200
        let pages = DrawnPages(driver.view.frame(at: moment)).pages
        #expect(Set(pages.map { $0.page }) == listed, "at \(moment)")
        let seen = pages.filter { $0.rect.maxX > 0 && $0.rect.x < 320 }.sorted { $0.rect.x < $1.rect.x }
        #expect((seen.first?.rect.x ?? 320) <= 10 && (seen.last?.rect.maxX ?? 0) >= 310, "at \(moment)")
      }
    }
  }

  @Test("A page that comes into view only for a moment, as the motion turns, is listed for that moment")
  func listsMoments() {
    var moments = 0
    // The motion overshoots by a little more than a point: where four pages end.
    for step in 0...100 {
      var configuration = PageView.Configuration(pageCount: 5)
      configuration.layout.length = .fixed(75.2 + Double(step) / 500)
      configuration.loops = true
      var driver = PageViewDriver(configuration, main: 300)
      driver.send(.key(.right))
      var time = driver.now
      while let until = driver.view.frame(at: time).course.end {
        let listed = driver.view.visiblePages(at: time)
        if until - time < 0.02 { moments += 1 }
        for part in 0..<30 {
          let moment = time + (until - time) * Double(part) / 30
          #expect(
            driver.view.visiblePages(at: moment) == listed, "\(step): \(moment - time) of \(until - time)")
        }
        time = until
      }
    }
    #expect(moments > 2)
  }

  @Test("Every rate of frames and ticks shows the same picture at the same time")
  func looksTheSameAtEveryRate() {
    var displays: [[DisplayList]] = []
    for rate in [1.0, 30, 60, 120, 144] {
      var driver = PageViewDriver(pages: 4)
      driver.flick(by: -60, speed: -900)
      let start = driver.now
      var seen: [DisplayList] = []
      var next = 0
      for step in 0...Int(rate) * 2 {
        let time = start + Double(step) / rate
        while next <= 12, start + Double(next) / 6 <= time + 1e-9 {
          seen.append(driver.view.frame(at: start + Double(next) / 6).display)
          next += 1
        }
        _ = driver.view.handle(.tick, at: time)
      }
      displays.append(seen)
    }
    for other in displays { #expect(other == displays[0]) }
    #expect(displays[0].count == 13)
  }

  @Test("Pages on a spring that is not damped are at rest after a minute")
  func endsUndampedSprings() {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.physics.spring = Spring(response: 1, dampingFraction: 0)
    var driver = PageViewDriver(configuration)
    driver.send(.key(.right))
    #expect(driver.view.phase(at: 59.9) == .settling && driver.view.phase(at: 60) == .idle)
  }

  @Test("A press stops pages that visibly move, not within the last point of their motion")
  func catchesWhatMoves() {
    for (time, isCaught) in [(0.2, true), (0.6, false)] {
      var driver = PageViewDriver(pages: 3)
      driver.send(.key(.right))
      driver.wait(time)
      #expect(driver.view.phase(at: time) == .settling && (abs(driver.position - 1) < 1 / 390) != isCaught)
      driver.press()
      #expect(driver.outcome.isHandled == isCaught)
    }
  }
}
