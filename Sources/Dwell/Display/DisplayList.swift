/// A component's drawing at one instant, as a short list of commands.
///
/// Every front draws the same list; tests, bug reports and goldens compare it. Emptying a list keeps its
/// storage, so refilling it soon allocates nothing.
public struct DisplayList: Equatable, Sendable {
  /// The commands, in drawing order. Every `clip` and `opacity` is closed by a ``DrawCommand/pop``.
  public internal(set) var commands: [DrawCommand] = []

  /// An empty list.
  public init() {}

  /// A list of the given commands.
  public init(_ commands: [DrawCommand]) { self.commands = commands }

  /// Appends a command, above all others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Empties the list and keeps its storage.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

  /// The smallest rectangle of whole points around everything that is drawn but pages; nil if nothing is.
  package var bounds: Rect? {
    var edges: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    for command in commands {
      guard let rect = command.rect else { continue }
      let old = edges ?? (.infinity, .infinity, -.infinity, -.infinity)
      edges = (
        min(old.minX, rect.x), min(old.minY, rect.y), max(old.maxX, rect.maxX), max(old.maxY, rect.maxY)
      )
    }
    return edges.map { edges in
      let (x, y) = (edges.minX.rounded(.down), edges.minY.rounded(.down))
      return Rect(
        x: x, y: y, width: edges.maxX.rounded(.up) - x, height: edges.maxY.rounded(.up) - y)
    }
  }

  /// Moves the commands from an index on.
  mutating func offset(from first: Int, x: Double, y: Double) {
    for index in first..<commands.count { commands[index] = commands[index].offsetBy(x: x, y: y) }
  }
}
