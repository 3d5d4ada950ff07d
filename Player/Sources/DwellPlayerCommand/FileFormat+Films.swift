import DwellCommand
import DwellDeck

extension FileFormat {
  /// A film, for players and sites.
  static let mp4 = FileFormat(rawValue: "mp4")
  /// A film without patented codecs.
  static let webm = FileFormat(rawValue: "webm")
  /// An animated picture of 256 colours.
  static let gif = FileFormat(rawValue: "gif")
  /// An animated picture with losses that are hardly visible.
  static let webp = FileFormat(rawValue: "webp")
  /// An animated picture without losses.
  static let apng = FileFormat(rawValue: "apng")

  /// The formats of films and animated pictures.
  static let films: [FileFormat] = [.mp4, .webm, .gif, .webp, .apng]

  /// The format by which a film is recognised from its first bytes.
  var content: PictureFormat? {
    switch self {
    case .mp4, .webm: .film
    case .apng: .png
    default: PictureFormat(rawValue: rawValue)
    }
  }
}
