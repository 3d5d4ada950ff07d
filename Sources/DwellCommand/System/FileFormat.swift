import DwellDeck
import DwellFiles
import DwellJSON

/// The formats of the files that commands write, recognised by their extensions.
enum FileFormat: String, CaseIterable {
  /// A page for browsers.
  case html
  /// Pixels, drawn with GTK.
  case png
  /// Vector graphics.
  case svg
  /// A film, for players and sites.
  case mp4
  /// A film without patented codecs.
  case webm
  /// An animated picture of 256 colours.
  case gif
  /// An animated picture with losses that are hardly visible.
  case webp
  /// An animated picture without losses.
  case apng

  /// The format of a path; fails if the command doesn't write it.
  /// - Parameters:
  ///   - path: the file; - for the standard output, in the first of the formats.
  ///   - known: the formats that the command writes, at least one.
  ///   - example: a correct option, for the message.
  init(path: String, known: [FileFormat], example: String) throws(CommandProblem) {
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

  /// The film formats.
  static let films: [FileFormat] = [.mp4, .webm, .gif, .webp, .apng]

  /// The format by which a film is recognised from its first bytes.
  var content: PictureFormat? {
    switch self {
    case .mp4, .webm: .film
    case .apng: .png
    default: PictureFormat(rawValue: rawValue)
    }
  }

  /// Whether this is the format of a film or an animated picture.
  var isFilm: Bool { Self.films.contains(self) }

  /// The default scale, in pixels per point: 2 for pixels, as most screens have.
  var scale: Double { self == .png ? 2 : 1 }
}
