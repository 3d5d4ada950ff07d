#if canImport(PhotosUI)
import DwellGallery
import PhotosUI
import SwiftUI

/// Plays photos that the user picks from the library. The system's picker shows the library, so the app needs
/// no permission.
struct PhotoDeck: View {
  /// The photos that the user has picked.
  @State private var items: [PhotosPickerItem] = []
  /// The loaded photos, by index.
  @State private var images: [Int: Image] = [:]
  /// Whether it plays as a story.
  @State private var isStory = false

  var body: some View {
    VStack {
      HStack {
        PhotosPicker("Choose photos", selection: $items, matching: .images)
        Toggle("Like a story", isOn: $isStory)
      }
      .padding(.horizontal, 16)
      if items.isEmpty {
        Spacer()
        Text("Choose photos, and they are played, four seconds each.")
        Spacer()
      } else {
        DeckView(
          items.indices.map { number in
            DeckPicture(id: "\(number)", label: "Photo \(number + 1)") { images[number] }
          }, indicator: isStory ? .story : .control)
      }
    }
    .task(id: items) { await load() }
  }

  /// Loads the photos one after the other.
  private func load() async {
    images = [:]
    for (number, item) in items.enumerated() {
      let image = try? await item.loadTransferable(type: Image.self)
      guard !Task.isCancelled else { return }
      images[number] = image
    }
  }
}
#endif
