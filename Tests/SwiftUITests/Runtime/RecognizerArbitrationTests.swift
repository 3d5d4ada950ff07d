import SwiftUI
import Testing

@Suite("UIKit recognizers compete for a finger as Apple documents") @MainActor
struct RecognizerArbitrationTests {
  /// The answers of a recognizer's delegate.
  struct Answers {
    /// Whether it may begin.
    var begins = true
    /// Whether it shares the finger.
    var shares = false
    /// Whether it waits for others to fail.
    var waits = false
  }

  /// A delegate with answers.
  final class Delegate: NSObject, SharedRecognition {
    /// The answers.
    let answers: Answers
    /// Creates a delegate with answers.
    init(_ answers: Answers) { self.answers = answers }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answers.begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answers.waits }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answers.shares }
  }

  /// A pan recognizer that logs its states.
  struct Pan: UIGestureRecognizerRepresentable {
    /// The answers of its delegate.
    let answers: Answers
    /// The states.
    let log: Changing<[UIGestureRecognizer.State]>
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate { Delegate(answers) }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {}
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      if log.value.last != recognizer.state { log.value.append(recognizer.state) }
    }
  }

  /// The outcome of a finger on a pan recognizer in a scroll view.
  func finger(
    _ answers: Answers, x: Double = 0, y: Double = 0, from start: CGPoint = CGPoint(x: 50, y: 50),
    goesBack: Bool = false
  ) -> (owners: [Finger.Owner], states: [UIGestureRecognizer.State], offset: CGPoint?) {
    let log = Changing<[UIGestureRecognizer.State]>([])
    let scene = RuntimeStage {
      ScrollView { Color.red.frame(height: 1000).gesture(Pan(answers: answers, log: log)) }
    }.scene
    let finger = scene.finger(at: start, goesBack: goesBack)
    for part in [0.5, 1] {
      finger.move(to: CGPoint(x: start.x + x * part, y: start.y + y * part), at: scene.date + 0.1)
    }
    finger.lift(at: scene.date + 0.1)
    return (finger.owners, log.value, scene.scrollOffsets.first)
  }

  @Test("A recognizer that begins keeps the finger from the scroll view around it")
  func begins() {
    let result = finger(Answers(), y: -40)
    #expect(result.owners == [.recognizer])
    #expect(result.states == [.began, .changed, .ended])
    #expect(result.offset == .zero)
  }

  @Test("A recognizer that declines leaves the finger to the scroll view")
  func declines() {
    let result = finger(Answers(begins: false), y: -40)
    #expect(result.owners == [.scrollView(.vertical)])
    #expect(result.states == [])
    #expect(result.offset == CGPoint(x: 0, y: 40))
  }

  @Test("A recognizer whose delegate shares the finger has it together with the scroll view")
  func shares() {
    let result = finger(Answers(shares: true), y: -40)
    #expect(result.owners == [.recognizer, .scrollView(.vertical)])
  }

  @Test("A swipe from the edge navigates back if the recognizer waits for it to fail, and only from there")
  func backSwipe() {
    let edge = CGPoint(x: 5, y: 50)
    #expect(finger(Answers(waits: true), x: 40, from: edge, goesBack: true).owners == [.backSwipe])
    #expect(finger(Answers(waits: true), x: 40, goesBack: true).owners == [.recognizer])
    #expect(finger(Answers(waits: true), x: 40, from: edge).owners == [.recognizer], "nothing is behind")
    #expect(
      finger(Answers(begins: false, waits: true), y: -40, from: edge, goesBack: true).owners
        == [.scrollView(.vertical)])
  }
}
