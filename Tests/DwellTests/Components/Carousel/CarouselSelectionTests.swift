import Dwell
import DwellTestSupport
import Testing

/// The selection as an app holds it: a page's number or a value of its own, bound both ways.
@Suite("A carousel and the app's selection") struct CarouselSelectionTests {
  /// The pages of the source's first example.
  private enum LabPage: Int, CaseIterable {
    case red, green, blue

    /// The page after this one.
    var next: LabPage { LabPage(rawValue: (rawValue + 1) % LabPage.allCases.count) ?? .red }
  }

  @Test(
    "R037: the selection may be an enumeration, and the page after the last case is the first",
    arguments: LayoutVariant.all)
  func enumeration(_ variant: LayoutVariant) {
    var carousel = Carousel.sample(LabPage.allCases.count, in: variant)
    var selection = LabPage.red
    for turn in 1...7 {
      let expected = selection.next
      if let change = carousel.handle(.tick, at: Double(turn) * 4).pageChange {
        selection = LabPage(rawValue: change.to) ?? selection
      }
      #expect(selection == expected, "turn \(turn)")
    }
  }

  @Test("R038 R039: numbers as page identities give the same pictures", arguments: LayoutVariant.all)
  func numbers(_ variant: LayoutVariant) {
    var byNumber = Carousel.sample(3, in: variant)
    var byCase = Carousel.sample(3, in: variant)
    for (index, page) in [LabPage.green, .blue, .red, .green].enumerated() {
      let now = Double(index) + 1
      _ = byNumber.handle(
        .select(page: index == 2 ? 0 : index % 3 == 0 ? 1 : index + 1, animated: true), at: now)
      _ = byCase.handle(.select(page: page.rawValue, animated: true), at: now)
      for part in [0, 0.1, 0.9] { #expect(byNumber.frame(at: now + part) == byCase.frame(at: now + part)) }
    }
    #expect(byNumber == byCase)
  }

  @Test(
    "R119: a state that is set at once, and a store that answers late, both stay in step",
    arguments: LayoutVariant.all)
  func bindings(_ variant: LayoutVariant) {
    for delay in [0, 0.01, 0.3] {
      var carousel = Carousel.sample(4, in: variant)
      var state = 0
      var turns = 0
      for turn in 1...9 {
        let now = Double(turn) * 4
        guard let change = carousel.handle(.tick, at: now).pageChange else { continue }
        turns += 1
        state = change.to
        // A binding sends the carousel's own change back to it.
        let echo = carousel.handle(.select(page: state, animated: true), at: now + delay)
        #expect(echo.pageChange == nil, "an echo is no news")
        #expect(
          isClose(carousel.timer.progress(at: now + delay), delay / 4), "nor does it begin the page anew")
      }
      #expect(turns == 9 && state == carousel.currentPage)
      #expect(
        carousel.handle(.select(page: 2, animated: true), at: 37).pageChange?.to == 2, "the app's own wish")
      #expect(carousel.timer.currentPage == 2 && carousel.pages.currentPage == 2)
    }
  }

  @Test(
    "R035 R121: the pages themselves have no indicator, and each is drawn by its own number",
    arguments: LayoutVariant.all)
  func pagesAlone(_ variant: LayoutVariant) {
    for page in 0..<3 {
      let carousel = Carousel.sample(3, current: page, in: variant) { $0.indicator = .none }
      let commands = carousel.frame(at: 1).display.commands
      #expect(
        commands == [
          .clip(Rect(carousel.size), radius: 0), .page(page, Rect(carousel.size), opacity: 1), .pop,
        ])
    }
  }

  @Test("A lone page whose time is over advances in all parts as soon as there is another")
  func alone() {
    for event in [Event.setPageCount(3), .edit(.insert(at: 1, count: 2)), .edit(.insert(at: 0, count: 2))] {
      var carousel = Carousel.sample(1)
      _ = carousel.handle(.setProgress(1, rate: 0), at: 1)
      let change = carousel.handle(event, at: 2).pageChange
      #expect(change?.from == 0 && change?.to == carousel.currentPage && change?.cause == .timer, "\(event)")
      #expect(carousel.currentPage == carousel.timer.currentPage)
    }
  }

  @Test(
    "R034 R140: out of sight no time passes and nothing wakes up; back in sight it resumes",
    arguments: LayoutVariant.all)
  func outOfSight(_ variant: LayoutVariant) {
    for reason in [PauseReasons.hidden, .background] {
      var carousel = Carousel.sample(3, in: variant)
      _ = carousel.handle(.pause(reason), at: 1)
      #expect(carousel.nextChange(after: 1) == .still && carousel.frame(at: 1).course == .still)
      #expect(carousel.handle(.tick, at: 1000).pageChange == nil)
      _ = carousel.handle(.resume(reason), at: 1000)
      #expect(carousel.timer.progress(at: 1000) == 0.25 && carousel.timer.nextBoundary(after: 1000) == 1003)
    }
  }

  @Test(
    "R003: it tells that there are more pages, and how much time is left before the next one begins",
    arguments: LayoutVariant.all)
  func tells(_ variant: LayoutVariant) {
    let carousel = Carousel.sample(5, current: 1, in: variant)
    for now in [0.0, 1, 2.5, 3.9] {
      let row = DrawnRow(carousel.frame(at: now))
      #expect(row.marks.count == 5)
      let empty = 36 - variant.main(of: row.fills[0].visible, in: carousel.size).length
      #expect(isClose(empty / 36 * 4, carousel.timer.timeLeft(at: now) ?? .nan), "at \(now) s")
    }
  }
}
