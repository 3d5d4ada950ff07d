import DwellFiles
import DwellJSON

/// The format of a file that a command writes, recognised by its extension. Programs add their own formats in
/// extensions.
public struct FileFormat: RawRepresentable, Hashable, Sendable {
  /// The extension, without its dot.
  public let rawValue: String

  /// The format of an extension, in lowercase.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A page for browsers.
  public static let html = FileFormat(rawValue: "html")
  /// Pixels, drawn with GTK.
  public static let png = FileFormat(rawValue: "png")
  /// Vector graphics.
  public static let svg = FileFormat(rawValue: "svg")

  /// The format of a path; fails if the command doesn't write it.
  /// - Parameters:
  ///   - path: the file; - for the standard output, in the first of the formats.
  ///   - known: the formats that the command writes, at least one.
  ///   - example: a correct option, for the message.
  public init(path: String, known: [FileFormat], example: String) throws(CommandProblem) {
    let name = path.lowercased()
    let isAtEnd = { (format: FileFormat) in format.endings.contains { name.hasSuffix($0) } }
    let format = path == AtomicFile.standardOutput ? known.first : known.first(where: isAtEnd)
    guard let format else {
      let endings = known.map { ".\($0.rawValue)" }
      let ends =
        switch endings.count {
        case 1: "does not end in \(endings[0])"
        case 2: "ends in neither \(endings.joined(separator: " nor "))"
        default: "ends in none of \(endings.joined(separator: ", "))"
        }
      throw .usage("\(printable(path, limit: 400)) \(ends) -- write e.g. \(example)")
    }
    self = format
  }

  /// The extensions of such files.
  private var endings: [String] { self == .html ? [".html", ".htm"] : [".\(rawValue)"] }

  /// The default scale, in pixels per point: 2 for pixels, as most screens have.
  var scale: Double { self == .png ? 2 : 1 }
}
