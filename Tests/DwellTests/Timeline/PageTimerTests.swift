import Dwell
import DwellTestSupport
import Testing

@Suite("A page timer") struct PageTimerTests {
  @Test("R027 R028 R030: progress is computed from the page's start, at any sampling rate")
  func shareIsAnalytic() {
    let timer = PageTimer(pageCount: 3, at: 100)
    for (elapsed, share) in [(0, 0), (1, 0.25), (2, 0.5), (3, 0.75), (4, 1), (9, 1)] as [(Double, Double)] {
      #expect(timer.progress(at: 100 + elapsed) == share)
    }
    #expect(timer.timeLeft(at: 101.5) == 2.5)
    #expect(timer.nextBoundary(after: 101) == 104)
  }

  @Test("Ten thousand pages with late, early and missing frames end at the exact moment")
  func noDrift() {
    var timer = PageTimer(pageCount: 7, at: 0)
    var random = SeededRandom(seed: 11)
    var turns = 0
    var last: PageChange?
    while turns < 10_000 {
      let due = timer.nextBoundary(after: 0) ?? 0
      // An early frame turns nothing; a late one, up to half a second, turns the page as if it had been on
      // time.
      #expect(timer.handle(.tick, at: due - random.unit() * 0.01 - 1e-6).pageChange == nil)
      if let change = timer.handle(.tick, at: due + random.unit() * 0.45).pageChange {
        turns += 1
        last = change
      }
    }
    #expect(last?.time == 40_000)
    #expect(timer.currentPage == 10_000 % 7)
  }

  @Test(
    "An app that agrees at once to every advance keeps the rhythm; one that takes its time gives the page its whole time"
  )
  func agreeingKeepsTheRhythm() {
    var configuration = PageTimer.Configuration()
    configuration.asksBeforeAdvancing = true
    var timer = PageTimer(configuration, pageCount: 3, at: 0)
    for turn in 1...100 {
      let late = Double(turn) * 4 + 0.004
      #expect(timer.handle(.tick, at: late).advanceRequest == turn % 3)
      #expect(timer.handle(.advance, at: late).pageChange?.time == Double(turn) * 4)
    }
    #expect(timer.handle(.tick, at: 404).advanceRequest == 2)
    #expect(timer.handle(.advance, at: 404.3).pageChange?.time == 404.3)
  }

  @Test("After sleep or a clock that jumps ahead, one page turns and starts anew")
  func sleepMovesOnePage() {
    var timer = PageTimer(pageCount: 5, at: 0)
    let change = timer.handle(.tick, at: 86_400).pageChange
    #expect(change == PageChange(from: 0, to: 1, cause: .timer, time: 86_400))
    #expect(timer.progress(at: 86_400) == 0)
    #expect(timer.nextBoundary(after: 86_400) == 86_404)
  }

  @Test("If the clock steps back, no time passes, and the rhythm continues from there")
  func clockStepsBack() {
    var timer = PageTimer(pageCount: 3, at: 1000)
    _ = timer.handle(.tick, at: 1003)
    #expect(timer.progress(at: 10) == 0.75)
    _ = timer.handle(.tick, at: 10)
    #expect(timer.progress(at: 10) == 0.75)
    #expect(timer.nextBoundary(after: 10) == 11)
    #expect(timer.handle(.tick, at: 11).pageChange == PageChange(from: 0, to: 1, cause: .timer, time: 11))
  }

