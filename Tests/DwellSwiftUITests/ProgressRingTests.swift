import Dwell
import ProgressRingComponent
import SwiftUI
import Testing

@testable import ProgressRingViews

/// The custom component in `Examples/ProgressRing`, in SwiftUI.
@MainActor @Suite struct ProgressRingTests {
  @Test func `the view draws the ring of each page's time`() {
    let stage = Stage { RingView() }
    stage.run(until: 0)
    var ring = ProgressRing(.init(pageCount: 3, seconds: 4), at: 0)
    _ = ring.handle(.resize(Size(width: 64, height: 64)), at: 0)
    stage.run(until: 1)
    #expect(stage.drawing == expectedSteps(ring.frame(at: 1).display))
    stage.run(until: 5)
    _ = ring.handle(.tick, at: 4)
    #expect(stage.drawing == expectedSteps(ring.frame(at: 5).display))
    #expect(stage.spoken == "Page 2 of 3" || stage.spoken == "page 2 of 3", "\(stage.spoken ?? "nothing")")
  }
}
