/// The mend for an unknown name: the nearest known one if one is near, and all of them.
func suggestion(for name: String, among known: [String]) -> String {
  guard !known.isEmpty else { return "take it out" }
  let list = known.map { quoted($0) }.joined(separator: ", ")
  guard let nearest = nearestName(to: name, among: known) else { return "write one of \(list)" }
  return known.count == 1 ? "did you mean \(list)?" : "did you mean \(quoted(nearest))? Known are \(list)"
}

/// The known name that a person most likely meant, nil if none is near.
///
/// Near is one edit for every three bytes, or one name beginning with the other; capitals are as good as
/// small letters.
/// - Complexity: O(n) in the number of names, for names of the length a person types.
public func nearestName(to name: String, among known: [String]) -> String? {
  // Nobody mistypes a name of hundreds of letters, and the work grows with the square.
  guard (1...60).contains(name.utf8.count) else { return nil }
  let typed = Array(name.lowercased().utf8)
  var best: (name: String, distance: Int)?
  for candidate in known {
    let wanted = Array(candidate.lowercased().utf8)
    let distance = distance(typed, wanted)
    if distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// How far a typed word is from a wanted one: the edits, but 1 if one is the beginning of the other.
private func distance(_ typed: [UInt8], _ wanted: [UInt8]) -> Int {
  let shorter = min(typed.count, wanted.count)
  if shorter >= 3, typed != wanted, typed.prefix(shorter) == wanted.prefix(shorter) { return 1 }
  // So many letters have to come or go at least; most names are far already by their length.
  let least = abs(typed.count - wanted.count)
  return least > max(1, wanted.count / 3) ? least : editDistance(typed, wanted)
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that make one word the
/// other.
///
/// The "optimal string alignment" form of Damerau and Levenshtein's distance.
/// - Complexity: O(n·m).
func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, a) in first.enumerated() {
    var current = [row + 1]
    for (column, b) in second.enumerated() {
      var distance = min(last[column] + (a == b ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a == second[column - 1], b == first[row - 1] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
