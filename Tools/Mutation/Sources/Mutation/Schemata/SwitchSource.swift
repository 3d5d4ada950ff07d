/// The file that is added to the copied module: the switch, and the operators that are declared for places.
enum SwitchSource {
  /// The name of the operator for a place, derived from the number of its first mutant: its binary digits,
  /// `^` for 1 and `~` for 0.
  static func name(ofOperator number: Int) -> String {
    "^" + String(number, radix: 2).map { $0 == "1" ? "^" : "~" }.joined()
  }

  /// The text of the file for the mutants in a build.
  static func text(catalog: Catalog, mutants: [Mutant]) -> String {
    let places = Dictionary(grouping: mutants) { [$0.file, $0.site] }.values.sorted {
      $0[0].number < $1[0].number
    }
    return switchText
      + places.map { place in
        let site = catalog.sites[place[0].file][place[0].site]
        let original = catalog.files[place[0].file].text(site.range)
        let changes = place.map { (number: $0.number, text: site.variants[$0.variant].text) }
        let name = name(ofOperator: place[0].number)
        switch site.form {
        case .infix(let family): return family.declaration(of: name, original, changes)
        case .prefix(let family): return family.declaration(of: name, original, changes)
        default: return ""
        }
      }.joined()
  }

  /// The switch, and the declarations that all places share.
  private static let switchText = """
    #if canImport(Glibc)
    import Glibc
    #elseif canImport(Musl)
    import Musl
    #elseif canImport(Darwin)
    import Darwin
    #endif

    public let activeMutant: Int = getenv("DWELL_MUTANT").map { atol($0) } ?? 0
    @inline(__always) public func mutant(_ number: Int) -> Bool { activeMutant == number }

    precedencegroup SwitchPrecedence { higherThan: TernaryPrecedence lowerThan: LogicalDisjunctionPrecedence }
    infix operator <!> : SwitchPrecedence
    @inline(__always) public func <!> (condition: Bool, number: Int) -> Bool { mutant(number) != condition }

    @inline(__always) public func switched_min<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
      mutant(number) ? Swift.max(a, b) : Swift.min(a, b)
    }
    @inline(__always) public func switched_max<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {
      mutant(number) ? Swift.min(a, b) : Swift.max(a, b)
    }
    @inline(__always) public func switched_min<T: Comparable>(_ number: Int, _ a: T, _ b: T, _ c: T) -> T {
      mutant(number) ? Swift.max(a, b, c) : Swift.min(a, b, c)
    }
    @inline(__always) public func switched_max<T: Comparable>(_ number: Int, _ a: T, _ b: T, _ c: T) -> T {
      mutant(number) ? Swift.min(a, b, c) : Swift.max(a, b, c)
    }

    """
}

extension Site.Family {
  /// The declaration of an operator that stands for `original`, and for others while their mutants are
  /// active.
  func declaration(of name: String, _ original: String, _ changes: [(number: Int, text: String)]) -> String {
    // The choice if every alternative has the same operands.
    func choice(_ write: (String) -> String) -> String {
      changes.map { "mutant(\($0.number)) ? \(write($0.text)) : " }.joined() + write(original)
    }
    let start = "@inline(__always) public func \(name) "
    let infix = "infix operator \(name) : "
    switch self {
    case .order:
      return infix + "ComparisonPrecedence\n" + start
        + "<T: Comparable>(a: T, b: T) -> Bool { \(choice { "(a \($0) b)" }) }\n"
    case .equality:
      return infix + "ComparisonPrecedence\n" + start
        + "<T: Equatable>(a: T, b: T) -> Bool { \(choice { "(a \($0) b)" }) }\n"
    case .presence:
      return infix + "ComparisonPrecedence\n" + start
        + "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool { \(choice { "(a \($0) nil)" }) }\n"
    case .logic:
      return infix + "Logical\(original == "&&" ? "Con" : "Dis")junctionPrecedence\n" + start
        + "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { "
        + "try \(choice { $0 == "&&" ? "(a ? b() : false)" : "(a ? true : b())" }) }\n"
    case .sum:
      return infix + "AdditionPrecedence\n" + start
        + "<T: AdditiveArithmetic>(a: T, b: T) -> T { \(choice { "(a \($0) b)" }) }\n"
    case .product:
      return infix + "MultiplicationPrecedence\n"
        + ["BinaryInteger", "FloatingPoint"].map {
          start + "<T: \($0)>(a: T, b: T) -> T { \(choice { "(a \($0) b)" }) }\n"
        }.joined()
    case .sumAssignment:
      return infix + "AssignmentPrecedence\n" + start
        + "<T: AdditiveArithmetic>(a: inout T, b: T) { \(choice { "(a \($0) b)" }) }\n"
    case .halfOpenRange:
      return infix + "RangeFormationPrecedence\n" + start
        + "<T: FixedWidthInteger>(a: T, b: T) -> Range<T> { \(choice { $0 == "..." ? "(a..<(b + 1))" : "(a..<b)" }) }\n"
    case .closedRange:
      return infix + "RangeFormationPrecedence\n" + start
        + "<T: FixedWidthInteger>(a: T, b: T) -> ClosedRange<T> { "
        + "\(choice { $0 == "..<" ? "(a...(b - 1))" : "(a...b)" }) }\n"
    case .negative:
      return "prefix operator \(name)\n@inline(__always) public prefix func \(name) "
        + "<T: SignedNumeric>(a: T) -> T { \(choice { $0 == "-" ? "(-a)" : "a" }) }\n"
    case .not:
      return "prefix operator \(name)\n@inline(__always) public prefix func \(name) "
        + "(a: Bool) -> Bool { \(choice { $0 == "!" ? "!a" : "a" }) }\n"
    }
  }
}
