import DwellText
import Dwell
import Testing

@testable import DwellScenes

/// What is seen of the gallery's pages as time passes, and when switches change on the way.
@Suite struct GalleryPlayTests {
  /// What is drawn at a time.
  private func picture(of scenario: Scenario, at time: Double, after events: [Event] = []) throws -> String {
    var scenario = Scenario(
      subject: scenario.subject, size: scenario.size,
      events: events.map { .at(0, $0) } + scenario.events, samples: .times([time]))
    scenario.appearance = .light
    var text = ""
    try scenario.play { moment in
      text = moment.frame.display.text
      return false
    }
    return text
  }

  @Test(arguments: Gallery.pages)
  func `every look shows change within its length, in every direction and for any number of pages`(
    page: GalleryPage
  ) throws {
    for look in page.looks.indices {
      for direction in Direction.allCases {
        for count in GalleryPage.counts {
          var settings = page.settings(look: look)
          settings.direction = direction
          settings.count = count
          let length = page.length(for: settings)
          #expect(length > 0 && length <= 36.5)
          var scenario = page.scenario(for: settings)
          #expect(scenario.subject.direction.axis == direction.axis)
          scenario.samples = .every(length / 40, until: length)
          var pictures = Set<String>()
          try scenario.play { moment in
            pictures.insert(moment.frame.display.text)
            return true
          }
          #expect(count == 1 || pictures.count > 1, "\(page.look(look).title) \(direction) \(count)")
        }
      }
    }
  }

  @Test(arguments: Gallery.pages) func `a hand does along every direction what it does in the look`(
    page: GalleryPage
  ) throws {
    for look in page.looks.indices where !page.look(look).scenario.events.isEmpty {
      var ends: [Int] = []
      for direction in Direction.allCases {
        var settings = page.settings(look: look)
        settings.direction = direction
        settings.inputProfile = .touch
        let scenario = page.scenario(for: settings)
        let end = page.look(look).scenario.samples
        var last = 0
        try Scenario(
          subject: scenario.subject, size: scenario.size, events: scenario.events,
          samples: .times([end[end.count - 1]])
        ).play { moment in
          if case .number(let number)? = moment.state.first(where: { $0.name == "currentPage" })?.value {
            last = Int(number)
          }
          return false
        }
        ends.append(last)
      }
      #expect(Set(ends).count == 1, "\(page.look(look).title): \(ends)")
    }
  }

  @Test(arguments: Gallery.pages)
  func `what a change of switches tells a component brings it to what the settings say`(page: GalleryPage)
    throws
  {
    for look in page.looks.indices {
      let old = page.settings(look: look)
      for gallerySwitch in page.switches {
        for value in page.control(of: gallerySwitch, in: old).someValues {
          let new = page.setting(gallerySwitch, to: value, in: old)
          guard case .events(let events) = page.change(from: old, to: new) else { continue }
          // Sizes follow the axis; here the size stays, and so do places that a hand goes to.
          var (before, after) = (page.scenario(for: old), page.scenario(for: new))
          (before.events, after.events) = ([], [])
          before.size = after.size
          let time = page.length(for: new) + 3.3
          let difference = "\(page.look(look).title), \(gallerySwitch) \(value)"
          #expect(
            try picture(of: before, at: time, after: events) == picture(of: after, at: time), "\(difference)")
        }
      }
    }
  }

  @Test(arguments: Gallery.pages) func `what cannot be told a component begins anew on the shown page`(
    page: GalleryPage
  ) {
    let old = page.settings()
    for gallerySwitch in page.switches {
      let new = page.setting(gallerySwitch, to: 2, in: old)
      guard page.change(from: old, to: new) != .events([]) else { continue }
      switch gallerySwitch {
      case .look: #expect(page.change(from: old, to: new) == .restart(keepsPage: false))
      case .background, .inputProfile: #expect(page.change(from: old, to: new) == .restart(keepsPage: true))
      default: continue
      }
    }
    let scenario = page.scenario(for: old, continuing: 2)
    #expect(scenario.events.isEmpty)
    switch scenario.subject {
    case .pageControl(let scene): #expect(scene.configuration.currentPage == 2)
    case .pageView(let pages): #expect(pages.currentPage == 2)
    case .segmentedProgress(let scene): #expect(scene.configuration.currentPage == 2)
    case .carousel(let scene): #expect(scene.configuration.pages.currentPage == 2)
    case .progressMeter(let meter): #expect(meter.value == 7)
    }
    guard page.stage != .score else { return }
    var few = old
    few.count = 1
    if case .carousel(let scene) = page.scenario(for: few, continuing: 9).subject {
      #expect(scene.configuration.pages.currentPage == 0)
    }
  }

  @Test(arguments: Gallery.pages) func `the component at an instant is the one that the scenario shows then`(
    page: GalleryPage
  ) throws {
    let settings = page.settings()
    var scenario = page.scenario(for: settings, in: Size(width: 300, height: 200))
    scenario.samples = .times([1.3])
    var shown = Frame()
    try scenario.play { moment in
      shown = moment.frame
      return false
    }
    #expect(shown.size == Size(width: 300, height: 200))
    let frames = [
      (scenario.component(at: 1.3) as PageControl?)?.frame(at: 1.3),
      (scenario.component(at: 1.3) as PageView?)?.frame(at: 1.3),
      (scenario.component(at: 1.3) as SegmentedProgress?)?.frame(at: 1.3),
      (scenario.component(at: 1.3) as ProgressMeter?)?.frame(at: 1.3),
      (scenario.component(at: 1.3) as Carousel?)?.frame(at: 1.3),
    ].compactMap { $0 }
    #expect(frames == [shown], "one kind, and the same picture")
  }
}
