import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Pages in SwiftUI keep their identity") @MainActor
struct PageIdentityTests {
  @Test("Insertions, removals and moves keep the current page and its progress; a removed page is replaced")
  func edits() {
    let page = Model("b")
    let pages = Model(["a", "b", "c"])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value).pageTimer(duration: 4)
    }
    stage.run(until: 2)
    pages.value = ["x", "a", "c", "y", "b"]
    stage.run(until: 2)
    #expect(stage.spoken == "page 5 of 5")
    #expect(page.value == "b")
    stage.run(until: 3.9)
    #expect(page.value == "b")
    stage.run(until: 4.1)
    #expect(page.value == "x")
    pages.value = ["a", "c"]
    stage.run(until: 4.1)
    #expect(page.value == "a")
    pages.value = []
    stage.run(until: 5)
    #expect(stage.drawing.isEmpty)
    pages.value = ["c", "a"]
    stage.run(until: 6)
    #expect(stage.spoken == "page 2 of 2", "the selection is still a")
  }

  @Test("Any change of a small list results in that list, and keeps the current page if it still exists")
  func exhaustive() {
    let lists = [
      [], ["a"], ["a", "b"], ["b", "a"], ["a", "b", "c"], ["c", "a", "b"], ["d", "b"], ["c", "b", "a"],
    ]
    for old in lists {
      for new in lists {
        for shown in old {
          let page = Model(shown)
          let pages = Model(old)
          let stage = Stage {
            DwellSwiftUI.PageControl(selection: page.binding, pages: pages.value).pageTimer(duration: 4)
          }
          pages.value = new
          stage.run(until: 0.01)
          if let index = new.firstIndex(of: shown) {
            #expect(page.value == shown, "\(old) to \(new)")
            if new.count > 0 {
              #expect(stage.spoken == (new.count > 1 ? "page \(index + 1) of \(new.count)" : ""))
            }
          } else if !new.isEmpty {
            #expect(new.contains(page.value), "\(old) to \(new), \(shown) shown")
          }
        }
      }
    }
  }

  @Test("Pages come from identifiable data")
  func keyPath() {
    struct Row { let name: String }
    let page = Model("second")
    let rows = [Row(name: "first"), Row(name: "second")]
    let control = Stage { DwellSwiftUI.PageControl(selection: page.binding, pages: rows.map(\.name)) }
    let progress = Stage { DwellSwiftUI.SegmentedProgress(selection: page.binding, pages: rows.map(\.name)) }
    #expect(control.spoken == "page 2 of 2" && progress.spoken == "page 2 of 2")
  }
}
