import DwellConformance
import DwellScenes
import Testing

/// The scenarios with which fronts are compared are valid and complete.
@Suite struct ConformanceTests {
  @Test(arguments: try ConformanceScenario.all())
  func `more samples do not change what a sample shows`(of file: ConformanceScenario) throws {
    let expected = try file.expected()
    var oftener = file.scenario
    oftener.samples = .every(0.01, until: 12.9)
    var between: [Observation] = []
    try oftener.play { moment in
      between.append(Observation(moment))
      return true
    }
    for (index, sight) in expected.enumerated() {
      #expect(between[index * 13].display == sight.display)
      #expect(between[index * 13].spoken == sight.spoken)
    }
    #expect(between.flatMap(\.news) == expected.flatMap(\.news))
  }

  @Test func `the scenarios have every component, every direction and every cause of a page change`() throws {
    let files = try ConformanceScenario.all()
    var components: Set<String> = []
    var causes: Set<String> = []
    for file in files {
      components.insert(type(of: file.scenario.subject.scene).name)
      for news in try file.expected().flatMap(\.news) {
        causes.insert(
          news.split(separator: " ").drop { $0 != "by" }.dropFirst().first.map(String.init) ?? news)
      }
    }
    #expect(components == Set(ScenarioSubject.kinds.map { $0.name }))
    #expect(causes == ["timer", "person", "app", "data", "end"])
  }
}
