/// A list of mutants in a file: those that no test can detect, each with its reason, or those that no test
/// detected.
///
/// Entries consist of lines `file:`, `line:`, `rule:`, `occurrence:` (1 if omitted) and `reason:`, with a
/// blank line between two entries. Lines that begin with `#` are comments.
public struct MutantList: Sendable {
  /// An entry.
  public struct Entry: Equatable, Sendable {
    /// The mutant.
    public var identity: Mutant.Identity
    /// Why it is in the list; empty if no reason is given.
    public var reason: String
    /// The line of the list on which it begins, from 1.
    public var place: Int
  }

  /// A problem with a list.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    /// The line of the list, from 1.
    public var place: Int
    /// The message.
    public var description: String
  }

  /// The entries, in order.
  public let entries: [Entry]

  /// Parses a list.
  /// - Parameter needsReasons: Whether an entry without a reason is an error.
  public init(_ text: String, needsReasons: Bool) throws(Problem) {
    var entries: [Entry] = []
    var fields: [String: String] = [:]
    var place = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmed }
    for (number, line) in (lines + [""]).enumerated() {
      if line.hasPrefix("#") { continue }
      guard line.isEmpty else {
        if fields.isEmpty { place = number + 1 }
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard parts.count == 2, ["file", "line", "rule", "occurrence", "reason"].contains(name),
          fields[name] == nil
        else {
          throw Problem(
            place: number + 1, description: "expected file, line, rule, occurrence or reason, once")
        }
        fields[name] = String(parts[1]).trimmed
        continue
      }
      if fields.isEmpty { continue }
      guard let file = fields["file"], let text = fields["line"], let rule = fields["rule"],
        let occurrence = Int(fields["occurrence"] ?? "1"), occurrence > 0
      else {
        throw Problem(
          place: place, description: "file, line or rule is missing, or the occurrence is no number")
      }
      let reason = fields["reason"] ?? ""
      if needsReasons, reason.isEmpty { throw Problem(place: place, description: "the reason is missing") }
      let identity = Mutant.Identity(file: file, line: text, rule: rule, occurrence: occurrence)
      if entries.contains(where: { $0.identity == identity }) {
        throw Problem(place: place, description: "the same entry twice")
      }
      entries.append(Entry(identity: identity, reason: reason, place: place))
      fields = [:]
    }
    self.entries = entries
  }

  /// The numbers of the mutants in the list. An entry that matches no mutant is an error: the sources have
  /// changed.
  public func numbers(in catalog: Catalog) throws(Problem) -> Set<Int> {
    let numbers = Dictionary(catalog.mutants.map { ($0.identity, $0.number) }) { first, _ in first }
    var found: Set<Int> = []
    for entry in entries {
      guard let number = numbers[entry.identity] else {
        throw Problem(place: entry.place, description: "matches nothing any more: \(entry.identity.line)")
      }
      found.insert(number)
    }
    return found
  }

  /// The numbers of the listed mutants that still exist in the sources.
  public func remainingNumbers(in catalog: Catalog) -> Set<Int> {
    let identities = Set(entries.map(\.identity))
    return Set(catalog.mutants.filter { identities.contains($0.identity) }.map(\.number))
  }

  /// An entry for a mutant, to be added to a list.
  public static func entry(for mutant: Mutant) -> String {
    let name = mutant.identity
    let occurrence = name.occurrence == 1 ? "" : "occurrence: \(name.occurrence)\n"
    return "file: \(name.file)\nline: \(name.line)\nrule: \(name.rule)\n\(occurrence)"
  }
}
