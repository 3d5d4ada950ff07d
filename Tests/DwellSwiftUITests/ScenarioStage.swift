import Dwell
import Foundation
import SwiftUI

@testable import DwellScenes
@testable import DwellSwiftUI

/// A scenario that is played through the front: hands reach the component by gestures, keys and the like,
/// surroundings by the environment, and the rest as an app tells it.
@MainActor
final class ScenarioStage<Subject: TracedComponent> {
  /// What keeps the component.
  private let host: ComponentHost<Subject>
  /// The clock: seconds from the scenario's beginning.
  private let clock: ManualClock
  /// The views.
  private let scene: StandInScene<AnyView>
  /// The window that wheels are told of in.
  private let window = NSWindow()
  /// What is drawn.
  private let drawn: Model<Dwell.Frame>
  /// What has come of anything since the last look.
  private let results = Model<[ScenarioResult]>([])
  /// Where the press began that has not ended.
  private var start = CGPoint.zero
  /// The colours of the theme.
  private var appearance: Appearance

  /// The images by their numbers.
  static var images: [String] { ["arrow", "star", "diamond", "house"] }

  /// Shows a component.
  init(_ component: Subject, _ scenario: Scenario, setup: [Dwell.Event] = []) {
    let clock = ManualClock()
    clock.time = 0
    self.clock = clock
    let host = ComponentHost(component)
    self.host = host
    let drawn = Model(Dwell.Frame())
    self.drawn = drawn
    appearance = scenario.appearance
    let results = results
    host.onOutcome = { outcome in
      var silent = Outcome()
      silent.isHandled = outcome.isHandled
      if outcome != silent { results.value.append(ScenarioResult(at: clock.time, outcome: outcome)) }
    }
    let front = clock.front
    var images = PageIndicatorImages()
    for name in Self.images { _ = images.name(Image(name)) }
    // With few device pixels a fill is drawn seldom, which saves time and makes no difference to what is
    // seen.
    var environment = EnvironmentValues()
    environment.displayScale = 0.25
    scene = StandInScene(
      size: CGSize(width: scenario.size.width, height: scenario.size.height), date: ManualClock.date(of: 0),
      environment: environment
    ) {
      AnyView(
        ComponentView(host) { frame, _ in
          let _ = drawn.value = frame
          FrameView(frame)
        }
        // The scenario says which way pages go.
        .environment(\.pageAxis, nil).environment(\.frontClock, front)
        .environment(\.pageIndicatorImages, images))
    }
    window.contentView = NSView()
    for event in setup { host.send(event) }
    happen(.event(.setReduceMotion(scenario.isCalm)))
    happen(.appearance(scenario.appearance))
  }

  /// What is seen now, with what has come of anything since the last look.
  func look() -> ScenarioMoment {
    defer { results.value = [] }
    return ScenarioMoment(
      at: clock.time, state: host.component.state(at: clock.time), frame: drawn.value,
      size: Size(width: scene.size.width, height: scene.size.height), hasOneElement: Subject.hasOneElement,
      appearance: appearance, results: results.value)
  }

  /// What canvases drew.
  var drawing: [DrawnStep] {
    facts.flatMap { fact -> [DrawnStep] in if case .drawing(let steps) = fact { steps } else { [] } }
  }

  /// Everything said about the views.
  private var facts: [Fact] { scene.root.allFacts }

  /// Lets time pass until so many seconds, drawn as often as the views wish.
  func run(until seconds: Double) {
    while let next = scene.nextDate, ManualClock.time(of: next) <= seconds {
      clock.time = max(ManualClock.time(of: next), clock.time)
      scene.render(at: next)
    }
    clock.time = max(seconds, clock.time)
    scene.render(at: ManualClock.date(of: clock.time))
  }

  /// Lets something happen.
  func happen(_ happening: ScenarioEvent.Happening) {
    switch happening {
    case .appearance(let appearance):
      self.appearance = appearance
      scene.environment.colorScheme = appearance == .dark ? .dark : .light
    case .event(let event): happen(event)
    }
    scene.render()
  }

