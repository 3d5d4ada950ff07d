#if GTK
import CDwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import Foundation
import XCTest

/// Keeping the screen awake through GNOME's session manager.
@MainActor
final class IdleInhibitorTests: GTKTestCase {
  func testTheSessionManagerGetsTheApplicationsIdentifier() async throws {
    XCTAssertNotEqual(g_application_id_is_valid(IdleInhibitor.applicationID), 0)
    let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
    let handle = window.cast(to: GtkWindow.self)
    defer { gtk_window_destroy(handle) }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("session-manager.py").path
    let output = try output(of: ["/usr/bin/python3", "-W", "ignore", script, "3"], onceItSays: "ready") {
      // An application connects when it is registered, so the player's own may not know this session manager.
      let inhibitor = try XCTUnwrap(IdleInhibitor(handle, in: IdleInhibitor.register("dev.dwell.test")))
      inhibitor.update(isPlaying: true, fillsScreen: true)
      inhibitor.update(isPlaying: true, fillsScreen: false)
    }
    XCTAssert(output.contains("Inhibit|dev.dwell.test|"), output)
    XCTAssert(output.contains("Uninhibit|7"), output)
  }

  func testEachWindowOfAProcessHasAnInhibitor() async throws {
    for _ in 0..<3 {
      let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
      XCTAssertNotNil(IdleInhibitor(window.cast(to: GtkWindow.self)))
      gtk_window_destroy(window.cast(to: GtkWindow.self))
    }
  }
}
#endif
