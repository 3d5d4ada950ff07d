import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages given as views are identified by their tags") @MainActor
struct PageTagTests {
  /// The texts of the existing pages, and the lines of their diagnostics.
  func pages<Selection: Hashable>(
    _ selection: Binding<Selection?>, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> (texts: [String], lines: [String]) {
    let lines = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(selection: selection, content: content)
        .onPageDiagnostics { lines.value += $0.lines }
    }
    stage.run(until: 1)
    stage.run(until: 2)
    let texts: [String] = stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return (texts.sorted(), lines.value)
  }

  @Test("A tag may be an optional value, as TabView requires for an optional selection")
  func optional() {
    let page = Model<String?>("b")
    let found = pages(page.binding) {
      Text(verbatim: "1").tag("a")
      Text(verbatim: "2").tag(Optional("b"))
      Text(verbatim: "3").tag("c" as String?)
    }
    #expect(found.texts == ["1", "2", "3"] && found.lines == [])
  }

  @Test("Pages without a tag of the selection's type are left out, and reported once")
  func untagged() {
    let page = Model<String?>("a")
    #expect(
      pages(page.binding) {
        Text(verbatim: "1").tag("a")
        Text(verbatim: "2").tag(2)
      } == (["1"], ["a page has no tag of type String: omitted"]))
    #expect(
      pages(page.binding) {
        Text(verbatim: "1").tag("a")
        Text(verbatim: "2")
        Text(verbatim: "3").tag(nil as String?)
      } == (["1"], ["2 pages have no tag of type String: omitted"]))
  }

  @Test("Without a tag a page's index counts, if the selection is an integer")
  func numbers() {
    let page = Model<Int?>(nil)
    let found = pages(page.binding) {
      Text(verbatim: "1")
      Text(verbatim: "2")
    }
    #expect(found == (["1", "2"], []))
  }
}
