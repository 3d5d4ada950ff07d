import Dwell
import Foundation
import Testing

@testable import DwellScenes

/// The gallery's data: its pages, what their switches do, and the scenarios for a front.
@Suite struct GalleryTests {
  @Test func `every component and every use case of Examples has a page, with a name of its own`() throws {
    let kinds = ScenarioSubject.kinds.map { $0.elementName }
    let pages = GalleryPage.components.map { "dwell-\($0.name)" }
    #expect(Set(kinds).subtracting(pages).isEmpty)
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples").standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: examples.path())
      .filter { FileManager.default.fileExists(atPath: examples.appending(path: "\($0)/index.html").path()) }
    /// The folders that pages are named after.
    func names(_ pages: [GalleryPage]) -> Set<String> {
      Set(pages.map { $0.name.split(separator: "-").map(\.capitalized).joined() })
    }
    // Stories have a page among the components.
    #expect(names(GalleryPage.uses).isSubset(of: folders) && names(Gallery.pages).isSuperset(of: folders))
    #expect(Set(Gallery.pages.map(\.name)).count == Gallery.pages.count)
    for page in Gallery.pages { #expect(Gallery.page(named: page.name) == page) }
    #expect(Gallery.page(named: "") == nil)
  }

  @Test func `a control reads its value with its unit, in hundredths`() {
    let seconds = GalleryControl.range(0...10, step: 0.5, unit: "s")
    #expect([0, 4.5, 1 / 3.0, 10].map(seconds.reading) == ["0 s", "4.5 s", "0.33 s", "10 s"])
    #expect([-1, .nan].map(seconds.reading) == ["0 s", "0 s"])
    #expect(GalleryControl.range(1...9, step: 1, unit: "").reading(of: 7) == "7")
    #expect(GalleryControl.toggle.reading(of: 1) == "1")
  }

  @Test(arguments: Gallery.pages)
  func `a page has a title, a sentence, looks with different names, and cards`(page: GalleryPage) {
    #expect(!page.title.isEmpty && page.sentence.hasSuffix(".") && page.sentence.count <= 90)
    #expect(!page.looks.isEmpty && Set(page.looks.map(\.title)).count == page.looks.count)
    #expect(Set(page.switches.map(\.name)).count == page.switches.count)
    #expect(page.switches.suffix(4) == [.reduceMotion, .appearance, .speed, .time])
    #expect(page.switches.contains(.look) == (page.looks.count > 1))
    for look in page.looks.indices where page.switches.contains(.count) {
      #expect(GalleryPage.counts.contains(page.settings(look: look).count), "a number that can be chosen")
    }
    for number in [-1, 0, 7, 1_000_000, .max] {
      #expect(page.card(ofPage: number).title.isEmpty == (page.name == "seeds"))
    }
    #expect(page.card(ofPage: page.cards.count) == page.card(ofPage: 0))
  }

  @Test func `a calendar's days have the weekdays' cards, also before the first`() throws {
    let page = try #require(Gallery.page(named: "calendar"))
    let days = [-8, -7, -1, 0, 6, 7].map { page.card(ofDay: $0) }
    #expect(days.map(\.title) == ["Sun", "Mon", "Sun", "Mon", "Sun", "Mon"])
    #expect(days.map(\.line) == ["Day -8", "Day -7", "Day -1", "Day 0", "Day 6", "Day 7"])
    #expect(days[0].ink == page.cards[6].ink)
  }

  @Test func `all scenes that pages start from exist`() {
    #expect(GalleryPage.components.map(\.looks.count) == [7, 3, 4, 8, 4, 2, 3, 3, 1, 2, 1, 1, 1])
  }

  @Test(arguments: Gallery.pages) func `the text on a card has enough contrast`(page: GalleryPage) {
    for card in page.cards {
      for ground in [card.top, card.bottom] {
        #expect(card.ink.contrast(with: ground) >= 3, "\(card.title)")
      }
    }
  }

  @Test(arguments: Gallery.pages) func `every value of every switch is kept as it was set`(page: GalleryPage)
  {
    for look in page.looks.indices {
      let settings = page.settings(look: look)
      for gallerySwitch in page.switches {
        for value in page.control(of: gallerySwitch, in: settings).someValues {
          let changed = page.setting(gallerySwitch, to: value, in: settings)
          #expect(abs(page.value(of: gallerySwitch, in: changed) - value) < 1e-9, "\(gallerySwitch) \(value)")
        }
      }
    }
  }

  @Test(arguments: Gallery.pages) func `a page begins with its look's settings`(page: GalleryPage) {
    for (index, look) in page.looks.enumerated() {
      var settings = page.settings(look: index)
      // The input profile is the pointer's, whatever the look's profile.
      if let scene = look.scenario.subject.scene as? TimedScene<PageControl.Configuration> {
        settings.inputProfile = scene.configuration.dots.inputProfile
      }
      if let scene = look.scenario.subject.scene as? TimedScene<Carousel.Configuration>,
        let dots = scene.configuration.indicator.dots
      {
        settings.inputProfile = dots.inputProfile
      }
      #expect(page.scenario(for: settings).subject == look.scenario.subject, "\(look.title)")
      #expect(page.scenario(for: settings).events == look.scenario.events, "\(look.title)")
    }
  }

  @Test(arguments: Gallery.pages) func `every switch has an effect`(page: GalleryPage) {
    let settings = page.settings()
    for gallerySwitch in page.switches {
      let values = page.control(of: gallerySwitch, in: settings).someValues
      let scenarios = values.map { page.scenario(for: page.setting(gallerySwitch, to: $0, in: settings)) }
      switch gallerySwitch {
      case .speed, .time:
        #expect(
          Set(values.map { page.setting(gallerySwitch, to: $0, in: settings).speed }).count > 1
            || gallerySwitch == .time)
      default:
        #expect(scenarios.contains { $0 != scenarios[0] }, "\(gallerySwitch)")
      }
    }
    let other = GallerySwitch.allCases.first { !page.switches.contains($0) }
    if let other { #expect(page.setting(other, to: 1, in: settings) == settings, "\(other)") }
  }

  @Test func `invalid values of a control become the nearest valid one`() {
    let range = GalleryControl.range(0.5...12, step: 0.5, unit: "s")
    #expect(
      [0, 0.7, 0.8, 99, -.infinity, .infinity, .nan].map(range.nearest) == [0.5, 0.5, 1, 12, 0.5, 12, 0.5])
    let choice = GalleryControl.choice(["a", "b", "c"])
    #expect([-1, 0.4, 0.6, 2, 7, .infinity, .nan].map(choice.nearest) == [0, 0, 1, 2, 2, 2, 0])
    #expect(GalleryControl.choice([]).nearest(to: 3) == 0)
    #expect([0, 0.4, 0.5, 9, .nan].map(GalleryControl.toggle.nearest) == [0, 0, 1, 1, 0])
    for page in Gallery.pages {
      for gallerySwitch in page.switches {
        for value in [-.infinity, -1e300, .nan, 1e300, .infinity] {
          let settings = page.setting(gallerySwitch, to: value, in: page.settings())
          let kept = page.value(of: gallerySwitch, in: settings)
          #expect(
            page.control(of: gallerySwitch, in: settings).nearest(to: kept) == kept,
            "\(gallerySwitch): \(value)")
        }
      }
    }
  }

  @Test func `page counts have thousands separators`() throws {
    let page = try #require(Gallery.page(named: "carousel"))
    guard case .choice(let words) = page.control(of: .count, in: page.settings()) else {
      Issue.record("no choice")
      return
    }
    #expect(words == ["1", "2", "3", "4", "5", "8", "12", "100", "1\u{202F}000", "1\u{202F}000\u{202F}000"])
  }

  @Test func `another look restarts and keeps the choices for all pages`() throws {
    let page = try #require(Gallery.page(named: "page-control"))
    var settings = page.setting(.appearance, to: 2, in: page.settings())
    for (gallerySwitch, value) in [(GallerySwitch.speed, 2.0), (.reduceMotion, 1), (.count, 1), (.time, 3)] {
      settings = page.setting(gallerySwitch, to: value, in: settings)
    }
    let other = page.setting(.look, to: 3, in: settings)
    #expect(other.count == 1_000_000 && other.time == 0)
    #expect(other.appearance == .dark && other.speed == 0.25 && other.reduceMotion)
  }

  @Test func `an instant beyond the end is clamped`() throws {
    let page = try #require(Gallery.page(named: "page-control"))
    let settings = page.setting(.time, to: 99, in: page.settings())
    #expect(settings.time == 12)
    #expect(page.setting(.duration, to: 1, in: settings).time == 3)
  }
}

extension GalleryControl {
  /// Valid values of the control: both ends, and some between.
  var someValues: [Double] {
    switch self {
    case .toggle: [0, 1]
    case .choice(let words): words.indices.map(Double.init)
    case .range(let range, let step, _):
      [range.lowerBound, range.lowerBound + step, range.lowerBound + 5 * step, range.upperBound]
    }
  }
}

extension GalleryPage: CustomTestStringConvertible {
  /// The name, for test messages.
  public var testDescription: String { name }
}
