import Dwell
import Testing

@Suite("A set of seen pages")
struct SeenPagesTests {
  /// A set of single pages.
  private func set(_ pages: [Int]) -> SeenPages {
    var set = SeenPages()
    for page in pages { set.insert(page) }
    return set
  }

  /// The pages of a set below a count.
  private func pages(_ set: SeenPages, below count: Int) -> [Int] { (0..<count).filter(set.contains) }

  /// All lists of at most four different numbers below 6: the orders in which a few pages may be seen.
  private static let orders: [[Int]] = {
    var lists: [[Int]] = [[]]
    var longest = lists
    for _ in 0..<4 {
      longest = longest.flatMap { list in (0..<6).filter { !list.contains($0) }.map { list + [$0] } }
      lists += longest
    }
    return lists
  }()

  @Test("Pages seen in any order, and repeatedly, are the same set, with the fewest ranges")
  func insertion() {
    for order in Self.orders {
      let set = set(order + order)
      #expect(pages(set, below: 7) == order.sorted(), "\(order)")
      #expect(set.count == order.count && set.isEmpty == order.isEmpty, "\(order)")
      let gaps = zip(set.ranges, set.ranges.dropFirst())
      #expect(gaps.allSatisfy { $0.upperBound < $1.lowerBound }, "\(order): \(set.ranges)")
      #expect(set.firstUnseen(of: 6) == (0..<6).first { !order.contains($0) }, "\(order)")
    }
  }

  @Test("The first unseen page is among the pages, or there is none")
  func firstUnseen() {
    #expect(SeenPages().firstUnseen(of: 3) == 0)
    #expect(SeenPages([0..<3]).firstUnseen(of: 3) == nil)
    #expect(SeenPages([0..<3]).firstUnseen(of: 4) == 3)
    #expect(SeenPages([1..<3]).firstUnseen(of: 3) == 0)
    #expect(SeenPages([0..<1, 2..<3]).firstUnseen(of: 3) == 1)
    for count in [0, -1, .min] { #expect(SeenPages().firstUnseen(of: count) == nil) }
  }

  @Test("Ranges may overlap, touch, be empty, be in any order and exceed the possible pages")
  func ranges() {
    let set = SeenPages([5..<5, 4..<8, 0..<2, 6..<10, 2..<3, -5 ..< -1, Int.min..<1])
    #expect(set.ranges == [0..<3, 4..<10])
    #expect(SeenPages([0..<Int.max]).ranges == [0..<PageEdit.maximumPageCount])
    var other = SeenPages([3..<4, 20..<30])
    other.formUnion(set)
    #expect(other.ranges == [0..<10, 20..<30])
    other.limit(toCount: 22)
    #expect(other.ranges == [0..<10, 20..<22])
    other.limit(toCount: -1)
    #expect(other.isEmpty)
  }

  @Test("Impossible pages are ignored", arguments: [-1, .min, .max, PageEdit.maximumPageCount])
  func strangers(_ page: Int) {
    var set = SeenPages([0..<2])
    set.insert(page)
    #expect(set.ranges == [0..<2] && !set.contains(page))
  }

  @Test("Edits keep which pages were seen, as in a real list")
  func edits() {
    for count in 0...5 {
      for bits in 0..<(1 << count) {
        let seen = (0..<count).filter { bits & 1 << $0 != 0 }
        for edit in PageEditTests.every(of: count) {
          var set = set(seen)
          set.apply(edit)
          let expected = seen.compactMap(edit.newIndex).sorted()
          #expect(pages(set, below: count + 3) == expected, "\(seen) after \(edit)")
        }
      }
    }
  }

  @Test("Edits that fit no list change nothing or stay within the possible pages")
  func impossibleEdits() {
    for number in [-1, .min, .max] {
      for edit: PageEdit in [
        .insert(at: number, count: 1), .insert(at: 1, count: number), .remove(at: number, count: 1),
        .remove(at: 1, count: number), .move(from: number, to: 0), .move(from: 0, to: number),
      ] {
        var set = SeenPages([0..<3, 7..<9])
        set.apply(edit)
        #expect(
          set.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= PageEdit.maximumPageCount },
          "\(edit)")
      }
    }
  }

  @Test("A million pages seen in order are one range")
  func million() {
    var set = SeenPages()
    for page in 0..<1_000_000 { set.insert(page) }
    #expect(set.ranges == [0..<1_000_000])
    #expect(set.firstUnseen(of: 1_000_001) == 1_000_000)
  }
}