  @Test("A wake-up at a page's end finds it ended, however far the clock was set back")
  func boundaryAfterStepBack() {
    for step in 0..<2000 {
      let start = Double(step % 40) * 811.37
      var timer = PageTimer(pageCount: 3, at: start)
      _ = timer.handle(.setDuration(.seconds(0.1 + Double(step) / 700)), at: start)
      var now = start - Double(step) * 7.31
      _ = timer.handle(.tick, at: now)
      for page in 1...4 {
        now = timer.nextBoundary(after: now) ?? .nan
        #expect(
          timer.handle(.tick, at: now).pageChange?.to == page % 3, "set back from \(start) by \(step) steps")
      }
    }
  }

  @Test(
    "A hundred thousand pages of a duration that is no binary fraction end when they are due, to a tenth of a nanosecond"
  )
  func oddSecondsDoNotDrift() {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.setDuration(.seconds(0.7)), at: 0)
    var now = 0.0
    let turns = 100_000
    for _ in 0..<turns {
      now = timer.nextBoundary(after: now) ?? .nan
      _ = timer.handle(.tick, at: now)
    }
    #expect(abs(now - 0.7 * Double(turns)) < 1e-10, "page \(turns) ended at \(now) s")
  }

  @Test(
    "A time that is no time is no news", arguments: [.nan, .infinity, -.infinity, 1e300, -1e300] as [Double])
  func unusableTimes(_ now: Double) {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.tick, at: 2)
    #expect(timer.handle(.tick, at: now) == Outcome())
    #expect(timer.progress(at: now) == 0.5)
    #expect(timer.handle(.tick, at: 4).pageChange?.to == 1)
    #expect(PageTimer(pageCount: 3, at: now).progress(at: now) == 0)
  }

  @Test("Pages may have their own durations, changed while they run without a jump of the fill")
  func durations() {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.setPageDuration(.seconds(2), page: 1), at: 0)
    #expect(timer.handle(.tick, at: 4).pageChange?.to == 1)
    #expect(timer.timeLeft(at: 4) == 2)
    _ = timer.handle(.setPageDuration(.seconds(10), page: 1), at: 5)
    #expect(timer.progress(at: 5) == 0.5)
    #expect(timer.timeLeft(at: 5) == 5)
    _ = timer.handle(.setPageDuration(nil, page: 1), at: 6)
    #expect(timer.progress(at: 6) == 0.6)
    #expect(timer.timeLeft(at: 6) == 1.6)
    _ = timer.handle(.setDuration(.seconds(1)), at: 6)
    #expect(timer.progress(at: 6) == 0.6)
  }

  @Test("A page with an infinite duration stays, and requests no wake-up")
  func endlessPage() {
    var timer = PageTimer(pageCount: 2, at: 0)
    _ = timer.handle(.setPageDuration(.seconds(.infinity), page: 0), at: 0)
    #expect(timer.progress(at: 1e9) == 0)
    #expect(timer.nextChange(after: 1e9) == .still)
    #expect(timer.timeLeft(at: 5) == .infinity)
  }

  @Test(
    "A duration that cannot be kept is reported once, and its page stays",
    arguments: [0, -3, .nan, -.infinity] as [Double])
  func invalidDurations(_ seconds: Double) {
    var timer = PageTimer(pageCount: 2, at: 0)
    #expect(timer.handle(.setDuration(.seconds(seconds)), at: 1).diagnostics == .invalidDuration)
    #expect(timer.handle(.setDuration(.seconds(seconds)), at: 1).diagnostics == [])
    #expect(timer.nextChange(after: 1) == .still)
    #expect(timer.handle(.tick, at: 100).pageChange == nil)
    _ = timer.handle(.setDuration(.seconds(4)), at: 100)
    #expect(timer.handle(.tick, at: 104).pageChange?.to == 1)
  }

  @Test("A video drives its page: its rate moves the fill, buffering holds it, and its end turns the page")
  func externalProgress() {
    var timer = PageTimer(pageCount: 2, at: 0)
    _ = timer.handle(.setPageDuration(.external, page: 0), at: 0)
    #expect(timer.progress(at: 50) == 0)
    _ = timer.handle(.setProgress(0.25, rate: 0.125), at: 50)
    #expect(timer.progress(at: 52) == 0.5)
    _ = timer.handle(.pause(.loading), at: 52)
    #expect(timer.progress(at: 60) == 0.5)
    _ = timer.handle(.resume(.loading), at: 60)
    #expect(timer.progress(at: 64) == 1)
    #expect(timer.handle(.tick, at: 70).pageChange == nil, "only the video knows its end")
    #expect(timer.handle(.setProgress(1, rate: 0), at: 71).pageChange?.to == 1)
    #expect(timer.handle(.tick, at: 75).pageChange?.to == 0, "the next page has the timer's own pace again")
  }

  @Test("A video that ends while its page is paused turns the page when the pause ends, and no sooner")
  func externalEndWhilePaused() {
    var timer = PageTimer(pageCount: 3, at: 0)
    _ = timer.handle(.setDuration(.external), at: 0)
    _ = timer.handle(.setProgress(0.9, rate: 0.1), at: 1)
    _ = timer.handle(.pause([.hover, .touch]), at: 1.5)
    #expect(timer.handle(.setProgress(1, rate: 0), at: 2).pageChange == nil)
    _ = timer.handle(.resume(.touch), at: 2.5)
    #expect(timer.nextChange(after: 2.5) == .still && timer.handle(.tick, at: 2.5).pageChange == nil)
    _ = timer.handle(.resume(.hover), at: 3)
    #expect(timer.nextBoundary(after: 3) == 3)
    #expect(timer.handle(.tick, at: 3).pageChange == PageChange(from: 0, to: 1, cause: .timer, time: 3))
    #expect(timer.progress(at: 3) == 0 && timer.nextChange(after: 3) == .still)
    #expect(timer.handle(.tick, at: 9).pageChange == nil, "the next page has not ended")
  }

  @Test("A page paused from its beginning that gets its end runs out when resumed, unless that is taken back")
  func externalEndTakenBack() {
    var configuration = PageTimer.Configuration()
    configuration.duration = .external
    configuration.pausedBy = .app
    var timer = PageTimer(configuration, pageCount: 2, at: 0)
    _ = timer.handle(.setProgress(1, rate: 1), at: 1)
    var rewound = timer
    _ = timer.handle(.resume(.app), at: 2)
    #expect(timer.handle(.tick, at: 2).pageChange?.to == 1)
    _ = rewound.handle(.setProgress(0.5, rate: 1), at: 2)
    _ = rewound.handle(.resume(.app), at: 3)
    #expect(rewound.nextChange(after: 3) == .still && rewound.handle(.tick, at: 9).pageChange == nil)
  }

  @Test("Progress above 1 counts as 1 and is reported", arguments: [1.1, 1e300, .infinity] as [Double])
  func excessiveProgress(_ progress: Double) {
    var timer = PageTimer(pageCount: 2, at: 0)
    let outcome = timer.handle(.setProgress(progress, rate: 0), at: 1)
    #expect(outcome.diagnostics == .invalidProgress && outcome.pageChange?.to == 1)
  }

  @Test("Progress below 0, or NaN, is reported and ignored", arguments: [-0.1, .nan] as [Double])
  func invalidProgress(_ progress: Double) {
    var timer = PageTimer(pageCount: 2, at: 0)
    #expect(timer.handle(.setProgress(progress, rate: 0), at: 1).diagnostics == .invalidProgress)
    #expect(timer.progress(at: 1) == 0.25)
  }

  @Test("The shown page stays while pages are inserted, removed and moved around it")
  func editsKeepThePage() {
    for count in 1...6 {
      for page in 0..<count {
        for edit in everyEdit(of: count) {
          var timer = PageTimer(pageCount: count, currentPage: page, at: 0)
          let before = timer.progress(at: 1)
          let outcome = timer.handle(.edit(edit), at: 1)
          let expected = edit.newIndexOrSuccessor(of: page, count: edit.newCount(of: count))
          #expect(timer.currentPage == expected, "page \(page) of \(count) after \(edit)")
          let isGone = edit.newIndex(of: page) == nil
          #expect((outcome.pageChange?.cause == .data) == isGone, "page \(page) of \(count) after \(edit)")
          if !isGone, timer.pageCount > 1, count > 1 { #expect(timer.progress(at: 1) == before) }
          #expect(outcome.diagnostics == [])
        }
      }
    }
  }

  @Test("A count that shrinks below the shown page shows the last, from its beginning")
  func countShrinks() {
    var timer = PageTimer(pageCount: 5, currentPage: 4, at: 0)
    #expect(
      timer.handle(.setPageCount(3), at: 1).pageChange == PageChange(from: 4, to: 2, cause: .data, time: 1))
    #expect(timer.progress(at: 1) == 0)
    #expect(timer.handle(.setPageCount(0), at: 2).diagnostics == [])
    #expect(timer.nextChange(after: 2) == .still)
    _ = timer.handle(.setPageCount(2), at: 3)
    #expect(timer.progress(at: 4) == 0.25)
  }

  @Test("Values out of range are reported once and change nothing")
  func misfits() {
    let events: [(Event, Diagnostics)] = [
      (.select(page: 3, animated: true), .pageOutOfRange),
      (.select(page: -1, animated: true), .pageOutOfRange),
      (.setPageCount(-1), .invalidPageCount), (.edit(.remove(at: 2, count: 2)), .pageOutOfRange),
      (.edit(.insert(at: 4, count: 1)), .pageOutOfRange),
      (.edit(.insert(at: 0, count: .max)), .pageOutOfRange),
      (.edit(.move(from: 0, to: 3)), .pageOutOfRange), (.setPageDuration(nil, page: 9), .pageOutOfRange),
    ]
    for (event, diagnostics) in events {
      var timer = PageTimer(pageCount: 3, at: 0)
      let outcome = timer.handle(event, at: 1)
      #expect(outcome.diagnostics == diagnostics, "\(event)")
      #expect(!outcome.isHandled && outcome.pageChange == nil && timer.pageCount == 3, "\(event)")
      #expect(timer.progress(at: 1) == 0.25, "\(event)")
      #expect(timer.handle(event, at: 1).diagnostics == [], "\(event)")
    }
  }

  @Test("A page that would begin at its end begins at its beginning, and that is reported")
  func initialProgressOfOne() {
    var configuration = PageTimer.Configuration()
    configuration.initialProgress = 1
    var timer = PageTimer(configuration, pageCount: 3, at: 0)
    #expect(timer.handle(.tick, at: 0).diagnostics == .invalidProgress)
    #expect(timer.progress(at: 1) == 0.25 && timer.nextBoundary(after: 1) == 4)
  }

  @Test(
    "However short a page, and however much of it has passed at first, it is shown for a millisecond",
    arguments: [0, 0.5, 1.0.nextDown], [1e-300, .leastNonzeroMagnitude, 0.000_999, 0.25, 4])
  func shortestPages(_ initialProgress: Double, _ seconds: Double) {
    for start in [0, 0.3, 1e6, 1e12 - 1e6] as [Double] {
      var configuration = PageTimer.Configuration()
      configuration.initialProgress = initialProgress
      configuration.duration = .seconds(seconds)
      var timer = PageTimer(configuration, pageCount: 3, at: start)
      let expected = max(seconds * (1 - initialProgress), PageDuration.minimumSeconds)
      var now = start
      for turn in 1...100 {
        let due = timer.nextBoundary(after: now) ?? .nan
        #expect(due > now, "turn \(turn) from \(start)")
        now = due
        #expect(timer.handle(.tick, at: now).pageChange?.to == turn % 3)
      }
      #expect(abs(now - start - 100 * expected) <= 100 * max(now.ulp, 1e-12), "from \(start)")
    }
  }

  @Test("A late front finds no second page due at the same instant, however little of each page is left")
  func lateAmongShortPages() {
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(1)
    configuration.initialProgress = 0.95
    var timer = PageTimer(configuration, pageCount: 9, at: 0)
    #expect(timer.handle(.tick, at: 0.45).pageChange?.to == 1)
    #expect((timer.nextBoundary(after: 0.45) ?? 0) > 0.45)
  }

  @Test("Mistakes in the configuration are reported with the first outcome")
  func configurationMistakes() {
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(-1)
    configuration.initialProgress = 2
    var timer = PageTimer(configuration, pageCount: -4, currentPage: 7, at: 0)
    #expect(timer.pageCount == 0 && timer.currentPage == 0)
    #expect(
      timer.handle(.tick, at: 0).diagnostics
        == [.invalidDuration, .invalidProgress, .invalidPageCount, .pageOutOfRange])
  }

  /// Every edit that fits a list of n pages, with at most two pages inserted.
  private func everyEdit(of count: Int) -> [PageEdit] {
    var edits: [PageEdit] = []
    for index in 0...count {
      for inserted in 0...2 { edits.append(.insert(at: index, count: inserted)) }
      for removed in 0...(count - index) { edits.append(.remove(at: index, count: removed)) }
    }
    for from in 0..<count { for to in 0..<count { edits.append(.move(from: from, to: to)) } }
    return edits
  }

  @Test(
    "Progress grows by a page's part per second, or as the app says, and by nothing while time stands still")
  func growthRate() {
    var configuration = PageTimer.Configuration()
    configuration.startDelay = 2
    var timer = PageTimer(configuration, pageCount: 3, at: 0)
    #expect(timer.growthRate(at: 1) == 0 && timer.growthRate(at: 2) == 0.25)
    _ = timer.handle(.pause(.app), at: 3)
    #expect(timer.growthRate(at: 3) == 0)
    _ = timer.handle(.resume(.app), at: 4)
    _ = timer.handle(.setPageDuration(.external, page: 0), at: 4)
    #expect(timer.growthRate(at: 4) == 0)
    _ = timer.handle(.setProgress(0.5, rate: 0.1), at: 4)
    #expect(timer.growthRate(at: 4) == 0.1)
  }

  @Test("A page keeps its own duration when pages come, go and move before it")
  func durationsFollow() {
    var timer = PageTimer(pageCount: 4, at: 0)
    _ = timer.handle(.setPageDuration(.seconds(8), page: 2), at: 0)
    for (edit, page) in [
      (PageEdit.insert(at: 0, count: 2), 4), (.move(from: 4, to: 1), 1), (.remove(at: 0, count: 1), 0),
      (.remove(at: 0, count: 1), nil),
    ] {
      _ = timer.handle(.edit(edit), at: 0)
      let long = (0..<timer.pageCount).filter { timer.duration(forPage: $0) == .seconds(8) }
      #expect(long == [page].compactMap { $0 }, "after \(edit)")
    }
  }

  @Test("Inserting into an empty timer selects page 0, from its beginning")
  func firstPages() {
    for event in [Event.setPageCount(3), .edit(.insert(at: 0, count: 3))] {
      var timer = PageTimer(pageCount: 0, at: 0)
      let outcome = timer.handle(event, at: 10)
      #expect(timer.currentPage == 0 && timer.pageCount == 3 && outcome.pageChange == nil)
      #expect(timer.nextBoundary(after: 10) == 14)
    }
  }
}
