/// The number of bodies that were evaluated, by the type of the view or modifier.
struct BodyCounts {
  /// A type, and the number of its bodies.
  private var counts: [ObjectIdentifier: (type: Any.Type, number: Int)] = [:]

  /// Counts a body of a type.
  mutating func count(_ type: Any.Type) { add(1, of: type) }

  /// Adds other bodies.
  mutating func add(_ other: BodyCounts) {
    for (type, number) in other.counts.values { add(number, of: type) }
  }

  /// Adds a number of bodies of a type.
  private mutating func add(_ number: Int, of type: Any.Type) {
    counts[ObjectIdentifier(type), default: (type, 0)].number += number
  }

  /// The numbers, by the names of the types.
  var byName: [String: Int] {
    Dictionary(counts.values.map { ("\($0.type)", $0.number) }, uniquingKeysWith: +)
  }
}
