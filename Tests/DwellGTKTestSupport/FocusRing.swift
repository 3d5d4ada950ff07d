#if GTK
import Dwell
import XCTest

/// The contrast of two pixels (WCAG 2.2, contrast ratio).
private func contrast(_ one: [Int], _ other: [Int]) -> Double {
  func luminance(_ pixel: [Int]) -> Double {
    let linear = pixel.prefix(3).map { value -> Double in
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
  let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
  return (high + 0.05) / (low + 0.05)
}

/// Expects that a ring of two lines, each two pixels thick, is new around a rectangle, but within the image:
/// away from the corners, each line across one of its sides has a pixel with a contrast of 3:1 with what was
/// there before, and so have half of a side's pixels, except for antialiased ones. Nothing is new beyond the
/// ring.
public func expectRing(
  _ after: Pixels, _ before: Pixels, around rect: Rect, _ name: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  let left = max(Int(rect.x.rounded()) - 4, 0)
  let top = max(Int(rect.y.rounded()) - 4, 0)
  let right = min(Int(rect.maxX.rounded()) + 4, after.width)
  let bottom = min(Int(rect.maxY.rounded()) + 4, after.height)
  /// Returns how many of four pixels inwards from an edge have the contrast.
  func seen(_ point: (Int) -> (x: Int, y: Int)) -> Int {
    (0..<4).filter { depth in
      let (x, y) = point(depth)
      return contrast(after[x, y], before[x, y]) >= 3
    }.count
  }
  let columns = (left + (right - left) / 3)..<(right - (right - left) / 3)
  let rows = (top + (bottom - top) / 3)..<(bottom - (bottom - top) / 3)
  XCTAssertFalse(columns.isEmpty || rows.isEmpty, name, file: file, line: line)
  let sides = [
    ("top", columns.map { x in seen { (x, top + $0) } }),
    ("bottom", columns.map { x in seen { (x, bottom - 1 - $0) } }),
    ("left", rows.map { y in seen { (left + $0, y) } }),
    ("right", rows.map { y in seen { (right - 1 - $0, y) } }),
  ]
  for (side, counts) in sides {
    let isSeen = counts.min() ?? 0 >= 1 && 2 * counts.reduce(0, +) >= 3 * counts.count
    XCTAssert(isSeen, "R220: \(name), \(side): \(counts)", file: file, line: line)
  }
  var beyond = 0
  for y in 0..<after.height {
    for x in 0..<after.width
    where !(left..<right ~= x && top..<bottom ~= y) && after[x, y] != before[x, y] { beyond += 1 }
  }
  XCTAssertEqual(beyond, 0, "R220: \(name): pixels beyond the ring", file: file, line: line)
}
#endif
