import Dwell
import DwellTestSupport
import Testing

/// A zoom under random events, usable and not.
@Suite("A zoom under random events (R241 R242)") struct ZoomWalkTests {
  @Test("Content is never lost, and rests within its limits", arguments: 1...200 as ClosedRange<UInt64>)
  func limits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let content = random.unit() < 0.5 ? nil : Size(width: random.unit() * 500, height: random.unit() * 400)
    let stage = ZoomStage(content: content) { $0.maximumScale = 1 + 8 * random.unit() }
    var time = 0.0
    for _ in 0..<40 {
      let event = event(&random)
      stage.handle(event, at: time)
      let shown = stage.transform(at: time)
      #expect(shown.offset.isFinite && shown.scale >= 0.5, "\(event) with seed \(seed)")
      var released = stage.zoom
      _ = released.handle(.pinchEnded, at: time)
      _ = released.handle(.dragEnded(velocity: Point(x: 900, y: -900)), at: time)
      expectWithinLimits(released, content: content, "\(event) with seed \(seed)")
      #expect(released.nextChange(after: time + 61) == .still)
      time += random.unit() < 0.3 ? 0 : random.unit() * 0.3
    }
  }

  @Test(
    "A drag that content can follow moves it, and no other does", arguments: 1...100 as ClosedRange<UInt64>)
  func follows(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stage = ZoomStage()
    stage.pinch(1 + 4 * random.unit(), at: point(&random))
    for _ in 0..<20 {
      let way = Point(x: 400 * random.unit() - 200, y: 0)
      let before = stage.transform(at: 10)
      let follows = stage.zoom.canFollow(way, at: 10)
      stage.handle(.dragBegan, at: 10)
      stage.handle(.dragChanged(by: way), at: 10)
      let moved = (stage.transform(at: 10).offset.x - before.offset.x) * way.x
      #expect(follows ? moved > 0 : moved <= 0.5 * way.x.magnitude, "\(way) with seed \(seed)")
      stage.handle(.dragEnded(velocity: .zero), at: 10)
    }
  }

  /// Expects content to rest at a scale from 1 to the maximum, without a gap beside it.
  private func expectWithinLimits(_ zoom: Zoom, content: Size?, _ comment: Comment) {
    let end = zoom.transform(at: 1000)
    let size = content ?? Size(width: 400, height: 300)
    let (width, height) = (min(size.width, 400) * end.scale, min(size.height, 300) * end.scale)
    #expect(end.scale >= 1 && end.scale <= zoom.configuration.maximumScale, comment)
    #expect(end.offset.x.magnitude <= max(width - 400, 0) / 2 + 1e-9, comment)
    #expect(end.offset.y.magnitude <= max(height - 300, 0) / 2 + 1e-9, comment)
  }

  /// A point in or around the view; rarely an unusable one.
  private func point(_ random: inout SeededRandom) -> Point {
    if random.unit() < 0.03 { return Point(x: .nan, y: .infinity) }
    return Point(x: 600 * random.unit() - 100, y: 500 * random.unit() - 100)
  }

  /// A random event.
  private func event(_ random: inout SeededRandom) -> Zoom.Event {
    switch Int(random.unit() * 12) {
    case 0: .pinchBegan(at: point(&random))
    case 1, 2: .pinchChanged(by: 0.2 + 4 * random.unit(), at: point(&random))
    case 3: .pinchEnded
    case 4: .dragBegan
    case 5: .dragChanged(by: point(&random))
    case 6: .dragEnded(velocity: Point(x: 4000 * random.unit() - 2000, y: 4000 * random.unit() - 2000))
    case 7: .doubleTap(point(&random))
    case 8: .magnify(delta: 300 * random.unit() - 150, at: point(&random))
    case 9: .scroll(point(&random))
    case 10: .key(Zoom.Key.allCases[Int(random.unit() * Double(Zoom.Key.allCases.count))])
    default: random.unit() < 0.5 ? .zoom(to: 6 * random.unit(), animated: true) : .reset(animated: true)
    }
  }
}
