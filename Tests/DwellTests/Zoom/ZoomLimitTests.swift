import Dwell
import Testing

/// What a zoom makes of unusable input.
@Suite("The limits of a zoom") struct ZoomLimitTests {
  private let unusable = [Double.nan, .infinity, -.infinity]

  @Test("Scales are clamped, and NaN is the default")
  func configuration() {
    for (maximum, tap, usedMaximum, usedTap) in [
      (4, 2.5, 4, 2.5), (2, 2.5, 2, 2), (0, 0, 1, 1), (.nan, .nan, 4, 2.5),
      (.infinity, .infinity, 1000, 1000),
      (-.infinity, -.infinity, 1, 1),
    ] as [(Double, Double, Double, Double)] {
      let configuration = ZoomStage { ($0.maximumScale, $0.doubleTapScale) = (maximum, tap) }.zoom
        .configuration
      #expect(configuration.maximumScale == usedMaximum && configuration.doubleTapScale == usedTap)
    }
  }

  @Test("With a maximum of 1 nothing is zoomed")
  func maximumOfOne() {
    let stage = ZoomStage { $0.maximumScale = 1 }
    #expect(!stage.handle(.doubleTap(.zero)) && !stage.handle(.key(.zoomIn)))
    stage.pinch(3, at: .zero, lifts: false)
    #expect(stage.transform(at: 0).scale == 2)
    stage.handle(.pinchEnded)
    #expect(stage.transform() == .identity)
  }

  @Test("A smaller maximum applies at once, but not to what a gesture holds")
  func configure() {
    let stage = ZoomStage()
    stage.pinch(4, at: .zero)
    var configuration = Zoom.Configuration()
    configuration.maximumScale = 2
    let held = stage.copy()
    held.handle(.pinchBegan(at: .zero), at: 1)
    held.zoom.configure(configuration, at: 1)
    #expect(held.transform() == .init(4, 600, 450))
    held.handle(.pinchEnded, at: 1)
    #expect(held.transform() == .init(2, 200, 150))
    stage.zoom.configure(configuration, at: 1)
    #expect(stage.transform(at: 1) == .init(2, 200, 150))
    configuration.reduceMotion = true
    stage.handle(.reset(animated: true), at: 2)
    stage.zoom.configure(configuration, at: 2.05)
    #expect(stage.transform(at: 2.05) == .identity, "reduced motion ends a motion")
  }

  @Test("In another size the scale stays, and what is in the middle, within the bounds")
  func resize() {
    let stage = ZoomStage()
    stage.pinch(2, at: .zero)
    #expect(stage.transform() == .init(2, 200, 150))
    stage.handle(.resize(Size(width: 400, height: 300), content: nil), at: 10)
    #expect(stage.transform() == .init(2, 200, 150), "the same size changes nothing")
    stage.handle(.resize(Size(width: 800, height: 300), content: nil), at: 10)
    #expect(stage.transform(at: 10) == .init(2, 400, 150))
    stage.handle(.resize(Size(width: 800, height: 300), content: Size(width: 200, height: 300)), at: 10)
    #expect(stage.transform(at: 10) == .init(2, 0, 150))
    stage.handle(.dragBegan, at: 10)
    stage.handle(.resize(Size(width: 100, height: 100), content: nil), at: 10)
    #expect(!stage.handle(.dragChanged(by: .zero), at: 10), "a gesture ends")
  }

  @Test("A picture fits into its view, and without a size fills it")
  func fitted() {
    for (content, width, height) in [
      (Size(width: 800, height: 400), 400, 200), (Size(width: 1, height: 3), 100, 300),
      (Size(width: 4, height: 3), 400, 300), (.zero, 400, 300), (Size(width: .nan, height: 3), 400, 300),
      (Size(width: .infinity, height: -1), 400, 300),
    ] as [(Size, Double, Double)] {
      let fitted = Zoom.fittedSize(of: content, in: Size(width: 400, height: 300))
      #expect(fitted == Size(width: width, height: height), "\(content)")
    }
    #expect(Zoom.fittedSize(of: Size(width: 8, height: 4), in: .zero) == .zero)
  }

