#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// A window manager's actions on a window: here Openbox, which runs during each test of this file.
@MainActor
final class MinimizedWindowTests: GTKTestCase {
  /// The widgets' clock.
  private let clock = ManualClock()

  /// Starts a window manager and waits until it manages the windows. It ends with the test.
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

  func testAMinimizedWindowPausesAndResumesAtTheSameProgress() async throws {
    try startWindowManager()
    try run(["xdotool", "mousemove", "900", "900"])
    var behavior = WidgetBehavior()
    behavior.pausesInBackground = false  // so that only the window's state counts
    let control = try XCTUnwrap(PageControlWidget(.init(pageCount: 5), behavior: behavior, clock: clock))
    let window = TestWindow(control.widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    window.title = "dwell-minimized"
    runLoop(until: { control.component.timer.pausedBy == [] }, "the timer runs while the window is visible")
    clock.advance(by: 1)
    drainLoop()
    let progress = control.component.timer.progress(at: clock.now)
    XCTAssertEqual(progress, 0.25, accuracy: 1e-9)

    try run(["xdotool", "search", "--name", "dwell-minimized", "windowminimize"])
    runLoop(until: { control.component.timer.pausedBy == [.hidden] }, "minimised: the page is hidden")
    let frames = control.drawnFrames
    clock.advance(by: 100)
    drainLoop()
    XCTAssertEqual(control.component.timer.progress(at: clock.now), progress, accuracy: 1e-9)
    XCTAssertEqual(control.component.currentPage, 0)
    XCTAssertEqual(control.drawnFrames, frames, "drawn while minimised")
    XCTAssert(control.isAsleep, "a hidden widget has no wake-up")

    try run(["xdotool", "search", "--name", "dwell-minimized", "windowactivate"])
    runLoop(until: { control.component.timer.pausedBy == [] }, "the window is back")
    XCTAssertEqual(control.component.timer.progress(at: clock.now), progress, accuracy: 1e-9)
    clock.advance(by: 2)
    drainLoop()
    XCTAssertEqual(control.component.timer.progress(at: clock.now), 0.75, accuracy: 1e-9)
  }
}
#endif
