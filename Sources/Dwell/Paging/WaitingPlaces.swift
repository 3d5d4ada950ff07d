/// The places of a list whose pages have yet to be taken, initially all. It counts those before a place
/// without walking through them (a Fenwick tree).
struct WaitingPlaces {
  /// The number of waiting places.
  private(set) var count: Int
  /// The number of waiting places in a range that ends with the entry's place; its length is the lowest bit
  /// of the entry's index, from 1.
  private var sums: [Int]

  /// Creates the places of a list with `count` pages.
  init(_ count: Int) {
    self.count = count
    sums = (0...count).map { $0 & -$0 }
  }

  /// Returns the number of waiting places before one.
  /// - Complexity: O(log n)
  func count(before place: Int) -> Int {
    var (sum, end) = (0, place)
    while end > 0 {
      sum += sums[end]
      end &= end - 1
    }
    return sum
  }

  /// Takes the page of a waiting place.
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
