import DwellGallery
import SwiftUI

#if os(macOS)
import AppKit
#endif

/// The gallery in a window; with a path as its argument, the pictures at that path.
@main
struct MacApp: App {
  #if os(macOS)
  /// Brings the window of a program without a bundle to the front.
  @NSApplicationDelegateAdaptor private var delegate: MacDelegate
  #endif

  var body: some Scene {
    WindowGroup {
      MacContent(CommandLine.arguments.dropFirst().first)
    }
  }
}

/// The gallery, or the pictures at a path.
struct MacContent: View {
  /// The deck to play; nil for the gallery.
  private let reading: FolderDeck.Reading?

  /// The content for a path; without one, the gallery.
  init(_ path: String?) { reading = path.map { FolderDeck.read($0) } }

  var body: some View {
    Group {
      switch reading {
      case nil: GalleryView()
      case .deck(let pictures, let duration, let loops):
        DeckView(pictures, duration: duration, loops: loops)
      case .problem(let words): Text(verbatim: words).padding(32)
      }
    }
    .frame(minWidth: 480, minHeight: 560)
  }
}

#if os(macOS)
/// Gives the program a window and a menu, and quits when the window is closed.
final class MacDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate()
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}
#endif
