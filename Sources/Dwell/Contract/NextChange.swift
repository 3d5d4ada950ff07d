/// When a component will look or be different, if nothing happens to it until then.
public enum NextChange: Equatable, Sendable {
  /// Never: no wake-up is needed.
  case still
  /// At this time on the front's clock, and not before.
  case at(Double)
  /// All the time.
  case everyFrame

  /// The earlier of two.
  public func earlier(_ other: NextChange) -> NextChange {
    switch (self, other) {
    case (.everyFrame, _), (_, .everyFrame): .everyFrame
    case (.still, let change), (let change, .still): change
    case (.at(let one), .at(let two)): .at(min(one, two))
    }
  }
}
