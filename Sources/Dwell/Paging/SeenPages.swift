/// A set of page indices, such as the pages that the user has seen. It stores ranges: a million consecutive
/// pages take no more memory than one.
public struct SeenPages: Equatable, Sendable {
  /// The pages in order, as ranges that neither touch nor are empty, below ``PageEdit/maximumPageCount``.
  public private(set) var ranges: [Range<Int>] = []

  /// An empty set.
  public init() {}

  /// The pages of ranges in any order, which may overlap. Pages below 0 and from
  /// ``PageEdit/maximumPageCount`` on are left out.
  public init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { insert(range) }
  }

  /// Whether no page is in the set.
  public var isEmpty: Bool { ranges.isEmpty }

  /// The number of pages in the set.
  /// - Complexity: O(n) in the number of ranges.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether a page is in the set.
  /// - Complexity: O(log n) in the number of ranges.
  public func contains(_ page: Int) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > page }
    return index < ranges.count && ranges[index].lowerBound <= page
  }

  /// The lowest of `pageCount` pages that isn't in the set; nil if all are.
  public func firstUnseen(of pageCount: Int) -> Int? {
    let page = ranges.first.map { $0.lowerBound > 0 ? 0 : $0.upperBound } ?? 0
    return page < pageCount ? page : nil
  }

  /// Adds a page. One below 0 or from ``PageEdit/maximumPageCount`` on is ignored.
  /// - Complexity: O(log n) in the number of ranges for a page at the end or in the set, else O(n).
  public mutating func insert(_ page: Int) {
    guard (0..<PageEdit.maximumPageCount).contains(page) else { return }
    insert(page..<page + 1)
  }

  /// Adds the pages of another set.
  public mutating func formUnion(_ other: SeenPages) { self = SeenPages(ranges + other.ranges) }

  /// Removes the pages from `pageCount` on.
  public mutating func limit(toCount pageCount: Int) {
    self = SeenPages(ranges.map { $0.clamped(to: 0..<max(pageCount, 0)) })
  }

  /// Renumbers the pages as an edit does: inserted pages are not in the set, removed ones no longer are. An
  /// edit with a negative index or count changes nothing.
  public mutating func apply(_ edit: PageEdit) {
    switch edit {
    case .insert(let index, let count):
      guard index >= 0, count >= 0 else { return }
      insertGap(at: index, count: count)
    case .remove(let index, let count):
      guard index >= 0, count >= 0 else { return }
      removePages(at: index, count: count)
    case .move(let from, let to):
      guard from >= 0, to >= 0 else { return }
      let isSeen = contains(from)
      removePages(at: from, count: 1)
      insertGap(at: to, count: 1)
      if isSeen { insert(to) }
    }
  }

  /// Moves the pages from `index` on back by `count`.
  private mutating func insertGap(at index: Int, count: Int) {
    var moved = SeenPages()
    for range in ranges {
      let middle = min(max(range.lowerBound, index), range.upperBound)
      moved.insert(range.lowerBound..<middle)
      moved.insert(Self.sum(middle, count)..<Self.sum(range.upperBound, count))
    }
    self = moved
  }

  /// Removes pages, and moves those after them forward.
  private mutating func removePages(at index: Int, count: Int) {
    /// The page at which a bound is afterwards.
    func moved(_ bound: Int) -> Int { bound <= index ? bound : bound - min(bound - index, count) }
    self = SeenPages(ranges.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }

  /// Adds the pages of a range, which takes the place of those that it touches or overlaps.
  private mutating func insert(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<PageEdit.maximumPageCount)
    guard !range.isEmpty else { return }
    let first = ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
    let end = ranges.partitioningIndex { $0.lowerBound > range.upperBound }
    var union = range
    if first < end {
      union =
        min(ranges[first].lowerBound, range.lowerBound)..<max(ranges[end - 1].upperBound, range.upperBound)
    }
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(union))
  }

  /// A sum of two counts, ``PageEdit/maximumPageCount`` at most.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let added = min(other, PageEdit.maximumPageCount)
    return min(one, PageEdit.maximumPageCount - added) + added
  }
}
