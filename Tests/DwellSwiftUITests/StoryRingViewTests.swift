import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("A ring around a person's picture shows which moments were seen") @MainActor
struct StoryRingViewTests {
  /// A ring around a picture of 60 points, in its own size.
  private func stage(
    _ ring: DwellSwiftUI.StoryRing<AnyView>, _ direction: LayoutDirection = .leftToRight
  ) -> Stage<AnyView> {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return Stage(width: 73, height: 73, environment: environment) { AnyView(ring) }
  }

  /// What the renderer draws for a display list.
  private func drawing(_ list: DisplayList) -> [DrawnStep] { Stage(height: 73) { FrameView(list) }.drawing }

  /// A picture of 60 points.
  private func picture() -> AnyView { AnyView(Color.gray.frame(width: 60, height: 60)) }

  @Test("R236: it draws the core's ring, 4 points around the content")
  func drawing() {
    let core = Dwell.StoryRing(momentCount: 5, seen: SeenPages([0..<2]))
    let ring = stage(DwellSwiftUI.StoryRing(moments: 5, seen: 2) { picture() })
    #expect(ring.drawing == drawing(core.display(length: 73)))
    let layout = PlacedNode(ring.scene.root, at: .zero, offered: ring.scene.size)
    #expect(layout.rect.size == CGSize(width: 73, height: 73))
    let mirrored = stage(DwellSwiftUI.StoryRing(moments: 5, seen: 2) { picture() }, .rightToLeft)
    #expect(mirrored.drawing == drawing(core.display(length: 73, direction: .rightToLeft)))
    #expect(mirrored.drawing != ring.drawing)
  }

  @Test("R236: the moments that were seen are those of a set of identities, as a viewer keeps it")
  func identities() {
    let moments = Friend("Ann", 3).moments
    let ring = stage(DwellSwiftUI.StoryRing(moments, seen: ["a1", "a3", "b1"]) { picture() })
    let core = Dwell.StoryRing(momentCount: 3, seen: SeenPages([0..<1, 2..<3]))
    #expect(ring.drawing == drawing(core.display(length: 73)))
    #expect(stage(DwellSwiftUI.StoryRing(moments: -1, seen: -1) { picture() }).drawing.isEmpty)
  }

  @Test("R236: its colour is the tint, and assistive technology sees only the content")
  func semantics() {
    let ring = stage(DwellSwiftUI.StoryRing(moments: 2) { AnyView(Text(verbatim: "Ann")) })
    #expect(
      ring.facts.contains {
        if case .foregroundStyle(let style) = $0 { style is TintShapeStyle } else { false }
      })
    let heard = ring.scene.root.reachable.flatMap(\.facts)
    #expect(heard.contains { if case .text("Ann") = $0 { true } else { false } })
    #expect(!heard.contains { if case .drawing = $0 { true } else { false } })
  }
}
