import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// A clock that tests set.
final class ManualClock: @unchecked Sendable {
  /// The time, in seconds.
  var time = 100.0
  /// The clock as the front knows it. The date runs an hour ahead of nothing in particular.
  var front: FrontClock {
    FrontClock(uptime: { self.time }, date: { ManualClock.date(of: self.time) })
  }
  /// The date of a time.
  static func date(of time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time + 3600) }
  /// The time of a date.
  static func time(of date: Date) -> Double { date.timeIntervalSinceReferenceDate - 3600 }
}

/// Something that views bind to.
@MainActor
final class Model<Value> {
  /// The value.
  var value: Value {
    didSet {
      writes += 1
      transactions.append(Transaction.current)
    }
  }
  /// How often it was set.
  private(set) var writes = 0
  /// How each change was to be shown.
  private(set) var transactions: [Transaction] = []
  /// A first value.
  init(_ value: Value) { self.value = value }
  /// The value, bound.
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A scene with a clock of its own, which stands at 100 s at first.
@MainActor
final class Stage<Content: View> {
  /// The clock.
  let clock = ManualClock()
  /// The scene.
  let scene: StandInScene<AnyView>
  /// Shows views.
  /// - Parameter scale: device pixels per point. With few of them a fill is drawn seldom, which saves time.
  init(
    width: Double = 390, height: Double = 44, scale: Double = 0.25,
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    let front = clock.front
    var environment = environment
    environment.displayScale = scale
    scene = StandInScene(
      size: CGSize(width: width, height: height), date: ManualClock.date(of: clock.time),
      environment: environment
    ) { AnyView(content().environment(\.frontClock, front)) }
  }

  /// Lets time pass until so many seconds after the beginning, as often drawn as the views wish.
  func run(until seconds: Double) {
    var count = 0
    while let next = scene.nextDate, ManualClock.time(of: next) <= 100 + seconds, count < 100_000 {
      count += 1
      clock.time = max(ManualClock.time(of: next), clock.time)
      scene.render(at: next)
    }
    clock.time = max(100 + seconds, clock.time)
    scene.render(at: ManualClock.date(of: clock.time))
  }

  /// The seconds since the beginning when the views wish to be drawn next; nil for never.
  var next: Double? { scene.nextDate.map { ManualClock.time(of: $0) - 100 } }
  /// Everything said about the views.
  var facts: [Fact] { scene.root.allFacts }
  /// What the canvases drew.
  var drawing: [DrawnStep] {
    facts.flatMap { fact -> [DrawnStep] in if case .drawing(let steps) = fact { steps } else { [] } }
  }
  /// What assistive technology is told.
  var accessibility: [AccessibilityFact] {
    facts.compactMap { if case .accessibility(let fact) = $0 { fact } else { nil } }
  }
  /// The value that VoiceOver speaks.
  var spoken: String? {
    accessibility.compactMap { if case .value(let value) = $0 { value } else { nil } }.first
  }
  /// The names of the actions of assistive technology.
  var actions: [String: () -> Void] {
    let named = accessibility.compactMap { fact -> (String, () -> Void)? in
      if case .action(let name, let action) = fact { (name, action) } else { nil }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// Drags from one place over others, and lifts the finger at the last.
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

  /// Taps a place.
  func tap(_ x: Double, _ y: Double = 22) throws { try drag([CGPoint(x: x, y: y)]) }

  /// The drag gesture as it is.
  func gesture() throws -> DragGesture {
    try #require(drags.first)
  }
  /// The drag gestures that the views take.
  var drags: [DragGesture] { facts.compactMap { if case .drag(let drag) = $0 { drag } else { nil } } }

  /// The presses that last which the views listen to.
  var rests: [LongPressGesture] {
    facts.compactMap { if case .longPress(let press) = $0 { press } else { nil } }
  }

  /// Presses a key; says whether it meant something.
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    defer { scene.render() }
    for case .keyPress(let keys, let action) in facts where keys.contains(key) {
      return action(KeyPress(key: key, modifiers: modifiers)) == .handled
    }
    return false
  }
}
