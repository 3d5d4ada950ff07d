#if GTK
import CDwellGTK
import Dwell

/// What a renderer asks for when a display list names something that only the front knows.
@MainActor
public struct PageContent {
  /// Draws a page's own content into the rectangle, at full opacity. Nothing is to be drawn for a page that
  /// is not there yet.
  public var drawPage: (_ page: Int, _ rect: Rect, _ canvas: PageCanvas) -> Void
  /// The texture (GdkTexture) whose alpha is the shape of an indicator image; nil where there is none.
  public var texture: (ImageName) -> OpaquePointer?

  /// Content drawn and found by the given closures; by default there is none.
  public init(
    drawPage: @escaping (_ page: Int, _ rect: Rect, _ canvas: PageCanvas) -> Void = { _, _, _ in },
    texture: @escaping (ImageName) -> OpaquePointer? = { _ in nil }
  ) {
    self.drawPage = drawPage
    self.texture = texture
  }
}

/// What a page's content is drawn on.
@MainActor
public struct PageCanvas {
  /// The snapshot (GtkSnapshot) to add to.
  public var snapshot: OpaquePointer
  /// Device pixels per point.
  public var scale: Double
  /// Whether Cairo draws what is added, not a graphics card. Cairo copies a whole texture whenever a part of
  /// it is to be seen; a Cairo node, kept and added again, costs it only that part. A graphics card wants it
  /// the other way round.
  public var isSoftware: Bool
}
#endif
