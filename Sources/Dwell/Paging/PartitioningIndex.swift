extension RandomAccessCollection where Index == Int {
  /// The index of the first element that meets a condition, as do all after it; ``endIndex`` if none does: at
  /// once if even the last doesn't, as in lists that grow at their end, else a binary search.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    guard let last, isAfter(last) else { return endIndex }
    var (low, high) = (startIndex, endIndex - 1)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
