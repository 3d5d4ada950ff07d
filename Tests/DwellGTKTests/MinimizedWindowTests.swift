#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import XCTest

/// What a window manager does to a window: here Openbox, which is there for as long as a test of this file.
@MainActor
final class MinimizedWindowTests: GTKTestCase {
  /// The clock of the widgets.
  private let clock = ManualClock()

  /// Starts a window manager and waits until it has taken over the windows. It ends with the test.
  private func startWindowManager() throws {
    let mark = try temporaryFolder() + "/started"
    let manager = Process()
    manager.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    manager.arguments = ["openbox", "--sm-disable", "--startup", "touch \(mark)"]
    manager.standardOutput = FileHandle.nullDevice
    manager.standardError = FileHandle.nullDevice
    try manager.run()
    addTeardownBlock {
      manager.terminate()
      manager.waitUntilExit()
    }
    runLoop(until: { FileManager.default.fileExists(atPath: mark) }, "a window manager")
  }

  func testTimeStandsWhileTheWindowIsMinimizedAndGoesOnWithTheSameFraction() async throws {
    try startWindowManager()
    try run(["xdotool", "mousemove", "900", "900"])
    var behavior = WidgetBehavior()
    behavior.pausesInBackground = false  // so that it is the state of the window alone that counts
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), behavior: behavior, clock: clock))
    let window = TestWindow(control.widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    window.title = "dwell-minimized"
    runLoop(until: { control.component.timer.pausedBy == [] }, "time runs while the window is seen")
    clock.advance(by: 1)
    drainLoop()
    let progress = control.component.timer.progress(at: clock.now)
    XCTAssertEqual(progress, 0.25, accuracy: 1e-9)

    try run(["xdotool", "search", "--name", "dwell-minimized", "windowminimize"])
    runLoop(until: { control.component.timer.pausedBy == [.hidden] }, "minimised: nobody sees the page")
    let frames = control.drawnFrames
    clock.advance(by: 100)
    drainLoop()
    XCTAssertEqual(control.component.timer.progress(at: clock.now), progress, accuracy: 1e-9)
    XCTAssertEqual(control.component.currentPage, 0)
    XCTAssertEqual(control.drawnFrames, frames, "frames that nobody sees")
    XCTAssert(control.isAsleep, "nothing is to wake a widget that nobody sees")

    try run(["xdotool", "search", "--name", "dwell-minimized", "windowactivate"])
    runLoop(until: { control.component.timer.pausedBy == [] }, "the window is back")
    XCTAssertEqual(control.component.timer.progress(at: clock.now), progress, accuracy: 1e-9)
    clock.advance(by: 2)
    drainLoop()
    XCTAssertEqual(control.component.timer.progress(at: clock.now), 0.75, accuracy: 1e-9)
  }
}
#endif
