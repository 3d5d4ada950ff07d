/// The zoom of a page's content: it is scaled by pinches, double taps, wheels and keys, and moved by drags,
/// without turning the page.
///
/// The point under the fingers stays under them. While pinched, the scale resists below 1 and beyond the
/// maximum, and springs back. A drag moves content within its bounds, so that no gap shows beside it; a drag
/// that begins at the content's edge, towards it, is for the pages.
///
/// ```swift
/// var zoom = Zoom(at: 0)
/// _ = zoom.handle(.resize(Size(width: 400, height: 300), content: nil), at: 0)
/// _ = zoom.handle(.doubleTap(Point(x: 100, y: 75)), at: 0)
/// zoom.transform(at: 1)     // scale 2.5, offset (150, 112.5): the point is where it was
/// zoom.canFollow(Point(x: 20, y: 0), at: 1)    // true; false after a drag to the left edge
/// ```
///
/// A front asks ``canFollow(_:at:)`` when a drag begins, and leaves it to the pages if it can't: a drag that
/// began on the content keeps moving it, and stops at the edge. While ``isZoomed(at:)``, the front pauses the
/// page's time with ``PauseReasons/focus``, as for something open in the page. Times are in seconds on the
/// front's clock, as in ``Component``.
public struct Zoom: Equatable, Sendable {
  /// The spring on which content zooms and comes back: that of pages, but without overshoot, which would show
  /// a gap beside the content.
  static var spring: Spring { Spring(response: PagingPhysics().spring.response, dampingFraction: 1) }
  /// The resistance of a pinch beyond the limits: the scale shown is half of what is asked for beyond them.
  static let band = RubberBand()
  /// The largest factor of a pinch.
  static let largestPinch = 1000.0
  /// The factor of a key, and the largest of a wheel's event.
  static let step = 1.5
  /// The wheel's movement that scales by e.
  static let wheelUnit = 100.0
  /// The fraction of the view by which an arrow key moves.
  static let keyShare = 0.25
  /// The scale below which a released pinch goes back to 1: so little can't be seen, but would hold the page.
  static let snapScale = 1.05
  /// The scale's distance from its target at which it has arrived: 0.04 points at 400 from the middle.
  private static let tolerance = 1e-4

  /// The settings, with usable numbers.
  public private(set) var configuration: Configuration
  /// The sizes of view and content.
  private var bounds = ZoomBounds(view: .zero, content: nil)
  /// The scale, and how far the content is moved.
  private var scale = SpringMotion(restingAt: 1, spring: Zoom.spring)
  private var x = SpringMotion(restingAt: 0, spring: Zoom.spring)
  private var y = SpringMotion(restingAt: 0, spring: Zoom.spring)
  /// When the motion has ended.
  private var end = -Double.infinity
  /// The gesture that holds the content.
  private var gesture: Gesture?
  /// The middle of the last pinch, from that of the view, about which a scale beyond the limits springs back.
  private var pivot = Point.zero
  /// The time.
  private var timebase: Timebase

  /// A gesture that holds the content.
  private enum Gesture: Equatable {
    /// A pinch: the transform at its beginning, the scale asked for, and its middle, from that of the view.
    case pinch(from: ZoomTransform, scale: Double, at: Point)
    /// A drag: the transform at its beginning.
    case drag(from: ZoomTransform)
  }

  /// A zoom of an empty view at `start`, in seconds on the front's clock.
  public init(_ configuration: Configuration = Configuration(), at start: Double) {
    self.configuration = configuration.sanitized
    timebase = Timebase(start: start)
  }

  /// Changes the settings. Content beyond a smaller maximum is at that scale at once, unless a gesture holds
  /// it.
  public mutating func configure(_ configuration: Configuration, at now: Double) {
    let time = timebase.observe(now)
    self.configuration = configuration.sanitized
    guard gesture == nil else { return }
    if target.scale > self.configuration.maximumScale || self.configuration.reduceMotion {
      rest(at: limited(target))
    } else if time >= end {
      rest(at: target)
    }
  }

  /// The size at scale 1 of content with proportions of its own, such as a picture, which shows whole in a
  /// view; the view's for content without a size.
  public static func fittedSize(of content: Size, in view: Size) -> Size {
    let (view, content) = (view.sanitized, content.sanitized)
    guard content.width > 0, content.height > 0 else { return view }
    let scale = min(view.width / content.width, view.height / content.height)
    return Size(width: content.width * scale, height: content.height * scale)
  }

  /// The scale and the offset at a time.
  public func transform(at now: Double) -> ZoomTransform { transform(atOwn: timebase.time(at: now)) }

  /// Whether content is, or is on its way to be, at another scale than 1.
  public func isZoomed(at now: Double) -> Bool { transform(at: now).scale != 1 || target.scale != 1 }

