import Dwell

/// Bytes that are read as whatever is asked for; when they have run out, as zeros.
struct FuzzBytes {
  /// What is left.
  private var rest: ArraySlice<UInt8>

  /// A reader of bytes.
  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether nothing is left.
  var isEmpty: Bool { rest.isEmpty }

  /// The next byte.
  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[byte() % values.count] }

  /// A yes or a no.
  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Any double at all: eight bytes.
  mutating func anyDouble() -> Double {
    Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  /// A number from 0 to `most` mostly; now and then any double.
  mutating func number(_ most: Double) -> Double {
    switch byte() {
    case 0..<4: anyDouble()
    case 4: pick([.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    case let high: (Double(high - 5) * 256 + Double(byte())) / 64_250 * most
    }
  }

  /// A page number, mostly one that there is; now and then any integer.
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

  /// A point, mostly within a size.
  mutating func point(_ size: Size) -> Point {
    Point(x: number(max(size.width, 1) * 1.2), y: number(max(size.height, 1) * 1.2))
  }

  /// A duration.
  mutating func duration() -> PageDuration {
    flag() ? .seconds(number(10)) : pick([.external, .seconds(4), .seconds(0.3), .seconds(.infinity)])
  }
}
