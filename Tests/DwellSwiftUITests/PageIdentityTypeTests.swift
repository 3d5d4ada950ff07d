import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Identities of the wrong type, and duplicate ones, are reported") @MainActor
struct PageIdentityTypeTests {
  /// Three pages named by strings, and the lines of their diagnostics.
  func lines(_ change: @escaping @MainActor (AnyView) -> some View) -> [String] {
    let page = Model("a")
    let lines = Model<[String]>([])
    let stage = Stage(height: 300) {
      change(
        AnyView(
          DwellSwiftUI.PageView(["a", "b", "c"], id: \.self, selection: page.binding) { Text(verbatim: $0) })
      )
      .pageTimer(duration: 4)
      .onPageDiagnostics { lines.value += $0.lines }
    }
    stage.run(until: 1)
    stage.run(until: 9)
    return lines.value
  }

  @Test("A duration for a page by its index, over pages that are strings, is reported once")
  func duration() {
    #expect(
      lines { $0.pageDuration(8, for: 1) } == [
        "pageDuration(_:for:) names pages by Int, but the pages inside are identified by String: ignored"
      ])
  }

  @Test("Every modifier that names pages reports it")
  func modifiers() {
    let found: [[String]] = [
      lines { $0.pageDuration(.seconds(8), for: 1) },
      lines { $0.pageProgress(0.5, for: 1) },
      lines { $0.seenPages([1, 2]) },
      lines { $0.pageTitles { (page: Int) in "\(page)" } },
      lines { $0.pageAdvance { (_: Int) in true } },
      lines { $0.pageIndicatorImage(Image(systemName: "star"), for: 1) },
      lines { $0.currentPageIndicatorImage(Image(systemName: "star"), for: 1) },
    ]
    #expect(
      found.map { $0.map { $0.split(separator: " ")[0] } } == [
        ["pageDuration(_:for:)"], ["pageProgress(_:rate:for:)"], ["seenPages(_:)"], ["pageTitles(_:)"],
        ["pageAdvance(_:)"], ["pageIndicatorImage(_:for:)"], ["currentPageIndicatorImage(_:for:)"],
      ])
  }

  @Test("Correct types, optional ones, and those meant for nested pages aren't reported")
  func right() {
    #expect(lines { $0.pageDuration(8, for: "b").pageTitles { (page: String) in page } } == [])
    #expect(lines { $0.pageDuration(8, for: Optional("b")) } == [])
    #expect(lines { $0.pageDuration(8, for: "b").pageDuration(5, for: 1) } == [])
  }

  @Test("Pages with the same identity are reported once, and again when others share one")
  func twice() {
    let page = Model("a")
    let pages = Model(["a", "b"])
    let lines = Model<[String]>([])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value)
        .onPageDiagnostics { lines.value += $0.lines }
    }
    for list in [["a", "b", "c"], ["a", "b", "a"], ["a", "b", "a", "c"], ["b", "c", "b", "b"]] {
      pages.value = list
      stage.run(until: 1)
    }
    #expect(
      lines.value == [
        "several pages have the identity a: only the first of them can be selected",
        "several pages have the identity b: only the first of them can be selected",
      ])
  }
}
