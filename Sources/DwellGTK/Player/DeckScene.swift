#if GTK
import Dwell

/// Pictures that fade into one another, and the page control that turns them near the bottom edge.
struct DeckScene: Component {
  /// The control, which knows the pages and their time.
  private(set) var control: PageControl
  /// The size of the whole.
  private var size = Size.zero
  /// The fade from one picture to another.
  private var fade: Fade?
  /// Where a press beside the control began.
  private var pressStart: Point?
  /// Whether the control has been pressed.
  private var isControlPressed = false

  /// A fade that began when a page was turned.
  private struct Fade: Equatable, Sendable {
    /// The page that goes.
    var from: Int
    /// How much of the page that comes is to be seen.
    var share: CurveMotion
  }

  /// The distance of the row from the bottom edge, in points (R036).
  static let bottomPadding = 28.0
  /// How long pictures fade, in seconds (chosen by us: calm, and still short beside four seconds).
  private static let fadeDuration = 0.6
  /// How far a press moves to be a swipe, in points (chosen by us: twice what a careless click moves).
  private static let swipeDistance = 20.0

  /// A scene that begins at `start`, in seconds on the front's clock.
  init(_ configuration: PageControl.Configuration, at start: Double) {
    control = PageControl(configuration, at: start)
  }

  /// Where the control lies.
  private var controlRect: Rect {
    let preferred = control.preferredSize(forPageCount: control.pageCount)
    let width = min(preferred.width, size.width)
    let middle = size.height - DeckScene.bottomPadding - control.configuration.metrics.dotSize / 2
    return Rect(
      x: (size.width - width) / 2, y: middle - preferred.height / 2, width: width, height: preferred.height)
  }

  mutating func handle(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .resize(let size):
      self.size = size.usable
      return forward(.resize(place()), at: now)
    case .press(let point), .move(let point), .release(let point), .hover(let point):
      return handlePointer(event, at: point, now)
    case .cancel:
      pressStart = nil
      isControlPressed = false
      _ = control.handle(.resume(.touch), at: now)
      return forward(.cancel, at: now)
    default:
      let outcome = forward(event, at: now)
      if case .edit = event {
        fade = nil
        _ = control.handle(.resize(place()), at: now)
      }
      return outcome
    }
  }

  /// The size of the control.
  private func place() -> Size {
    let rect = controlRect
    return Size(width: rect.width, height: rect.height)
  }

  /// Hands a pointer to the control, or takes it for a click or a swipe over the picture.
  private mutating func handlePointer(_ event: Event, at point: Point, _ now: Double) -> Outcome {
    let rect = controlRect
    let local = Point(x: point.x - rect.x, y: point.y - rect.y)
    switch event {
    case .press where rect.contains(point):
      isControlPressed = true
      return forward(.press(local), at: now)
    case .press:
      pressStart = point
      var outcome = forward(.pause(.touch), at: now)
      outcome.isHandled = true
      return outcome
    case .move:
      return isControlPressed ? forward(.move(local), at: now) : forward(.tick, at: now)
    case .release where isControlPressed:
      isControlPressed = false
      return forward(.release(local), at: now)
    case .release:
      guard let start = pressStart else { return forward(.tick, at: now) }
      pressStart = nil
      _ = forward(.resume(.touch), at: now)
      return forward(.key(key(from: start, to: point)), at: now)
    default:
      return forward(rect.contains(point) ? .hover(local) : .leave, at: now)
    }
  }

  /// The key that a click or a swipe stands for.
  private func key(from start: Point, to end: Point) -> Key {
    let way = control.direction.main(ofMovement: Point(x: end.x - start.x, y: end.y - start.y))
    if abs(way) > DeckScene.swipeDistance { return way < 0 ? .pageDown : .pageUp }
    return control.direction.main(of: end, in: size) * 2 < control.direction.mainLength(of: size)
      ? .pageUp : .pageDown
  }

  /// Hands an event to the control, and fades if it turned a page.
  private mutating func forward(_ event: Event, at now: Double) -> Outcome {
    let outcome = control.handle(event, at: now)
    if let change = outcome.pageChange, change.cause != .data {
      let duration = change.isContinuous ? 0 : DeckScene.fadeDuration
      fade = Fade(
        from: change.from,
        share: CurveMotion(from: 0, to: 1, start: change.time, duration: duration, curve: .easeInOut))
    }
    return outcome
  }

  func nextChange(after now: Double, step: Double) -> NextChange {
    let change = control.nextChange(after: now, step: step)
    guard let fade, now < fade.share.end else { return change }
    return .everyFrame
  }

  func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    guard control.pageCount > 0 else { return }
    if let fade, now < fade.share.end {
      frame.append(.page(fade.from, Rect(size), opacity: 1))
      frame.append(.opacity(fade.share.value(at: now)))
      frame.append(.fill(ItemKey(.cover), Rect(size), radius: 0, .solid(.background, opacity: 1)))
      frame.append(.page(control.currentPage, Rect(size), opacity: 1))
      frame.append(.pop)
    } else {
      frame.append(.page(control.currentPage, Rect(size), opacity: 1))
    }
    frame.append(control, at: Point(x: controlRect.x, y: controlRect.y), now: now)
  }
}
#endif
