#if GTK
import CDwellGTK
import DwellGTKTestSupport
import XCTest

/// A test of widgets that follow a pointer, in a window at the top left of the screen.
@MainActor
class GestureTestCase: GTKTestCase {
  /// The widgets' clock.
  let clock = ManualClock()

  /// Shows a widget in a window of a size in points, away from the pointer.
  @discardableResult
  func show(_ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) throws -> TestWindow {
    try run(["xdotool", "mousemove", "900", "900"])
    let window = present(widget, width: width, height: height)
    settle()
    return window
  }

  /// Plays frames.
  func play(_ seconds: Double) {
    for _ in 0..<Int((seconds * 25).rounded()) {
      clock.advance(by: 0.04)
      for _ in 0..<4 { if g_main_context_iteration(nil, 0) == 0 { g_usleep(3000) } }
    }
    settle()
  }

  /// Presses at a point.
  func press(at point: (x: Int, y: Int)) throws {
    try run(["xdotool", "mousemove", "\(point.x)", "\(point.y)", "mousedown", "1"])
    settle()
  }

  /// Moves the pointer to a point, a fiftieth of a second later.
  func move(to point: (x: Int, y: Int)) throws {
    clock.advance(by: 0.02)
    try run(["xdotool", "mousemove", "\(point.x)", "\(point.y)"])
    settle()
  }

  /// Presses, and moves the pointer from one point to another in steps.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 10) throws {
    try press(at: start)
    for step in 1...steps {
      try move(
        to: (
          start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps
        ))
    }
  }

  /// Ends a drag, after a rest.
  func release(after seconds: Double) throws {
    clock.advance(by: seconds)
    try run(["xdotool", "mouseup", "1"])
    settle()
  }
}
#endif
