/// How long a page stays, or who says so.
public enum PageDuration: Equatable, Sendable {
  /// So many seconds, above 0. With infinity the page stays until somebody turns it. Anything else is a mistake,
  /// reported as ``Diagnostics/invalidDuration`` and treated like infinity.
  case seconds(Double)
  /// As long as what plays on it: the app tells the progress by ``Event/setProgress(_:rate:)``.
  case external

  /// Whether the duration is one that can be kept.
  public var isValid: Bool {
    switch self {
    case .seconds(let seconds): seconds > 0
    case .external: true
    }
  }
}

/// The durations of pages that have one of their own, in the order of pages.
struct PageDurations: Equatable, Sendable {
  /// A page and its duration.
  struct Entry: Equatable, Sendable {
    /// The page.
    var page: Int
    /// Its duration.
    var duration: PageDuration
  }

  /// The entries, in the order of pages, at most one each.
  private(set) var entries: [Entry] = []

  /// The duration of a page; nil if it has none of its own. Looking up is a binary search.
  subscript(page: Int) -> PageDuration? {
    get {
      let index = lowerBound(page)
      return index < entries.count && entries[index].page == page ? entries[index].duration : nil
    }
    set {
      let index = lowerBound(page)
      let exists = index < entries.count && entries[index].page == page
      switch (newValue, exists) {
      case (let duration?, true): entries[index].duration = duration
      case (let duration?, false): entries.insert(Entry(page: page, duration: duration), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Renumbers the pages as an edit does.
  mutating func apply(_ edit: PageEdit) {
    var renumbered = PageDurations()
    for entry in entries {
      if let page = edit.newIndex(of: entry.page) { renumbered[page] = entry.duration }
    }
    self = renumbered
  }

  /// The index of the first entry whose page is not before `page`.
  private func lowerBound(_ page: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].page < page { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
