#if GTK
import CDwellGTK
import DwellGTK
import XCTest

/// A test that needs GTK and a display. Without a display it fails rather than being skipped.
@MainActor
open class GTKTestCase: XCTestCase {
  nonisolated override open func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      XCTAssert(Thread.isMainThread)
      // A critical warning of GTK is an error in our code.
      g_log_set_always_fatal(G_LOG_LEVEL_CRITICAL)
      XCTAssert(gtk_init_check() != 0, "no display: run the tests with Scripts/on-display.sh")
    }
  }

  /// Returns a temporary folder, deleted after the test.
  public func temporaryFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dwell-\(ProcessInfo.processInfo.globallyUniqueString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
    return folder
  }

  /// The seconds that a condition may take: only a hang takes that long, however slow or busy the machine is.
  public static let patience = 180.0

  /// Runs the main loop until the condition holds; fails after ``patience``.
  public func runLoop(
    until condition: () -> Bool, _ what: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let end = g_get_monotonic_time() + Int(Self.patience * 1e6)
    while !condition() {
      guard g_get_monotonic_time() < end else {
        XCTFail("\(what): not within \(Self.patience) s", file: file, line: line)
        return
      }
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(500) }
    }
  }

  /// Builds the objects of a file of GtkBuilder, without the element around them. They live until the end of
  /// the test. Returns what finds a widget by its id.
  public func build(_ objects: String) throws -> (String) throws -> UnsafeMutablePointer<GtkWidget> {
    GObjects.register()
    let builder = try XCTUnwrap(gtk_builder_new())
    addTeardownBlock { @MainActor in g_object_unref(UnsafeMutableRawPointer(builder)) }
    var problem: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(builder, "<interface>\(objects)</interface>", -1, &problem)
    XCTAssertNil(problem.map { String(cString: $0.pointee.message) })
    return {
      UnsafeMutableRawPointer(try XCTUnwrap(gtk_builder_get_object(builder, $0), $0)).assumingMemoryBound(
        to: GtkWidget.self)
    }
  }

  /// Returns the warnings of the widgets during an action.
  public func warnings(during action: () throws -> Void) rethrows -> [String] {
    var warnings: [String] = []
    try withUnsafeMutablePointer(to: &warnings) { warnings in
      let handler: GLogFunc = { _, _, message, warnings in
        guard let message else { return }
        warnings?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: message))
      }
      let id = g_log_set_handler("Dwell", G_LOG_LEVEL_WARNING, handler, warnings)
      defer { g_log_remove_handler("Dwell", id) }
      try action()
    }
    return warnings
  }

  /// Handles all events that are ready in the main loop.
  public func drainLoop() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Lets all windows handle what has happened, lay out and draw it, and what follows from that: two frames.
  public func settle() {
    gdk_display_sync(gdk_display_get_default())
    for _ in 0..<2 {
      drainLoop()
      for window in drawingWindows { nextFrame(of: window) }
    }
    drainLoop()
  }

  /// The windows that have frames: those that are open and not minimised.
  private var drawingWindows: [UnsafeMutablePointer<GtkWidget>] {
    guard let list = gtk_window_list_toplevels() else { return [] }
    defer { g_list_free(list) }
    return sequence(first: list) { $0.pointee.next }.compactMap { entry in
      guard let window = entry.pointee.data?.assumingMemoryBound(to: GtkWidget.self),
        gtk_widget_get_mapped(window) != 0,
        let surface = gtk_native_get_surface(OpaquePointer(window)),
        gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
      else { return nil }
      return window
    }
  }

  /// Waits until a widget's window has drawn its next frame.
  func nextFrame(
    of widget: UnsafeMutablePointer<GtkWidget>, phase: GdkFrameClockPhase = GDK_FRAME_CLOCK_PHASE_AFTER_PAINT
  ) {
    let clock = gtk_widget_get_frame_clock(widget)
    var isDone = false
    withUnsafeMutablePointer(to: &isDone) { flag in
      let callback: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, flag in
        flag?.assumingMemoryBound(to: Bool.self).pointee = true
      }
      let handler = dwell_connect(
        clock.map { UnsafeMutableRawPointer($0) }, "after-paint", unsafeBitCast(callback, to: GCallback.self),
        flag)
      gdk_frame_clock_request_phase(clock, phase)
      runLoop(until: { flag.pointee }, "a frame")
      dwell_disconnect(clock.map { UnsafeMutableRawPointer($0) }, handler)
    }
  }

  /// Shows a widget in a window of a size in points, closed after the test.
  public func present(_ widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) -> TestWindow {
    gtk_widget_set_size_request(widget, width, height)
    let window = TestWindow(widget, in: self)
    addTeardownBlock { @MainActor in window.close() }
    return window
  }
}
#endif
