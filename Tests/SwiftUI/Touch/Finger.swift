import Foundation

/// A finger on a scene. It goes down where it is created; scroll views, SwiftUI's gestures, UIKit recognizers
/// and the system's back swipe compete for it as Apple documents (``GestureArbitration``).
@MainActor
package final class Finger {
  /// The possible owners of a finger.
  package enum Owner: Hashable {
    /// The system's swipe from an edge, which navigates back.
    case backSwipe
    /// A scroll view.
    case scrollView(Axis)
    /// A SwiftUI drag.
    case drag
    /// A UIKit recognizer.
    case recognizer
    /// A tap, or a button.
    case tap
  }

  /// All owners of the finger so far, in order.
  package private(set) var owners: [Owner] = []
  /// The scene.
  private let scene: any TouchedScene
  /// Where the finger went down.
  private let start: CGPoint
  /// Its last position and time.
  private var last: (point: CGPoint, date: Date)
  /// The competitors for the finger.
  private var competitors: [Competitor]
  /// Decides which of them begin.
  private let arbitration: GestureArbitration
  /// The UIKit views around the SwiftUI views.
  private let host: TouchedHost
  /// The finger, as recognizers of the window see it.
  private let touch = UITouch()
  /// The recognizers of the window that still follow the finger.
  private var watchers: [UIGestureRecognizer] = []
  /// UIKit's scroll views, by their states.
  private var scrolls: [ObjectIdentifier: UIScrollView] = [:]

  /// Puts a finger on a scene.
  /// - Parameters:
  ///   - point: where it goes down.
  ///   - arbitration: the rules.
  ///   - goesBack: whether there is a previous screen, to which a swipe from the edge navigates.
  init(on scene: any TouchedScene, at point: CGPoint, by arbitration: GestureArbitration, goesBack: Bool) {
    self.scene = scene
    self.arbitration = arbitration
    start = point
    last = (point, scene.date)
    let touched =
      PlacedNode(scene.root, at: .zero, offered: scene.size).touched(at: point) ?? []
    host = TouchedHost(
      size: scene.size, touched, goesBack: goesBack, popsInContent: arbitration == .iOS26)
    competitors = GestureArbitration.ordered(touched.map { Competitor($0) })
    if goesBack {
      let edge = Touched(kind: .edge(host.edge), rect: CGRect(origin: .zero, size: scene.size))
      competitors.insert(Competitor(edge), at: 0)
    }
    PlacedNode(scene.root, at: .zero, offered: scene.size).placeUIKitViews(&scrolls)
    touch.place = point
    watchers = scene.window.recognizers
    for recognizer in watchers { recognizer.touchesBegan([touch], with: UIEvent()) }
    for competitor in competitors { note(.tracking, of: competitor) }
    step(to: point, at: scene.date)
  }

  /// Moves the finger.
  package func move(to point: CGPoint, at date: Date) { step(to: point, at: date) }

  /// Lifts the finger.
  package func lift(at date: Date) {
    let touch = touch(at: last.point, date)
    let hasOwner = competitors.contains { $0.state == .begun && $0.owner != nil }
    if !hasOwner, touch.distance < GestureArbitration.slop,
      let tapped = competitors.first(where: { $0.isTap })
    {
      tapped.tap(touch)
      owners.append(.tap)
      scene.render(at: date)
    }
    for competitor in competitors where competitor.state == .begun { competitor.end(touch) }
    for competitor in competitors { note(.idle, of: competitor) }
    self.touch.place = last.point
    for recognizer in watchers { recognizer.touchesEnded([self.touch], with: UIEvent()) }
    scene.render(at: date)
  }

  /// Takes the finger from all views, as a context menu does.
  package func cancel(at date: Date) {
    for competitor in competitors where competitor.state == .begun { competitor.cancel() }
    for recognizer in watchers { recognizer.touchesCancelled([touch], with: UIEvent()) }
    watchers = []
    competitors = []
    scene.render(at: date)
  }

  /// The finger at a place and a time.
  private func touch(at point: CGPoint, _ date: Date) -> Touch {
    let seconds = max(date.timeIntervalSince(last.date), 0.001)
    return Touch(
      start: start, point: point, date: date,
      velocity: CGPoint(x: (point.x - last.point.x) / seconds, y: (point.y - last.point.y) / seconds))
  }

  /// Passes a movement to everything that has the finger, or gets it now.
  private func step(to point: CGPoint, at date: Date) {
    let touch = touch(at: point, date)
    last = (point, date)
    for competitor in competitors {
      competitor.refresh(from: scene.root)
      if competitor.state == .begun {
        competitor.change(touch)
      } else if competitor.state == .possible {
        decide(competitor, touch)
      }
    }
    scene.render(at: date)
  }

  /// Reports a scroll view's phase to the views around it.
  private func note(_ phase: ScrollPhase, of competitor: Competitor) {
    guard case .scroll(let scroll, _) = competitor.kind, scroll.phase != phase else { return }
    let old = scroll.phase
    scroll.phase = phase
    for action in scene.root.scrollPhaseActions(of: scroll) { action(old, phase) }
  }

  /// Decides whether a gesture begins, waits or fails.
  private func decide(_ competitor: Competitor, _ touch: Touch) {
    competitor.note(touch)
    let others = competitors.filter { $0 !== competitor }
    switch arbitration.decision(on: competitor, touch, among: others) {
    case .waits: break
    case .fails:
      competitor.fail()
      note(.idle, of: competitor)
    case .begins:
      for other in others where other.state == .begun && arbitration.cancels(competitor, other) {
        other.cancel()
        note(.idle, of: other)
      }
      competitor.begin(touch)
      if case .scroll(let scroll, _) = competitor.kind { end(by: scrolls[ObjectIdentifier(scroll)]) }
      note(.interacting, of: competitor)
      if let owner = competitor.owner { owners.append(owner) }
    }
  }
}

