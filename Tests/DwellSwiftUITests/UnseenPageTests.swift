import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages beside the view take no input") @MainActor
struct UnseenPageTests {
  /// A page that shows whether it is enabled.
  struct Page: View {
    /// The page's index.
    let number: Int
    /// Whether it is enabled.
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(verbatim: "\(number) \(isEnabled)") }
  }

  @Test(
    "They are disabled, so that the focus doesn't go to what isn't seen, until a part of them comes into view"
  )
  func disabled() throws {
    let page = Model(1)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Page(number: $0) }
    }
    /// The texts of the pages.
    func texts() -> [String] {
      stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }.sorted()
    }
    #expect(texts() == ["0 false", "1 true", "2 false"])
    try stage.drag([350, 330, 250].map { CGPoint(x: $0, y: 150) }, lifts: false)
    #expect(texts() == ["0 false", "1 true", "2 true"])
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    stage.run(until: 2)
    #expect(page.value == 2)
    #expect(texts() == ["1 false", "2 true"])
  }

  @Test("The current page is enabled from the beginning, so that it can take the focus when it appears")
  func beginning() {
    let seen = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: .constant(1)) { number in
        Watched(number: number, seen: seen)
      }
    }
    #expect(!stage.facts.isEmpty)
    #expect(Set(seen.value) == ["0 false", "1 true", "2 false"])
  }

  /// A page that records whether it is enabled, whenever its body is evaluated.
  struct Watched: View {
    /// The page's index.
    let number: Int
    /// The records.
    let seen: Model<[String]>
    /// Whether it is enabled.
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = seen.value.append("\(number) \(isEnabled)")
      Text(verbatim: "\(number)")
    }
  }

  @Test("A wheel over nested pages scrolls the visible ones")
  func wheels() {
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: .constant(1)) { _ in
        DwellSwiftUI.PageView(count: 3) { Text(verbatim: "\($0)") }
      }
    }
    let areas = stage.facts.filter { if case .appKit = $0 { true } else { false } }
    #expect(areas.count == 2, "the outer pages, and the inner ones in view")
  }
}
