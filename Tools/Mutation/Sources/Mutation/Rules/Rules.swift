/// The table of rules: the likely mistakes in a source.
enum Rules {
  /// The operators between operands, and the operators that they are confused with.
  static let infix: [String: (family: Site.Family, changes: [String])] = [
    "<": (.order, ["<=", ">="]), "<=": (.order, ["<", ">"]), ">": (.order, [">=", "<="]),
    ">=": (.order, [">", "<"]), "==": (.equality, ["!="]), "!=": (.equality, ["=="]),
    "&&": (.logic, ["||"]), "||": (.logic, ["&&"]), "+": (.sum, ["-"]), "-": (.sum, ["+"]),
    "*": (.product, ["/"]), "/": (.product, ["*"]), "+=": (.sumAssignment, ["-="]),
    "-=": (.sumAssignment, ["+="]), "..<": (.halfOpenRange, ["..."]), "...": (.closedRange, ["..<"]),
  ]
  /// The operators before an operand that may be forgotten.
  static let prefix: [String: (family: Site.Family, rule: String)] = [
    "-": (.negative, "minus left out"), "!": (.not, "negation left out"),
  ]
  /// The operators that change the value before them.
  static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]
  /// The words that begin a statement which is neither an assignment nor a call.
  static let statementWords: Set<String> = [
    "let", "var", "func", "return", "if", "guard", "for", "while", "repeat", "switch", "case", "default",
    "break",
    "continue", "fallthrough", "throw", "defer", "do", "catch", "else", "import", "struct", "enum", "class",
    "extension", "protocol", "init", "deinit", "subscript", "typealias", "associatedtype", "static",
    "private",
    "public", "internal", "fileprivate", "package", "mutating", "get", "set", "willSet", "didSet", "indirect",
    "final", "override", "lazy", "weak", "try", "await", "infix", "prefix", "postfix", "operator", "where",
    "actor",
    "nonisolated", "true", "false", "nil", "is", "as", "in", "inout", "throws", "rethrows", "_",
  ]

  /// All places in a file, in order; if two begin together, the longer one is first.
  static func sites(in file: SourceFile) -> [Site] {
    let patterns = file.patternTokens
    var sites: [Site] = []
    for index in file.tokens.indices where !file.tokens[index].isFixed {
      let isPattern = patterns.contains(index)
      sites += file.tokenSites(at: index, isPattern: isPattern)
      if !isPattern { sites += file.argumentSites(at: index) }
      sites += file.conditionSites(at: index)
      sites += file.statementSites(at: index)
    }
    return sites.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.rank) < (
        $1.range.lowerBound, -$1.range.upperBound, $1.rank
      )
    }
  }
}

extension Site {
  /// Determines the outer one of two places with the same range: the smaller rank.
  fileprivate var rank: Int {
    switch form {
    case .statement: 0
    case .condition: 1
    case .arguments: 2
    default: 3
    }
  }
}