  @Test("Content without a size, or larger than the view, fills the view")
  func sizes() {
    for content in [
      nil, .zero, Size(width: 0, height: 100), Size(width: .nan, height: 3), Size(width: 900, height: 900),
    ] as [Size?] {
      let stage = ZoomStage(content: content)
      stage.handle(.doubleTap(.zero))
      #expect(stage.transform() == .init(2.5, 300, 225))
    }
  }

  @Test("An empty view is at scale 1, whatever happens")
  func emptyView() {
    for size in [.zero, Size(width: 0, height: 9), Size(width: .nan, height: 9), Size(width: -9, height: 9)] {
      let stage = ZoomStage()
      stage.pinch(2, at: .zero)
      stage.handle(.resize(size, content: nil))
      #expect(stage.transform() == .identity)
      #expect(!stage.handle(.doubleTap(.zero)) && !stage.handle(.pinchBegan(at: .zero)))
      #expect(!stage.handle(.key(.zoomIn)) && !stage.handle(.magnify(delta: -10, at: .zero)))
      #expect(!stage.zoom.canFollow(Point(x: 1, y: 0), at: 0))
      #expect(stage.handle(.reset(animated: true)) && stage.transform() == .identity)
    }
  }

  @Test("Events with a number that isn't finite, or without their beginning, are ignored")
  func ignored() {
    let stage = ZoomStage()
    stage.pinch(2, at: .zero)
    for number in unusable {
      let point = Point(x: number, y: 0)
      for event in [
        .pinchBegan(at: point), .pinchChanged(by: 2, at: .zero), .pinchEnded, .dragChanged(by: .zero),
        .dragEnded(velocity: .zero), .doubleTap(point), .magnify(delta: number, at: .zero),
        .magnify(delta: 1, at: point), .scroll(point),
      ] as [Zoom.Event] {
        #expect(!stage.handle(event), "\(event)")
      }
    }
    #expect(stage.transform(at: 0) == .init(2, 200, 150) && stage.transform() == .init(2, 200, 150))
    stage.handle(.pinchBegan(at: .zero))
    let held = stage.zoom
    for factor in unusable + [0, -1] {
      #expect(!stage.handle(.pinchChanged(by: factor, at: .zero)))
      #expect(
        !stage.handle(.pinchChanged(by: 1, at: Point(x: 0, y: factor == 0 || factor == -1 ? .nan : factor))))
    }
    for event in [
      .doubleTap(.zero), .magnify(delta: 1, at: .zero), .scroll(Point(x: 1, y: 0)), .key(.zoomIn),
    ] as [Zoom.Event] {
      #expect(!stage.handle(event), "while a gesture holds content")
    }
    #expect(stage.zoom == held)
    stage.handle(.dragBegan)
    #expect(!stage.handle(.dragChanged(by: Point(x: .nan, y: 0))))
    #expect(stage.handle(.dragEnded(velocity: Point(x: .infinity, y: 0))))
    #expect(stage.transform() == .init(2, 200, 150), "a velocity that isn't finite counts as 0")
  }

  @Test("Huge numbers give finite transforms")
  func huge() {
    let most = Double.greatestFiniteMagnitude
    let stage = ZoomStage { $0.maximumScale = 1000 }
    stage.pinch(most, at: Point(x: most, y: -most), to: Point(x: -most, y: most))
    #expect(stage.transform(at: 0).offset.isFinite && stage.transform(at: 0).scale == 1000)
    stage.handle(.dragBegan)
    stage.handle(.dragChanged(by: Point(x: most, y: -most)))
    #expect(stage.transform(at: 0).offset == Point(x: 199_800, y: -149_850))
    stage.handle(.dragEnded(velocity: Point(x: -most, y: most)))
    #expect(stage.transform(at: 0.1).offset.isFinite)
    #expect(stage.transform().offset == Point(x: -199_800, y: 149_850))
  }

  @Test("Times that aren't usable, or earlier ones, don't move anything")
  func times() {
    let stage = ZoomStage(at: .nan)
    stage.handle(.doubleTap(.zero), at: 10)
    let shown = stage.transform(at: 10.1)
    stage.handle(.key(.left), at: 10.1)
    for time in unusable + [5] {
      #expect(stage.zoom.transform(at: time) == shown)
      #expect(stage.zoom.nextChange(after: time) == .everyFrame)
      #expect(stage.zoom.isZoomed(at: time))
    }
    #expect(stage.transform() == .init(2.5, 300, 225))
  }
}
