import Dwell

/// Maps the input along one direction to another.
struct DirectionTransform {
  /// The direction and size of the original input.
  private let old: (direction: Direction, size: Size)
  /// The direction and size to map to.
  private let new: (direction: Direction, size: Size)
  /// The number of pages.
  private let pageCount: Int

  /// A transform from one direction and size to another.
  init(from: Direction, in size: Size, to: Direction, in newSize: Size, pageCount: Int) {
    old = (from, size)
    new = (to, newSize)
    self.pageCount = pageCount
  }

  /// The event along the new direction. A page beyond the last is clamped.
  func event(_ scenarioEvent: ScenarioEvent) -> ScenarioEvent {
    guard case .event(let event) = scenarioEvent.happening else { return scenarioEvent }
    let turned: Event =
      switch event {
      case .press(let point): .press(self.point(point))
      case .move(let point): .move(self.point(point))
      case .release(let point): .release(self.point(point))
      case .hover(let point): .hover(self.point(point))
      case .key(let key): .key(self.key(key))
      case .select(let page, let animated): .select(page: min(page, pageCount - 1), animated: animated)
      default: event
      }
    return ScenarioEvent(at: scenarioEvent.at, .event(turned))
  }

  /// The point at the same fractions of the length and breadth.
  private func point(_ point: Point) -> Point {
    guard old.direction != new.direction || old.size != new.size else { return point }
    let main =
      old.direction.main(of: point, in: old.size) / max(old.direction.mainLength(of: old.size), 1)
      * new.direction.mainLength(of: new.size)
    let cross =
      old.direction.cross(of: point) / max(old.direction.crossLength(of: old.size), 1)
      * new.direction.crossLength(of: new.size)
    let rect = new.direction.rect(
      main: Extent(start: main, length: 0), cross: Extent(start: cross, length: 0), in: new.size)
    return Point(x: rect.x, y: rect.y)
  }

  /// The arrow key that turns by the same number of pages; other keys are unchanged.
  private func key(_ key: Key) -> Key {
    guard let step = old.direction.step(for: key) else { return key }
    return Key.allCases.first { new.direction.step(for: $0) == step } ?? key
  }
}
