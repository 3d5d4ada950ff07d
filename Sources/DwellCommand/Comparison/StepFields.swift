import Dwell

/// A drawing step as names and values, as its text form writes them.
struct StepFields: Equatable {
  /// The kind of step and the item it draws: `fill indicator/0`, `page/2`, `clip`.
  let name: String
  /// The step as a line of text.
  let text: String
  /// Its values in order, with the defaults that the text form omits.
  private let values: [(name: String, text: String)]

  /// The fields of a step.
  init(_ command: DrawCommand) {
    text = String(DisplayList([command]).text.dropLast())
    var words = text.split(separator: " ").map(String.init)[...]
    let head = words.popFirst() ?? ""
    var values: [(String, String)] = []
    switch command {
    case .fill, .border, .arc: name = "\(head) \(words.popFirst() ?? "")"
    case .page, .clip: name = head
    case .image(_, let image, _, _, _):
      name = "image \(words.popFirst() ?? "")"
      values.append(("image", "\(image.number)"))
    case .label:
      name = "label \(words.popFirst() ?? "")"
      values.append(("text", words.popFirst() ?? ""))
    case .opacity:
      name = head
      values.append(("opacity", words.popFirst() ?? ""))
    case .pop: name = "the end of a group"
    }
    if case .opacity = command {
    } else if command != .pop {
      let sides = if case .arc = command { ["x", "y"] } else { ["x", "y", "width", "height"] }
      for side in sides { values.append((side, words.popFirst() ?? "")) }
      values += Self.optional(Array(words), in: command)
    }
    self.values = values
  }

  /// The values that the text form may omit.
  private static func optional(_ words: [String], in command: DrawCommand) -> [(String, String)] {
    /// The number after a sign.
    func value(_ sign: Character) -> String? {
      words.first { $0.first == sign && !$0.hasPrefix("rightTo") }.map { String($0.dropFirst()) }
    }
    let paint = words.filter { word in
      word.first == "#" || word == "foreground" || word == "background" || word.contains("To")
    }.joined(separator: " ")
    let missing = "#ff00ff"
    switch command {
    case .fill:
      return [
        ("radius", value("r") ?? "0"), ("paint", paint.isEmpty ? missing : paint),
        ("opacity", value("@") ?? "1"),
      ]
    case .border:
      return [
        ("radius", value("r") ?? "0"), ("line", value("w") ?? "0"),
        ("paint", paint.isEmpty ? missing : paint),
        ("opacity", value("@") ?? "1"),
      ]
    case .arc:
      /// The number after a word.
      func number(after name: String) -> String {
        words.firstIndex(of: name).map { words[($0 + 1)...].prefix(1).joined() } ?? "0"
      }
      return [
        ("radius", value("r") ?? "0"), ("line", value("w") ?? "0"), ("start", number(after: "from")),
        ("sweep", number(after: "sweep")), ("paint", paint.isEmpty ? missing : paint),
        ("opacity", value("@") ?? "1"),
      ]
    case .page:
      let shown = words.firstIndex(of: "shown").map { words[($0 + 1)...].prefix(4).joined(separator: " ") }
      let turned = words.firstIndex(of: "turned").map { words[($0 + 1)...].prefix(1).joined() }
      return [("shown", shown ?? "whole"), ("turned", turned ?? "0"), ("opacity", value("@") ?? "1")]
    case .image: return [("colour", paint.isEmpty ? missing : paint), ("opacity", value("@") ?? "1")]
    case .label:
      return [
        ("font size", value("s") ?? "0"), ("colour", paint.isEmpty ? missing : paint),
        ("opacity", value("@") ?? "1"),
      ]
    case .clip: return [("radius", value("r") ?? "0")]
    case .opacity, .pop: return []
    }
  }

  /// The differences to a step of the same name: `x 10 -> 12, opacity 0.35 -> 1`; nil if both are equal. If
  /// no field differs, both texts.
  func difference(to other: StepFields) -> String? {
    guard self != other else { return nil }
    let fields = zip(values, other.values).filter { $0.text != $1.text }
      .map { "\($0.name) \($0.text) -> \($1.text)" }.joined(separator: ", ")
    return fields.isEmpty ? "\(text) -> \(other.text)" : fields
  }

  /// Whether both have the same text.
  static func == (one: StepFields, other: StepFields) -> Bool { one.text == other.text }
}
