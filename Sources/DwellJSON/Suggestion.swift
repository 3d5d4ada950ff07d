/// The fix for an unknown name: the nearest known name, if one is near, and the list of all.
func suggestion(for name: String, among known: [String]) -> String {
  guard !known.isEmpty else { return "remove it" }
  let list = known.map { quoted($0) }.joined(separator: ", ")
  guard let nearest = nearestName(to: name, among: known) else { return "write one of \(list)" }
  return known.count == 1
    ? "did you mean \(list)?" : "did you mean \(quoted(nearest))? The choices are \(list)"
}

/// The known name that was most likely meant; nil if none is near.
///
/// A name is near if it is at most one edit per three bytes away, or if one name begins with the other. Case
/// is ignored.
/// - Complexity: O(n) in the number of names, for names of typical length.
public func nearestName(to name: String, among known: [String]) -> String? {
  // Longer names aren't typing errors, and the cost is quadratic.
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

/// The distance between a typed and a known word: the number of edits, or 1 if one is a prefix of the other.
private func distance(_ typed: [UInt8], _ wanted: [UInt8]) -> Int {
  let shorter = min(typed.count, wanted.count)
  if shorter >= 3, typed != wanted, typed.prefix(shorter) == wanted.prefix(shorter) { return 1 }
  // A lower bound of the distance, which excludes most names.
  let least = abs(typed.count - wanted.count)
  return least > max(1, wanted.count / 3) ? least : editDistance(typed, wanted)
}

/// The minimum number of insertions, deletions, replacements and swaps of neighbours that turn one word into
/// the other.
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
