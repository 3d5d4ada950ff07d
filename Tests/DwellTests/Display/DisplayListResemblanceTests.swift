import Dwell
import Testing

@Suite("Display lists that resemble one another")
struct DisplayListResemblanceTests {
  /// A dot with a fill, over a page.
  private func list(x: Double = 10, opacity: Double = 0.5, page: Double = 0) -> DisplayList {
    let mark = Rect(x: x, y: 4, width: 36, height: 8)
    return DisplayList([
      .page(0, Rect(x: page, y: 0, width: 100, height: 50), opacity: 1),
      .clip(mark, radius: 4),
      .fill(ItemKey(.indicator, 0), mark, radius: 4, .solid(.foreground, opacity: opacity)),
      .pop,
    ])
  }

  @Test("Dots that have moved by less than the step look alike")
  func lessThanAStep() {
    #expect(list(x: 10.4).resembles(list(), within: 0.5))
    #expect(!list(x: 10.5).resembles(list(), within: 0.5))
    #expect(!list(x: 9.4).resembles(list(), within: 0.5))
  }

  @Test("An edge that has moved by the step shows")
  func edge() {
    let wide = DisplayList([.clip(Rect(x: 10, y: 4, width: 36.5, height: 8), radius: 4), .pop])
    let narrow = DisplayList([.clip(Rect(x: 10, y: 4, width: 36, height: 8), radius: 4), .pop])
    #expect(!wide.resembles(narrow, within: 0.5))
  }

  @Test("An arc's end that has moved by the step along its edge shows")
  func arcs() {
    /// A ring of 20 points around a point.
    func ring(_ sweep: Double, x: Double = 10) -> DisplayList {
      let arc = Arc(center: Point(x: x, y: 10), radius: 9, width: 2, sweep: sweep)
      return DisplayList([.arc(ItemKey(.progress), arc, .solid(.foreground, opacity: 1))])
    }
    // A degree on a radius of 10 is 0.175 points.
    #expect(ring(92.8).resembles(ring(90), within: 0.5))
    #expect(!ring(92.9).resembles(ring(90), within: 0.5))
    #expect(ring(90, x: 10.4).resembles(ring(90), within: 0.5))
    #expect(!ring(90, x: 10.5).resembles(ring(90), within: 0.5))
    #expect(!ring(0.1).resembles(ring(0), within: 0.5), "round ends appear at once")
    #expect(!ring(90.01).resembles(ring(90), within: 0))
  }

  @Test("Opacities less than a level of 255 apart look alike")
  func opacities() {
    #expect(list(opacity: 0.503).resembles(list(), within: 0.5))
    #expect(!list(opacity: 0.504).resembles(list(), within: 0.5))
  }

  @Test("Any movement of a page shows")
  func pages() {
    #expect(!list(page: 0.1).resembles(list(), within: 0.5))
  }

  @Test("With a step of 0 only equal lists look alike")
  func zero() {
    #expect(list().resembles(list(), within: 0))
    #expect(!list(x: 10.0001).resembles(list(), within: 0))
    #expect(!list(opacity: 0.5001).resembles(list(), within: 0))
  }

  @Test("Lists of other commands never look alike")
  func others() {
    #expect(!DisplayList().resembles(list(), within: 0.5))
    let other = DisplayList([.opacity(0.5), .pop])
    #expect(other.resembles(DisplayList([.opacity(0.502), .pop]), within: 0.5))
    #expect(!other.resembles(DisplayList([.clip(.zero, radius: 0), .pop]), within: 0.5))
    #expect(!list(x: .nan).resembles(list(), within: 0.5))
  }
}
