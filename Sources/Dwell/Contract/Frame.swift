/// A component at one moment: what to draw, what it means, and how it moves on.
///
/// A front keeps one frame and has it filled again and again, so that a steady state allocates nothing.
public struct Frame: Equatable, Sendable {
  /// The size of the component.
  public var size = Size.zero
  /// What to draw.
  public var display = DisplayList()
  /// What it means.
  public var semantics = Semantics()
  /// The items that are moving, and how; empty while the picture is still.
  public private(set) var motions: [ItemMotion] = []
  /// The time on the front's clock until which `motions` say all there is to say, if nothing happens until then; nil
  /// for ever. A front that hands motion to a compositor sleeps until then, and then feeds ``Event/tick``.
  public var holdsUntil: Double?

  /// An empty frame.
  public init() {}

  /// Empties the frame for a component of the given size and keeps its storage.
  public mutating func reset(size: Size) {
    self.size = size
    display.removeAll()
    semantics.removeAll()
    motions.removeAll(keepingCapacity: true)
    holdsUntil = nil
  }

  /// Adds how an item moves.
  public mutating func append(_ motion: ItemMotion) { motions.append(motion) }

  /// Shortens the time until which the motions hold.
  public mutating func hold(until time: Double) { holdsUntil = min(holdsUntil ?? time, time) }
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
