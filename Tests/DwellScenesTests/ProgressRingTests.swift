import Dwell
import DwellScenes
import ProgressRingComponent
import Testing

/// The custom component in `Examples/ProgressRing`.
@Suite struct ProgressRingTests {
  /// A ring of 64 points for three pages of 4 s.
  private func ring() -> ProgressRing {
    var ring = ProgressRing(.init(pageCount: 3, seconds: 4), at: 0)
    _ = ring.handle(.resize(Size(width: 64, height: 64)), at: 0)
    return ring
  }

  /// The sweep of the line that fills the ring.
  private func sweep(_ ring: ProgressRing, at now: Double) -> Double? {
    guard case .arc(_, let arc, _)? = ring.frame(at: now).display.commands.last else { return nil }
    return arc.sweep
  }

  @Test func `the ring fills during a page's time, and begins again with the next page`() {
    var ring = ring()
    #expect([0, 1, 3].map { sweep(ring, at: $0) } == [0, 90, 270])
    #expect(ring.handle(.tick, at: 4).pageChange?.to == 1)
    #expect(sweep(ring, at: 5) == 90)
    #expect(ring.frame(at: 5).semantics.elements.map(\.valueText) == ["page 2 of 3"])
    #expect(ring.frame(at: 5).course == .sampled(until: 8))
    #expect(ring.nextChange(after: 5, step: 64 * .pi / 8) == .at(5.5))
  }

  @Test func `from right to left it fills counterclockwise, and it stops while paused`() {
    var ring = ring()
    _ = ring.handle(.setDirection(.rightToLeft), at: 0)
    #expect(sweep(ring, at: 1) == -90)
    _ = ring.handle(.pause(.app), at: 1)
    #expect(sweep(ring, at: 9) == -90)
    #expect(ring.nextChange(after: 9) == .still)
  }

  @Test func `it is drawn as SVG, and without a size nothing is drawn`() {
    let text = SVGDocument(ring().frame(at: 1).display, size: Size(width: 64, height: 64), .light).text
    #expect(text.contains("<circle cx=\"32\" cy=\"32\" r=\"29\""))
    #expect(text.contains("d=\"M32 3A29 29 0 0 1 61 32\""))
    #expect(ProgressRing(.init(pageCount: 3, seconds: 4), at: 0).frame(at: 1).display.commands.isEmpty)
  }
}
