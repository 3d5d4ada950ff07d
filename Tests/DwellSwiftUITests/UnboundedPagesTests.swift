import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Page views without a number of pages") @MainActor
struct UnboundedPagesTests {
  /// A day of a calendar, as an app would have it.
  struct Day: Hashable, Comparable {
    let number: Int
    var next: Day? { Day(number: number + 1) }
    var previous: Day? { Day(number: number - 1) }
    static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  }

  /// A stage with a calendar's pages.
  func calendar(
    _ day: Model<Day>, limits: ClosedRange<Int> = -10_000...10_000,
    _ change: @escaping @MainActor (AnyView) -> some View = { $0 }
  ) -> Stage<AnyView> {
    Stage(height: 300) {
      AnyView(
        change(
          AnyView(
            DwellSwiftUI.PageView(
              around: day.binding, next: { $0.number < limits.upperBound ? $0.next : nil },
              previous: { $0.number > limits.lowerBound ? $0.previous : nil }
            ) { Text(verbatim: "\($0.number)") }
            .pageTitles { "Day \($0.number)" })))
    }
  }

  /// The pages that exist, in order.
  func created<V: View>(_ stage: Stage<V>) -> [Int] {
    stage.facts.compactMap { if case .text(let text) = $0 { Int(text) } else { nil } }.sorted()
  }

  /// Lets pages settle without the frames in between.
  func skip<V: View>(_ stage: Stage<V>, _ seconds: Double) {
    stage.clock.time += seconds
    stage.clock.wake()
    stage.scene.restartTimelines(at: ManualClock.date(of: stage.clock.time))
  }

  @Test("R231: the selected page is shown, its neighbours exist, and no indicator or number is shown")
  func opens() {
    let stage = calendar(Model(Day(number: 7)))
    #expect(stage.visiblePages == ["7": 195] && created(stage) == [6, 7, 8])
    #expect(stage.drawing.isEmpty)
    #expect(stage.spoken == "Day 7")
  }

  @Test("R231: 60 turns forward and back, each a page further, with at most three pages that exist at rest")
  func turns() {
    let day = Model(Day(number: 0))
    let stage = calendar(day)
    for number in Array(1...60) + (0...59).reversed() {
      #expect(stage.press(number > day.value.number ? .rightArrow : .leftArrow))
      #expect(day.value.number == number)
      skip(stage, 2)
      guard number % 20 < 2 else { continue }
      guard stage.visiblePages == ["\(number)": 195], created(stage) == [number - 1, number, number + 1]
      else {
        Issue.record("\(number): \(stage.visiblePages), \(created(stage))")
        return
      }
    }
  }

  @Test("R231: an app is asked at most 8 times for each side, whenever the view is updated")
  func calls() {
    let page = Model(0)
    let (calls, most) = (Model(0), Model(0))
    let stage = Stage(height: 300) {
      let _ = calls.value = 0
      DwellSwiftUI.PageView(around: page.binding) {
        calls.value += 1
        most.value = max(most.value, calls.value)
        return $0 + 1
      } previous: {
        $0 - 1
      } content: {
        Text(verbatim: "\($0)")
      }
    }
    for turn in 1...50 {
      #expect(stage.press(.rightArrow))
      calls.value = 0
      if turn < 3 { stage.run(until: Double(turn) * 2) } else { skip(stage, 2) }
      #expect(calls.value <= 8, "none while pages move")
    }
    page.value = 5000
    skip(stage, 2)
    #expect(page.value == 5000 && most.value <= 16)
  }

