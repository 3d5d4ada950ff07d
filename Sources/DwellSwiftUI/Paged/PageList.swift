#if canImport(SwiftUI)
import Dwell

/// The identities of pages, in order.
enum PageList<Page: Hashable>: Equatable {
  /// Pages identified by their index, `0 ..< count`.
  case count(Int)
  /// Pages with these identities.
  case listed([Page])

  /// The number of pages.
  var count: Int {
    switch self {
    case .count(let count): max(count, 0)
    case .listed(let pages): pages.count
    }
  }

  /// Returns the page at an index; nil if out of range.
  func page(at index: Int) -> Page? {
    guard index >= 0, index < count else { return nil }
    return switch self {
    case .count: index as? Page
    case .listed(let pages): pages[index]
    }
  }

  /// Returns the index of a page; nil if it isn't in the list.
  func index(of page: Page) -> Int? {
    switch self {
    case .count(let count): (page as? Int).flatMap { (0..<max(count, 0)).contains($0) ? $0 : nil }
    case .listed(let pages): pages.firstIndex(of: page)
    }
  }

  /// Returns the edits that turn another list into this one and keep the pages they share. There are none for
  /// pages identified by their index: their number is part of the configuration.
  /// - Complexity: O(n log n)
  func edits(from old: PageList) -> [Dwell.Event] {
    guard case .listed(let target) = self, case .listed(let before) = old else { return [] }
    return PageEdit.edits(from: before, to: target).map { .edit($0) }
  }
}

extension PageList {
  /// The messages for the developer about pages with the same identity.
  var mistakes: [String] {
    guard case .listed(let pages) = self else { return [] }
    var known: Set<Page> = []
    guard let page = pages.first(where: { !known.insert($0).inserted }) else { return [] }
    return ["several pages have the identity \(page): only the first of them can be selected"]
  }

  /// Returns the indices of those of some pages that are in the list.
  func indices(of pages: Set<Page>) -> [Page: Int] {
    var indices: [Page: Int] = [:]
    if case .listed(let list) = self, pages.count > 1 {
      for (index, page) in list.enumerated().reversed() where pages.contains(page) { indices[page] = index }
    } else {
      for page in pages { indices[page] = index(of: page) }
    }
    return indices
  }
}

/// An optional identity of a page, as selections may have it.
private protocol OptionalIdentity {
  /// Whether there is none.
  var isNil: Bool { get }
  /// The type of identities.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalIdentity {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension Hashable {
  /// Whether the value is an optional one without a value.
  var isNone: Bool { (self as? any OptionalIdentity)?.isNil ?? false }
  /// The type, or that of which it is an optional.
  static var unwrapped: Any.Type { (self as? any OptionalIdentity.Type)?.wrapped ?? self }
}
#endif
