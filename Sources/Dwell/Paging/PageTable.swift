/// A sparse table of values by page, in page order. All tables share one implementation on bits, as generic
/// code is compiled again for each type and browsers download it.
struct PageTable<Value: PageTableValue>: Equatable, Sendable {
  /// The values as bits.
  private var bits = PageBits()

  /// A page's value; nil if it has none. Lookup is a binary search.
  subscript(page: Int) -> Value? {
    get {
      guard let bits = bits[page] else { return nil }
      return Value(tableBits: bits)
    }
    set { bits[page] = newValue?.tableBits }
  }

  /// Whether no page has a value.
  var isEmpty: Bool { bits.entries.isEmpty }

  /// Calls `body` for every page with a value, in page order.
  func forEach(_ body: (Int, Value) -> Void) {
    for entry in bits.entries { body(entry.page, Value(tableBits: entry.bits)) }
  }

  /// Calls `body` for every page from `first` to before `last` with a value, in page order.
  func forEach(from first: Int, to last: Int, _ body: (Int, Value) -> Void) {
    let low = bits.lowerBound(first)
    for index in low..<max(bits.lowerBound(last), low) {
      let entry = bits.entries[index]
      body(entry.page, Value(tableBits: entry.bits))
    }
  }

  /// Renumbers the pages as an edit does, dropping the values of removed pages.
  mutating func apply(_ edit: PageEdit) { bits.apply(edit) }
}

/// A value that is stored as 64 bits.
protocol PageTableValue: Equatable, Sendable {
  /// The value with the given bits.
  init(tableBits: UInt64)
  /// The bits, equal for equal values.
  var tableBits: UInt64 { get }
}

/// A sparse table of 64 bits by page.
private struct PageBits: Equatable, Sendable {
  /// A page's entry.
  struct Entry: Equatable, Sendable {
    /// The page.
    var page: Int
    /// Its bits.
    var bits: UInt64
  }

  /// The entries, in page order, at most one per page.
  private(set) var entries: [Entry] = []

  /// A page's bits; nil if it has none.
  subscript(page: Int) -> UInt64? {
    get {
      let index = lowerBound(page)
      return index < entries.count && entries[index].page == page ? entries[index].bits : nil
    }
    set {
      let index = lowerBound(page)
      let exists = index < entries.count && entries[index].page == page
      switch (newValue, exists) {
      case (let bits?, true): entries[index].bits = bits
      case (let bits?, false): entries.insert(Entry(page: page, bits: bits), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Renumbers the pages as an edit does.
  mutating func apply(_ edit: PageEdit) {
    var renumbered = PageBits()
    for entry in entries {
      if let page = edit.newIndex(of: entry.page) { renumbered[page] = entry.bits }
    }
    self = renumbered
  }

  /// The index of the first entry whose page is not before `page`.
  func lowerBound(_ page: Int) -> Int { entries.partitioningIndex { $0.page >= page } }
}

extension Double: PageTableValue {
  init(tableBits: UInt64) { self.init(bitPattern: tableBits) }
  var tableBits: UInt64 { bitPattern }
}

extension Bool: PageTableValue {
  init(tableBits: UInt64) { self = tableBits != 0 }
  var tableBits: UInt64 { self ? 1 : 0 }
}

extension ImageName: PageTableValue {
  init(tableBits: UInt64) { self.init(Int(truncatingIfNeeded: Int64(bitPattern: tableBits))) }
  var tableBits: UInt64 { UInt64(bitPattern: Int64(number)) }
}

extension PageDuration: PageTableValue {
  /// A pattern that no duration in seconds has.
  private static let externalBits = UInt64.max

  init(tableBits: UInt64) {
    self = tableBits == PageDuration.externalBits ? .external : .seconds(Double(bitPattern: tableBits))
  }
  var tableBits: UInt64 {
    switch self {
    case .seconds(let seconds): seconds.isNaN ? Double.nan.bitPattern : seconds.bitPattern
    case .external: PageDuration.externalBits
    }
  }
}
