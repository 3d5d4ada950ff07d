import DwellText
import Dwell
import Testing

@testable import DwellScenes

/// The drawings of the gallery's pages over time, and when switches change.
@Suite struct GalleryPlayTests {
  /// Whether a running component, after it is configured, is drawn like one created that way; nil for one of
  /// another type.
  private func isFollowed<Content: TracedComponent>(
    _ type: Content.Type, from old: Scenario, to new: Scenario, at time: Double
  ) throws -> Bool? {
    guard var running: Content = old.component(at: 0), let other: Content = new.component(at: 0) else {
      return nil
    }
    _ = running.configure(other.configuration, at: 0)
    var players = [ScenarioPlayer(running, new), ScenarioPlayer(other, new)]
    for index in players.indices { try players[index].play(until: time) }
    return players[0].component.frame(at: time).display == players[1].component.frame(at: time).display
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
          #expect(scenario.subject.scene.direction.axis == direction.axis)
          scenario.samples = .every(length / 40, until: length)
          var pictures = Set<String>()
          try scenario.play { moment in
            pictures.insert(moment.frame.display.text)
            return true
          }
          // Up to three pages are in view at once in some layouts, and none is rotated.
          let isWhole = ["page-layouts", "product-row", "free-scrolling"].contains(page.name) && count <= 3
          #expect(
            count == 1 || isWhole || pictures.count > 1, "\(page.look(look).title) \(direction) \(count)")
        }
      }
    }
  }

  @Test(arguments: Gallery.pages) func `input along every direction has the same effect as in the look`(
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
  func `a running component is configured to the settings`(page: GalleryPage) throws {
    for look in page.looks.indices {
      let old = page.settings(look: look)
      for gallerySwitch in page.switches {
        for value in page.control(of: gallerySwitch, in: old).someValues {
          let new = page.setting(gallerySwitch, to: value, in: old)
          if page.startsOver(from: old, to: new) { continue }
          // Sizes follow the axis; here the size is fixed, and so are the points of events.
          var (before, after) = (page.scenario(for: old), page.scenario(for: new))
          (before.events, after.events) = ([], [])
          before.size = after.size
          let time = page.length(for: new) + 3.3
          let follows = try isFollowed(before.subject.type, from: before, to: after, at: time)
          #expect(follows == true, "\(page.look(look).title), \(gallerySwitch) \(value)")
        }
      }
    }
  }

  @Test(arguments: Gallery.pages)
  func `only another look, delay, size or reveal duration restarts a scenario`(page: GalleryPage) {
    let old = page.settings()
    for gallerySwitch in page.switches {
      let control = page.control(of: gallerySwitch, in: old)
      let changed = control.someValues.map { page.setting(gallerySwitch, to: $0, in: old) }.first {
        $0 != old
      }
      guard let changed else { continue }
      let isExpected =
        gallerySwitch == .look || gallerySwitch == .startDelay || gallerySwitch == .fitsPage
        || (gallerySwitch == .duration && page.stage == .score)
      #expect(page.startsOver(from: old, to: changed) == isExpected, "\(gallerySwitch)")
    }
  }

  @Test(arguments: Gallery.pages) func `the component at an instant is the scenario's at that time`(
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
    /// The frame of a type's component at the instant.
    func frame<Subject: TracedComponent>(_ type: Subject.Type) -> Frame? {
      (scenario.component(at: 1.3) as Subject?)?.frame(at: 1.3)
    }
    #expect(frame(scenario.subject.type) == shown)
  }
}

extension ScenarioSubject {
  /// The type of the component.
  fileprivate var type: any TracedComponent.Type {
    /// The type of a scene's component.
    func type<Scene: ScenarioScene>(of scene: Scene) -> any TracedComponent.Type { Scene.Subject.self }
    return type(of: scene)
  }
}
