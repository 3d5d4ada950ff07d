/// The mark at the end of the files that Dwell exports. A file with it isn't a page of its folder, so that an
/// export into a deck's folder can be repeated.
public enum ExportMark {
  /// The text of the mark.
  public static let text = "Exported by Dwell"
  /// The number of bytes at the end of a file that contain the mark.
  private static let reach = 64

  /// Whether a file has the mark.
  static func isIn(_ file: OpenedFile) -> Bool {
    guard let end = FileWindow(file).bytes(max(0, file.count - reach)..<file.count) else { return false }
    return end.indices.contains { end.has(text, at: $0) }
  }

  /// Whether a picture or video of a format was exported.
  static func isIn(_ file: OpenedFile, _ format: PictureFormat) -> Bool {
    [.png, .gif, .webp, .video].contains(format) && isIn(file)
  }

  /// Whether Dwell has exported a file of any kind.
  static func isInExport(_ file: OpenedFile) -> Bool { file.format.map { isIn(file, $0) } ?? isIn(file) }

  /// The end of a file with the mark, and how many bytes at the end of the file it replaces; nil if the
  /// format isn't an exported one.
  ///
  /// The mark is a comment of GIF (GIF89a, 24), a text of PNG (third edition, 11.3.3.2), an unknown chunk of
  /// WebP, a free box of MP4 (ISO/IEC 14496-12, 8.1.2) or a Void element of WebM (RFC 8794, 11.3.2), all of
  /// which decoders ignore.
  /// - Parameter beginning: the first bytes of the file.
  public static func end(ofFile beginning: [UInt8]) -> (bytes: [UInt8], replaced: Int)? {
    let text = Array(text.utf8)
    let count = UInt8(text.count)
    switch PictureFormat(beginningOfFile: beginning) {
    case .png:
      let chunk = AnimationFile.chunk("tEXt", Array("Software\0".utf8) + text)
      return (chunk + AnimationFile.chunk("IEND", []), 12)
    case .gif: return ([0x21, 0xFE, count] + text + [0, 0x3B], 1)
    case .webp: return (Array("note".utf8) + [count, 0, 0, 0] + text + (text.count % 2 == 0 ? [] : [0]), 0)
    case .video where beginning.has("ftyp", at: 4):
      return ([0, 0, 0, count + 8] + Array("free".utf8) + text, 0)
    case .video: return ([0xEC, 0x80 | count] + text, 0)
    default: return nil
    }
  }
}
