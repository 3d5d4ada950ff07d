import SwiftUI
import Testing

@Suite("Preferences and container values") @MainActor
struct PreferenceTests {
  /// The names of views.
  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("Siblings' values are combined in order, and views around change them")
  func order() {
    var seen: [[String]] = []
    let scene = StandInScene(size: .zero, date: .distantPast) {
      VStack {
        Text(verbatim: "a").transformPreference(Names.self) { $0.append("a") }
        HStack { Text(verbatim: "b").transformPreference(Names.self) { $0.append("b") } }
        Text(verbatim: "none")
      }
      .transformPreference(Names.self) { $0.append("all") }
      .overlayPreferenceValue(Names.self) { names in
        let _ = seen.append(names)
        Text(verbatim: names.joined())
      }
    }
    #expect(seen == [["a", "b", "all"]])
    let texts = scene.root.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts == ["a", "b", "none", "aball"])
  }

  @Test("A container value passes modifiers and bodies, but no container")
  func containers() {
    struct Inner: View {
      var body: some View { Text(verbatim: "x").containerValue(\.number, 3).padding(1) }
    }
    var seen: [Int] = []
    _ = StandInScene(size: .zero, date: .distantPast) {
      Group(
        subviews: Group {
          Inner()
          Inner().containerValue(\.number, 4)
          VStack { Inner() }
        }
      ) { subviews in
        let _ = seen = subviews.map(\.containerValues.number)
        EmptyView()
      }
    }
    #expect(seen == [3, 4, 0])
  }
}

extension ContainerValues {
  /// The key of ``number``.
  private struct NumberKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
  }
  /// A number.
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
