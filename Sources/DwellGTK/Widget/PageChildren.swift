#if GTK
import Dwell

/// The widgets of pages by index: in a row where an app gives them all, so that appending and removing many
/// takes linear time, or sparse, of any number of pages.
@MainActor
struct PageChildren {
  /// How many pages without a widget may stand in a row at once.
  private static let mostEmpty = 1000
  /// The widgets by index, nil for a page without one; unused where they are sparse.
  private var row: [PageChild?] = []
  /// The sparse widgets by index; nil where they stand in a row.
  private var some: [Int: PageChild]?

  /// No widgets yet.
  init(isSparse: Bool) { some = isSparse ? [:] : nil }

  /// The widget of a page; nil if it has none.
  subscript(page: Int) -> PageChild? {
    get { some.map { $0[page] } ?? (row.indices.contains(page) ? row[page] : nil) }
    set {
      if page - row.count > Self.mostEmpty { becomeSparse() }
      if some != nil {
        some?[page] = newValue
      } else if row.indices.contains(page) {
        row[page] = newValue
      } else if let newValue {
        row += [PageChild?](repeating: nil, count: page - row.count) + [newValue]
      }
    }
  }

  /// The pages that have widgets.
  var pages: [Int] { some.map { Array($0.keys) } ?? row.indices.filter { row[$0] != nil } }
  /// The widgets.
  var widgets: [PageChild] { some.map { Array($0.values) } ?? row.compactMap { $0 } }

  /// Returns the pages that have a widget and leave with an edit.
  func leaving(with edit: PageEdit) -> [Int] {
    if some != nil { return pages.filter { edit.newIndex(of: $0) == nil } }
    guard case .remove(let index, let count) = edit else { return [] }
    return (index..<(index + count)).clamped(to: row.indices).filter { row[$0] != nil }
  }

  /// Renumbers the pages after an edit; pages that leave have none.
  mutating func apply(_ edit: PageEdit) {
    if case .insert(_, let count) = edit, count > Self.mostEmpty { becomeSparse() }
    if let old = some {
      var new: [Int: PageChild] = [:]
      for (page, child) in old { if let page = edit.newIndex(of: page) { new[page] = child } }
      some = new
      return
    }
    switch edit {
    case .insert(let index, let count):
      if index < row.count { row.insert(contentsOf: [PageChild?](repeating: nil, count: count), at: index) }
    case .remove(let index, let count): row.removeSubrange((index..<(index + count)).clamped(to: row.indices))
    case .move(let index, let newIndex):
      let child = self[index]
      apply(.remove(at: index, count: 1))
      apply(.insert(at: newIndex, count: 1))
      self[newIndex] = child
    }
  }

  /// Gives up the row.
  private mutating func becomeSparse() {
    guard some == nil else { return }
    some = Dictionary(
      uniqueKeysWithValues: row.enumerated().compactMap { page, child in child.map { (page, $0) } })
    row = []
  }

  /// Removes all.
  mutating func removeAll() { self = PageChildren(isSparse: some != nil) }
}
#endif
