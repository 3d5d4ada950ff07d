/// A change to the list of pages that keeps the identity of those that stay.
public enum PageEdit: Equatable, Sendable {
  /// New pages before the one at `index`, or after the last.
  case insert(at: Int, count: Int)
  /// Pages gone, from `index` on.
  case remove(at: Int, count: Int)
  /// One page somewhere else; `to` is its number afterwards.
  case move(from: Int, to: Int)

  /// The largest number of pages that is dealt with: 2^53, beyond which a position in pages is no longer
  /// exact; where an Int is shorter, the largest one.
  public static let maximumPageCount = Int(clamping: Int64(1) << 53)

  /// Whether the edit can be made to a list of so many pages without leaving it, or ``maximumPageCount``. No
  /// edit can be made to a list of fewer than no pages, or of more than that.
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

  /// The number of pages after a valid edit. What is said of an edit that isn't valid means nothing, but
  /// never traps.
  public func newCount(of pageCount: Int) -> Int {
    switch self {
    case .insert(_, let count): pageCount &+ count
    case .remove(_, let count): pageCount &- count
    case .move: pageCount
    }
  }

  /// The number of a page after a valid edit; nil if it is gone.
  public func newIndex(of page: Int) -> Int? {
    switch self {
    case .insert(let index, let count):
      return page >= index ? page &+ count : page
    case .remove(let index, let count):
      if page < index { return page }
      return page &- index < count ? nil : page &- count
    case .move(let from, let to):
      if page == from { return to }
      if from < page && page <= to { return page - 1 }
      if to <= page && page < from { return page + 1 }
      return page
    }
  }

  /// The number of a page after a valid edit; if it is gone, that of the page that takes its place: the first
  /// one after those that went, or else the last of all.
  /// - Parameters:
  ///   - page: the page's number before the edit.
  ///   - pageCount: the number of pages after it; with none the answer is 0.
  package func newIndexOrSuccessor(of page: Int, count pageCount: Int) -> Int {
    if let index = newIndex(of: page) { return index }
    guard case .remove(let index, _) = self else { return page }
    return max(min(index, pageCount &- 1), 0)
  }
}
