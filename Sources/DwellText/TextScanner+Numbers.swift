import Dwell

extension TextScanner {
  /// A decimal number with an optional sign and fraction, rounded to the grid; nil for anything else and
  /// beyond ±``TextGrid/limit``.
  func number(_ word: Word) -> Double? {
    var rest = bytes[word]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap(digits), whole <= UInt64(TextGrid.limit) else { return nil }
    var steps = Int64(whole) * 1000
    if parts.count == 2 {
      guard !parts[1].isEmpty, parts[1].allSatisfy({ digit($0) != nil }) else { return nil }
      var unit: Int64 = 100
      for byte in parts[1].prefix(3) {
        steps += Int64(digit(byte) ?? 0) * unit
        unit /= 10
      }
      if let next = parts[1].dropFirst(3).first, next >= UInt8(ascii: "5") { steps += 1 }
    }
    guard steps <= TextGrid.steps(TextGrid.limit) else { return nil }
    return TextGrid.number(steps: isNegative ? -steps : steps)
  }

  /// An integer; nil for anything else and out of Int's range.
  func integer(_ word: Word) -> Int? {
    let isNegative = word.first.map { bytes[$0] } == UInt8(ascii: "-")
    guard let magnitude = digits(bytes[word].dropFirst(isNegative ? 1 : 0)) else { return nil }
    if isNegative { return magnitude == Int.min.magnitude ? .min : Int(exactly: magnitude).map { -$0 } }
    return Int(exactly: magnitude)
  }

  /// A colour written as `#rrggbb`; nil for anything else.
  func color(_ word: Word) -> Color? {
    guard word.count == 7, bytes[word.lowerBound] == UInt8(ascii: "#") else { return nil }
    /// The component at an offset.
    func component(_ offset: Int) -> Double? {
      guard let high = hexDigit(bytes[word.lowerBound + offset]),
        let low = hexDigit(bytes[word.lowerBound + offset + 1])
      else { return nil }
      return TextGrid.component(byte: high << 4 | low)
    }
    guard let red = component(1), let green = component(3), let blue = component(5) else { return nil }
    return Color(red: red, green: green, blue: blue)
  }

  /// The value of one or more decimal digits; nil for anything else.
  private func digits(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    guard !bytes.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in bytes {
      guard let digit = digit(byte) else { return nil }
      guard value <= (.max - UInt64(digit)) / 10 else { return nil }
      value = value * 10 + UInt64(digit)
    }
    return value
  }

  /// The value of a decimal digit; nil for anything else.
  private func digit(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }

  /// The value of a hexadecimal digit; nil for anything else.
  private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: digit(byte)
    }
  }
}
