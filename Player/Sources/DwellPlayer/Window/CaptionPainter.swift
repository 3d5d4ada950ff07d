#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// Draws the titles of pages on their pictures, on a dark gradient that keeps white text and dots readable on
/// any picture.
@MainActor
final class CaptionPainter {
  /// The look, which determines the place of captions.
  var look: DeckLook {
    didSet { forget() }
  }
  /// The opacity of the segments, 0...1, also of the gradient below them.
  var marksOpacity = 1.0
  /// The drawn captions and gradients, reused while the pictures below them move.
  private var nodes: [Key: OpaquePointer] = [:]

  /// The inputs of a drawn caption, or of the gradient below segments.
  private struct Key: Hashable {
    /// The text; empty for the gradient.
    var text: String
    /// The page's width, in points.
    var width: Float
    /// The page's height, in points.
    var height: Float
  }

  /// The font size of captions, in points.
  private static let fontSize = 20.0
  /// The margin of the text, in points.
  private static let margin = 24.0
  /// The space for the page control below the text, or for the pause button beside it, in points.
  private static let markRoom = 56.0
  /// The height of the gradient above a caption, in points, unless the page is low.
  private static let captionShade = 104.0
  /// The height of the gradient below segments, in points.
  private static let segmentShade = 72.0
  /// The maximum number of lines of a caption.
  private static let maximumLineCount: Int32 = 3
  /// The maximum number of cached captions.
  private static let maximumNodeCount = 8

  /// The gradient's beginning above the text: an S-curve, so that neither end is visible as an edge.
  private static let ramp: [(offset: Double, opacity: Float)] = (0...8).map { step in
    let share = Double(step) / 8
    return (share, Float(share * share * (3 - 2 * share)))
  }

  /// A painter for a look.
  init(_ look: DeckLook) { self.look = look }

  isolated deinit { forget() }

  /// Draws the caption and gradients of a page: the text or, if it is empty and the look reads captions, that
  /// of the picture.
  func draw(_ text: String, of picture: DecodedPicture? = nil, in rect: Rect, on canvas: PageCanvas) {
    let text = text.isEmpty && look.readsCaptions ? picture?.caption ?? "" : text
    let caption = look.showsCaptions ? text : ""
    guard rect.width > 2 * Self.margin, rect.height > 2 * Self.margin else { return }
    if look.style == .story, marksOpacity > 0 {
      gtk_snapshot_push_opacity(canvas.snapshot, marksOpacity)
      append("", in: rect, to: canvas.snapshot)
      gtk_snapshot_pop(canvas.snapshot)
    }
    if !caption.isEmpty { append(caption, in: rect, to: canvas.snapshot) }
  }

  /// Adds a caption with its gradient or, without a text, the gradient below segments.
  private func append(_ text: String, in rect: Rect, to snapshot: OpaquePointer) {
    let key = Key(text: text, width: Float(rect.width), height: Float(rect.height))
    if nodes[key] == nil {
      if nodes.count >= Self.maximumNodeCount { forget() }
      nodes[key] = node(text, Size(width: rect.width, height: rect.height))
    }
    guard let node = nodes[key] else { return }
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Float(rect.x), y: Float(rect.y))
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_node(snapshot, node)
    gtk_snapshot_restore(snapshot)
  }

  /// Releases the cached captions.
  private func forget() {
    for node in nodes.values { gsk_render_node_unref(node) }
    nodes = [:]
  }

  /// A text with its gradient or, if it is empty, the gradient below segments, for a page of a size.
  private func node(_ text: String, _ size: Size) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    if text.isEmpty {
      let height = min(Self.segmentShade, size.height / 2)
      shade(Rect(x: 0, y: 0, width: size.width, height: height), [(0, 0.6), (0.5, 0.4), (1, 0)], snapshot)
    } else {
      write(text, size, snapshot)
    }
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Adds the text and its gradient.
  private func write(_ text: String, _ size: Size, _ snapshot: OpaquePointer) {
    let sideRoom = look.style == .story ? Self.markRoom : 0
    let width = max(size.width - 2 * Self.margin - sideRoom, 1)
    guard let layout = layout(text, width: width) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    let below = Self.margin + (look.style == .control ? Self.markRoom : 0)
    let top = max(size.height - below - Double(height), 0)
    let start = max(top - min(Self.captionShade, size.height / 4), 0)
    let length = size.height - start
    let ramp = Self.ramp.map { ($0.offset * (top - start) / length, $0.opacity * 0.56) }
    shade(Rect(x: 0, y: start, width: size.width, height: length), ramp + [(1, 0.72)], snapshot)
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(
      x: Float(Self.margin + (look.isRightToLeft ? sideRoom : 0)), y: Float(top))
    gtk_snapshot_translate(snapshot, &origin)
    var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_snapshot_append_layout(snapshot, layout, &white)
    gtk_snapshot_restore(snapshot)
  }

  /// A text wrapped to a width, aligned to the start.
  private func layout(_ text: String, width: Double) -> OpaquePointer? {
    guard let context = TextLayout.cairoContext() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    let layout = TextLayout.make(
      text, family: "sans-serif", weight: PANGO_WEIGHT_SEMIBOLD, fontSize: Self.fontSize, in: context)
    guard let layout else { return nil }
    pango_layout_set_width(layout, Int32(min(width, 1e5)) * PANGO_SCALE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(layout, -Self.maximumLineCount)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    // Pango resolves left by the line's direction: that of its first letter, not of a number before it.
    let line = pango_layout_get_line_readonly(layout, 0)
    let isTextRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    pango_layout_set_alignment(
      layout, isTextRightToLeft == look.isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    return layout
  }

  /// Adds a vertical gradient of black to a rectangle.
  private func shade(_ rect: Rect, _ stops: [(offset: Double, opacity: Float)], _ snapshot: OpaquePointer) {
    var bounds = rect.graphene
    var start = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y)
    var end = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y + bounds.size.height)
    let colors = stops.map {
      GskColorStop(
        offset: Float(min(max($0.offset, 0), 1)), color: GdkRGBA(red: 0, green: 0, blue: 0, alpha: $0.opacity)
      )
    }
    gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, colors, gsize(colors.count))
  }
}
#endif
