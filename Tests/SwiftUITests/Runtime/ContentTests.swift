import Observation
import SwiftUI
import Testing

@Suite("The result of a closure is evaluated only if one of its dependencies has changed") @MainActor
struct ContentTests {
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

  /// Returns the steps of the first canvas.
  func drawing<V: View>(_ stage: RuntimeStage<V>) -> [DrawnStep] {
    stage.scene.root.allFacts.compactMap { if case .drawing(let steps) = $0 { steps } else { nil } }.first
      ?? []
  }

  /// A view with closures that read objects.
  struct Reader<Content: View>: View {
    /// Its content.
    @ViewBuilder let content: () -> Content
    /// Distinguishes the view from an earlier one.
    var version = 0
    var body: some View { content() }
  }

  @Test("A timeline's content is evaluated at each entry, and not in between")
  func timeline() {
    let (model, other) = (Silent(), Observed())
    let stage = RuntimeStage {
      Reader {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { _ in
          Text("silent \(model.number)")
          Text("observed \(other.number)")
        }
      }
      .equatable()
    }
    model.number = 1
    stage.render(at: 4)
    #expect(stage.texts == ["silent 0", "observed 0"])
    stage.render(at: 11)
    #expect(stage.texts == ["silent 1", "observed 0"])
    model.number = 2
    other.number = 2
    stage.render(at: 12)
    #expect(stage.texts == ["silent 2", "observed 2"], "what it read has changed")
  }

  @Test("A canvas is drawn again when its closure, its size or a value that it read has changed")
  func canvas() {
    let (model, other) = (Silent(), Observed())
    let stage = RuntimeStage {
      Reader {
        Canvas { context, size in
          let rect = CGRect(x: Double(model.number), y: Double(other.number), width: size.width, height: 1)
          context.fill(Path(rect), with: .foreground)
        }
      }
      .equatable()
    }
    /// Returns what is drawn for numbers and a width.
    func step(_ x: Double, _ y: Double, _ width: Double) -> DrawnStep {
      .fill(Path(CGRect(x: x, y: y, width: width, height: 1)), .foreground, opacity: 1)
    }
    model.number = 1
    stage.scene.render()
    #expect(drawing(stage) == [step(0, 0, 100)])
    stage.scene.size.width = 50
    #expect(drawing(stage) == [step(1, 0, 50)])
    model.number = 2
    other.number = 3
    stage.scene.render()
    #expect(drawing(stage) == [step(2, 3, 50)])
  }

  @Test("An element of a ForEach, and the content of a geometry reader, keep their state")
  func elements() {
    let model = Silent()
    let stage = RuntimeStage {
      Reader {
        ForEach([1, 2], id: \.self) { Text("element \($0): \(model.number)") }
        GeometryReader { Text("width \($0.size.width): \(model.number)") }
      }
      .equatable()
    }
    model.number = 1
    stage.scene.render()
    #expect(stage.texts == ["element 1: 0", "element 2: 0", "width 100.0: 0"])
    stage.scene.size.width = 50
    #expect(stage.texts == ["element 1: 0", "element 2: 0", "width 50.0: 1"])
  }

  @Test("Subviews that a container finds are those of the latest evaluation")
  func subviews() {
    let stage = RuntimeStage {
      Group(subviews: Counter()) { subviews in
        ForEach(subviews) { $0 }
      }
    }
    stage.press()
    #expect(stage.texts.contains("pressed 1"))
  }

  @Test("Setting a state to its current value is no change")
  func equalState() {
    struct Setter: View {
      @State private var number = 1
      var body: some View {
        Button("set") { number = 1 }
        Text("number \(number)")
      }
    }
    let stage = RuntimeStage { Setter() }
    stage.press()
    #expect(stage.scene.bodies["Setter"] == 1)
  }

  @Test("An equatable view is compared as a whole, and evaluated when a state that it reads has changed")
  func equatable() {
    struct Even: View, Equatable {
      let number: Int
      @State private var presses = 0
      var body: some View {
        Button("press") { presses += 1 }
        Text("\(number), \(presses)")
      }
      nonisolated static func == (one: Self, other: Self) -> Bool { one.number / 2 == other.number / 2 }
    }
    let number = Changing(2)
    let stage = RuntimeStage { Even(number: number.value).equatable() }
    number.value = 3
    stage.scene.render()
    #expect(stage.texts == ["press", "2, 0"])
    stage.press()
    #expect(stage.texts == ["press", "2, 1"])
    number.value = 4
    stage.scene.render()
    #expect(stage.texts == ["press", "4, 1"])
  }

  @Test("Restarted timelines have an entry at that date, and nothing else is evaluated")
  func restart() {
    let stage = RuntimeStage {
      Counter()
      TimelineView(Halves()) { Text("at \($0.date.timeIntervalSinceReferenceDate)") }
    }
    stage.render(at: 4)
    #expect(stage.texts.last == "at 0.0")
    stage.scene.restartTimelines(at: Date(timeIntervalSinceReferenceDate: 4))
    #expect(stage.texts.last == "at 4.0")
    #expect(stage.scene.bodies["Counter"] == 1)
  }

  /// A schedule of a date every half minute, from the given one on.
  struct Halves: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      (0..<4).map { startDate + Double($0) * 30 }
    }
  }
}

extension ContentTests.Reader: Equatable {
  nonisolated static func == (one: Self, other: Self) -> Bool { one.version == other.version }
}
