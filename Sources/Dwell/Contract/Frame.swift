/// A component at one moment: what to draw, what it means, and how it moves on.
///
/// A front keeps one frame and has it filled again and again, so that a steady state allocates nothing.
public struct Frame: Equatable, Sendable {
  /// The size of the component.
  public private(set) var size = Size.zero
  /// What to draw.
  public private(set) var display = DisplayList()
  /// What it means.
  public private(set) var semantics = Semantics()
  /// The items that are moving, and how; empty while the picture is still.
  public private(set) var motions: [ItemMotion] = []
  /// The time on the front's clock until which `motions` say all there is to say, if nothing happens until then; nil
  /// for ever. A front that hands motion to a compositor sleeps until then, and then feeds ``Event/tick``.
  public private(set) var holdsUntil: Double?
  /// The place of the part that is filling the frame, while it does; nil while the component itself does.
  private var origin: Point?

  /// An empty frame.
  public init() {}

  /// Empties the frame for a component of the given size and keeps its storage. While a part fills the frame, it goes
  /// on with what is there.
  public mutating func reset(size: Size) {
    guard origin == nil else { return }
    self.size = size
    display.removeAll()
    semantics.removeAll()
    motions.removeAll(keepingCapacity: true)
    holdsUntil = nil
  }

  /// Adds a step of drawing above all others.
  public mutating func append(_ command: DrawCommand) {
    display.append(origin.map { command.offsetBy(x: $0.x, y: $0.y) } ?? command)
  }

  /// Adds what something means after all else.
  public mutating func append(_ element: SemanticElement) {
    var element = element
    if let origin { element.rect = element.rect.offsetBy(x: origin.x, y: origin.y) }
    semantics.append(element)
  }

  /// Adds how an item moves.
  public mutating func append(_ motion: ItemMotion) {
    var motion = motion
    if let origin, case .linear(let rect, let time) = motion.path {
      motion.path = .linear(to: rect.offsetBy(x: origin.x, y: origin.y), at: time)
    }
    motions.append(motion)
  }

  /// A rectangle of what is drawn, in the points of the part that is filling the frame.
  func local(_ rect: Rect) -> Rect {
    guard let origin else { return rect }
    return rect.offsetBy(x: -origin.x, y: -origin.y)
  }

  /// Shortens the time until which the motions hold.
  public mutating func hold(until time: Double) { holdsUntil = min(holdsUntil ?? time, time) }

  /// Adds a component that is part of another one, with its top-left corner at a place of the whole.
  public mutating func append<Part: Component>(_ part: Part, at origin: Point, now: Double) {
    let outer = self.origin
    self.origin = Point(x: (outer?.x ?? 0) + origin.x, y: (outer?.y ?? 0) + origin.y)
    part.frame(at: now, into: &self)
    self.origin = outer
  }
}

/// How one drawn item moves from now on.
public struct ItemMotion: Equatable, Sendable {
  /// The item.
  public var item: ItemKey
  /// Its way.
  public var path: MotionPath

  /// The way of an item.
  public init(_ item: ItemKey, _ path: MotionPath) {
    self.item = item
    self.path = path
  }
}

/// The ways in which an item moves.
public enum MotionPath: Equatable, Sendable {
  /// At a constant rate from where it is to the rectangle, and there at the time on the front's clock.
  case linear(to: Rect, at: Double)
  /// On a curve until the time on the front's clock: frames asked for in advance give as many samples as are wanted.
  case sampled(until: Double)
}
