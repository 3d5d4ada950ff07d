import DwellText
import Dwell
import DwellJSON
import DwellTestSupport
import Testing

@testable import DwellScenes

/// The demo scenes show every component in instructive states, and match their goldens.
@Suite struct DemoSceneTests {
  /// What a scene shows at each of its moments.
  private func drawing(of scene: DemoScene) throws -> String {
    var text = ""
    try scene.scenario.play { moment in
      text += "\n# \(Sheet.seconds(moment.at)) s\n" + moment.frame.display.text
      return true
    }
    return text
  }

  @Test(arguments: DemoScene.all.filter { $0.name != "page-control-dark" })
  func `a scene looks as it did`(scene: DemoScene) throws {
    expectGolden(
      "# scene:\(scene.name) -- \(scene.summary)\n" + (try drawing(of: scene)), "Scenes/\(scene.name).txt")
  }

  @Test func `the scene in the dark is the same, as its colours are the screen's`() throws {
    let scenes = try ["page-control", "page-control-dark"].map { try #require(DemoScene.named($0)) }
    #expect(try drawing(of: scenes[0]) == drawing(of: scenes[1]))
    #expect(scenes.map(\.scenario.appearance) == [.light, .dark])
  }

  @Test func `only the trace of a view that fits its page has its preferred size`()
    throws
  {
    func sizes(_ name: String) throws -> [String?] {
      var sizes: [String?] = []
      try #require(DemoScene.named(name)).scenario.play { moment in
        let field = moment.state.first { $0.name == "preferredSize" }
        sizes.append(field.map { JSONLine.object([$0]).text })
        return true
      }
      return sizes
    }
    let fitted = try sizes("layout-fit")
    #expect(fitted.first == "{\"preferredSize\":[195,140]}" && fitted.last == "{\"preferredSize\":[195,260]}")
    #expect(try sizes("layout-peek").allSatisfy { $0 == nil })
  }

  @Test func `scenes are found by name: unique words with hyphens`() {
    let names = DemoScene.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(
        name.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }, "\(name)")
      #expect(DemoScene.named(name)?.name == name)
    }
    #expect(DemoScene.named("") == nil)
  }

  @Test(arguments: DemoScene.all) func `a scene has a short summary and shows change`(scene: DemoScene)
    throws
  {
    #expect(!scene.summary.isEmpty && scene.summary.count <= 62, "\(scene.summary)")
    var pictures: [DisplayList] = []
    try scene.scenario.play { moment in
      pictures.append(moment.frame.display)
      return true
    }
    #expect(pictures.contains { !$0.commands.isEmpty })
    // An empty meter is the only drawing that doesn't change.
    #expect(scene.name == "progress-meter-0" || Set(pictures.map(\.text)).count > 1)
  }

  @Test func `every component has a scene, in light and dark`() {
    let scenarios = DemoScene.all.map(\.scenario)
    for kind in ["page-control", "page-view", "segmented-progress", "progress-meter", "carousel"] {
      #expect(DemoScene.all.contains { $0.name.hasPrefix(kind) }, "\(kind)")
    }
    for appearance in Appearance.allCases { #expect(scenarios.contains { $0.appearance == appearance }) }
  }

  @Test func `a moment has the size and the appearance at its time`() throws {
    let text = """
      {"component": "pageControl", "size": {"width": 100, "height": 40}, "configuration": {"pageCount": 2},
       "events": [{"at": 1, "type": "resize", "width": 200, "height": 50},
                  {"at": 1, "type": "appearance", "appearance": "dark"}], "samples": [0.5, 1]}
      """
    var moments: [ScenarioMoment] = []
    try scenario(text).play { moment in
      moments.append(moment)
      return true
    }
    #expect(moments.map(\.size) == [Size(width: 100, height: 40), Size(width: 200, height: 50)])
    #expect(moments.map(\.appearance) == [.light, .dark])
    let sheet = Sheet(moments)
    #expect(sheet.cellSize == Size(width: 200, height: 50))
    #expect(sheet.cells.map(\.palette) == [.light, .dark])
    #expect(sheet.cells.map(\.caption) == ["0.5 s", "1 s"])
    #expect(Sheet(moments, appearance: .dark).cells.map(\.palette) == [.dark, .dark])
  }
}

extension DemoScene: CustomTestStringConvertible {
  /// The name, for test messages.
  public var testDescription: String { name }
}
