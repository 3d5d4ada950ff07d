#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The decoder for scalars: strings with escapes, and numbers. It is Foundation's except for short numbers.
struct JSONLeafDecoder {
  /// The decoder, reused for a whole document.
  private let decoder = JSONDecoder()

  /// The number in these bytes; nil if there is none, or if it is beyond `Double`.
  func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    if let number = Self.shortNumber(bytes) { return number }
    guard let number = try? decoder.decode(Double.self, from: Data(bytes)), number.isFinite else {
      return nil
    }
    return number
  }

  /// The number in these bytes if it has at most 15 digits and no exponent; nil for others, and for invalid
  /// ones. Both parts of the quotient are exact, so it is the nearest `Double`. Foundation takes some
  /// microseconds for each number, which is most of the time of a long list.
  private static func shortNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard digits.count <= 16 else { return nil }
    var (value, scale, count) = (0, 1, 0)
    var point: Int?
    for (index, byte) in digits.enumerated() {
      if byte == UInt8(ascii: "."), point == nil, count > 0 {
        point = index
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 15 else { return nil }
      value = 10 * value + Int(byte - UInt8(ascii: "0"))
      count += 1
      if point != nil { scale *= 10 }
    }
    // Zeros may not precede other digits, and digits follow a point.
    let wholeCount = point ?? count
    guard count > 0, wholeCount == 1 || digits.first != UInt8(ascii: "0"), point == nil || scale > 1 else {
      return nil
    }
    let number = Double(value) / Double(scale)
    return isNegative ? -number : number
  }

  /// The text of the string in these bytes, which include its quotes; nil if an escape is invalid.
  func string(_ bytes: ArraySlice<UInt8>) -> String? {
    try? decoder.decode(String.self, from: Data(bytes))
  }
}
