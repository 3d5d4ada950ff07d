import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages keep their state") @MainActor
struct PageStateTests {
  /// A page that counts its taps, and reports that it has appeared or disappeared.
  struct Page: View {
    /// The page's name.
    let name: String
    /// The reports.
    let log: Model<[String]>
    /// The number of taps.
    @State private var taps = 0
    var body: some View {
      Button(action: { taps += 1 }, label: { Text(verbatim: "\(name) \(taps)") })
        .onAppear { log.value.append("+\(name)") }
        .onDisappear { log.value.append("-\(name)") }
    }
  }

  /// The texts of all pages.
  func texts<V: View>(_ stage: Stage<V>) -> [String] {
    stage.facts.compactMap { if case .text(let text) = $0, text.contains(" ") { text } else { nil } }
  }

  /// Taps the content of every shown page.
  func tapPages<V: View>(_ stage: Stage<V>) {
    for case .button(let tap) in stage.facts { tap() }
    stage.run(until: 0)
  }

  /// Taps page a, shows page b, taps it, and shows page a again, all within 10 s.
  func tapPages<V: View>(_ stage: Stage<V>, showing page: Model<String>) {
    tapPages(stage)
    page.value = "b"
    stage.run(until: 0)
    stage.run(until: 5)
    for case .button(let tap) in stage.facts { tap() }
    page.value = "a"
    stage.run(until: 5)
    stage.run(until: 10)
  }

  @Test("Pages keep their state when they are disabled and enabled again")
  func disabled() {
    let page = Model("a")
    let log = Model<[String]>([])
    let isDisabled = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(["a", "b"], id: \.self, selection: page.binding) { Page(name: $0, log: log) }
        .environment(\.isEnabled, !isDisabled.value)
    }
    tapPages(stage, showing: page)
    log.value = []
    isDisabled.value = true
    stage.run(until: 11)
    isDisabled.value = false
    stage.run(until: 12)
    #expect(log.value == [])
    #expect(texts(stage).sorted() == ["a 1", "b 1"])
  }

  @Test("A page keeps its state when another joins it, and when it is alone again")
  func joined() {
    let page = Model("a")
    let pages = Model(["a"])
    let log = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(pages.value, id: \.self, selection: page.binding) { Page(name: $0, log: log) }
        .pageTimer(duration: 40).pageIndicator(.dots)
    }
    tapPages(stage)
    log.value = []
    pages.value = ["a", "b"]
    stage.run(until: 1)
    pages.value = ["a"]
    stage.run(until: 2)
    #expect(log.value == ["+b", "-b"])
    #expect(texts(stage) == ["a 1"])
  }

  @Test("A page keeps its state when pages become scrollable")
  func scrolls() {
    let page = Model("a")
    let log = Model<[String]>([])
    let scrolls = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(["a", "b"], id: \.self, selection: page.binding) { Page(name: $0, log: log) }
        .pagesScroll(scrolls.value)
    }
    tapPages(stage, showing: page)
    log.value = []
    scrolls.value = true
    stage.run(until: 11)
    #expect(log.value == [])
    #expect(texts(stage).sorted() == ["a 1", "b 1"])
  }

  @Test("The current page keeps its state when pages are inserted before it, removed or moved")
  func edited() {
    let page = Model("a")
    let pages = Model(["a", "b", "c"])
    let log = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(pages.value, id: \.self, selection: page.binding) { Page(name: $0, log: log) }
    }
    tapPages(stage)
    for edit in [
      ["x", "y", "z", "a", "b", "c"], ["a", "c"], ["c", "x", "y", "a"], ["b", "y", "x", "c", "z", "a"], ["a"],
    ] {
      pages.value = edit
      log.value = []
      stage.run(until: 0)
      #expect(!log.value.contains("-a"), "\(edit): \(log.value)")
      #expect(texts(stage).contains("a 1"), "\(edit): \(texts(stage))")
      #expect(page.value == "a")
    }
  }

  @Test("After an insertion, no pass creates a page far from the current one")
  func noDetour() {
    let page = Model("a")
    let pages = Model(["a", "b"])
    let log = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(pages.value, id: \.self, selection: page.binding) { Page(name: $0, log: log) }
    }
    stage.run(until: 0)
    log.value = []
    pages.value = ["w", "x", "y", "z", "a", "b"]
    stage.run(until: 0)
    #expect(log.value == ["+z"])
  }

  @Test("Pages further away keep their state if the app wants that", arguments: [1, 2, nil] as [Int?])
  func retention(_ count: Int?) {
    let page = Model("a")
    let log = Model<[String]>([])
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(["a", "b", "c", "d", "e"], id: \.self, selection: page.binding) {
        Page(name: $0, log: log)
      }
      .pageRetention(count)
    }
    for (end, name) in [(5.0, "b"), (10, "c"), (15, "d")] {
      page.value = name
      stage.run(until: end)
    }
    let left = log.value.filter { $0.hasPrefix("-") }
    #expect(left == (count == 1 ? ["-a", "-b"] : count == 2 ? ["-a"] : []))
    #expect(log.value.contains("+e"))
  }

  @Test(
    "Around the current page, across the ends of a loop too, of any number of pages",
    arguments: [false, true])
  func retainedPages(loops: Bool) {
    for (count, current) in [
      (0, 0), (1, 0), (4, 1), (5, 0), (7, 3), (7, 6), (1_000_000_000_000, 999_999_999_999),
    ] {
      for distance in [2, 3] {
        let created = Model<Set<Int>>([])
        let stage = Stage(height: 300) {
          DwellSwiftUI.PageView(count: count, selection: .constant(current)) { page in
            let _ = created.value.insert(page)
            Text(verbatim: "\(page)")
          }
          .pagesLoop(loops).pageRetention(distance)
        }
        stage.run(until: 1)
        let around = (-distance...distance).map { current + $0 }
        let expected = around.compactMap { page in
          (0..<count).contains(page) ? page : loops && count > 0 ? (page % count + count) % count : nil
        }
        #expect(created.value == Set(expected), "\(distance) around \(current) of \(count)")
      }
    }
  }

  @Test("Pages are clipped to the view, unless the app switches that off")
  func clip() {
    let isOff = Model(false)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 2) { Text("\($0)") }.pageClipDisabled(isOff.value)
    }
    /// Whether the view is clipped to its frame.
    func isClipped() -> Bool {
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      return stage.facts.contains { if case .mask(let part) = $0 { part == whole } else { false } }
    }
    #expect(isClipped())
    isOff.value = true
    stage.scene.render()
    #expect(!isClipped(), "shadows of cards reach beyond it")
  }
}
