#if GTK
import CDwellGTK
import Dwell

/// Draws a component's display lists in its widget, and keeps what can be reused for the next frame.
@MainActor
final class WidgetPainter {
  /// The content that only the app can draw.
  var content: PageContent { didSet { invalidateStyle() } }
  /// The colours chosen by the app; nil for those of the widget's style.
  var theme: Theme? { didSet { invalidateStyle() } }
  /// The opacity of everything but pages, 0...1.
  var marksOpacity = 1.0
  /// The display list drawn last.
  private(set) var drawn = DisplayList()
  /// The number of times the widget has been drawn.
  private(set) var drawnFrames = 0
  /// The renderer; nil until it is needed, and after colours or fonts have changed.
  private var renderer: DisplayListRenderer?
  /// The render nodes of the last frame.
  private let nodes = NodeCache()

  /// Creates a painter.
  init(_ content: PageContent) { self.content = content }

  /// Draws a display list.
  func draw(_ list: DisplayList, of widget: UnsafeMutablePointer<GtkWidget>, to snapshot: OpaquePointer) {
    // Copies the commands one by one: sharing the list's storage would reallocate it every frame.
    drawn.removeAll()
    for command in list.commands { drawn.append(command) }
    var renderer =
      self.renderer
      ?? DisplayListRenderer(theme: theme ?? Theme(of: widget), content: content, widget: widget)
    let canvas = PageCanvas(snapshot, of: widget)
    (renderer.scale, renderer.isSoftware) = (canvas.scale, canvas.isSoftware)
    self.renderer = renderer
    nodes.draw(drawn, with: renderer, marksOpacity: marksOpacity, to: snapshot)
    drawnFrames += 1
  }

  /// Draws a focus ring with an outer edge.
  func draw(ring rect: Rect, to snapshot: OpaquePointer) { renderer?.draw(.focusRing(rect), to: snapshot) }

  /// Whether a display list looks different from the one drawn last: dots that are hidden don't, nor dots
  /// that have moved by less than `step` points.
  func differs(_ list: DisplayList, by step: Double) -> Bool {
    if marksOpacity > 0 { return !list.resembles(drawn, within: step) }
    return !list.commands.lazy.filter(\.isOfPages).elementsEqual(drawn.commands.lazy.filter(\.isOfPages))
  }

  /// Discards the drawn content, because it has changed.
  func invalidateContent() { nodes.removeAll() }

  /// Discards everything that depends on colours and fonts, because they have changed.
  func invalidateStyle() {
    renderer = nil
    nodes.removeAll()
  }
}

extension DrawCommand {
  /// Whether the command draws a page, or can contain one.
  fileprivate var isOfPages: Bool {
    switch self {
    case .fill, .border, .arc, .image, .label: false
    case .page, .clip, .opacity, .pop: true
    }
  }
}
#endif
