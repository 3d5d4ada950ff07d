import Dwell

/// Compares two display lists step by step.
enum ListComparison {
  /// A display list with the line of each step.
  struct Numbered {
    /// The name for messages.
    var name: String
    /// The list.
    var list: DisplayList
    /// The line of each step, from 1.
    var lines: [Int]
  }

  /// The differences, one line each, in drawing order; empty if both lists have the same text.
  ///
  /// Steps with the same name are compared with each other; other steps are reported as being in only one
  /// list.
  static func differences(from one: Numbered, to other: Numbered) -> [String] {
    let old = one.list.commands.map(StepFields.init)
    let new = other.list.commands.map(StepFields.init)
    guard old != new else { return [] }
    return pairs(old, new).compactMap { pair in
      switch pair {
      case (let index?, let match?):
        guard let difference = old[index].difference(to: new[match]) else { return nil }
        let (line, otherLine) = (line(one, index), line(other, match))
        let place = line == otherLine ? "line \(line)" : "line \(line) -> \(otherLine)"
        return "\(place): \(old[index].name): \(difference)"
      case (let index?, nil): return "line \(line(one, index)), only in \(one.name): \(old[index].text)"
      case (nil, let match?): return "line \(line(other, match)), only in \(other.name): \(new[match].text)"
      case (nil, nil): return nil
      }
    }
  }

  /// The line of a step.
  private static func line(_ list: Numbered, _ index: Int) -> Int {
    list.lines.indices.contains(index) ? list.lines[index] : index + 1
  }

  /// From this number of steps, lists are compared index by index: matching moved steps would take too long.
  private static let longList = 5000

  /// The indices of matching steps, in drawing order; nil for a step without a match.
  private static func pairs(_ old: [StepFields], _ new: [StepFields]) -> [(Int?, Int?)] {
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if oldNames != newNames {
      if max(old.count, new.count) > longList {
        removed = Set(old.indices.filter { !new.indices.contains($0) || oldNames[$0] != newNames[$0] })
        inserted = Set(new.indices.filter { !old.indices.contains($0) || oldNames[$0] != newNames[$0] })
      } else {
        for change in newNames.difference(from: oldNames) {
          switch change {
          case .remove(let offset, _, _): removed.insert(offset)
          case .insert(let offset, _, _): inserted.insert(offset)
          }
        }
      }
    }
    var result: [(Int?, Int?)] = []
    var (index, match) = (0, 0)
    while index < old.count || match < new.count {
      if index < old.count, removed.contains(index) {
        result.append((index, nil))
        index += 1
      } else if match < new.count, inserted.contains(match) {
        result.append((nil, match))
        match += 1
      } else {
        result.append((index, match))
        index += 1
        match += 1
      }
    }
    return result
  }
}
