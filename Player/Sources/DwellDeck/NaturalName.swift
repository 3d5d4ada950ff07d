/// A file name in natural order: 2 before 10, ignoring case.
///
/// Names are compared without their extension first, so that `a.jpg` comes before `a (2).jpg`: numbers by
/// value, however long, and everything else by the code points of its lowercase letters, the same in every
/// locale. Ties are broken by extension, then by fewer leading zeros, then by bytes, so that no two different
/// names are equal.
struct NaturalName: Comparable, Sendable {
  /// The name.
  let name: String
  /// The name without its extension; the whole name if its only dot is its first character.
  var stem: String { String(name[..<stemEnd]) }
  /// Where the extension begins.
  private let stemEnd: String.Index
  /// The lowercase stem in UTF-8.
  private let stemKey: [UInt8]
  /// The lowercase extension in UTF-8, with the dot.
  private let extensionKey: [UInt8]

  /// Makes a name.
  init(_ name: String) {
    self.name = name
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    stemEnd = dot == name.startIndex ? name.endIndex : dot
    stemKey = Array(name[..<stemEnd].lowercased().utf8)
    extensionKey = Array(name[stemEnd...].lowercased().utf8)
  }

  /// Whether a name comes before another.
  static func < (first: NaturalName, second: NaturalName) -> Bool {
    var zeros = 0
    var order = compare(first.stemKey, second.stemKey, zeros: &zeros)
    if order == 0 { order = compare(first.extensionKey, second.extensionKey, zeros: &zeros) }
    if order == 0 { order = zeros }
    return order == 0 ? first.name.utf8.lexicographicallyPrecedes(second.name.utf8) : order < 0
  }

  /// Whether two names have the same bytes: names that are equivalent in Unicode can be two files.
  static func == (first: NaturalName, second: NaturalName) -> Bool {
    first.name.utf8.elementsEqual(second.name.utf8)
  }

  /// Below 0 if the first key precedes, above 0 if the second does. `zeros` receives the first difference in
  /// the number of leading zeros, unless it is set already.
  private static func compare(_ first: [UInt8], _ second: [UInt8], zeros: inout Int) -> Int {
    var i = 0
    var j = 0
    while i < first.count, j < second.count {
      guard isDigit(first[i]), isDigit(second[j]) else {
        if first[i] != second[j] { return first[i] < second[j] ? -1 : 1 }
        i += 1
        j += 1
        continue
      }
      let left = number(in: first, at: &i)
      let right = number(in: second, at: &j)
      if left.digits.count != right.digits.count { return left.digits.count - right.digits.count }
      if left.digits != right.digits { return left.digits.lexicographicallyPrecedes(right.digits) ? -1 : 1 }
      if zeros == 0 { zeros = left.zeros - right.zeros }
    }
    return (first.count - i) - (second.count - j)
  }

  /// The number that begins at `index`, without its leading zeros; moves `index` past it.
  private static func number(in key: [UInt8], at index: inout Int) -> (digits: ArraySlice<UInt8>, zeros: Int)
  {
    let start = index
    while index < key.count, key[index] == UInt8(ascii: "0") { index += 1 }
    let firstDigit = index
    while index < key.count, isDigit(key[index]) { index += 1 }
    return (key[firstDigit..<index], firstDigit - start)
  }

  /// Whether a byte is one of `0`...`9`.
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
