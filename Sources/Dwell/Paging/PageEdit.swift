/// A change to the list of pages that keeps the identity of the remaining ones.
public enum PageEdit: Equatable, Sendable {
  /// Inserts pages before the one at `index`, or after the last.
  case insert(at: Int, count: Int)
  /// Removes pages from `index` on.
  case remove(at: Int, count: Int)
  /// Moves one page; `to` is its index afterwards.
  case move(from: Int, to: Int)

  /// The maximum page count: 2^53, beyond which a position is not exact, or the maximum of a shorter Int.
  public static let maximumPageCount = Int(clamping: Int64(1) << 53)

  /// The edit that appends pages or removes the last ones so that `pageCount` becomes `newCount`; nil if that
  /// is below 0 or above ``maximumPageCount``.
  init?(from pageCount: Int, to newCount: Int) {
    guard (0...PageEdit.maximumPageCount).contains(newCount) else { return nil }
    self =
      newCount < pageCount
      ? .remove(at: newCount, count: pageCount - newCount)
      : .insert(at: pageCount, count: newCount - pageCount)
  }

  /// Whether the edit fits a list of `pageCount` pages and keeps its count within ``maximumPageCount``.
  public func isValid(forCount pageCount: Int) -> Bool {
    guard (0...PageEdit.maximumPageCount).contains(pageCount) else { return false }
    return switch self {
    case .insert(let index, let count):
      (0...pageCount).contains(index) && count >= 0 && count <= PageEdit.maximumPageCount - pageCount
    case .remove(let index, let count):
      (0...pageCount).contains(index) && count >= 0 && count <= pageCount - index
    case .move(let from, let to):
      (0..<pageCount).contains(from) && (0..<pageCount).contains(to)
    }
  }

  /// The page count after a valid edit. For an invalid edit the result is meaningless, but nothing traps.
  public func newCount(of pageCount: Int) -> Int {
    switch self {
    case .insert(_, let count): pageCount &+ count
    case .remove(_, let count): pageCount &- count
    case .move: pageCount
    }
  }

  /// A page's index after a valid edit; nil if it is removed.
  public func newIndex(of page: Int) -> Int? {
    switch self {
    case .insert(let index, let count):
      return page >= index ? page &+ count : page
    case .remove(let index, let count):
      if page < index { return page }
      return page &- index < count ? nil : page &- count
    case .move(let from, let to):
      if from < page && page <= to { return page - 1 }
      if to <= page && page < from { return page + 1 }
      return page == from ? to : page
    }
  }

  /// A page's index after a valid edit, else its successor's, else the last of `pageCount` pages, or 0.
  package func newIndexOrSuccessor(of page: Int, count pageCount: Int) -> Int {
    if let index = newIndex(of: page) { return index }
    guard case .remove(let index, _) = self else { return page }
    return max(min(index, pageCount &- 1), 0)
  }
}
