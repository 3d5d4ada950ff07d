/// Values of a few pages out of possibly very many, in the order of pages.
struct PageTable<Value: Equatable & Sendable>: Equatable, Sendable {
  /// A page and its value.
  private struct Entry: Equatable, Sendable {
    /// The page.
    var page: Int
    /// Its value.
    var value: Value
  }

  /// The entries, in the order of pages, at most one each.
  private var entries: [Entry] = []

  /// A table without any value.
  init() {}

  /// The value of a page; nil if it has none. Looking up is a binary search.
  subscript(page: Int) -> Value? {
    get {
      let index = lowerBound(page)
      return index < entries.count && entries[index].page == page ? entries[index].value : nil
    }
    set {
      let index = lowerBound(page)
      let exists = index < entries.count && entries[index].page == page
      switch (newValue, exists) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(page: page, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether no page has a value.
  var isEmpty: Bool { entries.isEmpty }

  /// The values, in the order of pages.
  var values: [Value] { entries.map { $0.value } }

  /// Calls `body` with every page that has a value, in the order of pages.
  func forEach(_ body: (Int, Value) -> Void) {
    for entry in entries { body(entry.page, entry.value) }
  }

  /// Renumbers the pages as an edit does; the values of pages that are gone are gone.
  mutating func apply(_ edit: PageEdit) {
    var renumbered = PageTable()
    for entry in entries {
      if let page = edit.newIndex(of: entry.page) { renumbered[page] = entry.value }
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
