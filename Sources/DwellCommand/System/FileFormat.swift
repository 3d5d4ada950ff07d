import DwellJSON

/// The formats of the files that commands write, told by the ends of their names.
enum FileFormat: String, CaseIterable {
  /// A page that a browser plays.
  case html
  /// Pixels, through GTK.
  case png
  /// Shapes.
  case svg

  /// The format of a file's name; a problem if it is none of those that a command writes.
  /// - Parameters:
  ///   - path: the file.
  ///   - known: the formats that the command writes, one or two.
  ///   - example: how to say it right.
  init(path: String, known: [FileFormat], example: String) throws(CommandProblem) {
    let name = path.lowercased()
    let format = known.first { format in format.endings.contains { name.hasSuffix($0) } }
    guard let format else {
      let endings = known.map { ".\($0.rawValue)" }
      let ends =
        endings.count == 1
        ? "does not end in \(endings[0])" : "ends in neither \(endings.joined(separator: " nor "))"
      throw .usage("\(printable(path, limit: 400)) \(ends) -- write e.g. \(example)")
    }
    self = format
  }

  /// How names of such files end.
  private var endings: [String] { self == .html ? [".html", ".htm"] : [".\(rawValue)"] }

  /// Pixels a point, unless something else is asked for: screens have two.
  var scale: Double { self == .png ? 2 : 1 }
}
