#if GTK
import CDwellGTK
import Dwell

/// The content of a display list that only the front knows.
@MainActor
public struct PageContent {
  /// Draws a page's content into the rectangle, at full opacity. Draws nothing for a page that isn't
  /// available yet.
  public var drawPage: (_ page: Int, _ rect: Rect, _ canvas: PageCanvas) -> Void
  /// Whether pages are widgets, with a transform of their own.
  var placesPages = false
  /// Returns the texture (GdkTexture) whose alpha is the shape of an indicator image; nil without one.
  public var texture: (ImageName) -> OpaquePointer?

  /// Creates content from closures; by default there is none.
  public init(
    drawPage: @escaping (_ page: Int, _ rect: Rect, _ canvas: PageCanvas) -> Void = { _, _, _ in },
    texture: @escaping (ImageName) -> OpaquePointer? = { _ in nil }
  ) {
    self.drawPage = drawPage
    self.texture = texture
  }
}

/// The target of a page's drawing.
@MainActor
public struct PageCanvas {
  /// The snapshot (GtkSnapshot) to add to.
  public var snapshot: OpaquePointer
  /// Device pixels per point.
  public var scale: Double
  /// Whether Cairo renders the content, not a GPU. Cairo copies a whole texture even if only a part of it is
  /// visible; with a Cairo node that is kept and added again it copies only that part. A GPU is faster with
  /// textures.
  public var isSoftware: Bool
  /// The part of the page that is visible, where that isn't all of it.
  public var shown: Rect?
}

extension PageCanvas {
  /// The canvas of a widget (GtkWidget) that draws itself into a snapshot.
  public init(_ snapshot: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>) {
    self.snapshot = snapshot
    scale = Double(gtk_widget_get_scale_factor(widget))
    isSoftware =
      gtk_widget_get_native(widget).map { dwell_is_software(gtk_native_get_renderer($0)) != 0 } ?? true
  }
}
#endif
