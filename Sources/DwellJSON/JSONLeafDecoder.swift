#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Foundation's decoder for scalars: numbers, and strings with escapes.
struct JSONLeafDecoder {
  /// The decoder, reused for a whole document.
  private let decoder = JSONDecoder()

  /// The number in these bytes; nil if there is none, or if it is beyond `Double`.
  func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = try? decoder.decode(Double.self, from: Data(bytes)), number.isFinite else {
      return nil
    }
    return number
  }

  /// The text of the string in these bytes, which include its quotes; nil if an escape is invalid.
  func string(_ bytes: ArraySlice<UInt8>) -> String? {
    try? decoder.decode(String.self, from: Data(bytes))
  }
}
