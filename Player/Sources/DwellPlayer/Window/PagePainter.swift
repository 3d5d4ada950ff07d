#if GTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellGTK

/// Draws the pages of a deck: their pictures, with their captions.
///
/// A page is drawn in its resting state, and scaled into its rectangle: an effect that shrinks or narrows it
/// applies to everything on it.
@MainActor
final class PagePainter {
  /// The captions.
  let captions: CaptionPainter
  /// How pictures fit their pages.
  var fit: DeckFit
  /// Whether pages cover those below them even where their picture doesn't: on a pile these would be visible.
  private var isOpaque: Bool
  /// The background behind the pictures.
  private var ground: DeckGround
  /// The size of a page at rest, in points; zero while it isn't known.
  var pageSize: Size

  /// A painter for the pages of a deck, of a size.
  init(_ captions: CaptionPainter, _ deck: Deck, fit: DeckFit, pageSize: Size = .zero) {
    self.captions = captions
    self.fit = fit
    isOpaque = deck.effect == .stack
    ground = deck.ground
    self.pageSize = pageSize
  }

  /// Switches to the pages of another deck.
  func replace(_ deck: Deck, fit: DeckFit) {
    self.fit = fit
    isOpaque = deck.effect == .stack
    ground = deck.ground
  }

  /// Draws a page into its rectangle.
  /// - Parameters:
  ///   - frame: drawn for the picture, such as a frame of an animation.
  ///   - image: drawn instead of it, such as the current picture of a video (GdkPaintable).
  func draw(
    _ picture: DecodedPicture, frame: DecodedPicture? = nil, image: OpaquePointer? = nil, title: String,
    in rect: Rect, on canvas: PageCanvas
  ) {
    scale(rect, on: canvas) { rect, canvas in
      if isOpaque {
        var (color, page) = (ground.color.rgba(opacity: 1), (canvas.shown ?? rect).graphene)
        gtk_snapshot_append_color(canvas.snapshot, &color, &page)
      }
      PicturePainter.draw(
        frame ?? picture, image: image, isOnLight: ground == .auto && picture.needsLight, in: rect,
        on: canvas, fit: fit)
      captions.draw(title, of: picture, in: canvas.shown ?? rect, on: canvas)
    }
  }

  /// Draws at the size of a page at rest, scaled into a rectangle that differs from it by a device pixel or
  /// more.
  private func scale(_ rect: Rect, on canvas: PageCanvas, _ draw: (Rect, PageCanvas) -> Void) {
    // A zooming picture is larger than its page.
    let place = canvas.shown ?? rect
    let difference = max(abs(place.width - pageSize.width), abs(place.height - pageSize.height))
    guard difference * canvas.scale >= 1, pageSize.width > 0, pageSize.height > 0, place.width > 0,
      place.height > 0
    else { return draw(rect, canvas) }
    let (across, down) = (place.width / pageSize.width, place.height / pageSize.height)
    var resting = canvas
    if canvas.shown != nil { resting.shown = Rect(pageSize) }
    gtk_snapshot_save(canvas.snapshot)
    var origin = graphene_point_t(x: Float(place.x), y: Float(place.y))
    gtk_snapshot_translate(canvas.snapshot, &origin)
    gtk_snapshot_scale(canvas.snapshot, Float(across), Float(down))
    draw(
      Rect(
        x: (rect.x - place.x) / across, y: (rect.y - place.y) / down, width: rect.width / across,
        height: rect.height / down), resting)
    gtk_snapshot_restore(canvas.snapshot)
  }
}
#endif
