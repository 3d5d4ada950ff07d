/// A declaration without the differences that don't affect code that uses it.
///
/// These are spaces, attributes (of result builders and of isolation; the stand-in isolates more to the main
/// actor than Apple does, which is stricter), the names of parameters inside a function, modifiers that only
/// subclasses see, the protocols of a type, and the spelling of a stored property.
struct Declaration: Equatable, CustomStringConvertible {
  /// The declaration without its `where` clause.
  private let head: String
  /// The requirements of the `where` clause.
  private var requirements: Set<String>

  /// The normal form.
  var description: String {
    requirements.isEmpty ? head : "\(head) where \(requirements.sorted().joined(separator: ", "))"
  }

  /// Brings a declaration into its normal form.
  init(_ text: String) {
    var plain =
      text
      .replacing(/@[A-Za-z_]+(\([^)]*\)|<[^>]*>)?\s*/, with: "")
      .replacing(
        /\b(nonisolated|nonmutating|public|final|open|override|weak|convenience|unowned\(unsafe\))\b\s*/,
        with: ""
      )
      .replacing(/\bclass (func|var|let)\b/) { "static \($0.output.1)" }
      .replacing(/\bSelf\./, with: "")
      .replacing("`", with: "")
      .replacing(/\s+/, with: " ")
      .replacing(" :", with: ":")
      .replacing(/([(,]\ ?)(\w+) \w+:/) { "\($0.output.1)\($0.output.2):" }
      .replacing(/\ ?\{ ?get set ?\}\ ?/, with: "")
    while plain.hasPrefix(" ") { plain.removeFirst() }
    while plain.hasSuffix(" ") { plain.removeLast() }
    if let match = plain.firstMatch(of: /^(static )?let (.*)$/) {
      plain = "\(match.output.1 ?? "")var \(match.output.2) { get }"
    }
    let parts = plain.split(separator: " where ", maxSplits: 1)
    requirements = parts.count > 1 ? Set(parts[1].split(separator: ", ").map(String.init)) : []
    head = String(parts.first ?? "").replacing(/^((struct|enum|class) \w+(<[^>]*>)?): .*$/) {
      String($0.output.1)
    }
  }

  /// Returns the declaration without requirements that the extension around it states.
  func without(_ extensions: [String]) -> Declaration {
    var result = self
    result.requirements.subtract(extensions)
    return result
  }
}
