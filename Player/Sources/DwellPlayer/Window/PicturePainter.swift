#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck

/// Draws pictures as pages: centred, and pixel for pixel if they were decoded at their display size. A
/// zooming picture, of which only a part is shown, moves by fractions of a pixel.
@MainActor
enum PicturePainter {
  /// Draws a picture into a page's rectangle, and nothing beyond it.
  /// - Parameters:
  ///   - image: drawn instead of it, such as the current picture of a video (GdkPaintable).
  ///   - isOnLight: whether it is drawn on white.
  static func draw(
    _ picture: DecodedPicture, image: OpaquePointer? = nil, isOnLight: Bool = false, in rect: Rect,
    on canvas: PageCanvas, fit: DeckFit
  ) {
    let isMoving = canvas.shown != nil
    let place =
      isMoving
      ? exactPlace(of: picture, in: rect, scale: canvas.scale, fit: fit)
      : place(of: picture, in: rect, scale: canvas.scale, fit: fit)
    var bounds = place.graphene
    guard bounds.size.width > 0 else { return }
    var page = rect.graphene
    let isCut = fit == .cover && !isMoving
    if isCut { gtk_snapshot_push_clip(canvas.snapshot, &page) }
    if isOnLight {
      var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
      gtk_snapshot_append_color(canvas.snapshot, &white, &bounds)
    }
    if let image {
      gtk_snapshot_save(canvas.snapshot)
      gtk_snapshot_translate(canvas.snapshot, &bounds.origin)
      gdk_paintable_snapshot(image, canvas.snapshot, place.width, place.height)
      gtk_snapshot_restore(canvas.snapshot)
    } else if canvas.isSoftware {
      let isEnlarged = (place.width * canvas.scale).rounded() > Double(picture.size.width)
      gtk_snapshot_append_node(canvas.snapshot, picture.cairoNode(in: place, isEnlarged: isEnlarged))
    } else {
      gtk_snapshot_append_texture(canvas.snapshot, picture.texture, &bounds)
    }
    if isCut { gtk_snapshot_pop(canvas.snapshot) }
  }

  /// The rectangle of a picture in a page's rectangle or, if it covers that, around it; in points.
  static func place(of picture: DecodedPicture, in rect: Rect, scale: Double, fit: DeckFit) -> Rect {
    guard scale > 0, rect.width > 0, rect.height > 0 else { return .zero }
    let shown = picture.fullSize.shown(
      in: box(of: rect, scale: scale), fit, isScalable: picture.isScalable, scale: scale)
    let width = Double(shown.width) / scale
    let height = Double(shown.height) / scale
    /// An edge on the device pixel grid, with the remaining space on both sides.
    func edge(_ start: Double, _ room: Double) -> Double {
      ((start + room / 2) * scale).rounded(.down) / scale
    }
    return Rect(
      x: edge(rect.x, rect.width - width), y: edge(rect.y, rect.height - height), width: width, height: height
    )
  }

  /// The same, but not aligned to whole pixels.
  private static func exactPlace(
    of picture: DecodedPicture, in rect: Rect, scale: Double, fit: DeckFit
  ) -> Rect {
    let full = Size(width: Double(picture.fullSize.width), height: Double(picture.fullSize.height))
    guard scale > 0, full.width > 0, full.height > 0 else { return .zero }
    let (across, down) = (rect.width / full.width, rect.height / full.height)
    let growth = picture.isScalable ? .infinity : fit.maximumGrowth(scale: scale) / scale
    let share = fit == .cover ? max(across, down) : min(across, down, growth)
    let (width, height) = (full.width * share, full.height * share)
    return Rect(
      x: rect.center.x - width / 2, y: rect.center.y - height / 2, width: width, height: height)
  }

  /// The size of a page's rectangle in device pixels.
  static func box(of rect: Rect, scale: Double) -> PixelSize {
    PixelSize(width: pixels(rect.width * scale), height: pixels(rect.height * scale))
  }

  /// A length in whole device pixels, at least 1.
  private static func pixels(_ length: Double) -> Int { length > 1 ? Int(min(length, 1e6)) : 1 }
}
#endif
