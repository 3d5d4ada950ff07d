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

  /// The flags and choices of a type, each as a row of a list whose left column is 23 wide: its meaning, or
  /// the words to choose from, with the default.
  static func rows<Options: Configurable>(of type: Options.Type) -> String {
    Options.options.map { option in
      let name = "\(option.name)"
      let words = meaning(of: option).split(separator: " ")
      return name + String(repeating: " ", count: max(21 - name.count, 1))
        + words.dropFirst().reduce(into: [String(words[0])]) { lines, word in
          if lines[lines.count - 1].count + word.count < 57 {
            lines[lines.count - 1] += " \(word)"
          } else {
            lines.append(String(word))
          }
        }.joined(separator: "\n" + String(repeating: " ", count: 23))
    }.joined(separator: "\n  ")
  }

  /// The meaning of a flag, or the words of a choice, with the default.
  private static func meaning(of option: Option) -> String {
    let summary = "\(option.summary)"
    let clause = summary.prefix(1).lowercased() + summary.dropFirst()
    switch option.values {
    case .choice(let names, let standard):
      return "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]) (\(names[standard]))"
    case .flag(let standard): return clause + (standard.map { " (\($0))" } ?? "")
    case .number, .count: return "\(clause): \(text(of: option))"
    }
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
    case .flag(let standard): return "\(option.name)" + (standard.map { " (\($0))" } ?? "")
    case .choice: return "\(option.name): \(meaning(of: option))"
    }
  }
}
