import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

/// The drawing of arcs in a canvas.
@MainActor @Suite struct ArcDrawingTests {
  /// The drawing of a list.
  private func drawing(_ list: DisplayList) -> [DrawnStep] {
    let stage = Stage { FrameView(list) }
    stage.run(until: 0)
    return stage.drawing
  }

  @Test func `an arc is stroked along its circle, with round ends`() {
    let arc = Arc(center: Point(x: 32, y: 30), radius: 28, width: 6, sweep: -252)
    let list = DisplayList([.arc(ItemKey(.progress), arc, .solid(.foreground, opacity: 0.5))])
    var path = Path { _ in }
    path.addRelativeArc(
      center: CGPoint(x: 32, y: 30), radius: 28, startAngle: .degrees(270), delta: .degrees(-252))
    #expect(drawing(list) == [.stroke(path, .foreground, lineWidth: 6, cap: .round, opacity: 0.5)])
    #expect(drawing(list) == expectedSteps(list))
  }

  @Test func `an empty arc draws nothing, and the following commands are drawn`() {
    let arc = Arc(center: .zero, radius: .nan, width: 6, sweep: 90)
    let fill = DrawCommand.fill(
      ItemKey(.indicator), Rect(x: 0, y: 0, width: 4, height: 4), radius: 0, .solid(.foreground, opacity: 1))
    let list = DisplayList([.arc(ItemKey(.progress), arc, .solid(.foreground, opacity: 1)), fill])
    #expect(drawing(list) == expectedSteps(DisplayList([fill])))
  }
}
