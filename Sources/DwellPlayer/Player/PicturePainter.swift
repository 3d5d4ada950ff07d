#if GTK
import DwellGTK
import CDwellGTK
import Dwell

/// Draws pictures as pages: whole and centred, and pixel for pixel where they were decoded at that size. On
/// screens a small picture keeps its size.
@MainActor
enum PicturePainter {
  /// Draws a picture into a page's rectangle; a small one as large as fits if it may grow.
  static func draw(
    _ picture: DecodedPicture, in rect: Rect, on canvas: PageCanvas, mayGrow: Bool = false
  ) {
    let place = place(of: picture, in: rect, scale: canvas.scale, mayGrow: mayGrow)
    var bounds = place.graphene
    guard bounds.size.width > 0 else { return }
    if canvas.isSoftware {
      let isEnlarged = mayGrow && place.width * canvas.scale > Double(picture.size.width)
      gtk_snapshot_append_node(canvas.snapshot, picture.cairoNode(in: place, isEnlarged: isEnlarged))
    } else {
      gtk_snapshot_append_texture(canvas.snapshot, picture.texture, &bounds)
    }
  }

  /// The rectangle of a picture within a page's rectangle, in points.
  static func place(
    of picture: DecodedPicture, in rect: Rect, scale: Double, mayGrow: Bool = false
  ) -> Rect {
    guard scale > 0, rect.width > 0, rect.height > 0 else { return .zero }
    let box = box(of: rect, scale: scale)
    let wanted = mayGrow ? picture.fullSize.fitted(in: box, mayGrow: true) : picture.wanted(for: box)
    let width = Double(wanted.width) / scale
    let height = Double(wanted.height) / scale
    /// An edge on the device pixel grid, with the remaining room on both sides.
    func edge(_ start: Double, _ room: Double) -> Double {
      ((start + room / 2) * scale).rounded(.down) / scale
    }
    return Rect(
      x: edge(rect.x, rect.width - width), y: edge(rect.y, rect.height - height), width: width, height: height
    )
  }

  /// The size of a page's rectangle in device pixels.
  static func box(of rect: Rect, scale: Double) -> PixelSize {
    PixelSize(width: pixels(rect.width * scale), height: pixels(rect.height * scale))
  }

  /// A length in whole device pixels, at least 1.
  private static func pixels(_ length: Double) -> Int { length > 1 ? Int(min(length, 1e6)) : 1 }
}
#endif
