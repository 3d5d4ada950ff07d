#if canImport(SwiftUI)
import Dwell
import DwellScenes
import SwiftUI

/// A card of the gallery: text on a gradient.
struct CardView: View {
  /// The card.
  let card: GalleryCard

  var body: some View {
    VStack(spacing: 4) {
      Text(verbatim: card.title).font(.title)
      if !card.line.isEmpty { Text(verbatim: card.line) }
    }
    .onGradient(of: card)
  }
}

/// A card of the gallery as a thumbnail: its title, small.
struct ThumbnailView: View {
  /// The card.
  let card: GalleryCard

  var body: some View { Text(verbatim: card.title).font(.caption).onGradient(of: card) }
}

extension View {
  /// Puts text in a card's ink on the card's gradient.
  fileprivate func onGradient(of card: GalleryCard) -> some View {
    foregroundStyle(SwiftUI.Color(card.ink))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        LinearGradient(
          colors: [SwiftUI.Color(card.top), SwiftUI.Color(card.bottom)], startPoint: .top, endPoint: .bottom))
  }
}

extension SwiftUI.Color {
  /// Creates one of the gallery's colours.
  init(_ color: Dwell.Color) {
    self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1)
  }
}
#endif
