import Dwell
import Foundation
import SwiftUI

@testable import DwellScenes
@testable import DwellSwiftUI

/// Plays a scenario through the front: input arrives by gestures, keys and the like, the environment by
/// `EnvironmentValues`, and everything else by calls, as from an app.
@MainActor
final class ScenarioStage<Subject: TracedComponent> {
  /// The component's host.
  private let host: ComponentHost<Subject>
  /// The clock, in seconds since the scenario's start.
  private let clock: ManualClock
  /// The views.
  private let scene: StandInScene<AnyView>
  /// The window of scroll-wheel events.
  private let window = NSWindow()
  /// The frame that is drawn.
  private let drawn: Model<Dwell.Frame>
  /// The results since the last observation.
  private let results = Model<[ScenarioResult]>([])
  /// Where the current press began.
  private var start = CGPoint.zero
  /// The colours of the theme.
  private var appearance: Appearance

  /// The names of the images, by number.
  static var images: [String] { ["arrow", "star", "diamond", "house"] }

  /// Creates a stage with a component.
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
    // At a low scale a fill is drawn in fewer frames, which saves time and doesn't change what is visible.
    var environment = EnvironmentValues()
    environment.displayScale = 0.25
    environment.scenePhase = .active
    scene = StandInScene(
      size: CGSize(width: scenario.size.width, height: scenario.size.height), date: ManualClock.date(of: 0),
      environment: environment
    ) {
      AnyView(
        ComponentView(host) { frame, _ in
          let _ = drawn.value = frame
          FrameView(frame)
        }
        // The scenario sets the direction of pages.
        .environment(\.pageAxis, nil).environment(\.frontClock, front)
        .environment(\.pageIndicatorImages, images))
    }
    window.contentView = NSView()
    // The core for comparison has no display scale.
    host.send(.setDisplayScale(0))
    for event in setup { host.send(event) }
    apply(.event(.setReduceMotion(scenario.subject.scene.reduceMotion)))
    apply(.appearance(scenario.appearance))
  }

  /// Returns the current state, with the results since the last observation.
  func observation() -> ScenarioMoment {
    defer { results.value = [] }
    return ScenarioMoment(
      at: clock.time, state: host.component.state(at: clock.time), frame: drawn.value,
      size: Size(width: scene.size.width, height: scene.size.height), hasOneElement: !Subject.showsPages,
      appearance: appearance, results: results.value)
  }

  /// The steps that canvases drew.
  var drawing: [DrawnStep] {
    facts.flatMap { fact -> [DrawnStep] in if case .drawing(let steps) = fact { steps } else { [] } }
  }

  /// All facts about the views.
  private var facts: [Fact] { scene.root.allFacts }

  /// Advances the time to a number of seconds, drawing as often as the views request, and once more at the
  /// end, at that very time, because samples are taken then and not at the latest entry before it.
  func run(until seconds: Double) {
    while clock.advance(toNextOf: scene.nextDate, by: seconds) {
      scene.render(at: ManualClock.date(of: clock.time))
    }
    clock.time = max(seconds, clock.time)
    scene.restartTimelines(at: ManualClock.date(of: clock.time))
  }

  /// Applies an event of the scenario.
  func apply(_ happening: ScenarioEvent.Happening) {
    switch happening {
    case .appearance(let appearance):
      self.appearance = appearance
      scene.environment.colorScheme = appearance == .dark ? .dark : .light
    case .event(let event): apply(event)
    }
    scene.render()
  }

  /// Sends an event as the user would.
  private func apply(_ event: Dwell.Event) {
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
    case .wheel(let delta, let isPrecise): scroll(delta, isPrecise: isPrecise, phase: .changed)
    case .wheelEnded: scroll(.zero, isPrecise: true, phase: .ended)
    case .crown(let points): for case .crown(let turned) in facts { turned.wrappedValue += points }
    case .resize(let size): scene.size = CGSize(width: size.width, height: size.height)
    case .setReduceMotion(let isOn): scene.environment.accessibilityReduceMotion = isOn
    case .pause(.background): scene.environment.scenePhase = .background
    case .resume(.background): scene.environment.scenePhase = .active
    case .pause(.focus): scene.keyboard.focus()
    case .resume(.focus): scene.keyboard.focus(nil)
    default: host.send(event)
    }
  }

  /// Calls a closure with the views' drag gesture.
  private func drag(_ act: (DragGesture) -> Void) {
    for case .drag(let drag) in facts { return act(drag) }
  }

  /// Returns the state of a drag at a location.
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

  /// Scrolls a wheel over the views.
  private func scroll(_ delta: Point, isPrecise: Bool, phase: NSEvent.Phase) {
    for case .appKit(let view) in facts {
      view.bounds = CGRect(origin: .zero, size: scene.size)
      if view.window !== window { view.window = window }
    }
    let event = NSEvent(in: window)
    event.scrollingDeltaX = -delta.x / (isPrecise ? 1 : 10)
    event.scrollingDeltaY = -delta.y / (isPrecise ? 1 : 10)
    event.hasPreciseScrollingDeltas = isPrecise
    event.phase = isPrecise ? phase : []
    _ = event.dispatch()
  }
}

extension Scenario {
  /// Plays the scenario through the front, and passes the state at each sample to a closure.
  @MainActor func playInSwiftUI(_ see: (ScenarioMoment, [DrawnStep]) -> Void) { play(subject.scene, see) }

  /// Plays a component of any type.
  @MainActor private func play(_ scene: some ScenarioScene, _ see: (ScenarioMoment, [DrawnStep]) -> Void) {
    let stage = ScenarioStage(scene.component, self, setup: scene.setup)
    var coming = events[...]
    for index in 0..<samples.count {
      while let event = coming.first, event.at <= samples[index] {
        coming.removeFirst()
        stage.run(until: event.at)
        stage.apply(event.happening)
      }
      stage.run(until: samples[index])
      see(stage.observation(), stage.drawing)
    }
  }
}

extension CGPoint {
  /// Creates a point from the core's.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
