import Dwell

/// A zoom of content that fills a view of 400 by 300 points, or of other content in it.
final class ZoomStage {
  /// The zoom.
  var zoom: Zoom

  /// Content of a size in the view, from a time on; it fills it by default.
  init(content: Size? = nil, at start: Double = 0, _ change: (inout Zoom.Configuration) -> Void = { _ in }) {
    var configuration = Zoom.Configuration()
    change(&configuration)
    zoom = Zoom(configuration, at: start)
    _ = zoom.handle(.resize(Size(width: 400, height: 300), content: content), at: start)
  }

  /// Another one in the same state.
  func copy() -> ZoomStage {
    let other = ZoomStage()
    other.zoom = zoom
    return other
  }

  /// Handles an event, and returns whether the zoom used it.
  @discardableResult func handle(_ event: Zoom.Event, at now: Double = 0) -> Bool {
    zoom.handle(event, at: now)
  }

  /// Pinches around a point by a factor, with the middle moved to another one, and lets go.
  func pinch(
    _ factor: Double, at point: Point, to other: Point? = nil, at now: Double = 0, lifts: Bool = true
  ) {
    handle(.pinchBegan(at: point), at: now)
    handle(.pinchChanged(by: factor, at: other ?? point), at: now)
    if lifts { handle(.pinchEnded, at: now) }
  }

  /// The transform at a time; by default when everything rests.
  func transform(at now: Double = 100) -> ZoomTransform { zoom.transform(at: now) }
}

extension ZoomTransform {
  /// A transform in three numbers.
  init(_ scale: Double, _ x: Double, _ y: Double) {
    self.init(scale: scale, offset: Point(x: x, y: y))
  }

  /// Whether it is near another one, apart from rounding.
  func isNear(_ other: ZoomTransform, within tolerance: Double = 1e-9) -> Bool {
    let differences = [scale - other.scale, offset.x - other.offset.x, offset.y - other.offset.y]
    return differences.allSatisfy { $0.magnitude <= tolerance }
  }
}
