import DwellJSON

extension Arguments {
  /// The number of an option; nil if it was not given. It consists of ASCII digits with at most one decimal
  /// point: without sign, exponent, hexadecimal digits and the words for infinity and NaN.
  /// - Parameter meaning: the quantity and its range, for the message.
  public func decimal(
    of option: CommandOption, in range: ClosedRange<Double>, _ meaning: String, example: String
  ) throws(CommandProblem) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let number = Double(text),
      range.contains(number)
    else {
      throw .usage(
        "--\(option.name) is \(printable(text, limit: 24)); it must be a plain decimal number\(meaning) "
          + "-- write e.g. --\(option.name)=\(example)")
    }
    return number
  }
}

extension FixedWidthInteger {
  /// The value of ASCII digits; nil for anything else, and for a value that does not fit.
  public init?(digits text: some StringProtocol) {
    guard text.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(text, radix: 10)
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
