/// What a component looks like at one moment: a short list of drawing steps, as data.
///
/// Every front draws the same list; tests, bug reports and goldens compare it. Storage is kept when the list
/// is emptied, so that a list that is filled again and again settles into no allocation at all.
public struct DisplayList: Equatable, Sendable {
  /// The steps, in drawing order. Every ``DrawCommand/clip(_:radius:)`` and ``DrawCommand/opacity(_:)`` has
  /// its ``DrawCommand/pop``.
  public private(set) var commands: [DrawCommand] = []

  /// An empty list.
  public init() {}

  /// A list of the given steps.
  public init(_ commands: [DrawCommand]) { self.commands = commands }

  /// Adds a step above all others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Empties the list and keeps its storage.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }
}