  /// Whether content can follow a movement, in points, along its longer axis: false at scale 1, at the edge
  /// in that direction, without a movement and for NaN.
  public func canFollow(_ movement: Point, at now: Double) -> Bool {
    target.scale > 1 && movement.isFinite && bounds.canFollow(movement, from: transform(at: now))
  }

  /// When the transform will next change.
  public func nextChange(after now: Double) -> NextChange {
    timebase.time(at: now) < end ? .everyFrame : .still
  }

  /// Applies an event. Returns false if it doesn't concern the zoom, as an arrow key at the content's edge:
  /// then it is for the pages.
  public mutating func handle(_ event: Event, at now: Double) -> Bool {
    let time = timebase.observe(now)
    if time >= end { rest(at: target) }
    switch event {
    case .resize(let view, let content):
      resize(to: ZoomBounds(view: view, content: content))
      return true
    case .reset(let isAnimated):
      gesture = nil
      move(to: .identity, animated: isAnimated, at: time)
      return true
    case _ where bounds.isEmpty: return false
    case .pinchBegan(let point): return beginPinch(at: point, time)
    case .pinchChanged(let factor, let point): return pinch(by: factor, at: point)
    case .pinchEnded: return endPinch(at: time)
    case .dragBegan:
      let limit = bounds.limit(at: transform(atOwn: time).scale)
      guard target.scale != 1, limit.x > 0 || limit.y > 0 else { return false }
      rest(at: transform(atOwn: time))
      gesture = .drag(from: target)
      return true
    case .dragChanged(let movement):
      guard case .drag(let start) = gesture, movement.isFinite else { return false }
      rest(at: bounds.clamped(start.moved(by: movement), or: start))
      return true
    case .dragEnded(let velocity):
      guard case .drag = gesture else { return false }
      gesture = nil
      release(at: velocity, time)
      return true
    case .doubleTap(let point):
      guard gesture == nil, point.isFinite else { return false }
      let larger = transform(atOwn: time)
        .scaled(to: configuration.doubleTapScale, about: bounds.fromMiddle(point))
      return go(to: target.scale == 1 ? larger : .identity, at: time)
    case .magnify(let delta, let point):
      guard gesture == nil, delta.isFinite, point.isFinite else { return false }
      let factor = min(max(exponential(-delta / Zoom.wheelUnit), 1 / Zoom.step), Zoom.step)
      let before = transform(atOwn: time)
      let scale = min(max(before.scale * factor, 1), configuration.maximumScale)
      rest(at: limited(before.scaled(to: scale, about: bounds.fromMiddle(point))))
      return true
    case .scroll(let way):
      let movement = Point(x: -way.x, y: -way.y)
      guard gesture == nil, canFollow(movement, at: now) else { return false }
      rest(at: limited(transform(atOwn: time).moved(by: movement)))
      return true
    case .key(let key):
      return gesture == nil && press(key, at: time)
    case .zoom(let scale, let isAnimated):
      let isFree = gesture == nil && scale.isFinite
      let wanted = min(max(scale, 1), configuration.maximumScale)
      return isFree && go(to: target.scaled(to: wanted, about: .zero), animated: isAnimated, at: time)
    }
  }
}

extension Zoom {
  /// Where content comes to rest.
  private var target: ZoomTransform {
    ZoomTransform(scale: scale.target, offset: Point(x: x.target, y: y.target))
  }

  /// The transform at a time on the timebase.
  private func transform(atOwn time: Double) -> ZoomTransform {
    guard time < end else { return target }
    return ZoomTransform(
      scale: scale.value(at: time), offset: Point(x: x.value(at: time), y: y.value(at: time)))
  }

  /// The nearest transform within the limits of the scale, about a point, and of the bounds.
  private func limited(_ transform: ZoomTransform, about point: Point = .zero) -> ZoomTransform {
    let scale = min(max(transform.scale, 1), configuration.maximumScale)
    return bounds.clamped(scale == transform.scale ? transform : transform.scaled(to: scale, about: point))
  }

  /// Stays at a transform.
  private mutating func rest(at transform: ZoomTransform) {
    scale = SpringMotion(restingAt: transform.scale, spring: Zoom.spring)
    x = SpringMotion(restingAt: transform.offset.x, spring: Zoom.spring)
    y = SpringMotion(restingAt: transform.offset.y, spring: Zoom.spring)
    end = -.infinity
  }

