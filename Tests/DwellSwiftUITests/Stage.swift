import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// A clock set by tests.
final class ManualClock: @unchecked Sendable {
  /// The time, in seconds.
  var time = 100.0
  /// The actions to be called at a time, by the numbers of the requests.
  private var wakeUps: [Int: (time: Double, action: @MainActor () -> Void)] = [:]
  /// The number of requests.
  private(set) var requests = 0
  /// The clock for the front. The offset of an hour between dates and times is arbitrary.
  var front: FrontClock {
    FrontClock(
      uptime: { self.time }, date: { ManualClock.date(of: self.time) },
      wake: { seconds, action in
        self.requests += 1
        let number = self.requests
        self.wakeUps[number] = (self.time + seconds, action)
        return { self.wakeUps[number] = nil }
      })
  }
  /// When the next action is to be called; nil if none is.
  var nextWakeUp: Double? { wakeUps.values.map(\.time).min() }
  /// Calls the actions that are due.
  @MainActor func wake() {
    for (number, wakeUp) in wakeUps.sorted(by: { $0.key < $1.key }) where wakeUp.time <= time {
      if wakeUps.removeValue(forKey: number) != nil { wakeUp.action() }
    }
  }
  /// Sets the time to that of the next drawing or action, if that is due by a time; returns whether it was.
  @MainActor func advance(toNextOf drawing: Date?, by end: Double) -> Bool {
    guard let next = [drawing.map(Self.time(of:)), nextWakeUp].compactMap({ $0 }).min(), next <= end else {
      return false
    }
    time = max(next, time)
    wake()
    return true
  }
  /// Returns the date of a time.
  static func date(of time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time + 3600) }
  /// Returns the time of a date.
  static func time(of date: Date) -> Double { date.timeIntervalSinceReferenceDate - 3600 }
}

/// A value that views bind to.
@MainActor
final class Model<Value> {
  /// The value.
  var value: Value {
    didSet {
      writes += 1
      transactions.append(Transaction.current)
    }
  }
  /// The number of writes.
  private(set) var writes = 0
  /// The transaction of each write.
  private(set) var transactions: [Transaction] = []
  /// Creates a model with an initial value.
  init(_ value: Value) { self.value = value }
  /// A binding to the value.
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A scene with its own clock, which starts at 100 s.
@MainActor
final class Stage<Content: View> {
  /// The clock.
  let clock: ManualClock
  /// The scene.
  let scene: StandInScene<AnyView>
  /// Creates a stage with views.
  /// - Parameters:
  ///   - scale: device pixels per point. At a low scale a fill is drawn in fewer frames, which saves time.
  ///   - phase: the scene's initial phase.
  ///   - clock: the clock, if more than the views needs it.
  init(
    width: Double = 390, height: Double = 44, scale: Double = 0.25, phase: ScenePhase = .active,
    environment: EnvironmentValues = EnvironmentValues(), clock: ManualClock = ManualClock(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.clock = clock
    let front = clock.front
    var environment = environment
    environment.displayScale = scale
    environment.scenePhase = phase
    scene = StandInScene(
      size: CGSize(width: width, height: height), date: ManualClock.date(of: clock.time),
      environment: environment
    ) { AnyView(content().environment(\.frontClock, front)) }
  }

  /// Advances the time to a number of seconds after the start, drawing as often as the views request, and
  /// once more at the end, at that very time: a drawing between two timeline entries is the earlier entry's.
  func run(until seconds: Double) {
    var count = 0
    while clock.advance(toNextOf: scene.nextDate, by: 100 + seconds), count < 100_000 {
      count += 1
      let date = ManualClock.date(of: clock.time)
      // The first evaluation sees a test's changes; then the views draw on request.
      if count == 1 { scene.render(at: date) } else { scene.advance(to: date) }
    }
    clock.time = max(100 + seconds, clock.time)
    scene.restartTimelines(at: ManualClock.date(of: clock.time))
  }

  /// When the views are redrawn next, in seconds after the start; nil if never.
  var next: Double? { scene.nextDate.map { ManualClock.time(of: $0) - 100 } }
  /// All facts about the views.
  var facts: [Fact] { scene.root.allFacts }
  /// The steps that canvases drew.
  var drawing: [DrawnStep] {
    facts.flatMap { fact -> [DrawnStep] in if case .drawing(let steps) = fact { steps } else { [] } }
  }
  /// The facts about accessibility.
  var accessibility: [AccessibilityFact] {
    facts.compactMap { if case .accessibility(let fact) = $0 { fact } else { nil } }
  }
  /// The value that VoiceOver speaks.
  var spoken: String? {
    accessibility.compactMap { if case .value(let value) = $0 { value } else { nil } }.first
  }
  /// The actions of assistive technology, by name.
  var actions: [String: () -> Void] {
    let named = accessibility.compactMap { fact -> (String, () -> Void)? in
      if case .action(let name, let action) = fact { (name, action) } else { nil }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// Drags from the first location over the others, and lifts the finger at the last.
  func drag(_ points: [CGPoint], lifts: Bool = true) throws {
    let start = try #require(points.first)
    for point in points {
      try gesture().move(.init(time: scene.date, location: point, startLocation: start))
      scene.render()
    }
    guard lifts, let end = points.last else { return }
    try gesture().end(.init(time: scene.date, location: end, startLocation: start))
    scene.render()
  }

  /// Taps a location.
  func tap(_ x: Double, _ y: Double = 22) throws { try drag([CGPoint(x: x, y: y)]) }

  /// Returns the drag gesture of the views.
  func gesture() throws -> DragGesture {
    try #require(drags.first)
  }
  /// The drag gestures of the views.
  var drags: [DragGesture] { facts.compactMap { if case .drag(let drag) = $0 { drag } else { nil } } }

  /// The long-press gestures of the views.
  var rests: [LongPressGesture] {
    facts.compactMap { if case .longPress(let press) = $0 { press } else { nil } }
  }

  /// Presses a key; returns whether it was handled.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    defer { scene.render() }
    for case .keyPress(let keys, let action) in facts where keys.contains(key) {
      return action(KeyPress(key: key, modifiers: modifiers)) == .handled
    }
    return false
  }
}

extension Stage {
  /// The actions of the buttons, by their accessibility labels.
  var buttons: [String: () -> Void] {
    var result: [String: () -> Void] = [:]
    for node in scene.root.all {
      for case .accessibility(.label(let label)) in node.facts where label != "Pages" {
        for case .button(let action) in node.allFacts where result[label] == nil { result[label] = action }
      }
    }
    return result
  }

  /// The centres of the visible pages, by their texts.
  var visiblePages: [String: Double] {
    var result: [String: Double] = [:]
    for node in scene.root.all {
      guard case .accessibility(.hidden(false))? = node.facts.first,
        case .position(let point)? = node.children.first?.facts.first
      else { continue }
      for case .text(let text) in node.allFacts where result[text] == nil { result[text] = point.x }
    }
    return result
  }
}
