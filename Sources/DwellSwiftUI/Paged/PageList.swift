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
  func edits(from old: PageList) -> [Dwell.Event] {
    guard case .listed(let target) = self, case .listed(var pages) = old else { return [] }
    var events: [Dwell.Event] = []
    let staying = Set(target)
    for index in pages.indices.reversed() where !staying.contains(pages[index]) {
      pages.remove(at: index)
      events.append(.edit(.remove(at: index, count: 1)))
    }
    for (index, page) in target.enumerated() where index >= pages.count || pages[index] != page {
      if index < pages.count, let from = pages[index...].firstIndex(of: page) {
        pages.remove(at: from)
        events.append(.edit(.move(from: from, to: index)))
      } else {
        events.append(.edit(.insert(at: index, count: 1)))
      }
      pages.insert(page, at: index)
    }
    // A page that is listed twice leaves its second entry behind.
    if pages.count > target.count {
      events.append(.edit(.remove(at: target.count, count: pages.count - target.count)))
    }
    return events
  }
}
#endif
