#if GTK
import CDwellGTK
import Dwell

/// Draws a component's display lists in its widget, and keeps what need not be made anew for the next one.
@MainActor
final class WidgetPainter {
  /// What only the app can draw.
  var content: PageContent { didSet { forgetStyle() } }
  /// The colours that the app chose instead of the style's.
  var theme: Theme? { didSet { forgetStyle() } }
  /// What was drawn last.
  private(set) var drawn = DisplayList()
  /// How many times the widget has been drawn.
  private(set) var drawnFrames = 0
  /// Draws; nil until it is needed, and after colours or fonts have changed.
  private var renderer: DisplayListRenderer?
  /// The nodes of what was drawn last.
  private let nodes = NodeCache()

  /// A painter that has drawn nothing yet.
  init(_ content: PageContent) { self.content = content }

  /// Draws a display list.
  func draw(_ list: DisplayList, of widget: UnsafeMutablePointer<GtkWidget>, to snapshot: OpaquePointer) {
    // Commands are copied one by one: lists that share their storage would have to be allocated anew for each
    // frame.
    drawn.removeAll()
    for command in list.commands { drawn.append(command) }
    var renderer =
      self.renderer
      ?? DisplayListRenderer(theme: theme ?? Theme(of: widget), content: content, widget: widget)
    renderer.scale = Double(gtk_widget_get_scale_factor(widget))
    renderer.isSoftware =
      gtk_widget_get_native(widget).map { dwell_is_software(gtk_native_get_renderer($0)) != 0 } ?? true
    self.renderer = renderer
    nodes.draw(drawn, with: renderer, to: snapshot)
    drawnFrames += 1
  }

  /// What only the app can draw looks different.
  func forgetPictures() { nodes.forget() }

  /// Colours or fonts have changed.
  func forgetStyle() {
    renderer = nil
    nodes.forget()
  }
}
#endif
