import Dwell
import DwellTestSupport

@testable import DwellScenes

/// Scenarios of every component with random events, reproducible by seed.
enum RandomScenario {
  /// A scenario of ten seconds; the seed also selects the component.
  static func make(seed: UInt64) -> Scenario {
    var random = SeededRandom(seed: seed)
    var pages = Int.random(in: 0...5, using: &random)
    let subject = subject(seed, pages: pages, &random)
    var events: [ScenarioEvent] = []
    for at in (0..<25).map({ _ in Double(Int.random(in: 0...1000, using: &random)) / 100 }).sorted() {
      let event = event(&random, pages: pages)
      if case .setPageCount(let count) = event { pages = count }
      events.append(ScenarioEvent(at: at, .event(event)))
    }
    return Scenario(
      subject: subject, size: Size(width: 300, height: 100), events: events, samples: .every(0.25, until: 10))
  }

  /// A front that is late, drops frames, or has a clock that steps, or several of these; reproducible by
  /// seed.
  static func front(seed: UInt64) -> ScenarioFront {
    var random = SeededRandom(seed: seed &+ 1_000_003)
    let faults = Int.random(in: 1...7, using: &random)
    /// A time in the scenario, in whole hundredths.
    func time() -> Double { Double(Int.random(in: 0...1000, using: &random)) / 100 }
    /// A span of up to two seconds.
    func span() -> TimeSpan {
      let from = time()
      return TimeSpan(from: from, until: from + Double.random(in: 0...2, using: &random))
    }
    var lateness: [ScenarioFront.Lateness] = []
    if faults & 1 != 0 {
      lateness.append(.init(by: Double.random(in: 0...0.6, using: &random)))
      lateness.append(.init(during: span(), by: Double.random(in: 0...2, using: &random)))
    }
    var frames: FrameClock?
    if faults & 2 != 0 {
      frames = FrameClock(
        rate: Double.random(in: 1...120, using: &random), oneIn: Int.random(in: 1...5, using: &random),
        dropped: [span(), span()])
    }
    var steps: [ScenarioFront.ClockStep] = []
    if faults & 4 != 0 {
      steps = [-3600, 0.3, -0.2, 1e6].map {
        .init(at: time(), by: $0 * Double.random(in: 0...1, using: &random))
      }
    }
    return ScenarioFront(lateness: lateness, frames: frames, clockSteps: steps)
  }

  /// A component.
  private static func subject(
    _ seed: UInt64, pages: Int, _ random: inout SeededRandom
  ) -> ScenarioSubject {
    switch seed % 5 {
    case 0:
      var configuration = PageControl.Configuration(pageCount: pages)
      configuration.timer.duration = .seconds(Double.random(in: 0.5...3, using: &random))
      configuration.loops = Bool.random(using: &random)
      configuration.reduceMotion = Bool.random(using: &random)
      configuration.dots.background =
        PageControl.Background.allCases.randomElement(using: &random) ?? .automatic
      return ScenarioSubject(TimedScene(configuration))
    case 1:
      var configuration = PageView.Configuration(pageCount: pages)
      configuration.loops = Bool.random(using: &random)
      configuration.reduceMotion = Bool.random(using: &random)
      configuration.effect =
        PageEffect.samples.filter { !$0.name.isEmpty }.randomElement(using: &random) ?? .slide
      return ScenarioSubject(configuration)
    case 2:
      var configuration = SegmentedProgress.Configuration(pageCount: pages)
      configuration.timer.duration = .seconds(Double.random(in: 0.5...3, using: &random))
      configuration.segments.style = Bool.random(using: &random) ? .fluid : .perPage
      configuration.reduceMotion = Bool.random(using: &random)
      return ScenarioSubject(TimedScene(configuration))
    case 3:
      var configuration = Carousel.Configuration(pageCount: pages)
      configuration.timer.duration = .seconds(Double.random(in: 0.5...3, using: &random))
      configuration.pages.loops = Bool.random(using: &random)
      configuration.pages.reduceMotion = Bool.random(using: &random)
      configuration.taps = Bool.random(using: &random) ? .turn : .none
      return ScenarioSubject(TimedScene(configuration))
    default:
      var configuration = ProgressMeter.Configuration(value: 7, of: 10)
      configuration.reduceMotion = Bool.random(using: &random)
      return ScenarioSubject(configuration)
    }
  }

  /// An event whose values fit the given number of pages.
  private static func event(_ random: inout SeededRandom, pages: Int) -> Event {
    let point = Point(
      x: Double.random(in: -20...320, using: &random), y: Double.random(in: -20...120, using: &random))
    let page = Int.random(in: 0...max(pages - 1, 0), using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0: return .press(point)
    case 1, 2, 3: return .move(point)
    case 4: return .release(point)
    case 5: return .cancel
    case 6: return .hover(point)
    case 7: return .leave
    case 8: return .key(Key.allCases.randomElement(using: &random) ?? .right)
    case 9: return .wheel(point, isPrecise: Bool.random(using: &random))
    case 10: return .crown(point.x)
    case 11: return .select(page: page, animated: Bool.random(using: &random))
    case 12: return .pause(.hidden)
    case 13: return .resume(.hidden)
    case 14: return .setPageCount(Int.random(in: 0...6, using: &random))
    case 15: return .setProgress(Double.random(in: 0...1, using: &random), rate: 0)
    case 16: return .setValue(Double.random(in: 0...10, using: &random))
    default: return .resize(Size(width: point.x + 20, height: point.y + 20))
    }
  }
}
