import Dwell
import DwellSwiftUI
import DwellTestSupport
import DwellText
import Foundation
import SwiftUI
import Testing

@testable import DwellGallery
@testable import DwellScenes

@Suite("The gallery in SwiftUI shows the gallery's scenarios") @MainActor
struct GalleryViewTests {
  /// A page of the gallery on a stage.
  @MainActor
  final class PageStage {
    /// The page's component.
    let live: LiveComponent
    /// The stage.
    let stage: Stage<GalleryStage>

    /// A page, with a look and changed settings.
    init(_ page: GalleryPage, _ change: (inout GallerySettings) -> Void = { _ in }) {
      let clock = ManualClock()
      let live = LiveComponent(page, clock: clock.front)
      var settings = live.settings
      change(&settings)
      live.apply(settings)
      self.live = live
      stage = Stage(width: 600, height: 500, clock: clock) { GalleryStage(live: live) }
    }

    /// The time of the page, in seconds.
    func run(until seconds: Double) { stage.run(until: seconds) }

    /// The display list that the component shows now.
    var shown: String { live.body?.frame(live.time.now).display.text ?? "" }

    /// The display list that the core shows at a time of the page's scenario.
    func expected(at time: Double) throws -> String {
      let size = try #require(live.size)
      var scenario = live.page.scenario(for: live.settings, in: size)
      scenario.samples = .times([time])
      var text = ""
      try scenario.play { moment in
        text = moment.frame.display.text
        return false
      }
      return text
    }

    /// Whether every canvas of the component is drawn as in its display list.
    var isDrawn: Bool {
      guard let list = live.body?.frame(live.time.now).display else { return false }
      let drawings = stage.facts.compactMap { if case .drawing(let steps) = $0 { steps } else { nil } }
      return drawings.contains(expectedSteps(LayeredList(list).marks))
    }
  }

  /// Whether two display lists are equal except for the last digit of a number.
  private func areEqual(_ one: String, _ other: String) -> Bool { areNear(one, other, within: 0.002) }

  /// The pages whose component is the core's; those of stories, zoom and the calendar are views of the front.
  private nonisolated static let pages = Gallery.pages.filter {
    ![.stories, .zoom, .calendar].contains($0.stage)
  }

