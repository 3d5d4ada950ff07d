import Dwell
import DwellSwiftUI
import Foundation
import SwiftUI
import Testing

@Suite("Saved and restored pages") @MainActor
struct PageRecordingTests {
  /// Four photos, each for four seconds, with a page control below.
  private func stage(
    _ page: Model<String>, _ saved: Model<SavedPages<String>>,
    visits: Model<[PageVisit<String>]> = Model([]), photos: Model<[String]> = Model(["a", "b", "c", "d"]),
    isShown: Model<Bool> = Model(true)
  ) -> Stage<some View> {
    Stage(height: 344) {
      if isShown.value {
        VStack {
          DwellSwiftUI.PageView(photos.value, id: \.self, selection: page.binding) { Text(verbatim: $0) }
            .savesPages(in: saved.binding)
            .onPageVisit { visits.value.append($0) }
          DwellSwiftUI.PageControl(selection: page.binding, pages: photos.value)
        }
        .pageTimer(duration: 4, loops: false)
      }
    }
  }

  @Test("The value has the pages that were seen, the current one, and its progress when it pauses")
  func saves() {
    let (page, saved) = (Model("a"), Model(SavedPages<String>()))
    let stage = stage(page, saved)
    stage.run(until: 3.9)
    #expect(saved.value.seen == [])
    stage.run(until: 9)
    #expect(saved.value.seen == ["a", "b"] && saved.value.current == "c")
    stage.scene.environment.scenePhase = .background
    stage.run(until: 9.5)
    #expect(saved.value.seen == ["a", "b", "c"] && saved.value.current == "c")
    #expect(abs(saved.value.progress - 0.25) < 0.01)
    #expect(saved.value.firstUnseen(of: ["a", "b", "c", "d"]) == "d")
  }

  @Test("Pages continue once where they stopped")
  func goesOn() {
    let (page, isShown) = (Model("c"), Model(true))
    let saved = Model(SavedPages(seen: ["a", "b", "c"], current: "c", progress: 0.75))
    let stage = stage(page, saved, isShown: isShown)
    stage.run(until: 0.9)
    #expect(page.value == "c")
    stage.run(until: 1.1)
    #expect(page.value == "d", "three of the four seconds had passed")
    page.value = "c"
    stage.run(until: 4.9)
    #expect(page.value == "c", "the page begins anew")
  }

  @Test(
    "another page, or one whose time had run out, begins at its beginning",
    arguments: [
      SavedPages(seen: [], current: "b", progress: 0.75), SavedPages(seen: ["a"], current: "a", progress: 1),
      SavedPages(seen: ["a"], current: nil, progress: 0.75), SavedPages(current: "a", progress: -3),
      SavedPages(current: "a", progress: .nan),
    ])
  func begins(_ kept: SavedPages<String>) {
    let page = Model("a")
    let stage = stage(page, Model(kept))
    stage.run(until: 3.9)
    #expect(page.value == "a")
    stage.run(until: 4.1)
    #expect(page.value == "b")
  }

  @Test("Each visit is reported once, with the time in view and running, however many views show it")
  func visits() {
    let (page, visits, isShown) = (Model("a"), Model<[PageVisit<String>]>([]), Model(true))
    let stage = stage(page, Model(SavedPages()), visits: visits, isShown: isShown)
    stage.run(until: 4.1)
    stage.run(until: 6)
    page.value = "d"
    stage.scene.render()
    stage.run(until: 10.5)
    isShown.value = false
    stage.scene.render()
    #expect(visits.value.map(\.page) == ["a", "b", "d"])
    #expect(visits.value.map(\.isComplete) == [true, false, true])
    for (visit, (shown, running)) in zip(visits.value, [(4, 4), (2, 2), (4.5, 4)] as [(Double, Double)]) {
      #expect(abs(visit.shown - shown) < 0.001 && abs(visit.running - running) < 0.001, "\(visit)")
    }
    isShown.value = true
    stage.scene.render()
    stage.run(until: 13)
    page.value = "b"
    stage.scene.render()
    #expect(visits.value.map(\.page) == ["a", "b", "d", "d"], "a view that comes back is recorded again")
  }

  @Test("Visits of pages that are moved are those of the same pages")
  func edits() {
    let (page, visits) = (Model("a"), Model<[PageVisit<String>]>([]))
    let photos = Model(["a", "b", "c", "d"])
    let saved = Model(SavedPages<String>())
    let stage = stage(page, saved, visits: visits, photos: photos)
    stage.run(until: 5)
    photos.value = ["new", "d", "b", "a"]
    stage.run(until: 6)
    #expect(page.value == "b")
    stage.run(until: 8.1)
    #expect(visits.value.map(\.page) == ["a", "b"] && abs(visits.value[1].shown - 4) < 0.001)
    #expect(saved.value.seen == ["a", "b"] && saved.value.current == "a")
  }

  @Test("The saved value can be encoded if the pages' identities can")
  func coding() throws {
    let saved = SavedPages(seen: ["a"], current: "b", progress: 0.25)
    let data = try JSONEncoder().encode(saved)
    #expect(try JSONDecoder().decode(SavedPages<String>.self, from: data) == saved)
    #expect(String(decoding: data, as: UTF8.self).contains("0.25"))
  }

  @Test("Pages that aren't timed are shown and don't run")
  func untimed() {
    let (page, visits) = (Model(0), Model<[PageVisit<Int>]>([]))
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .onPageVisit { visits.value.append($0) }
    }
    stage.run(until: 5)
    page.value = 2
    stage.scene.render()
    #expect(visits.value.map(\.page) == [0] && visits.value.map(\.running) == [0])
    #expect(visits.value.allSatisfy { abs($0.shown - 5) < 0.001 && !$0.isComplete })
  }
}
