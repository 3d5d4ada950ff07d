import Dwell
import Testing

/// How zoomed content is moved, and which movements are for the pages.
@Suite("Zoomed content is moved (R241)") struct ZoomPanTests {
  /// Content at twice its size, in the middle: it can move by 200 and 150 points to either side.
  private func zoomed(content: Size? = nil) -> ZoomStage {
    let stage = ZoomStage(content: content)
    stage.pinch(2, at: Point(x: 200, y: 150))
    return stage
  }

  /// Drags by a distance from a time on, and lets go.
  private func drag(_ stage: ZoomStage, x: Double, y: Double = 0, at now: Double = 1) {
    stage.handle(.dragBegan, at: now)
    stage.handle(.dragChanged(by: Point(x: x, y: y)), at: now)
    stage.handle(.dragEnded(velocity: .zero), at: now)
  }

  @Test("A drag moves content up to its edges, where it waits for the finger to come back")
  func clamped() {
    let stage = zoomed()
    stage.handle(.dragBegan, at: 1)
    for (x, y, transform) in [
      (30, -20, .init(2, 30, -20)), (250, -400, .init(2, 200, -150)), (190, 0, .init(2, 190, 0)),
      (-1000, 1000, .init(2, -200, 150)),
    ] as [(Double, Double, ZoomTransform)] {
      #expect(stage.handle(.dragChanged(by: Point(x: x, y: y)), at: 1))
      #expect(stage.transform(at: 1) == transform)
    }
  }

  @Test("Content that is smaller than the view along an axis doesn't move there")
  func centred() {
    let stage = zoomed(content: Size(width: 400, height: 100))
    #expect(!stage.zoom.canFollow(Point(x: 0, y: 20), at: 1))
    drag(stage, x: 30, y: 40)
    #expect(stage.transform() == .init(2, 30, 0))
  }

  @Test("A drag is for the content unless it is at the edge already, in the direction of its longer axis")
  func handsOver() {
    let stage = zoomed()
    for (x, y, follows) in [
      (20, 0, true), (-20, 0, true), (0, 20, true), (20, 20, true), (0, 0, false), (.nan, 0, false),
      (.infinity, 0, false),
    ] as [(Double, Double, Bool)] {
      #expect(stage.zoom.canFollow(Point(x: x, y: y), at: 1) == follows, "\(x), \(y)")
    }
    drag(stage, x: 500)
    for (x, y, follows) in [
      (20, 0, false), (20, 19, false), (-20, 0, true), (19, 20, true), (0, -20, true),
    ] as [(Double, Double, Bool)] {
      #expect(stage.zoom.canFollow(Point(x: x, y: y), at: 1) == follows, "\(x), \(y) at the left edge")
    }
    drag(stage, x: -0.4)
    #expect(!stage.zoom.canFollow(Point(x: 20, y: 0), at: 1), "less than half a point isn't a way")
    drag(stage, x: -0.1)
    #expect(!stage.zoom.canFollow(Point(x: 20, y: 0), at: 1), "nor is half a point")
    drag(stage, x: -0.3)
    #expect(stage.zoom.canFollow(Point(x: 20, y: 0), at: 1))
    drag(stage, x: -500)
    drag(stage, x: 0.5)
    #expect(!stage.zoom.canFollow(Point(x: -20, y: 0), at: 1), "at the right edge likewise")
    drag(stage, x: 0.3)
    #expect(stage.zoom.canFollow(Point(x: -20, y: 0), at: 1))
  }

  @Test("Nothing moves at scale 1")
  func wholeContent() {
    let stage = ZoomStage()
    #expect(!stage.zoom.canFollow(Point(x: 20, y: 0), at: 0))
    #expect(!stage.handle(.dragBegan) && !stage.handle(.scroll(Point(x: 20, y: 0))))
    #expect(Zoom.Key.allCases.filter { stage.copy().handle(.key($0), at: 1) } == [.zoomIn])
    stage.pinch(1.04, at: .zero, at: 2)
    #expect(!stage.handle(.dragBegan, at: 2), "nor on the way there")
    #expect(!stage.zoom.canFollow(Point(x: -20, y: 0), at: 2))
  }

  @Test("A release glides with a time constant of 0.325 s, up to the edges, without overshoot")
  func glide() {
    let stage = zoomed()
    stage.handle(.dragBegan, at: 1)
    stage.handle(.dragEnded(velocity: Point(x: 400, y: -2000)), at: 1)
    #expect(stage.transform() == .init(2, 130, -150))
    #expect((stage.transform(at: 1.325).offset.x - 82.1757).magnitude < 1e-4, "130 · (1 − 1 / e)")
    #expect((stage.transform(at: 1.075).offset.y + 94.8181).magnitude < 1e-4, "a near edge shortens it")
    #expect(stage.zoom.nextChange(after: 1.3) == .everyFrame && stage.zoom.nextChange(after: 60) == .still)
    let caught = stage.copy()
    caught.handle(.dragBegan, at: 1.325)
    #expect(caught.transform() == stage.transform(at: 1.325), "and a finger stops it")
    drag(stage, x: 0, at: 200)
    #expect(stage.transform(at: 200) == .init(2, 130, -150))
  }

  @Test("A wheel scrolls zoomed content, and is for the pages at the edge")
  func scroll() {
    let stage = zoomed()
    #expect(stage.handle(.scroll(Point(x: 150, y: 10)), at: 1))
    #expect(stage.transform(at: 1) == .init(2, -150, -10))
    #expect(stage.handle(.scroll(Point(x: 150, y: 0)), at: 1))
    #expect(stage.transform(at: 1) == .init(2, -200, -10))
    #expect(!stage.handle(.scroll(Point(x: 10, y: 0)), at: 1))
  }

  @Test("Arrow keys show what is a quarter of the view further, and are for the pages at the edge")
  func arrows() {
    let stage = zoomed()
    #expect(stage.handle(.key(.right), at: 1) && stage.handle(.key(.up), at: 1.1))
    #expect(stage.transform() == .init(2, -100, 75))
    #expect(stage.handle(.key(.right), at: 2))
    #expect(stage.transform() == .init(2, -200, 75))
    #expect(!stage.handle(.key(.right), at: 2.01), "also while it is on its way there")
    #expect(stage.handle(.key(.left), at: 3) && stage.handle(.key(.down), at: 3))
    #expect(stage.transform() == .init(2, -100, 0))
  }

  @Test("R243: content is zoomed from a pinch's beginning until it has come back")
  func isZoomed() {
    let stage = ZoomStage()
    #expect(!stage.zoom.isZoomed(at: 0))
    stage.pinch(0.5, at: .zero, lifts: false)
    #expect(stage.zoom.isZoomed(at: 0), "also below 1")
    stage.handle(.pinchEnded, at: 1)
    #expect(stage.zoom.isZoomed(at: 1.1) && !stage.zoom.isZoomed(at: 10))
    stage.handle(.doubleTap(.zero), at: 10)
    #expect(stage.zoom.isZoomed(at: 10) && stage.zoom.isZoomed(at: 100))
    stage.handle(.reset(animated: true), at: 100)
    #expect(stage.zoom.isZoomed(at: 100.1) && !stage.zoom.isZoomed(at: 110))
  }
}
