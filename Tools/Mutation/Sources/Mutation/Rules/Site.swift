/// A place in a source where one or more mistakes can be made.
public struct Site: Equatable, Sendable {
  /// How the compiled copy chooses between what is written and what the mutants make of it.
  public enum Form: Equatable, Sendable {
    /// An operator between two operands gives way to one that is declared for this place.
    case infix(Family)
    /// An operator before its operand does.
    case prefix(Family)
    /// A literal gives way to a choice among literals.
    case literal
    /// `min` or `max`, with its opening bracket, gives way to a function that is told the mutant.
    case extremum
    /// A condition is wrapped.
    case condition
    /// The question mark of a conditional expression gets an operator before it that may negate the
    /// condition.
    case question
    /// Two arguments may change places.
    case arguments(Range<Int>, Range<Int>)
    /// A statement is wrapped.
    case statement
  }

  /// Which operators can stand for one another: what the operands of the declared one may be.
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

  /// What one mutant makes of a place.
  public struct Variant: Equatable, Sendable {
    /// The rule, such as `< to <=`: unique among those of a place.
    public var rule: String
    /// What stands in the place then.
    public var text: String
  }

  /// How the choice is compiled.
  public var form: Form
  /// The stretch that changes, in bytes.
  public var range: Range<Int>
  /// The mistakes, in a set order.
  public var variants: [Variant]
}
