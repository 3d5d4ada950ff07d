import DwellGallery
import SwiftUI

/// The gallery of Dwell's components, and a player for the photo library.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        GalleryView().tabItem { Label("Gallery", systemImage: "square.grid.2x2") }
        #if canImport(PhotosUI)
        PhotoDeck().tabItem { Label("Photos", systemImage: "photo") }
        #endif
      }
    }
  }
}
