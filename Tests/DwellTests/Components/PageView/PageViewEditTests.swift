import DwellTestSupport
import Testing

@testable import Dwell

@Suite("A page view keeps its current page")
struct PageViewEditTests {
  @Test(
    "What can be seen stays where it is when pages come, go and move, at rest and on the way",
    arguments: PageViewDriver.Middle.allCases)
  func keepsWhatIsSeen(_ middle: PageViewDriver.Middle) {
    for count in 1...6 {
      for page in 0..<count {
        for loops in [false, true] {
          for edit in PageEditTests.every(of: count) {
            var driver = PageViewDriver(in: middle, pages: count, current: page, loops: loops)
            let name = "\(middle), page \(page) of \(count), loops \(loops), \(edit)"
            let before = driver.sight
            let current = driver.view.currentPage
            let phase = driver.view.phase(at: driver.now)
            let outcome = driver.send(.edit(edit))
            let after = driver.sight
            for item in before {
              guard let index = edit.newIndex(of: item.page) else { continue }
              let start = after.first { $0.page == index }?.start
              #expect(
                abs((start ?? .nan) - item.start) < 1e-9, "\(name): page \(item.page) now at \(start ?? .nan)"
              )
            }
            let expected = edit.newIndexOrSuccessor(of: current, count: driver.view.pageCount)
            #expect(driver.view.currentPage == expected && outcome.isHandled, "\(name)")
            #expect((outcome.pageChange?.cause == .data) == (edit.newIndex(of: current) == nil), "\(name)")
            if phase == .dragging, driver.view.pageCount > 0 {
              #expect(driver.view.phase(at: driver.now) == .dragging, "\(name)")
            }
            driver.send(.cancel)
            driver.wait(1)
            #expect(
              driver.pages == (driver.view.pageCount == 0 ? [] : [expected]), "\(name): \(driver.pages)")
            #expect(
              driver.view.phase(at: driver.now) == .idle && driver.position == Double(expected), "\(name)")
          }
        }
      }
    }
  }

  @Test("A page inserted between two visible ones appears when both have come to rest")
  func insertsBehindTheScenes() {
    var driver = PageViewDriver(pages: 3)
    driver.press()
    driver.move(to: -150)
    driver.send(.edit(.insert(at: 1, count: 1)))
    #expect(driver.pages == [0, 2], "old page 1 stays beside page 0")
    driver.move(to: -250)
    driver.release()
    #expect(driver.change?.to == 2)
    driver.settle()
    #expect(driver.pages == [2])
    driver.drag(by: 250)
    #expect(driver.view.currentPage == 1, "then its neighbour is the new page")
  }

  @Test("The page that replaces a removed one appears in its place during the drag")
  func removesUnderTheFinger() {
    var driver = PageViewDriver(pages: 4, current: 1)
    driver.press()
    driver.move(to: -100)
    #expect(driver.send(.edit(.remove(at: 1, count: 1))).pageChange?.cause == .data)
    #expect(
      driver.view.currentPage == 1 && driver.start(of: 1) == 290,
      "old page 2 stays where it is, and is current")
    driver.move(to: -250)
    driver.release()
    driver.settle()
    #expect(driver.pages == [1])
  }

  @Test("A view can be empty: pages are removed and inserted again")
  func survivesNoPages() {
    for middle in PageViewDriver.Middle.allCases {
      var driver = PageViewDriver(in: middle, pages: 4, current: 2, loops: false)
      let current = driver.view.currentPage
      #expect(
        driver.send(.setPageCount(0)).pageChange
          == PageChange(from: current, to: 0, cause: .data, time: driver.now))
      #expect(driver.view.pageCount == 0 && driver.view.currentPage == 0 && driver.position == 0)
      #expect(driver.view.frame(at: driver.now).display.commands.isEmpty)
      #expect(driver.view.nextChange(after: driver.now) == .still)
      for event in [
        Event.press(Point(x: 9, y: 9)), .key(.right), .advance, .wheel(Point(x: 9, y: 0), isPrecise: false),
      ] {
        #expect(!driver.send(event).isHandled, "\(event)")
      }
      #expect(driver.send(.setPageCount(3)).pageChange == nil)
      driver.send(.cancel)
      #expect(driver.pages == [0])
      driver.drag(by: -250)
      #expect(driver.view.currentPage == 1)
    }
  }

  @Test("A count that shrinks below the current page selects the last page")
  func shrinks() {
    var driver = PageViewDriver(pages: 9, current: 7)
    #expect(driver.send(.setPageCount(5)).pageChange == PageChange(from: 7, to: 4, cause: .data, time: 0))
    #expect(driver.pages == [4] && driver.position == 4)
    #expect(driver.send(.setPageCount(12)).pageChange == nil)
    #expect(driver.pages == [4])
  }

  @Test("Invalid edits and counts are ignored, and reported once")
  func refusesWhatDoesNotFit() {
    var driver = PageViewDriver(pages: 3, current: 1)
    let before = driver.view
    for (event, diagnostics) in [
      (Event.setPageCount(-1), Diagnostics.invalidPageCount),
      (.edit(.remove(at: 2, count: 2)), .pageOutOfRange),
      (.edit(.insert(at: 0, count: .max)), []), (.edit(.move(from: 0, to: 3)), []),
      (.setPageLength(100, page: 3), []), (.setPageLength(.nan, page: 0), .invalidMetrics),
      (.setPageLength(-1, page: 0), []),
    ] {
      let outcome = driver.send(event)
      #expect(outcome.diagnostics == diagnostics && !outcome.isHandled, "\(event)")
    }
    #expect(driver.view.frame(at: 0) == before.frame(at: 0))
  }

  @Test("A drag by more than half continues while pages are inserted before it, and turns the page")
  func dragsOnThroughAnInsertion() {
    var driver = PageViewDriver(pages: 4, current: 2)
    driver.press()
    driver.move(to: 250)
    driver.send(.edit(.insert(at: 0, count: 1)))
    #expect(driver.view.currentPage == 3)
    driver.release()
    #expect(driver.view.currentPage == 2)
    driver.settle()
    #expect(driver.pages == [2] && driver.position == 2)
  }

  @Test("A drag over several pages keeps counting when the pages before them are removed")
  func dragsOnThroughARemoval() {
    for (most, expected) in [(1, 1), (3, 0)] {
      var configuration = PageView.Configuration(pageCount: 6)
      configuration.currentPage = 4
      configuration.physics.pagesPerGesture = most
      var driver = PageViewDriver(configuration)
      driver.press()
      driver.move(to: 930)
      #expect(abs(driver.position - (4 - 930.0 / 390)) < 1e-9, "between pages 1 and 2")
      driver.send(.edit(.remove(at: 0, count: 2)))
      #expect(driver.view.currentPage == 2)
      driver.release()
      #expect(driver.view.currentPage == expected, "\(most) pages a gesture")
      driver.settle()
      #expect(driver.pages == [expected])
    }
  }

  @Test("A drag over several pages counts those that are left once pages between are removed")
  func countsWhatIsLeft() {
    for (way, expected) in [(5.3, 1), (5.7, 0)] {
      var configuration = PageView.Configuration(pageCount: 8)
      configuration.currentPage = 6
      configuration.physics.pagesPerGesture = 2
      var driver = PageViewDriver(configuration)
      driver.press()
      driver.move(to: way * 390)
      driver.send(.edit(.remove(at: 1, count: 5)))
      #expect(driver.view.currentPage == 1 && driver.pages == [0, 1])
      driver.release()
      #expect(driver.view.currentPage == expected, "dragged back by \(way) pages")
    }
  }
}
