import DwellCommand
import DwellDeck

extension FileFormat {
  /// A video, for players and sites.
  static let mp4 = FileFormat(rawValue: "mp4")
  /// A video without patented codecs.
  static let webm = FileFormat(rawValue: "webm")
  /// An animated picture of 256 colours.
  static let gif = FileFormat(rawValue: "gif")
  /// An animated picture with barely visible losses.
  static let webp = FileFormat(rawValue: "webp")
  /// An animated picture without losses.
  static let apng = FileFormat(rawValue: "apng")

  /// The formats of videos and animated pictures.
  static let videos: [FileFormat] = [.mp4, .webm, .gif, .webp, .apng]

  /// The format by which a video is recognised from its first bytes.
  var content: PictureFormat? {
    switch self {
    case .mp4, .webm: .video
    case .apng: .png
    default: PictureFormat(rawValue: rawValue)
    }
  }
}