  /// Lets an event happen as it would to people.
  private func happen(_ event: Dwell.Event) {
    switch event {
    case .press(let place):
      start = CGPoint(place)
      drag { $0.move(value(place)) }
    case .move(let place): drag { $0.move(value(place)) }
    case .release(let place): drag { $0.end(value(place)) }
    case .cancel: drag { $0.cancel() }
    case .hover(let place): for case .hover(let act) in facts { act(.active(CGPoint(place))) }
    case .leave: for case .hover(let act) in facts { act(.ended) }
    case .key(let key): press(key)
    case .wheel(let way, let isPrecise): turn(way, isPrecise: isPrecise, phase: .changed)
    case .wheelEnded: turn(.zero, isPrecise: true, phase: .ended)
    case .crown(let points): for case .crown(let turned) in facts { turned.wrappedValue += points }
    case .resize(let size): scene.size = CGSize(width: size.width, height: size.height)
    case .setReduceMotion(let isCalm): scene.environment.accessibilityReduceMotion = isCalm
    case .pause(.background): scene.environment.scenePhase = .background
    case .resume(.background): scene.environment.scenePhase = .active
    case .pause(.focus): for case .focused(let focus) in facts { focus(true) }
    case .resume(.focus): for case .focused(let focus) in facts { focus(false) }
    default: host.send(event)
    }
  }

  /// Does something with the drag that the views listen to.
  private func drag(_ act: (DragGesture) -> Void) {
    for case .drag(let drag) in facts { return act(drag) }
  }

  /// A finger at a place.
  private func value(_ place: Point) -> DragGesture.Value {
    .init(time: ManualClock.date(of: clock.time), location: CGPoint(place), startLocation: start)
  }

  /// Presses a key.
  private func press(_ key: Dwell.Key) {
    guard let name = KeyInput<Subject>.keys.first(where: { $0.value == key })?.key else { return }
    for case .keyPress(let keys, let act) in facts where keys.contains(name) {
      _ = act(KeyPress(key: name))
    }
  }

  /// Turns a wheel over the views.
  private func turn(_ way: Point, isPrecise: Bool, phase: NSEvent.Phase) {
    for case .appKit(let view) in facts {
      view.bounds = CGRect(origin: .zero, size: scene.size)
      if view.window !== window { view.window = window }
    }
    let event = NSEvent(in: window)
    event.scrollingDeltaX = -way.x / (isPrecise ? 1 : 10)
    event.scrollingDeltaY = -way.y / (isPrecise ? 1 : 10)
    event.hasPreciseScrollingDeltas = isPrecise
    event.phase = isPrecise ? phase : []
    _ = event.happen()
  }
}

extension Scenario {
  /// Whether the person asks for less motion at first.
  fileprivate var isCalm: Bool {
    switch subject {
    case .pageControl(let scene): scene.configuration.reduceMotion
    case .pageView(let configuration): configuration.reduceMotion
    case .segmentedProgress(let scene): scene.configuration.reduceMotion
    case .carousel(let scene): scene.configuration.pages.reduceMotion
    case .progressMeter(let configuration): configuration.reduceMotion
    }
  }

  /// Plays the scenario through the front and gives what is seen at each sample.
  @MainActor func playInSwiftUI(_ see: (ScenarioMoment, [DrawnStep]) -> Void) {
    switch subject {
    case .pageControl(let scene): play(scene, see)
    case .pageView(let scene): play(scene, see)
    case .segmentedProgress(let scene): play(scene, see)
    case .carousel(let scene): play(scene, see)
    case .progressMeter(let scene): play(scene, see)
    }
  }

  /// Plays any component.
  @MainActor private func play(_ scene: some ScenarioScene, _ see: (ScenarioMoment, [DrawnStep]) -> Void) {
    let stage = ScenarioStage(scene.component, self, setup: scene.setup)
    var coming = events[...]
    for index in 0..<samples.count {
      while let event = coming.first, event.at <= samples[index] {
        coming.removeFirst()
        stage.run(until: event.at)
        stage.happen(event.happening)
      }
      stage.run(until: samples[index])
      see(stage.look(), stage.drawing)
    }
  }
}

extension CGPoint {
  /// A place of the core's.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
