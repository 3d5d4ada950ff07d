import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Edits between two lists of pages")
struct PageListTests {
  /// Counts comparisons.
  final class Counter {
    /// The number of comparisons.
    var comparisons = 0
  }

  /// A page that counts its comparisons.
  struct CountedPage: Hashable {
    /// The page's number.
    let number: Int
    /// The counter.
    let counter: Counter
    static func == (one: Self, other: Self) -> Bool {
      one.counter.comparisons += 1
      return one.number == other.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Applies edits to a list. An inserted page is nil.
  func apply<Page>(_ events: [Dwell.Event], to pages: [Page]) -> [Page?] {
    var pages: [Page?] = pages
    for case .edit(let edit) in events {
      #expect(edit.isValid(forCount: pages.count), "\(edit)")
      switch edit {
      case .insert(let index, let count):
        pages.insert(contentsOf: Array(repeating: nil, count: count), at: index)
      case .remove(let index, let count): pages.removeSubrange(index..<index + count)
      case .move(let from, let to): pages.insert(pages.remove(at: from), at: to)
      }
    }
    return pages
  }

  /// All lists of at most four of three pages.
  static var smallLists: [[String]] {
    var lists: [[String]] = [[]]
    var longest = lists
    for _ in 0..<4 {
      longest = longest.flatMap { list in ["a", "b", "c"].map { list + [$0] } }
      lists += longest
    }
    return lists
  }

  @Test("Edits keep the pages that both lists have, including duplicates, and insert the rest")
  func small() {
    for old in Self.smallLists {
      for new in Self.smallLists {
        let result = apply(PageList.listed(new).edits(from: .listed(old)), to: old)
        let isRight = result.count == new.count && zip(result, new).allSatisfy { $0 == nil || $0 == $1 }
        let kept = Set(new).reduce(0) { sum, page in
          sum + min(old.count { $0 == page }, new.count { $0 == page })
        }
        guard isRight, result.count(where: { $0 == nil }) == new.count - kept else {
          Issue.record("\(old) to \(new) gives \(result)")
          return
        }
      }
    }
  }

  @Test("Pages that come or go side by side are one edit, so that turns by several pages count from the same")
  func together() {
    let old = PageList.listed(Array(0..<10))
    #expect(
      PageList.listed(Array(3..<13)).edits(from: old) == [
        .edit(.remove(at: 0, count: 3)), .edit(.insert(at: 7, count: 3)),
      ])
    #expect(
      PageList.listed([20, 21, 0, 1, 22, 5, 9]).edits(from: old) == [
        .edit(.remove(at: 6, count: 3)), .edit(.remove(at: 2, count: 3)), .edit(.insert(at: 0, count: 2)),
        .edit(.insert(at: 4, count: 1)),
      ])
  }

  @Test("Shuffling a long list takes about as many comparisons as it has pages")
  func shuffled() {
    let counter = Counter()
    let count = 100_000
    let old = (0..<count).map { CountedPage(number: $0, counter: counter) }
    // A fixed shuffle: 65,537 and 100,000 have no common factor.
    let new = (0..<count).map { old[$0 * 65_537 % count] }
    let events = PageList.listed(new).edits(from: .listed(old))
    #expect(counter.comparisons < 20 * count)
    #expect(events.count > count / 2)
  }

  @Test("Turning many pages that were all seen takes about as many comparisons as there are pages")
  @MainActor
  func seen() {
    let counter = Counter()
    let count = 1_000
    let pages = (0..<count).map { CountedPage(number: $0, counter: counter) }
    let page = Model(pages[0])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages)
        .seenPages(Set(pages)).pageTimer(duration: 4)
    }
    stage.run(until: 1)
    counter.comparisons = 0
    stage.run(until: 4.1)
    #expect(page.value.number == 1)
    #expect(counter.comparisons < 200 * count, "\(counter.comparisons)")
  }
}
