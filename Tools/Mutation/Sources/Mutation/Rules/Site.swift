/// A place in a source where one or more mistakes can be made.
public struct Site: Equatable, Sendable {
  /// How the compiled copy chooses between the original and the mutants.
  public enum Form: Equatable, Sendable {
    /// An operator between two operands is replaced by one that is declared for this place.
    case infix(Family)
    /// An operator before its operand is replaced likewise.
    case prefix(Family)
    /// A literal is replaced by a choice among literals.
    case literal
    /// `min` or `max`, with its opening bracket, is replaced by a function that takes the mutant.
    case extremum
    /// A condition is wrapped.
    case condition
    /// The question mark of a conditional expression gets an operator before it that may negate the
    /// condition.
    case question
    /// Two arguments may be exchanged.
    case arguments(Range<Int>, Range<Int>)
    /// A statement is wrapped.
    case statement
  }

  /// Groups of interchangeable operators: the possible operands of the declared one.
  public enum Family: String, Equatable, Sendable {
    /// `<`, `<=`, `>` and `>=`.
    case order
    /// `==` and `!=`.
    case equality
    /// `== nil` and `!= nil`.
    case presence
    /// `&&` and `||`.
    case logic
    /// `+` and `-`.
    case sum
    /// `*` and `/`.
    case product
    /// `+=` and `-=`.
    case sumAssignment
    /// `..<`.
    case halfOpenRange
    /// `...`.
    case closedRange
    /// `-` before its operand.
    case negative
    /// `!` before its operand.
    case not
  }

  /// One mutant's change of a place.
  public struct Variant: Equatable, Sendable {
    /// The rule, such as `< to <=`: unique within a place.
    public var rule: String
    /// The text that replaces the original.
    public var text: String
  }

  /// How the choice is compiled.
  public var form: Form
  /// The range that changes, in bytes.
  public var range: Range<Int>
  /// The mistakes, in a fixed order.
  public var variants: [Variant]
}
