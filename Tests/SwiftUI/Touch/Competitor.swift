import Foundation

/// A gesture, scroll view or recognizer that competes for a finger.
@MainActor
final class Competitor {
  /// The state of a gesture.
  enum State {
    /// It may begin.
    case possible
    /// It has begun.
    case begun
    /// It is over.
    case over
  }

  /// The kind of competitor.
  private(set) var kind: Touched.Kind
  /// The state.
  private(set) var state = State.possible
  /// The rectangle of the gesture's view.
  private let rect: CGRect
  /// The offset of a scroll view when it began.
  private var offset = CGPoint.zero
  /// The axis along which a scroll view began.
  private var axis = Axis.vertical

  /// Creates a competitor from a view under the finger.
  init(_ touched: Touched) {
    kind = touched.kind
    rect = touched.rect
  }

  /// Its relation to other gestures.
  var priority: GestureSource.Priority { kind.fact?.source?.priority ?? .normal }
  /// The UIKit recognizer; nil for others.
  var recognizer: UIPanGestureRecognizer? {
    if case .recognizer(let pan) = kind { pan.recognizer } else { nil }
  }
  /// Whether it is a tap.
  var isTap: Bool {
    switch kind {
    case .tap(let tap): tap.count == 1
    case .button: true
    default: false
    }
  }
  /// What has the finger once it begins; nil if it only watches.
  var owner: Finger.Owner? {
    switch kind {
    case .edge: .backSwipe
    case .scroll: .scrollView(axis)
    case .drag: .drag
    case .recognizer: .recognizer
    case .longPress, .tap, .button: nil
    }
  }

  /// Returns what it would do on its own.
  func readiness(_ touch: Touch) -> GestureArbitration.Decision {
    let (along, across) = (abs(touch.way.width), abs(touch.way.height))
    let hasMoved = touch.distance >= GestureArbitration.slop
    switch kind {
    case .drag(let drag): return touch.distance >= drag.minimumDistance ? .begins : .waits
    case .longPress(let press): return touch.distance > press.maximumDistance ? .fails : .begins
    case .tap, .button: return .waits
    case .recognizer(let pan):
      guard pan.recognizer.isEnabled else { return .fails }
      return hasMoved ? .begins : .waits
    case .edge:
      guard touch.start.x < GestureArbitration.edgeWidth else { return .fails }
      return !hasMoved ? .waits : touch.way.width > 0 && along >= across ? .begins : .fails
    case .scroll(let scroll, _):
      guard hasMoved else { return .waits }
      axis =
        scroll.axes == .horizontal || (scroll.axes != .vertical && along > across) ? .horizontal : .vertical
      return (axis == .horizontal ? along >= across : across >= along) ? .begins : .fails
    }
  }

  /// Records the finger's position, for delegates that are asked whether a recognizer begins.
  func note(_ touch: Touch) {
    guard case .recognizer(let pan) = kind else { return }
    pan.recognizer.place = touch.point
    pan.recognizer.way = CGPoint(x: touch.way.width, y: touch.way.height)
    pan.recognizer.speed = touch.velocity
    pan.place.origin = rect.origin
  }

  /// Adopts the gesture's actions from the latest evaluation.
  func refresh(from root: Node) {
    guard let place = kind.fact?.source?.place else { return }
    for fact in root.allFacts where fact.source?.place === place {
      if let new = Touched.Kind(fact), new.isSameKind(as: kind) { kind = new }
    }
  }

  /// Begins.
  func begin(_ touch: Touch) {
    state = .begun
    switch kind {
    case .drag(let drag): drag.move(value(touch))
    case .longPress(let press): press.begin()
    case .recognizer(let pan): act(pan, .began)
    case .scroll(let scroll, _):
      offset = scroll.offset
      change(touch)
    case .edge, .tap, .button: break
    }
  }

  /// Follows the finger.
  func change(_ touch: Touch) {
    note(touch)
    switch kind {
    case .drag(let drag): drag.move(value(touch))
    case .longPress(let press):
      guard touch.distance > press.maximumDistance else { return }
      press.end()
      state = .over
    case .recognizer(let pan): act(pan, .changed)
    case .scroll(let scroll, let content):
      scroll.scroll(from: offset, by: touch.way, content: content, in: rect.size)
    case .edge, .tap, .button: break
    }
  }

  /// Ends with the finger.
  func end(_ touch: Touch) {
    state = .over
    switch kind {
    case .drag(let drag): drag.end(value(touch))
    case .longPress(let press): press.end()
    case .recognizer(let pan): act(pan, .ended)
    case .edge, .scroll, .tap, .button: break
    }
  }

  /// Loses the finger to a competitor.
  func cancel() {
    state = .over
    switch kind {
    case .drag(let drag): drag.cancel()
    case .longPress(let press): press.end()
    case .recognizer(let pan): act(pan, .cancelled)
    case .edge, .scroll, .tap, .button: break
    }
  }

  /// Won't begin.
  func fail() { state = .over }

  /// Performs the action of a tap.
  func tap(_ touch: Touch) {
    switch kind {
    case .tap(let tap): tap.tap(at: value(touch).location)
    case .button(let action): action()
    default: break
    }
  }

  /// Reports a recognizer's state to its view.
  private func act(_ pan: AttachedRecognizer, _ state: UIGestureRecognizer.State) {
    pan.recognizer.state = state
    pan.act()
  }

  /// The finger in the coordinates of the gesture's view.
  private func value(_ touch: Touch) -> DragGesture.Value {
    /// Returns a point in those coordinates.
    func local(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - rect.origin.x, y: point.y - rect.origin.y)
    }
    return DragGesture.Value(
      time: touch.date, location: local(touch.point), startLocation: local(touch.start))
  }
}
