import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages move on their own spring, whatever animation the app selects a page with") @MainActor
struct PageAnimationTests {
  /// Pages, and a button that selects the last of them with an animation.
  struct Jump: View {
    /// The current page.
    @State private var page = 0
    var body: some View {
      Button("last") { withAnimation(.linear(duration: 2)) { page = 4 } }
      DwellSwiftUI.PageView(count: 5, selection: $page) { number in
        Text(verbatim: "page \(number) of \(page)")
      }
      .pageLayout(fitsHeight: true).pageIndicator(.hidden)
    }
  }

  /// A stage on which the last page has just been selected with an animation.
  func stage() throws -> Stage<Jump> {
    let stage = Stage(height: 300) { Jump() }
    stage.run(until: 1)
    let presses = stage.facts.compactMap { if case .button(let press) = $0 { press } else { nil } }
    let press = try #require(presses.first)
    press()
    stage.scene.render()
    return stage
  }

  @Test("Positions, looks and the size that fits pages aren't animated; the content of a page is")
  func places() throws {
    let animated = try stage().scene.animated.flatMap(\.facts)
    // The accessibility element, which is invisible, has no size.
    let places = animated.filter { fact in
      switch fact {
      case .scale, .rotation, .opacity: true
      // The clip of the whole view moves with it.
      case .mask(let part): part.size != CGSize(width: 1, height: 1)
      case .position(let point): point != .zero
      case .frame(_, let height): height != 0
      default: false
      }
    }
    #expect(places.isEmpty, "\(places)")
    #expect(animated.contains { if case .text("page 4 of 4") = $0 { true } else { false } })
  }

  @Test("The content of a page moves with the page, and pages move with the view in the app's animation")
  func groups() throws {
    let stage = try stage()
    func groups(_ facts: [Fact]) -> Int {
      facts.filter { if case .geometryGroup = $0 { true } else { false } }.count
    }
    #expect(groups(stage.facts) == 1 + 3, "the view, and the pages that are there")
    #expect(groups(stage.scene.animated.flatMap(\.facts)) == 1)
  }

  @Test("Pages that come into view, or leave it, don't fade")
  func transitions() throws {
    let stage = try stage()
    let pages = stage.facts.filter { if case .text(let text) = $0 { text.hasPrefix("page") } else { false } }
      .count
    let transitions = stage.facts.filter { if case .transition(.identity) = $0 { true } else { false } }.count
    #expect(pages > 0)
    #expect(transitions == pages)
  }
}
