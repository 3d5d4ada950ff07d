/// When a component will next change if nothing happens to it.
public enum NextChange: Equatable, Sendable {
  /// Never: no wake-up is needed.
  case still
  /// At this time on the front's clock, and not before.
  case at(Double)
  /// Continuously.
  case everyFrame

  /// The earlier of two changes.
  public func earlier(_ other: NextChange) -> NextChange {
    switch (self, other) {
    case (.everyFrame, _), (_, .everyFrame): .everyFrame
    case (.still, let change), (let change, .still): change
    case (.at(let one), .at(let two)): .at(min(one, two))
    }
  }
}
