/// The format of a picture, or of a video among pictures, recognised by the first bytes of its file, never by
/// its name.
///
/// Not every machine can decode every format: that depends on its installed loaders.
public enum PictureFormat: String, CaseIterable, Equatable, Sendable {
  /// The formats.
  case png, jpeg, gif, webp, bmp, tiff, svg, avif, heif, jpegXL, ico, pnm, xpm
  /// A video: MP4 or QuickTime, WebM or Matroska, or Ogg with Theora or VP8. Only GTK windows play it, and
  /// browsers play some.
  case video

  /// The number of bytes that are enough to recognise a file: one page of memory.
  ///
  /// All except SVG and videos need 32; an SVG may begin with comments and a document type before its first
  /// element, and in Ogg other streams may precede that of the pictures.
  static let sampleSize = 4096

  /// The format of a file that begins with these bytes; nil if it isn't a picture.
  public init?(beginningOfFile bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.matches(bytes) }) else { return nil }
    self = format
  }

  /// Whether a file that begins with these bytes is of this format.
  private func matches(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0)
    case .webp: bytes.has("RIFF", at: 0) && bytes.has("WEBP", at: 8)
    case .bmp: bytes.has("BM", at: 0) && bytes.hasBitmapHeader
    case .tiff: bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    case .svg: bytes.isSVG
    case .avif: bytes.has("ftypavi", at: 4)
    case .heif: ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains { bytes.has($0, at: 4) }
    case .jpegXL:
      bytes.starts(with: [0xFF, 0x0A]) || bytes.starts(with: [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20])
    case .ico: bytes.starts(with: [0, 0, 1, 0]) && bytes.hasIconDirectory
    case .pnm: bytes.isPortableAnyMap
    case .xpm: bytes.has("/* XPM */", at: 0)
    case .video: bytes.isVideo
    }
  }
}

/// Signatures of formats.
extension [UInt8] {
  /// Whether the text is at `offset`.
  func has(_ text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }

  /// Whether data that begins with `BM` continues as a bitmap, with one of the known sizes of the second
  /// header at offset 14.
  fileprivate var hasBitmapHeader: Bool {
    count >= 18 && [12, 40, 52, 56, 64, 108, 124].contains(self[14]) && self[15] == 0 && self[16] == 0
      && self[17] == 0
  }

  /// Whether the directory of an icon file holds an entry whose reserved byte is 0.
  fileprivate var hasIconDirectory: Bool {
    count >= 22 && (self[4] != 0 || self[5] != 0) && self[9] == 0
  }

  /// Whether the data begins as a video: with a file type or a first atom of MP4 or QuickTime, with the
  /// header of Matroska, or in Ogg with the header of Theora or VP8.
  fileprivate var isVideo: Bool {
    if has("ftyp", at: 4) { return Self.videoBrands.contains { has($0, at: 8) } }
    if ["moov", "mdat", "wide"].contains(where: { has($0, at: 4) }) { return true }
    if starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      return ["webm", "matroska"].contains { prefix(64).end(of: $0) != nil }
    }
    // Theora's signature and its version.
    return has("OggS", at: 0) && ["theora\u{3}\u{2}", "OVP80"].contains { self[...].end(of: $0) != nil }
  }

  /// The beginnings of brands (ISO/IEC 14496-12) of videos; sounds have others, such as `M4A `.
  private static let videoBrands = [
    "iso", "mp4", "avc1", "M4V", "qt  ", "3g", "MSNV", "dash", "mmp4", "f4v", "F4V", "XAVC",
  ]

  /// Whether the data begins with `P1`...`P7`, a space, and a number, a comment or (after `P7`) a word.
  fileprivate var isPortableAnyMap: Bool {
    guard count >= 4, self[0] == UInt8(ascii: "P"), (UInt8(ascii: "1")...UInt8(ascii: "7")).contains(self[1])
    else {
      return false
    }
    let isNumberOrComment = "0123456789#".utf8.contains(self[3])
    return " \n\r\t".utf8.contains(self[2]) && (isNumberOrComment || has("WIDTH", at: 3))
  }

  /// Whether the data is XML whose first element is `svg`, after only space, declarations and comments.
  fileprivate var isSVG: Bool {
    var rest = self[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { " \n\r\t".utf8.contains($0) }
      if rest.starts(with: "<svg".utf8) || rest.starts(with: "<svg:svg".utf8) { return true }
      guard let end = rest.endOfMarkup else { return false }
      rest = rest[end...]
    }
  }
}

extension ArraySlice<UInt8> {
  /// The index after the comment, processing instruction or document type at the start; nil if there is none
  /// or it doesn't end within the data.
  fileprivate var endOfMarkup: Int? {
    if starts(with: "<!--".utf8) { return end(of: "-->") }
    if starts(with: "<?".utf8) { return end(of: "?>") }
    guard starts(with: "<!DOCTYPE".utf8) else { return nil }
    // An internal subset in brackets, as written by Illustrator, holds declarations with their own ends.
    let bracket = firstIndex(of: UInt8(ascii: "["))
    let plain = end(of: ">")
    if let bracket, let plain, bracket < plain { return end(of: "]>") }
    return plain
  }

  /// The index after the first occurrence of the text.
  fileprivate func end(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0...].starts(with: wanted) }.map {
      $0 + wanted.count
    }
  }
}
