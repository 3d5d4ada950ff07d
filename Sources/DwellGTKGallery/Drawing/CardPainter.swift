#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// Draws cards for images: the title on the gradient.
@MainActor
struct CardPainter {
  /// The titles.
  private let labels = LabelPainter(widget: nil)

  /// Draws a card.
  func draw(_ card: GalleryCard, in rect: Rect, radius: Double = 0, to snapshot: OpaquePointer) {
    var bounds = rect.graphene
    var clip = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(snapshot, &clip)
    var start = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y)
    var end = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y + bounds.size.height)
    let stops = [
      GskColorStop(offset: 0, color: card.top.rgba(opacity: 1)),
      GskColorStop(offset: 1, color: card.bottom.rgba(opacity: 1)),
    ]
    gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, stops, 2)
    if !card.title.isEmpty {
      labels.draw(
        card.title, fontSize: card.titleSize(in: rect), family: "sans-serif", in: rect,
        color: card.ink.rgba(opacity: 1), to: snapshot)
    }
    gtk_snapshot_pop(snapshot)
  }
}

extension PageContent {
  /// The contents of a cell's pages and images: its cards, or placeholders.
  static func cards(of cell: Sheet.Cell) -> PageContent {
    var content = PageContent.placeholders(cell.palette)
    guard !cell.cards.isEmpty else { return content }
    let painter = CardPainter()
    content.drawPage = { page, rect, canvas in
      if let card = cell.card(ofPage: page) { painter.draw(card, in: rect, to: canvas.snapshot) }
    }
    return content
  }
}
#endif
