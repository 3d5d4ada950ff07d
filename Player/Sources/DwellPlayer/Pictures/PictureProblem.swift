#if GTK
import DwellDeck
import DwellGTK

/// Why a picture cannot be shown.
enum PictureProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file cannot be read; the value is the system's message.
  case unreadable(String)
  /// The file isn't a picture that this machine can decode.
  case unknownFormat
  /// The picture needs a decoder from a package that isn't installed.
  case missingDecoder(format: String, package: String)
  /// The picture has more pixels than the maximum.
  case tooLarge(PixelSize, maximum: Int)
  /// The file is larger than the maximum, in bytes.
  case fileTooLarge(maximum: Int)
  /// The picture is damaged; the value is the decoder's message.
  case damaged(String)
  /// The file is a video, and GTK has no module that plays videos.
  case noMediaModule
  /// The file is a video whose pictures this machine cannot decode, or that has none.
  case noMovingPicture
  /// The video is damaged; the value is the player's message.
  case unplayable(String)
  /// Decoding takes longer than the limit (``PictureClock``).
  case takesTooLong
  /// Decoding was cancelled.
  case cancelled

  /// The problem of a file that no decoder recognises, and that begins with these bytes.
  init(foreignFile beginning: [UInt8]) {
    self =
      switch PictureFormat(beginningOfFile: beginning) {
      case .heif: .missingDecoder(format: "HEIF", package: "heif-gdk-pixbuf")
      case .avif: .missingDecoder(format: "AVIF", package: "libavif-gdk-pixbuf")
      case .jpegXL: .missingDecoder(format: "JPEG XL", package: "libjxl-gdk-pixbuf")
      case .svg: .missingDecoder(format: "SVG", package: "librsvg2-common")
      default: .unknownFormat
      }
  }

  /// Whether no decoder recognises the file, which may be intact.
  var isForeign: Bool {
    switch self {
    case .unknownFormat, .missingDecoder: true
    default: false
    }
  }

  /// The problem as the rest of a sentence about the file.
  var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unknownFormat: "is not a picture that this machine can read"
    case .missingDecoder(let format, _): "is \(format), for which this machine has no decoder"
    case .tooLarge(let size, let maximum):
      "has \(size.width) x \(size.height) pixels; at most \(maximum / 1_000_000) million are read"
    case .fileTooLarge(let maximum): "is a larger file than the \(maximum / 1_000_000) MB that are read"
    case .damaged(let reason): "is damaged: \(reason)"
    case .noMediaModule: "is a video, and GTK has no module to play it"
    case .noMovingPicture: "is a video without frames that this machine can decode"
    case .unplayable(let reason): "cannot be played: \(reason)"
    case .takesTooLong: "takes too long"
    case .cancelled: "is no longer needed"
    }
  }

  /// How to fix it.
  var fix: String {
    switch self {
    case .unreadable: "check the file and its read permission"
    case .tooLarge, .fileTooLarge: "save it smaller, or as a baseline JPEG"
    case .missingDecoder(_, let package): "install \(package), or save it as PNG or JPEG"
    case .takesTooLong: "save it as PNG or JPEG, or with fewer effects"
    case .unknownFormat, .damaged: "copy it again, or save it as PNG or JPEG"
    case .noMediaModule: "install libgtk-4-media-gstreamer"
    case .noMovingPicture: "install gstreamer1.0-libav and gstreamer1.0-plugins-good, or save it as WebM"
    case .unplayable: "copy it again, or save it as MP4 or WebM"
    case .cancelled: "try again"
    }
  }
}
#endif
