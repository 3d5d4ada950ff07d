#if canImport(SwiftUI)
/// The places of a list whose pages wait to be taken, all of them at first. It counts those before a place
/// without going through them (a Fenwick tree).
struct WaitingPlaces {
  /// The number of places that wait.
  private(set) var count: Int
  /// How many places wait in a range that ends with the entry's place; its length is the lowest bit of the
  /// entry's index, from 1.
  private var sums: [Int]

  /// Creates the places of a list with `count` pages.
  init(_ count: Int) {
    self.count = count
    sums = (0...count).map { $0 & -$0 }
  }

  /// Returns how many places before one wait.
  /// - Complexity: O(log n)
  func count(before place: Int) -> Int {
    var (sum, end) = (0, place)
    while end > 0 {
      sum += sums[end]
      end &= end - 1
    }
    return sum
  }

  /// Takes the page of a place that waits.
  /// - Complexity: O(log n)
  mutating func take(_ place: Int) {
    count -= 1
    var end = place + 1
    while end < sums.count {
      sums[end] -= 1
      end += end & -end
    }
  }
}
#endif
