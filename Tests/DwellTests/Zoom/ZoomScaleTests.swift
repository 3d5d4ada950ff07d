import Dwell
import Testing

/// How content is scaled, and what stays where it is.
@Suite("A page's content is zoomed (R240 R242)") struct ZoomScaleTests {
  private let middle = Point(x: 200, y: 150)

  @Test("A double tap zooms in about its point, as far as the content's edges allow, and another one back")
  func doubleTap() {
    for (content, point, transform) in [
      (nil, middle, .init(2.5, 0, 0)), (nil, Point(x: 100, y: 75), .init(2.5, 150, 112.5)),
      (nil, .zero, .init(2.5, 300, 225)), (nil, Point(x: 400, y: 300), .init(2.5, -300, -225)),
      // Fitted pictures stay centred where they are smaller, and have no gap elsewhere.
      (Size(width: 400, height: 200), Point(x: 200, y: 50), .init(2.5, 0, 100)),
      (Size(width: 400, height: 100), Point(x: 0, y: 0), .init(2.5, 300, 0)),
      (Size(width: 100, height: 300), Point(x: 150, y: 0), .init(2.5, 0, 225)),
    ] as [(Size?, Point, ZoomTransform)] {
      let stage = ZoomStage(content: content)
      #expect(stage.handle(.doubleTap(point)))
      #expect(stage.transform() == transform, "\(point)")
      #expect(stage.handle(.doubleTap(middle), at: 100))
      #expect(stage.transform(at: 200) == .identity, "\(point)")
    }
  }

  @Test("It zooms on the spring of pages without overshoot, and turns back on the way")
  func spring() {
    let stage = ZoomStage()
    stage.handle(.doubleTap(Point(x: 100, y: 75)), at: 10)
    for (time, scale) in [(10, 1), (10.05, 1.33996), (10.1, 1.8036), (10.2, 2.31004), (10.4, 2.4907)] {
      let transform = stage.transform(at: time)
      #expect((transform.scale - scale).magnitude < 5e-5, "\(time) s")
      #expect((transform.offset.x - 100 * (transform.scale - 1)).magnitude < 1e-9, "the point stays")
    }
    let turned = stage.copy()
    turned.handle(.doubleTap(middle), at: 10.1)
    #expect(turned.transform(at: 10.1).isNear(stage.transform(at: 10.1)))
    #expect(turned.transform(at: 10.101).scale > stage.transform(at: 10.1).scale, "it keeps its velocity")
    #expect(turned.transform() == .identity)
    #expect(turned.handle(.doubleTap(middle), at: 10.2), "on the way back it zooms in again")
    #expect(turned.transform().scale == 2.5)
  }

  @Test("The point under a pinch stays under it, also when its middle moves")
  func pinch() {
    for (factor, from, to, transform) in [
      (2, middle, middle, .init(2, 0, 0)), (2, middle, Point(x: 220, y: 140), .init(2, 20, -10)),
      (2, Point(x: 100, y: 150), Point(x: 100, y: 150), .init(2, 100, 0)),
      (3, Point(x: 100, y: 100), Point(x: 120, y: 110), .init(3, 220, 110)),
      // Beyond 4, and below 1, the scale follows half.
      (4, middle, middle, .init(4, 0, 0)), (8, middle, middle, .init(6, 0, 0)),
      (0.5, middle, Point(x: 220, y: 150), .init(0.75, 20, 0)), (1e-9, middle, middle, .init(0.5005, 0, 0)),
    ] as [(Double, Point, Point, ZoomTransform)] {
      let stage = ZoomStage()
      stage.pinch(factor, at: from, to: to, lifts: false)
      #expect(stage.transform(at: 0).isNear(transform), "\(factor)")
      #expect(stage.zoom.nextChange(after: 0) == .still)
    }
  }

  @Test("A released pinch springs back within its limits, about its middle, and to 1 from less than 1.05")
  func release() {
    let place = Point(x: 100, y: 150)
    for (factor, to, transform) in [
      (2, place, .init(2, 100, 0)), (8, place, .init(4, 300, 0)), (0.5, place, .identity),
      (2, Point(x: 300, y: 150), .init(2, 200, 0)), (1.04, place, .identity),
      (1.06, place, .init(1.06, 6, 0)),
    ] as [(Double, Point, ZoomTransform)] {
      let stage = ZoomStage()
      stage.pinch(factor, at: place, to: to)
      #expect(stage.transform().isNear(transform), "\(factor)")
    }
    let dragged = ZoomStage()
    dragged.pinch(8, at: place)
    dragged.handle(.dragBegan)
    dragged.handle(.dragEnded(velocity: .zero))
    #expect(dragged.transform().isNear(.init(4, 300, 0)), "also if one finger stays for a while")
    let stage = ZoomStage()
    stage.pinch(8, at: middle, at: 5)
    #expect(stage.transform(at: 5) == .init(6, 0, 0))
    #expect((stage.transform(at: 5.1).scale - 4.9285).magnitude < 5e-5)
  }

  @Test("Fingers that grab content amid a motion don't move it")
  func grab() {
    var stage = ZoomStage()
    for factor in [0.5, 8] {
      stage = ZoomStage()
      stage.pinch(factor, at: Point(x: 100, y: 150))
      let shown = stage.transform(at: 0.1)
      stage.handle(.pinchBegan(at: middle), at: 0.1)
      stage.handle(.pinchChanged(by: 1, at: middle), at: 0.1)
      #expect(stage.transform().isNear(shown) && shown.scale != 1, "\(factor)")
    }
    stage.handle(.pinchEnded, at: 1)
    stage.handle(.dragBegan, at: 1.1)
    let dragged = stage.transform(at: 1.1)
    stage.handle(.dragChanged(by: .zero), at: 1.1)
    #expect(dragged.scale > 4 && stage.transform() == dragged)
    stage.handle(.dragEnded(velocity: .zero), at: 1.2)
    #expect(stage.transform().scale == 4)
  }

  @Test("A wheel with the Control key scales by e^(−delta / 100) at the pointer, at most by half")
  func wheel() {
    for (delta, factor) in [(-10, 1.105171), (-120, 1.5), (-1e300, 1.5), (0, 1)] {
      let stage = ZoomStage()
      #expect(stage.handle(.magnify(delta: delta, at: Point(x: 100, y: 150))))
      let transform = stage.transform(at: 0)
      #expect((transform.scale - factor).magnitude < 1e-6, "\(delta)")
      #expect((transform.offset.x - 100 * (transform.scale - 1)).magnitude < 1e-9)
    }
    let stage = ZoomStage()
    for _ in 0..<10 { stage.handle(.magnify(delta: -120, at: .zero)) }
    #expect(stage.transform(at: 0).isNear(.init(4, 600, 450)), "no further than the maximum")
    for _ in 0..<10 { stage.handle(.magnify(delta: 120, at: middle)) }
    #expect(stage.transform(at: 0) == .identity)
  }

  @Test("Plus and minus scale by half about the middle, repeated ones add up, and zero shows all")
  func keys() {
    let stage = ZoomStage()
    #expect(stage.handle(.key(.zoomIn), at: 0) && stage.handle(.key(.zoomIn), at: 0.1))
    #expect(stage.transform() == .init(2.25, 0, 0))
    #expect(stage.handle(.key(.zoomOut), at: 1))
    #expect(stage.transform().isNear(.init(1.5, 0, 0)))
    for time in 2..<6 { stage.handle(.key(.zoomIn), at: Double(time)) }
    #expect(stage.transform() == .init(4, 0, 0))
    #expect(!stage.handle(.key(.zoomIn), at: 7), "at the maximum")
    #expect(stage.handle(.key(.reset), at: 8))
    #expect(stage.transform() == .identity)
    #expect(!stage.handle(.key(.reset), at: 9) && !stage.handle(.key(.zoomOut), at: 9))
  }

  @Test("The app sets a scale about the middle")
  func scale() {
    let stage = ZoomStage()
    stage.handle(.doubleTap(Point(x: 100, y: 75)))
    #expect(stage.handle(.zoom(to: 2, animated: true), at: 10))
    #expect(stage.transform(at: 10).scale == 2.5 && stage.transform().isNear(.init(2, 120, 90)))
    #expect(stage.handle(.zoom(to: 9, animated: false), at: 11))
    #expect(stage.transform(at: 11).isNear(.init(4, 240, 180)))
    for scale in [0, -3, 1.0] {
      let other = stage.copy()
      #expect(other.handle(.zoom(to: scale, animated: true), at: 12))
      #expect(other.transform() == .identity)
    }
    stage.handle(.reset(animated: false), at: 13)
    for scale in [1, 0.5, .nan, .infinity] {
      #expect(!stage.handle(.zoom(to: scale, animated: true), at: 13))
    }
  }

  @Test("Under reduced motion, and reset at once, content is where it would come to rest")
  func reducedMotion() {
    let stage = ZoomStage { $0.reduceMotion = true }
    stage.handle(.doubleTap(.zero))
    #expect(stage.transform(at: 0) == .init(2.5, 300, 225))
    stage.handle(.key(.zoomIn))
    #expect(stage.transform(at: 0) == .init(3.75, 450, 337.5))
    stage.pinch(3, at: middle)
    #expect(stage.transform(at: 0).scale == 4)
    stage.handle(.dragBegan)
    stage.handle(.dragEnded(velocity: Point(x: -2000, y: 0)))
    #expect(stage.transform(at: 0) == stage.transform(), "and it stays where it was released")
    let other = ZoomStage()
    other.handle(.doubleTap(.zero))
    other.handle(.reset(animated: false), at: 0.1)
    #expect(other.transform(at: 0.1) == .identity)
    #expect(other.zoom.nextChange(after: 0.1) == .still)
  }
}
