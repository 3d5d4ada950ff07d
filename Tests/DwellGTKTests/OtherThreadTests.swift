#if GTK
import CDwellGTK
import Foundation
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// Widgets used on the wrong thread.
@MainActor
final class OtherThreadTests: GTKTestCase {
  /// The messages of the widgets.
  private final class Log: @unchecked Sendable {
    var messages: [String] = []
  }

  /// Performs an action on another thread, and returns the messages that it logs.
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
    runLoop(until: { thread.isFinished }, "the other thread")
    return log.messages
  }

  func testAPropertyAccessedOnAnotherThreadIsNamed() async throws {
    let types = [
      GObjects.carousel, GObjects.pageView, GObjects.pageControl, GObjects.segmentedProgress,
      GObjects.progressMeter,
    ]
    for type in types {
      let widget = try XCTUnwrap(g_object_new_with_properties(type, 0, nil, nil)).cast(to: GtkWidget.self)
      g_object_ref_sink(widget)
      defer { g_object_unref(widget) }
      let name = String(cString: g_type_name(type))
      var count: guint = 0
      let all = try XCTUnwrap(
        g_object_class_list_properties(
          g_type_class_ref(type).assumingMemoryBound(to: GObjectClass.self), &count))
      defer { g_free(all) }
      // Those of the type itself, not of GTK.
      nonisolated(unsafe) let own = (0..<Int(count)).compactMap { all[$0] }
        .filter { $0.pointee.owner_type == type }
      XCTAssertGreaterThan(own.count, 3, name)
      var expected: [String] = []
      for property in own {
        for (flag, what) in [(G_PARAM_READABLE, "read"), (G_PARAM_WRITABLE, "set")]
        where property.pointee.flags.rawValue & flag.rawValue != 0 {
          let word = String(cString: g_param_spec_get_name(property))
          expected.append("\(name):\(word): assertion '\(what) on the main thread, where GTK is used' failed")
        }
      }
      let found = messages(widget) { object in
        let object = object.assumingMemoryBound(to: GObject.self)
        for property in own {
          var value = GValue()
          g_value_init(&value, property.pointee.value_type)
          defer { g_value_unset(&value) }
          let name = g_param_spec_get_name(property)
          if property.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 {
            g_object_get_property(object, name, &value)
          }
          g_param_value_set_default(property, &value)
          if property.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0 {
            g_object_set_property(object, name, &value)
          }
        }
      }
      XCTAssertEqual(found, expected)
    }
  }
}
#endif