  @Test("R231: what is in view stays where it is when other pages are listed, also in a fast series of turns")
  func continuous() {
    let day = Model(Day(number: 0))
    let stage = calendar(day)
    var time = 0.0
    for turn in 0..<150 {
      // Sixty keys a second: first to the right, then to the left.
      time += 1.0 / 60
      stage.run(until: time)
      let before = stage.visiblePages
      #expect(stage.press(turn < 105 ? .rightArrow : .leftArrow))
      let after = stage.visiblePages
      for (page, place) in before {
        // A page that the key brings into view lies beside the others.
        #expect(
          after[page].map { abs($0 - place) < 0.01 } ?? (abs(place - 195) > 389),
          "\(turn): \(before), \(after)")
      }
    }
    #expect(day.value.number == 60)
    stage.run(until: time + 3)
    #expect(stage.visiblePages == ["60": 195])
  }

  @Test("R231: a finger keeps the pages that it holds while others are listed")
  func dragging() {
    let day = Model(Day(number: 0))
    let last = Model(3)
    let stage = Stage(height: 300) {
      let last = last.value
      DwellSwiftUI.PageView(
        around: day.binding, next: { $0.number < last ? $0.next : nil }, previous: { $0.previous }
      ) { Text(verbatim: "\($0.number)") }
    }
    var time = 0.0
    for number in 1...45 {
      let end = number > 3
      if end { last.value = number }
      let finger = stage.finger(350, 100).move((330, 100), (200, 100))
      let before = stage.visiblePages
      // A page is added at the end while the finger is down, and the earliest listed ones go.
      last.value = max(last.value, number + 1)
      stage.scene.render()
      #expect(stage.visiblePages.filter { before[$0.key] != nil } == before)
      finger.move((100, 100)).lift()
      #expect(day.value.number == number)
      // The next finger catches the pages as they settle.
      time = stage.clock.time - 100
      stage.run(until: time + 0.05)
      if number % 2 == 0 { skip(stage, 2) }
    }
  }

  @Test(
    "R231: the app selects a page nearby or far away, to which the pages turn, from the side on which it is")
  func jumps() {
    let day = Model(Day(number: 0))
    let stage = calendar(day)
    var time = 0.0
    for number in [3, -2, 5000, 40, 41, -10_000, 10_000] {
      let old = day.value.number
      day.value = Day(number: number)
      stage.run(until: time)
      stage.run(until: time + 0.1)
      let moving = stage.visiblePages
      #expect(moving["\(old)"] != nil && moving["\(number)"] != nil)
      let comesFromEnd = (moving["\(number)"] ?? 195) > (moving["\(old)"] ?? 195)
      #expect(comesFromEnd == (number > old), "\(moving)")
      time += 3
      stage.run(until: time)
      #expect(stage.visiblePages == ["\(number)": 195])
      #expect(created(stage) == (number - 1...number + 1).filter { abs($0) <= 10_000 })
    }
    #expect(day.writes == 7, "only by the app")
  }

  @Test("R231: without animation a page far away is shown at once")
  func jumpsWithoutMotion() {
    let day = Model(Day(number: 0))
    let stage = calendar(day) { $0.pageSelectionAnimated(false) }
    day.value = Day(number: 900)
    stage.run(until: 0)
    #expect(stage.visiblePages == ["900": 195])
  }

  @Test("R231: the pages end where the app returns nil, like those of a list")
  func ends() throws {
    let day = Model(Day(number: 0))
    let stage = calendar(day, limits: 0...2)
    #expect(!stage.press(.leftArrow) && created(stage) == [0, 1])
    #expect(stage.press(.rightArrow) && stage.press(.rightArrow) && !stage.press(.rightArrow))
    stage.run(until: 3)
    #expect(stage.visiblePages == ["2": 195] && created(stage) == [1, 2])
    let finger = stage.finger(350, 100).move((330, 100), (50, 100))
    let place = try #require(stage.visiblePages["2"])
    #expect(place < 195 && place > -105, "the pages resist")
    finger.lift()
    stage.run(until: 6)
    #expect(day.value.number == 2 && stage.visiblePages == ["2": 195])
  }

  @Test("R231: a feed that had ended goes on when the app has more")
  func grows() {
    let page = Model("c")
    let posts = Model(["a", "b", "c"])
    let stage = Stage(height: 300) {
      let posts = posts.value
      DwellSwiftUI.PageView(around: page.binding) { post in
        posts.firstIndex(of: post).flatMap { $0 + 1 < posts.count ? posts[$0 + 1] : nil }
      } previous: { post in
        posts.firstIndex(of: post).flatMap { $0 > 0 ? posts[$0 - 1] : nil }
      } content: {
        Text(verbatim: $0)
      }
    }
    #expect(!stage.press(.rightArrow))
    posts.value += ["d"]
    stage.run(until: 1)
    #expect(stage.press(.rightArrow) && page.value == "d")
    posts.value = ["c", "d"]
    stage.run(until: 2)
    #expect(stage.press(.leftArrow) && !stage.press(.leftArrow) && page.value == "c")
  }

  @Test("R231: timed pages turn on and on, also with settings of indicators and loops, and end at the end")
  func timed() {
    let day = Model(Day(number: 0))
    let ends = Model(0)
    let stage = calendar(day, limits: -5...50) {
      $0.pageIndicator(.segments).pageTimer(duration: 4, loops: true).onPagesEnd { ends.value += 1 }
    }
    for number in 1...50 {
      skip(stage, 4.01)
      #expect(day.value.number == number && ends.value == 0 && stage.drawing.isEmpty)
    }
    skip(stage, 4.01)
    #expect(day.value.number == 50 && ends.value == 1)
    #expect(stage.actions.keys.sorted() == ["Pause"] || stage.actions.isEmpty)
    #expect(!stage.press(.rightArrow))
  }

  @Test("R231: a page's own duration and progress apply")
  func durations() {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(around: page.binding, next: { $0 + 1 }, previous: { $0 - 1 }) {
        Text(verbatim: "\($0)").pageDuration($0 % 2 == 0 ? 2 : nil)
      }
      .pageTimer(duration: 4)
    }
    for (time, number) in [(1.9, 0), (2.1, 1), (5.9, 1), (6.1, 2), (8.1, 3), (12.1, 4), (14.1, 5)] {
      stage.run(until: time)
      #expect(page.value == number, "\(time)")
    }
  }

  @Test("R231: the cause of each turn is reported, with the right page")
  func causes() {
    let day = Model(Day(number: 0))
    let turns = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(around: day.binding, next: { $0.next }, previous: { $0.previous }) {
        Text(verbatim: "\($0.number)")
      }
      .onPageTurn { turns.value.append("\($0.number) \($1)") }
      .pageTimer(duration: 4)
    }
    for number in 1...60 { #expect(stage.press(.rightArrow) && day.value.number == number) }
    #expect(turns.value == (1...60).map { "\($0) person" })
    turns.value = []
    day.value = Day(number: 61)
    stage.run(until: 1)
    day.value = Day(number: 900)
    stage.scene.render()
    stage.run(until: 5.1)
    #expect(turns.value == ["61 app", "900 app", "901 timer"])
  }

  @Test("R231: a page that leads back to itself is reported once, and the pages end there")
  func mistakes() {
    let reports = Model<[String]>([])
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(around: page.binding, next: { min($0 + 1, 3) }, previous: { $0 - 1 }) {
        Text(verbatim: "\($0)")
      }
      .onPageDiagnostics { reports.value += $0.lines }
    }
    for number in 1...3 { #expect(stage.press(.rightArrow) && page.value == number) }
    #expect(!stage.press(.rightArrow) && page.value == 3)
    stage.run(until: 3)
    #expect(reports.value.count == 1 && reports.value.first?.contains("back to the page 3") == true)
  }

  @Test("R231: without a selection the view begins at a page and keeps its own")
  func initial() {
    let start = Model(5)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(around: start.value, next: { $0 + 1 }, previous: { $0 - 1 }) {
        Text(verbatim: "\($0)")
      }
    }
    #expect(stage.visiblePages == ["5": 195])
    for _ in 0..<50 { #expect(stage.press(.rightArrow)) }
    start.value = 900
    stage.run(until: 3)
    #expect(stage.visiblePages == ["55": 195])
  }
}
