/// The first time between two at which a condition is met, as at all later ones, to a picosecond or the
/// clock's last bit; the second one if it isn't met before.
func firstTime(from first: Double, to last: Double, when isMet: (Double) -> Bool) -> Double {
  var (low, high) = (first, last)
  while high - low > 1e-12 {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { break }
    if isMet(middle) { high = middle } else { low = middle }
  }
  return high
}
