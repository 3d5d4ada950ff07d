import SwiftUI
import Testing

@Suite("A transaction reaches the views that are evaluated because of it") @MainActor
struct TransactionTests {
  /// A button that changes a number with an animation, above two labels, the second of which isn't
  /// animated.
  struct Animated: View {
    /// The number.
    @State private var number = 0
    /// The transaction of the change.
    let transaction: Transaction
    /// The button and the labels.
    var body: some View {
      VStack {
        Button("change") { withTransaction(transaction) { number += 1 } }
        Text("label \(number)")
        Text("still \(number)").transaction { $0.animation = nil }
        Text("own \(number)").animation(.linear(duration: 1), value: number)
        Text("moved \(number)").transaction {
          $0.animation = nil
        } body: {
          $0.opacity(Double(number))
        }
      }
    }
  }

  /// Returns the animation with which a text is drawn.
  func animation<V: View>(of text: String, in stage: RuntimeStage<V>) -> Animation? {
    stage.scene.root.all.first {
      $0.facts.contains { if case .text(text) = $0 { true } else { false } }
    }?.animation
  }

  @Test("Children are drawn with the transaction, unless a view between changes it")
  func children() {
    let stage = RuntimeStage { Animated(transaction: Transaction(animation: .default)) }
    stage.press()
    #expect(animation(of: "label 1", in: stage) == .default)
    #expect(animation(of: "still 1", in: stage) == nil)
    #expect(animation(of: "own 1", in: stage) == .linear(duration: 1))
  }

  @Test(
    "Modifiers in a body with a transaction of its own have that one, and the view around which they are has not"
  )
  func modifiers() {
    let stage = RuntimeStage { Animated(transaction: Transaction(animation: .default)) }
    stage.press()
    #expect(animation(of: "moved 1", in: stage) == .default)
    let opacity = stage.scene.root.all.first {
      $0.facts.contains { if case .opacity(1) = $0 { true } else { false } }
    }
    #expect(opacity != nil)
    #expect(opacity?.animation == nil)
  }

  @Test("A transaction that disables animations also disables a view's own")
  func disabled() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let stage = RuntimeStage { Animated(transaction: transaction) }
    stage.press()
    #expect(animation(of: "own 1", in: stage) == nil)
  }

  @Test("A transaction ends with the changes that it was for")
  func ends() {
    let stage = RuntimeStage { Animated(transaction: Transaction(animation: .default)) }
    stage.press()
    stage.scene.render()
    #expect(animation(of: "label 1", in: stage) == nil)
  }
}
