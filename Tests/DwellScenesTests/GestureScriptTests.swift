import Dwell
import DwellConformance
import Testing

/// What scripts of gestures say that zoomed content shows is what the core decides. Those of stories are
/// worked by hand: there, each front connects two components by a rule.
@Suite("Scripts of gestures") @MainActor
struct GestureScriptTests {
  @Test("R240-R242: on content that is zoomed", arguments: try GestureScript<ZoomGesture>.all())
  func zoom(_ script: GestureScript<ZoomGesture>) throws {
    #expect(try script.differences(on: ScriptedZoom(), tolerance: 6e-4) == [])
  }

  @Test("Every gesture is in a script, and something is shown after each")
  func complete() throws {
    /// The gestures of scripts, which are all followed by a sample.
    func names<Gesture>(of scripts: [GestureScript<Gesture>]) -> Set<String> {
      let steps = scripts.flatMap(\.steps)
      #expect(steps.allSatisfy { !$0.samples.isEmpty })
      return Set(steps.compactMap { $0.gesture.map { "\($0)".prefix { $0 != "(" }.description } })
    }
    #expect(
      names(of: try GestureScript<ZoomGesture>.all())
        == ["doubleTap", "pinch", "lift", "drag", "wheel", "larger", "smaller"])
    #expect(
      names(of: try GestureScript<StoryGesture>.all()) == ["tap", "swipe", "hold", "lift", "pull", "close"])
    #expect(names(of: try GestureScript<DayGesture>.all()) == ["swipe", "key", "select"])
    #expect(names(of: try GestureScript<ThumbnailGesture>.all()) == ["tap", "select"])
  }
}

/// A zoom that plays gestures.
@MainActor
private final class ScriptedZoom: GestureFront {
  /// The zoom.
  private var zoom = Zoom(at: 0)
  /// The time, in seconds.
  private var now = 0.0
  /// Whether two fingers are down.
  private var isPinched = false

  /// Creates a front.
  init() { _ = zoom.handle(.resize(Size(width: 400, height: 300), content: nil), at: 0) }

  func perform(_ gesture: ZoomGesture) {
    let events: [Zoom.Event] =
      switch gesture {
      case .doubleTap(let point): [.doubleTap(point)]
      case .pinch(let factor, let point):
        (isPinched ? [] : [.pinchBegan(at: point)]) + [.pinchChanged(by: factor, at: point)]
      case .lift: [.pinchEnded]
      case .drag(let way): [.dragBegan, .dragChanged(by: way), .dragEnded(velocity: .zero)]
      case .wheel(let delta, let point): [.magnify(delta: delta, at: point)]
      case .larger: [.key(.zoomIn)]
      case .smaller: [.key(.zoomOut)]
      }
    for event in events {
      let isHandled = zoom.handle(event, at: now)
      #expect(isHandled, "\(gesture)")
    }
    if case .pinch = gesture { isPinched = true } else { isPinched = false }
  }

  func advance(by seconds: Double) { now += seconds }

  func shown() -> [Double] {
    let transform = zoom.transform(at: now)
    return [transform.scale, transform.offset.x, transform.offset.y]
  }
}
