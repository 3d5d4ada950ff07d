#if GTK
import CDwellGTK
import DwellGTK
import XCTest

/// A real window with one widget.
@MainActor
public final class TestWindow {
  /// The window.
  public let window: UnsafeMutablePointer<GtkWidget>
  /// The widget in it.
  private let content: UnsafeMutablePointer<GtkWidget>
  /// The test.
  private weak var test: GTKTestCase?

  /// Opens a window with the widget's natural size.
  public init(_ content: UnsafeMutablePointer<GtkWidget>, in test: GTKTestCase) {
    window = gtk_window_new()
    self.content = content
    self.test = test
    let handle = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(handle, 0)
    gtk_window_set_child(handle, content)
    gtk_window_present(handle)
    test.runLoop(
      until: { gtk_widget_get_mapped(content) != 0 && gtk_widget_get_width(content) > 0 }, "mapped")
    test.drainLoop()
  }

  /// The window's title, by which other processes find it.
  public var title: String {
    get {
      String(
        cString: gtk_window_get_title(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
      )
    }
    set {
      gtk_window_set_title(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), newValue)
    }
  }

  /// Closes the window.
  public func close() {
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
  }

  /// Returns the widget's pixels on the screen, rendered again into memory.
  public func pixels() throws -> Pixels { try Self.pixels(of: content, in: XCTUnwrap(test)) }

  /// Returns a widget's pixels on the screen, rendered again into memory by its window's renderer.
  public static func pixels(of content: UnsafeMutablePointer<GtkWidget>, in test: GTKTestCase) throws
    -> Pixels
  {
    test.nextFrame(of: content, phase: GDK_FRAME_CLOCK_PHASE_PAINT)
    let width = Int(gtk_widget_get_width(content))
    let height = Int(gtk_widget_get_height(content))
    let paintable = try XCTUnwrap(gtk_widget_paintable_new(content))
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      return Pixels(width: width, height: height, bytes: bytes)
    }
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(content))
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    gsk_render_node_unref(node)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    g_object_unref(texture.map { UnsafeMutableRawPointer($0) })
    return Pixels(width: width, height: height, bytes: bytes)
  }
}
#endif
