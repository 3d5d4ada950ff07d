#if GTK
import DwellGTK

/// Why a picture cannot be shown.
enum PictureProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read, in the system's words.
  case unreadable(String)
  /// The file is no picture that this machine can read.
  case unknownFormat
  /// The picture has more pixels than a picture has any use for.
  case tooLarge(PixelSize)
  /// The picture is damaged, in the decoder's words.
  case damaged(String)
  /// Nobody wants the picture any more.
  case cancelled

  /// The problem as the rest of a sentence about the file.
  var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unknownFormat: "is not a picture that this machine can read"
    case .tooLarge(let size):
      "has \(size.width) x \(size.height) pixels; at most \(PictureDecoder.maximumPixelCount / 1_000_000) million are read"
    case .damaged(let reason): "is damaged: \(reason)"
    case .cancelled: "is not wanted any more"
    }
  }
}
#endif
