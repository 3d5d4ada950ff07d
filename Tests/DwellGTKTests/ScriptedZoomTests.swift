#if GTK
import CDwellGTK
import Dwell
import DwellConformance
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A zoomed widget follows the gestures of all scripts as the core does (R240-R242).
@MainActor
final class ScriptedZoomTests: ZoomTestCase {
  func testEveryScriptShowsTheSame() async throws {
    let scripts = try GestureScript<ZoomGesture>.all()
    XCTAssertGreaterThan(scripts.count, 2)
    for script in scripts {
      XCTAssertEqual(try script.differences(on: ScriptedZoom(self, try open())), [])
    }
  }
}

/// A zoomed widget that plays gestures.
@MainActor
private final class ScriptedZoom: GestureFront {
  /// The test.
  private let test: ZoomTestCase
  /// The widget.
  private let zoom: ZoomWidget
  /// Whether two fingers are down.
  private var isPinched = false

  /// Creates a front in a test's window.
  init(_ test: ZoomTestCase, _ zoom: ZoomWidget) { (self.test, self.zoom) = (test, zoom) }

  func perform(_ gesture: ZoomGesture) throws {
    switch gesture {
    case .doubleTap(let point): try test.doubleClick(Int(point.x), Int(point.y))
    case .pinch(let factor, let point):
      if !isPinched { isPinched = zoom.controller.beginPinch(at: point) }
      zoom.controller.pinch(by: factor, at: point)
    case .lift:
      zoom.controller.send(.pinchEnded)
      isPinched = false
    case .drag(let way):
      let start = (x: way.x > 0 ? 212 : 188, y: 150)
      try test.drag(from: (200, 150), to: start, steps: 1)
      try test.move(to: (start.x + Int(way.x), start.y + Int(way.y)))
      try test.release()
    case .wheel(let delta, let point): zoom.controller.send(.magnify(delta: delta, at: point))
    case .larger: zoom.controller.send(.key(.zoomIn))
    case .smaller: zoom.controller.send(.key(.zoomOut))
    }
  }

  func advance(by seconds: Double) {
    test.clock.advance(by: seconds)
    // A frame of the screen shows it.
    test.play(0)
  }

  func shown() throws -> [Double] {
    let transform = try test.transform(zoom)
    return [transform.scale, transform.offset.x, transform.offset.y]
  }
}
#endif
