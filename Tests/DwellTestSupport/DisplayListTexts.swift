/// Returns whether the texts of two display lists are the same except for differences of numbers below a
/// limit.
/// - Parameters:
///   - limit: how far numbers may be apart.
///   - ignoresHidden: whether pages before the view are ignored. A list may have one more moving page.
public func areNear(_ one: String, _ other: String, within limit: Double, ignoresHidden: Bool = false) -> Bool
{
  /// Returns the words of a list.
  func words(_ list: String) -> [Substring] {
    list.split(separator: "\n").filter { line in
      let parts = line.split(separator: " ")
      guard ignoresHidden, parts[0].hasPrefix("page/"), let x = Double(parts[1]), let width = Double(parts[3])
      else { return true }
      return x + width > 0
    }
    .flatMap { $0.split(separator: " ") }
  }
  let (ones, others) = (words(one), words(other))
  return ones.count == others.count
    && zip(ones, others).allSatisfy { pair in
      guard let one = Double(pair.0), let other = Double(pair.1) else { return pair.0 == pair.1 }
      return abs(one - other) < limit
    }
}
