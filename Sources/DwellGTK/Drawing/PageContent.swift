#if GTK
import CGtk
import Dwell

/// What a renderer asks for when a display list names something that only the front knows.
@MainActor
public struct PageContent {
  /// Draws a page's own content into the rectangle, at full opacity, within a snapshot of the given device pixels per
  /// point. Nothing is drawn for a page that is not there yet.
  public var drawPage: (_ page: Int, _ rect: Rect, _ scale: Double, _ snapshot: OpaquePointer) -> Void
  /// The texture (GdkTexture) whose alpha is the shape of an indicator image; nil where there is none.
  public var texture: (ImageName) -> OpaquePointer?

  /// Content drawn and found by the given closures; by default there is none.
  public init(
    drawPage: @escaping (_ page: Int, _ rect: Rect, _ scale: Double, _ snapshot: OpaquePointer) -> Void = {
      _, _, _, _ in
    },
    texture: @escaping (ImageName) -> OpaquePointer? = { _ in nil }
  ) {
    self.drawPage = drawPage
    self.texture = texture
  }
}
#endif
