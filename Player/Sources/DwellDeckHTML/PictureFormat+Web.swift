import DwellDeck

extension PictureFormat {
  /// The media type of a format that every browser shows; nil for other formats.
  public var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .avif: "image/avif"
    case .svg: "image/svg+xml"
    case .bmp: "image/bmp"
    case .ico: "image/x-icon"
    case .tiff, .heif, .jpegXL, .pnm, .xpm, .video: nil
    }
  }
}
