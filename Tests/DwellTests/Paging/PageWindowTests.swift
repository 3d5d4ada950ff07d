import Testing

@testable import Dwell

@Suite("The pages listed around the current one")
struct PageWindowTests {
  /// Pages whose neighbours an app returns, and how often it was asked.
  final class Feed {
    /// Returns the neighbours.
    var next: (Int) -> Int? = { $0 + 1 }
    var previous: (Int) -> Int? = { $0 - 1 }
    /// The number of questions.
    var calls = 0
    /// Whether pages have an order.
    var isOrdered = true
    var window = PageWindow<Int>()

    /// Lists the pages around one; returns the list.
    @discardableResult
    func list(around page: Int, reach: Int = 8, stride: Int = 1) -> [Int] {
      calls = 0
      var list = window
      list.list(around: page, reach: reach, stride: stride) { [isOrdered] in
        isOrdered ? $0 < $1 : nil
      } next: { page in
        calls += 1
        return next(page)
      } previous: { page in
        calls += 1
        return previous(page)
      }
      window = list
      return list.pages
    }
  }

  @Test("R231: the pages within reach are listed on both sides, and each is asked for once")
  func reach() {
    let feed = Feed()
    #expect(feed.list(around: 100) == Array(92...108))
    #expect(feed.calls == 16 && feed.window.repeatedPage == nil)
  }

  @Test("R231: the pages end where the app returns nil")
  func ends() {
    let feed = Feed()
    feed.next = { $0 < 3 ? $0 + 1 : nil }
    feed.previous = { $0 > -2 ? $0 - 1 : nil }
    #expect(feed.list(around: 0) == Array(-2...3))
    #expect(feed.list(around: 3) == Array(-2...3))
    #expect(feed.window.repeatedPage == nil)
  }

  @Test(
    "R231: in hundreds of turns, at most 81 pages are listed, and the app is asked 16 times for each turn")
  func bounds() {
    let feed = Feed()
    var before = feed.list(around: 0)
    for page in Array(1...300) + (-300...299).reversed() {
      let list = feed.list(around: page)
      #expect(feed.calls <= 16 && list.count <= 81)
      let (first, last) = (list[0], list[list.count - 1])
      #expect(list == Array(first...last), "all are neighbours")
      // Pages that may still be in view while turns follow one another are removed last.
      let isKept = (max(before[0], page - 32)...min(before[before.count - 1], page + 32)).allSatisfy(
        list.contains)
      #expect(isKept)
      before = list
    }
  }

  @Test(
    "R231: a page that the app selects far away comes from the side on which it is, and the old one stays")
  func jump() {
    let feed = Feed()
    feed.list(around: 0)
    #expect(feed.list(around: 1000) == Array(-8...8) + Array(992...1008))
    #expect(feed.list(around: 400) == Array(392...408) + Array(992...1008))
    // What was left is beyond the reach of turns, and gone some turns later.
    for page in 401...500 { feed.list(around: page) }
    #expect(feed.list(around: 501).allSatisfy { (400...600).contains($0) })
  }

