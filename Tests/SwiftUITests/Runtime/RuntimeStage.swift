import Observation
import SwiftUI

/// A scene, with the queries that tests need.
@MainActor
struct RuntimeStage<Content: View> {
  /// The scene.
  let scene: StandInScene<Content>
  /// Creates a scene of 100 by 100 points at time 0.
  init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    scene = StandInScene(
      size: CGSize(width: 100, height: 100), date: Date(timeIntervalSinceReferenceDate: 0),
      content: content)
  }
  /// The texts, in order.
  var texts: [String] {
    scene.root.allFacts.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
  /// Presses the first button.
  func press() {
    for case .button(let action) in scene.root.allFacts {
      action()
      break
    }
    scene.render()
  }
  /// Evaluates the scene at a time, in seconds.
  func render(at time: Double) { scene.render(at: Date(timeIntervalSinceReferenceDate: time)) }
}

/// A value that a test changes between evaluations.
@MainActor
final class Changing<Value> {
  /// The value.
  var value: Value
  /// Holds a first value.
  init(_ value: Value) { self.value = value }
}

/// A label with a number.
struct NumberLabel: View {
  /// The number.
  let number: Int
  /// The label.
  var body: some View { Text("number \(number)") }
}

/// A button that counts its presses, beside a label with a number.
struct Counter: View {
  /// The number of presses.
  @State private var presses = 0
  /// The number on the label; nil for that of the presses.
  var number: Int?
  /// The button and the label.
  var body: some View {
    VStack {
      Button("press") { presses += 1 }
      Text("pressed \(presses)")
      NumberLabel(number: number ?? presses)
    }
  }
}
