import SwiftUI
import Testing

/// A finger on a stage, whose clock it advances.
@MainActor
struct StageFinger<Content: View> {
  /// The stage.
  let stage: Stage<Content>
  /// The finger.
  let finger: Finger

  /// Moves the finger over points, each a twentieth of a second after the one before.
  @discardableResult
  func move(_ points: (x: Double, y: Double)...) -> StageFinger {
    for point in points {
      stage.clock.time += 0.05
      finger.move(to: CGPoint(x: point.x, y: point.y), at: ManualClock.date(of: stage.clock.time))
    }
    return self
  }

  /// Lifts the finger; returns what received it.
  @discardableResult
  func lift() -> [Finger.Owner] {
    finger.lift(at: ManualClock.date(of: stage.clock.time))
    return finger.owners
  }

  /// Expects that the first page's four seconds pass while the finger is down, and that lifting it turns no
  /// page.
  func expectNoTimeIsLost(on page: Model<Int>) {
    stage.run(until: 3.9)
    #expect(page.value == 0)
    stage.run(until: 4.2)
    #expect(page.value == 1, "no time was lost while the finger scrolls")
    lift()
    stage.run(until: 6)
    #expect(page.value == 1)
  }
}

extension Stage {
  /// Puts a finger on the views.
  /// - Parameters:
  ///   - arbitration: the rules by which gestures compete for it.
  ///   - goesBack: whether there is a previous screen.
  func finger(
    _ x: Double, _ y: Double, by arbitration: GestureArbitration = .iOS18, goesBack: Bool = false
  ) -> StageFinger<Content> {
    StageFinger(
      stage: self,
      finger: scene.finger(at: CGPoint(x: x, y: y), by: arbitration, goesBack: goesBack))
  }
}
