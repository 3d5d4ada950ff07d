import Dwell

/// Bytes that are decoded as the requested values; zeros when there are none left.
struct FuzzBytes {
  /// The remaining bytes.
  private var rest: ArraySlice<UInt8>

  /// A reader of bytes.
  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether no bytes remain.
  var isEmpty: Bool { rest.isEmpty }

  /// The next byte.
  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// One of the given values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// A Boolean.
  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Any double: eight bytes.
  mutating func anyDouble() -> Double {
    Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  /// Usually a number from 0 to `most`; sometimes any double.
  mutating func number(_ most: Double) -> Double {
    switch byte() {
    case 0..<4: anyDouble()
    case 4: pick([.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    case let high: (Double(high - 5) * 256 + Double(byte())) / 64_250 * most
    }
  }

  /// Usually a valid page index; sometimes any integer.
  mutating func page(_ count: Int) -> Int {
    let byte = byte()
    switch byte {
    case 250: return .max
    case 251: return .min
    case 252: return -1
    case 253: return count
    case 254, 255: return Int(truncatingIfNeeded: anyDouble().bitPattern)
    default: return count > 0 ? byte % min(count, 250) : byte
    }
  }

  /// A point, usually within a size.
  mutating func point(_ size: Size) -> Point {
    Point(x: number(max(size.width, 1) * 1.2), y: number(max(size.height, 1) * 1.2))
  }

  /// A duration.
  mutating func duration() -> PageDuration {
    flag() ? .seconds(number(10)) : pick([.external, .seconds(4), .seconds(0.3), .seconds(.infinity)])
  }
}
