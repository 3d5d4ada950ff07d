#if GTK
import CDwellGTK
import Foundation
@testable import DwellGTK
import XCTest

/// Mistakes of apps with threads.
@MainActor
final class OtherThreadTests: GTKTestCase {
  /// What the widgets have logged.
  private final class Log: @unchecked Sendable {
    var messages: [String] = []
  }

  /// Does something with a widget on another thread, and returns what is logged meanwhile.
  private func messages(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ body: @escaping @Sendable (gpointer) -> Void
  )
    -> [String]
  {
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    defer { g_log_set_always_fatal(G_LOG_LEVEL_CRITICAL) }
    let log = Log()
    let write: GLogFunc = { _, _, text, log in
      guard let log, let text else { return }
      Unmanaged<Log>.fromOpaque(log).takeUnretainedValue().messages.append(String(cString: text))
    }
    let id = g_log_set_handler("Dwell", G_LOG_LEVEL_CRITICAL, write, Unmanaged.passUnretained(log).toOpaque())
    defer { g_log_remove_handler("Dwell", id) }
    nonisolated(unsafe) let object = gpointer(widget)
    let thread = Thread { body(object) }
    thread.start()
    runLoop(until: { thread.isFinished }, within: 60, "the other thread")
    return log.messages
  }

  func testAPropertyThatIsReadOrSetOnAnotherThreadIsNamed() async throws {
    let widget = try XCTUnwrap(g_object_new_with_properties(GObjects.pageControl, 0, nil, nil))
      .cast(to: GtkWidget.self)
    g_object_ref_sink(widget)
    defer { g_object_unref(widget) }
    XCTAssertEqual(
      messages(widget) { object in
        var value = GValue()
        g_value_init(&value, GType(7 << 2))
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), "page", &value)
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), "page", &value)
      },
      ["read", "set"].map {
        "DwellPageControl:page: assertion '\($0) on the main thread, where GTK is used' failed"
      })
  }
}
#endif
