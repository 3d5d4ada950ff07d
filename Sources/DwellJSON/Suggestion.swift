/// The mend for an unknown name: the nearest known one if one is near, and all of them.
func suggestion(for name: String, among known: [String]) -> String {
  guard !known.isEmpty else { return "take it out" }
  let list = known.map { quoted($0) }.joined(separator: ", ")
  guard let nearest = nearestName(to: name, among: known) else { return "write one of \(list)" }
  return known.count == 1 ? "did you mean \(list)?" : "did you mean \(quoted(nearest))? Known are \(list)"
}

/// The known name that a person most likely meant, nil if none is near.
///
/// Among file names as among fields. Near is an edit for every three letters, or one name beginning with the other; upper and lower case are the same.
public func nearestName(to name: String, among known: [String]) -> String? {
  // Nobody mistypes a field's name in a hundred letters, and the work grows with the square.
  guard (1...40).contains(name.utf8.count) else { return nil }
  let typed = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in known {
    let wanted = Array(candidate.lowercased())
    let shorter = min(typed.count, wanted.count)
    let begins = shorter >= 3 && typed.prefix(shorter) == wanted.prefix(shorter)
    let distance = begins ? 1 : editDistance(typed, wanted)
    guard distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that make one word the other.
///
/// The "optimal string alignment" form of Damerau and Levenshtein's distance.
/// - Complexity: O(n·m).
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
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