  @Test("R231: whatever page is selected, the one that was current stays listed, on its side")
  func sides() {
    let feed = Feed()
    var current = 0
    var number = 1
    feed.list(around: current)
    for _ in 0..<400 {
      number = number * 75 % 65_537
      let page = number % 3 == 0 ? current + number % 90 - 45 : number % 1000
      let list = feed.list(around: page)
      let (here, there) = (list.firstIndex(of: page)!, list.firstIndex(of: current))
      #expect(
        there.map { ($0 < here) == (current < page) || page == current } == true, "\(current) to \(page)")
      #expect(list.count <= 81 && Set(list).count == list.count && feed.calls <= 16)
      #expect(list[here - 8...here + 8] == (page - 8...page + 8).map { $0 }[...])
      current = page
    }
  }

  @Test("R231: identities without an order come from the end, unless the pages begin with them")
  func unordered() {
    let feed = Feed()
    feed.isOrdered = false
    feed.previous = { $0 > 0 ? $0 - 1 : nil }
    #expect(feed.list(around: 500) == Array(492...508))
    #expect(feed.list(around: 100) == Array(492...508) + Array(92...108))
    #expect(feed.list(around: 0) == Array(0...8) + Array(92...108))
  }

  @Test("R231: pages of a cycle end where they ended first, and it is reported", arguments: 1...16)
  func cycle(count: Int) {
    let feed = Feed()
    feed.next = { ($0 + 1) % count }
    feed.previous = { ($0 + count - 1) % count }
    let first = feed.list(around: 0)
    #expect(first.sorted() == Array(0..<count) && feed.window.repeatedPage != nil)
    for page in first + first.reversed() {
      #expect(feed.list(around: page) == first)
      #expect(feed.calls <= 16 && feed.window.repeatedPage != nil)
    }
  }

  @Test("R231: pages that lead back to one of them end there, on either side")
  func back() {
    let feed = Feed()
    feed.next = { $0 == 9 ? 5 : $0 + 1 }
    feed.list(around: 4)
    for page in 5...9 { #expect(feed.list(around: page).last == 9) }
    #expect(feed.window.repeatedPage == 5)
    feed.next = { $0 + 1 }
    feed.previous = { $0 == 1 ? 5 : $0 - 1 }
    for page in (1...8).reversed() { #expect(feed.list(around: page).first == 1) }
    // Once the app has mended it, the pages go on.
    feed.previous = { $0 - 1 }
    #expect(feed.list(around: 1).first == -7 && feed.window.repeatedPage == 5)
  }

  @Test("R231: changes of the app's list within reach apply at once")
  func edits() {
    let feed = Feed()
    var pages = Array(0..<40)
    feed.next = { page in pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil } }
    feed.previous = { page in pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
    feed.list(around: 20)
    var number = 1
    for _ in 0..<400 {
      // A fixed sequence of removals, insertions and moves, none of which is the current page.
      number = number * 75 % 65_537
      let place = number % pages.count
      switch number % 3 {
      case _ where pages[place] == 20: continue
      case 0 where pages.count > 5: pages.remove(at: place)
      case 1: pages.insert(1000 + number, at: place)
      default: pages.insert(pages.remove(at: place), at: number / 7 % pages.count)
      }
      let list = feed.list(around: 20)
      let (here, there) = (list.firstIndex(of: 20)!, pages.firstIndex(of: 20)!)
      #expect(list[max(here - 8, 0)..<here] == pages[max(there - 8, 0)..<there])
      #expect(list[here...].prefix(9) == pages[there...].prefix(9))
      #expect(Set(list).count == list.count && feed.window.repeatedPage == nil)
    }
  }

  @Test("R231: the current page is whole turns away from the first listed one, unless the pages begin there")
  func stride() {
    let feed = Feed()
    for stride in [2, 3, 7, 50] {
      for turn in Array(0...30) + (-30...30).reversed() + [90, -200] {
        let list = feed.list(around: turn * stride, reach: 20, stride: stride)
        #expect(list.firstIndex(of: turn * stride)! % stride == 0)
      }
    }
  }

  @Test("R231: twice the pages in view are within reach, and six more, or those of a turn")
  func layouts() {
    var layout = PageLayout()
    func reach(_ length: PageLayout.Length, perTurn: Int = 1) -> [Int] {
      (layout.length, layout.pagesPerTurn) = (length, perTurn)
      let (reach, stride) = layout.windowReach(along: 1000)
      return [reach, stride]
    }
    #expect(reach(.viewport) == [8, 1])
    #expect(reach(.perView(2.5)) == [12, 1] && reach(.perView(7), perTurn: 7) == [21, 7])
    #expect(reach(.fixed(300)) == [14, 1] && reach(.own) == [52, 1])
    // Unusable values.
    for length in [PageLayout.Length.perView(.nan), .perView(-1), .fixed(.nan), .fixed(.infinity)] {
      #expect(reach(length, perTurn: -1) == [8, 1], "\(length)")
    }
    for length in [PageLayout.Length.perView(.infinity), .fixed(0)] { #expect(reach(length) == [2006, 1]) }
  }
}
