#if GTK
import DwellGTK

/// Why a picture cannot be shown.
enum PictureProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read; the value is the system's message.
  case unreadable(String)
  /// The file isn't a picture that this machine can decode.
  case unknownFormat
  /// The picture has more pixels than the maximum.
  case tooLarge(PixelSize, maximum: Int)
  /// The picture is damaged; the value is the decoder's message.
  case damaged(String)
  /// Decoding was cancelled.
  case cancelled

  /// The problem as the rest of a sentence about the file.
  var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unknownFormat: "is not a picture that this machine can read"
    case .tooLarge(let size, let maximum):
      "has \(size.width) x \(size.height) pixels; at most \(maximum / 1_000_000) million are read"
    case .damaged(let reason): "is damaged: \(reason)"
    case .cancelled: "is no longer needed"
    }
  }

  /// How to fix it.
  var fix: String {
    switch self {
    case .unreadable: "check the file and your right to read it"
    case .tooLarge: "save it smaller, or as a baseline JPEG"
    case .unknownFormat, .damaged: "copy it again, or save it as PNG or JPEG"
    case .cancelled: "try again"
    }
  }
}
#endif
