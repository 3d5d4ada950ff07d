#if GTK
import DwellDeck
import DwellGTK

/// The caption in a JPEG, from the start of its file: Exif's ImageDescription, or else IPTC's caption.
public enum PictureCaption {
  /// The caption of a file that begins with these bytes; nil if there is none, or only blanks.
  static func text(beginningOfFile bytes: [UInt8]) -> String? {
    TIFFDirectory(beginningOfFile: bytes)?.text(0x010E).flatMap { text($0) }
      ?? iptc(bytes).flatMap { text($0) }
  }

  /// The caption of a file; nil if there is none, or if it cannot be read.
  public static func text(of file: OpenedFile) -> String? {
    (try? file.head()).flatMap { text(beginningOfFile: $0) }
  }

  /// A text without blanks around it: UTF-8, or else Latin-1, as old programs write it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    var text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes) {
      text = String(String.UnicodeScalarView(bytes.map(Unicode.Scalar.init)))
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[first...last])
  }

  /// The caption (dataset 2:120) among the image resources of Photoshop (resource 0x0404).
  private static func iptc(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let signature = Array("Photoshop 3.0".utf8) + [0]
    guard var rest = JPEGSegments.body(of: 0xED, signature: signature, in: bytes) else { return nil }
    // A resource: its signature, its number, its name with a length, its size, its data; both are padded to
    // even lengths.
    while rest.starts(with: "8BIM".utf8), rest.count >= 12 {
      let number = rest.number(at: 4, bytes: 2)
      let name = 1 + rest.number(at: 6, bytes: 1)
      let size = 6 + name + name % 2
      guard rest.count >= size + 4 else { return nil }
      let length = rest.number(at: size, bytes: 4)
      let data = rest.dropFirst(size + 4)
      if number == 0x0404 { return caption(data.prefix(length)) }
      rest = data.dropFirst(length + length % 2)
    }
    return nil
  }

  /// The first caption in IPTC's datasets: a marker, two numbers, a length of two bytes and the data.
  private static func caption(_ datasets: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = datasets
    while rest.first == 0x1C, rest.count >= 5 {
      let length = rest.number(at: 3, bytes: 2)
      let isCaption = rest.number(at: 1, bytes: 2) == 2 << 8 + 120
      rest = rest.dropFirst(5)
      // Longer ones have the highest bit set, and aren't captions.
      guard length < 0x8000, length <= rest.count else { return nil }
      if isCaption { return rest.prefix(length) }
      rest = rest.dropFirst(length)
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The big-endian integer in some bytes, after others that must exist.
  fileprivate func number(at offset: Int, bytes: Int) -> Int {
    dropFirst(offset).prefix(bytes).reduce(0) { $0 << 8 + Int($1) }
  }
}
#endif
