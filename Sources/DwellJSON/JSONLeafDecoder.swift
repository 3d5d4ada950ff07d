#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The library's decoder for what has no structure: numbers, and strings with escapes.
struct JSONLeafDecoder {
  /// The decoder; one serves for a whole document.
  private let decoder = JSONDecoder()

  /// The number these bytes write, nil if they write none or one that `Double` can't hold.
  func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let number = try? decoder.decode(Double.self, from: Data(bytes)), number.isFinite else {
      return nil
    }
    return number
  }

  /// The text of the string that these bytes write with its quotes, nil if an escape in it is wrong.
  func string(_ bytes: ArraySlice<UInt8>) -> String? {
    try? decoder.decode(String.self, from: Data(bytes))
  }
}