extension Finger {
  /// Ends the recognizers of the window that a scroll view prevents when it begins.
  private func end(by scroll: UIScrollView?) {
    let pan = UIPanGestureRecognizer()
    pan.view = scroll
    watchers.removeAll { watcher in
      guard watcher.canBePrevented(by: pan) else { return false }
      watcher.state = .failed
      return true
    }
  }
}

/// A finger at a place and a time.
struct Touch {
  /// Where it went down.
  let start: CGPoint
  /// Where it is.
  let point: CGPoint
  /// When it is there.
  let date: Date
  /// Its velocity, in points per second.
  let velocity: CGPoint
  /// The distance from the start, in each direction.
  var way: CGSize { CGSize(width: point.x - start.x, height: point.y - start.y) }
  /// The length of that distance.
  var distance: CGFloat { (way.width * way.width + way.height * way.height).squareRoot() }
}

/// A scene that fingers touch.
@MainActor
protocol TouchedScene: AnyObject {
  /// The root's node.
  var root: Node { get }
  /// The size.
  var size: CGSize { get }
  /// The window.
  var window: UIWindow { get }
  /// The date of the latest evaluation.
  var date: Date { get }
  /// Evaluates what has changed.
  func render(at date: Date?)
}

extension StandInScene: TouchedScene {
  /// Puts a finger on the scene.
  /// - Parameters:
  ///   - point: where it goes down.
  ///   - arbitration: the rules of a system.
  ///   - goesBack: whether there is a previous screen, to which a swipe from the left edge navigates.
  package func finger(at point: CGPoint, by arbitration: GestureArbitration = .iOS18, goesBack: Bool = false)
    -> Finger
  { Finger(on: self, at: point, by: arbitration, goesBack: goesBack) }

  /// The offsets of all scroll views, in drawing order.
  package var scrollOffsets: [CGPoint] {
    root.allFacts.compactMap { if case .scroll(let state) = $0 { state.offset } else { nil } }
  }
}
