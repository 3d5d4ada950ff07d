extension PageEdit {
  /// Returns the edits that turn a list of pages into another one and keep the pages that both have.
  ///
  /// When an insertion is applied, the new list's pages at its indices are the inserted ones.
  /// - Complexity: O(n log n)
  package static func edits<Page: Hashable>(from old: [Page], to new: [Page]) -> [PageEdit] {
    guard new != old else { return [] }
    var edits: [PageEdit] = []
    let staying = Set(new)
    for index in old.indices.reversed() where !staying.contains(old[index]) {
      edits.join(.remove(at: index, count: 1))
    }
    // Pages are taken from the first to the last. Waiting pages follow them in their old order.
    let kept = old.filter { staying.contains($0) }
    var places = Dictionary(grouping: kept.indices.reversed()) { kept[$0] }
    var waiting = WaitingPlaces(kept.count)
    for (index, page) in new.enumerated() {
      guard let place = places[page]?.popLast() else {
        edits.join(.insert(at: index, count: 1))
        continue
      }
      let distance = waiting.count(before: place)
      if distance > 0 { edits.append(.move(from: index + distance, to: index)) }
      waiting.take(place)
    }
    // A page that was listed twice leaves its second entry behind.
    if waiting.count > 0 { edits.append(.remove(at: new.count, count: waiting.count)) }
    return edits
  }
}

extension [PageEdit] {
  /// Appends an edit, as a part of the last one if they insert, or remove, pages side by side. One by one
  /// they would number the pages of a turn by several pages anew, each time from another first page.
  fileprivate mutating func join(_ edit: PageEdit) {
    switch (last, edit) {
    case (.remove(let next, let count)?, .remove(let index, 1)) where index + 1 == next:
      self[self.count - 1] = .remove(at: index, count: count + 1)
    case (.insert(let first, let count)?, .insert(let index, 1)) where index == first + count:
      self[self.count - 1] = .insert(at: first, count: count + 1)
    default: append(edit)
    }
  }
}
