import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view keeps its page")
struct PageViewEditTests {
  /// What a view may be in the middle of when its pages change.
  enum Middle: CaseIterable {
    /// It rests.
    case rest
    /// A finger has dragged it forward by less than half.
    case dragForward
    /// A finger has dragged it back by more than half.
    case dragBack
    /// It settles forward.
    case settle
    /// It turns to a far page.
    case farTurn
    /// It cross-fades.
    case crossFade
    /// A trackpad scrolls it.
    case scroll
  }

  /// A view in the middle of something.
  private func hand(_ middle: Middle, pages: Int, current: Int, loops: Bool) -> PageHand {
    var hand = PageHand(pages: pages, current: current, loops: loops)
    switch middle {
    case .rest: break
    case .dragForward:
      hand.press()
      hand.move(to: -150)
    case .dragBack:
      hand.press()
      hand.move(to: 250)
    case .settle:
      hand.drag(by: -250)
      hand.wait(0.05)
    case .farTurn:
      hand.send(.key(current < pages / 2 ? .end : .home))
      hand.wait(0.08)
    case .crossFade:
      hand.send(.setReduceMotion(true))
      hand.send(.key(.right))
      hand.wait(0.08)
    case .scroll:
      hand.send(.wheel(Point(x: 100, y: 0), isPrecise: true))
    }
    return hand
  }

  /// The pages that can be seen, and where each begins.
  private func sight(_ hand: PageHand) -> [(page: Int, start: Double)] {
    DrawnPages(hand.view.frame(at: hand.now)).pages.compactMap { item in
      item.rect.x > -389.99 && item.rect.x < 389.99 ? (item.page, item.rect.x) : nil
    }
  }

  @Test(
    "What can be seen stays where it is when pages come, go and move, at rest and on the way",
    arguments: Middle.allCases)
  func keepsWhatIsSeen(_ middle: Middle) {
    for count in 1...6 {
      for page in 0..<count {
        for loops in [false, true] {
          for edit in PageEditTests.every(of: count) {
            var hand = hand(middle, pages: count, current: page, loops: loops)
            let name = "\(middle), page \(page) of \(count), loops \(loops), \(edit)"
            let before = sight(hand)
            let current = hand.view.currentPage
            let phase = hand.view.phase(at: hand.now)
            let outcome = hand.send(.edit(edit))
            let after = sight(hand)
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
    for middle in Middle.allCases {
      var hand = hand(middle, pages: 4, current: 2, loops: false)
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

  @Test(
    "Another size shows the same part of the same pages, at rest and on the way", arguments: Middle.allCases)
  func resizes(_ middle: Middle) {
    for loops in [false, true] {
      for page in 0...3 {
        for width in [100.0, 389, 1000] {
          var hand = hand(middle, pages: 4, current: page, loops: loops)
          let name = "\(middle), page \(page), to \(width)"
          let before = hand.position
          let phase = hand.view.phase(at: hand.now)
          let seen = sight(hand).map { $0.page }
          let current = hand.view.currentPage
          hand.send(.resize(Size(width: width, height: 300)))
          #expect(abs(hand.position - before) < 1e-9, "\(name)")
          #expect(
            hand.view.currentPage == current && hand.view.settledPage(at: hand.now) == hand.view.restedPage,
            "\(name)")
          if middle != .crossFade {
            #expect(hand.view.phase(at: hand.now) == phase, "\(name)")
            #expect(hand.pages.filter { seen.contains($0) } == seen, "\(name)")
          }
          if middle == .dragForward {
            hand.moveOn(by: -0.1 * width)
            let isLast = page == 3 && !loops
            #expect(
              abs(hand.position - before - (isLast ? 0.05 : 0.1)) < 1e-9,
              "\(name): the finger goes on one to one")
          }
          hand.send(.cancel)
          hand.wait(1)
          #expect(hand.pages == [current] && hand.position == Double(current), "\(name)")
        }
      }
    }
  }

  @Test("A settle that is resized goes on as the same spring, in the new measure")
  func scalesTheSettle() {
    var plain = PageHand(pages: 3)
    plain.drag(by: -250)
    var resized = plain
    resized.wait(0.06)
    resized.send(.resize(Size(width: 780, height: 200)))
    for step in 0...20 {
      let time = resized.now + Double(step) / 60
      #expect(abs(resized.view.position(at: time) - plain.view.position(at: time)) < 2e-4, "step \(step)")
    }
  }

  @Test("A view that shrinks to nothing rests on its page, and is there again when it grows")
  func survivesNoSize() {
    for size in [
      Size.zero, Size(width: 0.5, height: 100), Size(width: -3, height: .nan), Size(width: 390, height: 0),
    ] {
      for middle in Middle.allCases {
        var hand = hand(middle, pages: 4, current: 1, loops: false)
        let current = hand.view.currentPage
        hand.send(.resize(size))
        #expect(hand.view.frame(at: hand.now).display.commands.isEmpty && hand.position.isFinite)
        hand.send(.release(.zero))
        hand.send(.select(page: 3, animated: true))
        hand.send(.select(page: current, animated: true))
        hand.send(.resize(Size(width: 390, height: 200)))
        hand.wait(1)
        #expect(hand.pages == [current] && hand.position == Double(current), "\(middle) at \(size)")
      }
    }
  }

  @Test("Another direction shows the same pages, and the finger goes on in it")
  func changesDirection() {
    for direction in Direction.allCases {
      var hand = PageHand(pages: 4, current: 1)
      hand.press()
      hand.move(to: -150)
      let before = hand.position
      hand.send(.setDirection(direction))
      #expect(abs(hand.position - before) < 1e-9 && hand.pages == [1, 2])
      hand.moveOn(by: -0.2 * direction.mainLength(of: hand.view.size))
      #expect(abs(hand.position - before - 0.2) < 1e-9, "\(direction)")
      hand.lift()
      #expect(hand.view.currentPage == 2)
    }
  }
}
