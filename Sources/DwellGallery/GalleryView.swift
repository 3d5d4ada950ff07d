#if canImport(SwiftUI)
import DwellScenes
import DwellSwiftUI
import SwiftUI

/// The gallery: every component and every use case on a page of its own, with live switches and a time
/// slider. Its pages are those of the gallery in GTK and in the browser.
public struct GalleryView: View {
  /// The pages' components, which live as long as the gallery.
  @State private var model: GalleryModel?
  /// The name of the page that is shown.
  @State private var name: String
  /// Whether the switches are shown.
  @State private var showsSwitches = false
  /// The clock.
  @Environment(\.frontClock) private var clock
  /// Whether the user prefers reduced motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// The gallery at the page of a name; at the first page if there is none of that name.
  public init(page name: String? = nil) {
    let page = name.flatMap { Gallery.page(named: $0) } ?? Gallery.pages[0]
    self.name = page.name
  }

  /// The gallery.
  public var body: some View {
    VStack(spacing: 8) {
      if let model, let live = model.live(name) {
        HStack {
          Picker(Gallery.title, selection: $name) {
            ForEach(Gallery.pages, id: \.name) { Text(verbatim: $0.title).tag($0.name) }
          }
          Button("Switches") { showsSwitches.toggle() }
        }
        Text(verbatim: live.page.sentence).foregroundStyle(.secondary)
        // Each page is a view of its own.
        ForEach([live.page.name], id: \.self) { _ in GalleryStage(live: live) }
        let code = live.page.look(live.settings.look).code
        if !code.isEmpty {
          ScrollView { Text(verbatim: code).font(.system(size: 12, design: .monospaced)) }.frame(
            maxHeight: 200)
        }
        if showsSwitches {
          ScrollView { SwitchPanel(live: live) { model.set($0, to: $1, on: live) } }.frame(maxHeight: 320)
        }
        TimeBar(live: live)
        DwellSwiftUI.PageControl(selection: $name, pages: Gallery.pages.map(\.name)).pageTheme(.plainDots)
      }
    }
    .padding(.vertical, 8)
    .onAppear {
      if model == nil { model = GalleryModel(clock, reduceMotion: reduceMotion) }
    }
  }
}

/// The components of all pages.
@MainActor
final class GalleryModel {
  /// The components, in the order of the pages.
  let components: [LiveComponent]

  /// The components with their underlying clock.
  init(_ clock: FrontClock, reduceMotion: Bool) {
    components = Gallery.pages.map { LiveComponent($0, clock: clock) }
    for live in components { live.set(.reduceMotion, to: reduceMotion ? 1 : 0) }
  }

  /// The component of the page of a name; nil if there is none.
  func live(_ name: String) -> LiveComponent? { components.first { $0.page.name == name } }

  /// Sets a switch of a page, or of all pages if it applies to all.
  func set(_ gallerySwitch: GallerySwitch, to value: Double, on live: LiveComponent) {
    for live in gallerySwitch.pages(live, of: components) { live.set(gallerySwitch, to: value) }
  }
}
#endif