  @Test(
    "The pages of stories, of zoom and of a calendar show their cards",
    arguments: [("stories", ["Ann", "Dawn"]), ("zoom", ["Dawn"]), ("calendar", ["Mon", "Day 0"])])
  func views(name: String, words: [String]) throws {
    let stage = PageStage(try #require(Gallery.page(named: name)))
    stage.run(until: 0.5)
    let texts = stage.stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(Set(words).isSubset(of: texts), "\(texts)")
  }

  @Test("Every look of every page is drawn at every instant as in the core", arguments: pages)
  func traces(page: GalleryPage) throws {
    for look in page.looks.indices {
      // From right to left, the first look stands for all.
      for isReversed in look == 0 ? [false, true] : [false] {
        let stage = PageStage(page) {
          $0 = page.settings(look: look)
          $0.isReversed = isReversed
        }
        for time in isReversed ? [1.3] : [0, 0.7, 4.15] {
          stage.run(until: time)
          let isEqual = try areEqual(stage.shown, stage.expected(at: time))
          #expect(isEqual, "\(page.look(look).title) at \(time) s\(isReversed ? ", reversed" : "")")
          // On pictures the colours are the gallery's, and symbols have no images here.
          let isPlain = page.palette(look: look) == nil && !stage.shown.contains("image")
          #expect(!isPlain || stage.isDrawn, "\(page.look(look).title) at \(time) s")
        }
      }
    }
  }

  @Test("A calendar's days have titles for VoiceOver")
  func calendarTitles() throws {
    let stage = PageStage(try #require(Gallery.page(named: "calendar")))
    stage.run(until: 0.5)
    #expect(stage.stage.spoken == "Mon")
  }

  @Test("A look's drag happens within a view that has become narrower")
  func narrower() throws {
    let stage = PageStage(try #require(Gallery.page(named: "free-scrolling")))
    stage.run(until: 0.1)
    stage.stage.scene.size.width /= 3
    stage.run(until: 0.2)
    let first = stage.shown
    stage.run(until: 2)
    #expect(stage.shown != first)
  }

  @Test("Every switch has its effect", arguments: pages)
  func switches(page: GalleryPage) throws {
    for gallerySwitch in page.switches where ![.appearance, .speed, .inputProfile].contains(gallerySwitch) {
      let stage = PageStage(page)
      stage.run(until: 0.1)
      let settings = stage.live.settings
      let control = page.control(of: gallerySwitch, in: settings)
      let old = page.value(of: gallerySwitch, in: settings)
      let new: Double
      if case .range(let range, let step, _) = control {
        new = old >= range.upperBound ? old - step : old + step
      } else {
        new = old == 0 ? 1 : 0
      }
      stage.live.set(gallerySwitch, to: new)
      stage.stage.scene.render()
      stage.run(until: 0.2)
      let choices: Int = if case .choice(let words) = control { words.count } else { 2 }
      #expect(choices == 1 || stage.live.value(of: gallerySwitch) != old, "\(page.title): \(gallerySwitch)")
      stage.live.restart()
      stage.stage.scene.render()
      let begun = stage.live.settings.time ?? 0
      let isEqual = try areEqual(stage.shown, stage.expected(at: begun))
      #expect(isEqual, "\(page.title): \(gallerySwitch) from the beginning")
    }
  }

  @Test("The time bar shows any instant, and stays there")
  func scrubs() throws {
    let stage = PageStage(Gallery.pages[0])
    for time in [3.0, 4.1, 0.5] {
      stage.live.set(.time, to: time)
      stage.stage.scene.render()
      #expect(try areEqual(stage.shown, stage.expected(at: time)))
      stage.run(until: 100)
      #expect(try areEqual(stage.shown, stage.expected(at: time)), "time stands")
      #expect(stage.stage.next == nil)
    }
    stage.live.setPaused(false)
    stage.stage.scene.render()
    stage.run(until: 102)
    #expect(stage.live.time.now > 2.49 && stage.live.time.now < 2.51)
    #expect(try areEqual(stage.shown, stage.expected(at: stage.live.time.now)), "and goes on")
  }

  @Test("Slow motion runs at a tenth of the speed, and turns pages at the right time")
  func slowMotion() throws {
    let stage = PageStage(Gallery.pages[0])
    stage.live.set(.speed, to: 3)
    stage.stage.scene.render()
    stage.run(until: 39.9)
    #expect(stage.live.currentPage == 0)
    stage.run(until: 40.1)
    #expect(stage.live.currentPage == 1)
    stage.run(until: 50)
    #expect(try areEqual(stage.shown, stage.expected(at: 5)))
  }

  @Test("The card and the component follow each other")
  func follows() throws {
    let stage = PageStage(try #require(Gallery.page(named: "page-control")))
    stage.live.select(3)
    stage.stage.scene.render()
    #expect(stage.live.currentPage == 3)
    stage.run(until: 1)
    let titles = stage.stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(titles.contains(stage.live.page.card(ofPage: 3).title))
  }

  @Test("The window lists every page, and its switches and time are controls")
  func window() throws {
    let stage = Stage(width: 600, height: 800) { GalleryView(page: "carousel") }
    /// The available choices.
    func choices() -> [(AnyHashable) -> Void] {
      stage.facts.compactMap { if case .choice(_, let choose) = $0 { choose } else { nil } }
    }
    /// The visible texts.
    func texts() -> [String] { stage.facts.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    for page in Gallery.pages {
      #expect(texts().contains(page.title))
      let choose = try #require(choices().first)
      choose(AnyHashable(page.name))
      stage.scene.render()
      #expect(texts().contains(page.sentence))
    }
    /// Presses the button with a title.
    func press(_ title: String) {
      for node in stage.scene.root.all where node.kind == "Button" {
        let isIt = node.allFacts.contains { if case .text(title) = $0 { true } else { false } }
        if isIt, case .button(let action)? = node.facts.first { action() }
      }
      stage.scene.render()
    }
    #expect(choices().count == 1)
    // The dots come to rest.
    stage.run(until: 1)
    press("Switches")
    #expect(choices().count > 1)
    press("Pause")
    #expect(texts().contains("Play"))
    #expect(stage.next == nil, "time stands")
  }

  @Test(
    "A deck plays its pictures, each for its time, with dots or like a story",
    arguments: DeckIndicator.allCases)
  func deck(indicator: DeckIndicator) {
    let pictures = ["sea", "hills", "town"].map { name in
      DeckPicture(id: name, label: name, duration: name == "hills" ? 8 : nil) { Image(name) }
    }
    let stage = Stage(width: 390, height: 600) { DeckView(pictures, indicator: indicator) }
    #expect(stage.spoken == "sea, page 1 of 3")
    stage.run(until: 4.1)
    #expect(stage.spoken == "hills, page 2 of 3")
    stage.run(until: 11.9)
    #expect(stage.spoken == "hills, page 2 of 3")
    stage.run(until: 12.1)
    #expect(stage.spoken == "town, page 3 of 3")
    #expect(stage.facts.contains { if case .image("town") = $0 { true } else { false } })
  }
}
