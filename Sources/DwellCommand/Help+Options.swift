import Dwell
import DwellJSON

extension Help {
  /// The options of a type, each with its range and its default, as lines of a list whose left column is 27
  /// wide.
  static func options<Options: Configurable>(of type: Options.Type) -> String {
    var lines = [""]
    for (number, option) in Options.options.enumerated() {
      let item = text(of: option) + (number + 1 < Options.options.count ? "," : "")
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = item
      } else if lines[lines.count - 1].count + item.count < 56 {
        lines[lines.count - 1] += " \(item)"
      } else {
        lines.append(item)
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: 27))
  }

  /// An option with its range and its default.
  private static func text(of option: Option) -> String {
    func number(_ number: Double) -> String { JSONLine.number(number).text }
    switch option.values {
    case .number(let kind, let standard):
      let range = "\(number(kind.range.lowerBound))...\(number(kind.range.upperBound))"
      return "\(option.name) \(range)" + (standard.map { " (\(number($0)))" } ?? "")
    case .count(let range, let standard):
      let most = range.upperBound == .max ? "" : "\(range.upperBound)"
      return "\(option.name) \(range.lowerBound)...\(most) (\(standard))"
    }
  }
}
