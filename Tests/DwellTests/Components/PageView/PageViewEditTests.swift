import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view keeps its page")
struct PageViewEditTests {
  @Test(
    "What can be seen stays where it is when pages come, go and move, at rest and on the way",
    arguments: PageHand.Middle.allCases)
  func keepsWhatIsSeen(_ middle: PageHand.Middle) {
    for count in 1...6 {
      for page in 0..<count {
        for loops in [false, true] {
          for edit in PageEditTests.every(of: count) {
            var hand = PageHand(in: middle, pages: count, current: page, loops: loops)
            let name = "\(middle), page \(page) of \(count), loops \(loops), \(edit)"
            let before = hand.sight
            let current = hand.view.currentPage
            let phase = hand.view.phase(at: hand.now)
            let outcome = hand.send(.edit(edit))
            let after = hand.sight
            for item in before {
              guard let index = edit.newIndex(of: item.page) else { continue }
              let start = after.first { $0.page == index }?.start
              #expect(
                abs((start ?? .nan) - item.start) < 1e-9, "\(name): page \(item.page) now at \(start ?? .nan)"
              )
            }
            let expected = edit.newIndexOrSuccessor(of: current, count: hand.view.pageCount)
            #expect(hand.view.currentPage == expected && outcome.isHandled, "\(name)")
            #expect((outcome.pageChange?.cause == .data) == (edit.newIndex(of: current) == nil), "\(name)")
            if phase == .dragging, hand.view.pageCount > 0 {
              #expect(hand.view.phase(at: hand.now) == .dragging, "\(name)")
            }
            hand.send(.cancel)
            hand.wait(1)
            #expect(hand.pages == (hand.view.pageCount == 0 ? [] : [expected]), "\(name): \(hand.pages)")
            #expect(hand.view.phase(at: hand.now) == .idle && hand.position == Double(expected), "\(name)")
          }
        }
      }
    }
  }

  @Test("A page inserted between two that are in view appears when both have rested")
  func insertsBehindTheScenes() {
    var hand = PageHand(pages: 3)
    hand.press()
    hand.move(to: -150)
    hand.send(.edit(.insert(at: 1, count: 1)))
    #expect(hand.pages == [0, 2], "old page 1 stays beside page 0")
    hand.move(to: -250)
    hand.release()
    #expect(hand.change?.to == 2)
    hand.settle()
    #expect(hand.pages == [2])
    hand.drag(by: 250)
    #expect(hand.view.currentPage == 1, "then its neighbour is the new page")
  }

  @Test("The page that takes a removed one's place comes in its stead during the drag")
  func removesUnderTheFinger() {
    var hand = PageHand(pages: 4, current: 1)
    hand.press()
    hand.move(to: -100)
    #expect(hand.send(.edit(.remove(at: 1, count: 1))).pageChange?.cause == .data)
    #expect(
      hand.view.currentPage == 1 && hand.start(of: 1) == 290, "old page 2 stays where it is, and is current")
    hand.move(to: -250)
    hand.release()
    hand.settle()
    #expect(hand.pages == [1])
  }

  @Test("No page is a state: pages go and come back")
  func survivesNoPages() {
    for middle in PageHand.Middle.allCases {
      var hand = PageHand(in: middle, pages: 4, current: 2, loops: false)
      let current = hand.view.currentPage
      #expect(
        hand.send(.setPageCount(0)).pageChange
          == PageChange(from: current, to: 0, cause: .data, time: hand.now))
      #expect(hand.view.pageCount == 0 && hand.view.currentPage == 0 && hand.position == 0)
      #expect(hand.view.frame(at: hand.now).display.commands.isEmpty)
      #expect(hand.view.nextChange(after: hand.now) == .still)
      for event in [
        Event.press(Point(x: 9, y: 9)), .key(.right), .advance, .wheel(Point(x: 9, y: 0), isPrecise: false),
      ] {
        #expect(!hand.send(event).isHandled, "\(event)")
      }
      #expect(hand.send(.setPageCount(3)).pageChange == nil)
      hand.send(.cancel)
      #expect(hand.pages == [0])
      hand.drag(by: -250)
      #expect(hand.view.currentPage == 1)
    }
  }

  @Test("A count that shrinks below the current page shows the last")
  func shrinks() {
    var hand = PageHand(pages: 9, current: 7)
    #expect(hand.send(.setPageCount(5)).pageChange == PageChange(from: 7, to: 4, cause: .data, time: 0))
    #expect(hand.pages == [4] && hand.position == 4)
    #expect(hand.send(.setPageCount(12)).pageChange == nil)
    #expect(hand.pages == [4])
  }

  @Test("Edits and counts that do not fit are ignored, and reported once")
  func refusesWhatDoesNotFit() {
    var hand = PageHand(pages: 3, current: 1)
    let before = hand.view
    for (event, diagnostics) in [
      (Event.setPageCount(-1), Diagnostics.invalidPageCount),
      (.edit(.remove(at: 2, count: 2)), .pageOutOfRange),
      (.edit(.insert(at: 0, count: .max)), []), (.edit(.move(from: 0, to: 3)), []),
      (.setPageLength(100, page: 3), []), (.setPageLength(.nan, page: 0), .invalidMetrics),
      (.setPageLength(-1, page: 0), []),
    ] {
      let outcome = hand.send(event)
      #expect(outcome.diagnostics == diagnostics && !outcome.isHandled, "\(event)")
    }
    #expect(hand.view.frame(at: 0) == before.frame(at: 0))
  }
}
