import DwellTestSupport
import Testing

@testable import Dwell

/// The part of a component that a front has to draw.
@Suite("The bounds of a display list") struct DisplayListBoundsTests {
  @Test("The bounds are the whole points around all that is drawn, in any order, but for pages and groups")
  func bounds() {
    let rects = [
      Rect(x: 10.5, y: -4, width: 5, height: 8.25), Rect(x: -2, y: 1, width: 3, height: 3),
      Rect(x: 12, y: -9.5, width: 1, height: 1), Rect(x: 4, y: 3, width: 30.2, height: 2),
    ]
    for first in rects.indices {
      let order = rects[first...] + rects[..<first]
      var list = DisplayList([.clip(Rect(x: -90, y: -90, width: 180, height: 180), radius: 0)])
      for (index, rect) in order.enumerated() {
        list.append(.fill(ItemKey(.indicator, index), rect, radius: 0, .solid(.black, opacity: 1)))
      }
      list.append(.pop)
      #expect(list.bounds == Rect(x: -2, y: -10, width: 37, height: 15), "from \(first)")
    }
    #expect(DisplayList().bounds == nil)
  }
}