  /// Moves to a transform within the limits, on springs that continue what moves.
  private mutating func move(
    to transform: ZoomTransform, animated: Bool = true, xSpring: Spring = Zoom.spring,
    ySpring: Spring = Zoom.spring, at time: Double
  ) {
    guard animated, !configuration.reduceMotion else { return rest(at: transform) }
    scale = scale.retargeted(to: transform.scale, at: time, spring: Zoom.spring)
    x = x.retargeted(to: transform.offset.x, at: time, spring: xSpring)
    y = y.retargeted(to: transform.offset.y, at: time, spring: ySpring)
    let settled = max(
      scale.settledTime(tolerance: Zoom.tolerance),
      max(x.settledTime(tolerance: Pager.tolerance), y.settledTime(tolerance: Pager.tolerance)))
    end = min(settled, time + Pager.maximumSettlingDuration)
  }

  /// Moves to a transform's nearest within the limits. Returns false if content is there or on its way.
  private mutating func go(to transform: ZoomTransform, animated: Bool = true, at time: Double) -> Bool {
    let wanted = limited(transform)
    guard wanted != target else { return false }
    move(to: wanted, animated: animated, at: time)
    return true
  }

  /// Keeps what is in the middle, in content of another size.
  private mutating func resize(to new: ZoomBounds) {
    guard new != bounds else { return }
    var place = target
    if !bounds.isEmpty {
      place.offset.x *= new.content.width / bounds.content.width
      place.offset.y *= new.content.height / bounds.content.height
    }
    bounds = new
    gesture = nil
    rest(at: new.isEmpty ? .identity : limited(place))
  }
  /// Begins a pinch where content is, without a jump.
  private mutating func beginPinch(at point: Point, _ time: Double) -> Bool {
    guard point.isFinite else { return false }
    rest(at: transform(atOwn: time))
    let asked = Zoom.band.raw(target.scale, in: 1...configuration.maximumScale)
    pivot = bounds.fromMiddle(point)
    gesture = .pinch(from: target, scale: asked, at: pivot)
    return true
  }

  /// Scales about the pinch's middle, and follows it.
  private mutating func pinch(by factor: Double, at point: Point) -> Bool {
    guard case .pinch(let start, let scale, let first) = gesture, point.isFinite, factor > 0,
      factor.isFinite
    else { return false }
    let asked = scale * min(max(factor, 1 / Zoom.largestPinch), Zoom.largestPinch)
    let shown = Zoom.band.displayed(asked, in: 1...configuration.maximumScale)
    pivot = bounds.fromMiddle(point)
    rest(at: start.scaled(to: shown, about: first, movedTo: pivot))
    return true
  }

  /// Springs back within the limits, about the pinch's middle.
  private mutating func endPinch(at time: Double) -> Bool {
    guard case .pinch = gesture else { return false }
    gesture = nil
    move(to: target.scale < Zoom.snapScale ? .identity : limited(target, about: pivot), at: time)
    return true
  }

  /// Glides after a drag, or springs back within the limits.
  private mutating func release(at velocity: Point, _ time: Double) {
    let (place, limit) = (target, bounds.limit(at: target.scale))
    let wanted = limited(place, about: pivot)
    guard place == wanted else { return move(to: wanted, at: time) }
    let isMoving = velocity.isFinite && !configuration.reduceMotion
    let (vx, vy) = isMoving ? (velocity.x, velocity.y) : (0, 0)
    let across = Glide(from: place.offset.x, velocity: vx, in: -limit.x...limit.x)
    let down = Glide(from: place.offset.y, velocity: vy, in: -limit.y...limit.y)
    x = SpringMotion(from: place.offset.x, velocity: vx, to: place.offset.x, start: time, spring: Zoom.spring)
    y = SpringMotion(from: place.offset.y, velocity: vy, to: place.offset.y, start: time, spring: Zoom.spring)
    let goal = ZoomTransform(scale: place.scale, offset: Point(x: across.target, y: down.target))
    move(to: goal, xSpring: across.spring, ySpring: down.spring, at: time)
  }

  /// Handles a key, from where content comes to rest, so that repeated ones add up.
  private mutating func press(_ key: Key, at time: Double) -> Bool {
    let (across, down) = (bounds.view.width * Zoom.keyShare, bounds.view.height * Zoom.keyShare)
    let way: Point
    switch key {
    case .zoomIn: return go(to: target.scaled(to: target.scale * Zoom.step, about: .zero), at: time)
    case .zoomOut: return go(to: target.scaled(to: target.scale / Zoom.step, about: .zero), at: time)
    case .reset: return go(to: .identity, at: time)
    case .left: way = Point(x: across, y: 0)
    case .right: way = Point(x: -across, y: 0)
    case .up: way = Point(x: 0, y: down)
    case .down: way = Point(x: 0, y: -down)
    }
    return bounds.canFollow(way, from: target) && go(to: target.moved(by: way), at: time)
  }
}
