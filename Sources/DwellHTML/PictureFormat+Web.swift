import DwellDeck

extension PictureFormat {
  /// The media type of a picture that every browser shows; nil for a format that some or all do not.
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
    case .tiff, .heif, .jpegXL, .pnm, .xpm: nil
    }
  }
}
