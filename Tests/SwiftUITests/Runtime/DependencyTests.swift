import Observation
import SwiftUI
import Testing

@Suite("A body is evaluated only if one of its dependencies has changed") @MainActor
struct DependencyTests {
  /// An object that doesn't report its changes.
  final class Silent {
    /// A number.
    var number = 0
  }

  /// An object that reports its changes.
  @Observable final class Observed {
    /// A number.
    var number = 0
  }

  /// A label with an object's number.
  struct SilentLabel: View {
    /// The object.
    let model: Silent
    /// The label.
    var body: some View { Text("silent \(model.number)") }
  }

  /// A label with an observed object's number.
  struct ObservedLabel: View {
    /// The object.
    let model: Observed
    /// The label.
    var body: some View { Text("observed \(model.number)") }
  }

  /// A label with a value of the environment.
  struct SchemeLabel: View {
    /// The value.
    @Environment(\.colorScheme) private var scheme
    /// The label.
    var body: some View { Text("\(scheme)") }
  }

  /// A modifier that depends on nothing.
  struct Framed: ViewModifier {
    func body(content: Content) -> some View { VStack { content } }
  }

  @Test("A view with unchanged inputs keeps its body")
  func inputs() {
    let stage = RuntimeStage { Counter(number: 7) }
    stage.press()
    #expect(stage.texts == ["press", "pressed 1", "number 7"])
    #expect(stage.scene.bodies["Counter"] == 2)
    #expect(stage.scene.bodies["NumberLabel"] == 1)
  }

  @Test("Changed inputs evaluate the body again")
  func otherInputs() {
    let stage = RuntimeStage { Counter() }
    stage.press()
    #expect(stage.texts == ["press", "pressed 1", "number 1"])
    #expect(stage.scene.bodies["NumberLabel"] == 2)
  }

  @Test("A change that isn't reported doesn't show: a forgotten dependency")
  func forgotten() {
    let model = Silent()
    let stage = RuntimeStage { SilentLabel(model: model) }
    model.number = 1
    stage.scene.render()
    #expect(stage.texts == ["silent 0"])
  }

  @Test("A change of an observable object that the body read shows")
  func observed() {
    let model = Observed()
    let stage = RuntimeStage { ObservedLabel(model: model) }
    model.number = 1
    stage.scene.render()
    #expect(stage.texts == ["observed 1"])
  }

  @Test("A binding's value counts, not the closures that read it")
  func binding() {
    struct Bound: View {
      @Binding var number: Int
      var body: some View { Text("bound \(number)") }
    }
    let model = Silent()
    let stage = RuntimeStage { Bound(number: Binding(get: { model.number }, set: { model.number = $0 })) }
    stage.scene.render()
    #expect(stage.scene.bodies["Bound"] == 1)
    model.number = 1
    stage.scene.render()
    #expect(stage.texts == ["bound 1"])
  }

  @Test("Only the environment values that the view reads count")
  func environment() {
    let stage = RuntimeStage { SchemeLabel() }
    stage.scene.environment.displayScale = 3
    #expect(stage.scene.bodies["SchemeLabel"] == 1)
    stage.scene.environment.colorScheme = .dark
    #expect(stage.texts == ["dark"])
  }

  @Test("A modifier that keeps its body shows the new view inside")
  func modifier() {
    let number = Changing(1)
    let stage = RuntimeStage { NumberLabel(number: number.value).modifier(Framed()) }
    number.value = 2
    stage.scene.render()
    #expect(stage.texts == ["number 2"])
    #expect(stage.scene.bodies["Framed"] == 1)
  }
}
