#if GTK
import DwellDeck
import DwellGTK

/// The chunks of a PNG (PNG specification, 5.3) or a WebP (WebP Container Specification): each has a type of
/// four letters, a length and data.
enum PictureChunks {
  /// The data of the first chunk of a type; nil if these bytes, from the beginning of a file, don't contain
  /// all of it, or if the file is neither a PNG nor a WebP.
  static func data(of type: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard areIn(bytes) else { return nil }
    let isWebP = WebPReader.mayRead(bytes)
    var offset = isWebP ? 12 : 8
    while offset + 8 <= bytes.count {
      let header = Header(bytes[offset..<offset + 8], isWebP: isWebP)
      let start = offset + 8
      guard header.length <= bytes.count - start else { return nil }
      if header.isA(type) { return bytes[start..<start + header.length] }
      offset = start + header.length + header.padding
    }
    return nil
  }

  /// Whether a file that begins with these bytes is a PNG or a WebP.
  static func areIn(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) || WebPReader.mayRead(bytes)
  }

  /// The beginning of a chunk.
  private struct Header {
    /// The four letters of its type.
    let type: [UInt8]
    /// The length of its data, in bytes.
    let length: Int
    /// The number of bytes behind its data: a checksum, or one that makes the length even.
    let padding: Int

    /// The header in eight bytes.
    init(_ bytes: some Collection<UInt8>, isWebP: Bool) {
      let (first, second) = (Array(bytes.prefix(4)), Array(bytes.dropFirst(4)))
      type = isWebP ? first : second
      length = (isWebP ? second.reversed() : first).reduce(0) { $0 << 8 | Int($1) }
      padding = isWebP ? length % 2 : 4
    }

    /// Whether the chunk has a type.
    func isA(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
  }

  /// The maximum number of chunks that are examined: the largest pictures have some ten thousands.
  static let maximumCount = 200_000

  /// The maximum length of Exif data that is read, in bytes: a JPEG has at most 64 kB.
  private static let maximumExifLength = 1_000_000

  /// The Exif data of a file, wherever they are in it; nil if there are none, or if they are incomplete.
  /// - Complexity: O(n) in the number of chunks, of which only the headers are read.
  static func exif(of file: OpenedFile) throws(PictureProblem) -> ArraySlice<UInt8>? {
    let file = PictureFile(file)
    var beginning = try file.read(8)
    let isPNG = areIn(beginning)
    if !isPNG { beginning += try file.read(4) }
    guard areIn(beginning), let header = try find(isPNG ? "eXIf" : "EXIF", in: file, isWebP: !isPNG) else {
      return nil
    }
    let data = try file.read(min(header.length, maximumExifLength))
    return data.count == header.length ? withoutSignature(data[...]) : nil
  }

  /// Whether a file is cut short, if it is a PNG: GdkPixbuf fills missing rows with grey, without an error.
  /// - Complexity: O(n) in the number of chunks, of which only the headers are read.
  static func areCut(in file: OpenedFile) throws(PictureProblem) -> Bool {
    let file = PictureFile(file)
    guard areIn(try file.read(8)) else { return false }
    return try find("IEND", in: file, isWebP: false) == nil
  }

  /// Reads the headers of a file's next chunks up to that of a type; nil if there is none before the end or
  /// among ``maximumCount``.
  private static func find(
    _ type: String, in file: PictureFile, isWebP: Bool
  ) throws(PictureProblem) -> Header? {
    for _ in 0..<maximumCount {
      let bytes = try file.read(8)
      guard bytes.count == 8 else { return nil }
      let header = Header(bytes, isWebP: isWebP)
      if header.isA(type) { return header }
      guard file.skip(header.length + header.padding) else { return nil }
    }
    return nil
  }

  /// The Exif data of a file that begins with these bytes; nil if there is none.
  static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    (data(of: "eXIf", in: bytes) ?? data(of: "EXIF", in: bytes)).map { withoutSignature($0) }
  }

  /// Exif data without the signature that they have in a JPEG, and that some programs leave there.
  private static func withoutSignature(_ data: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let signature = Array("Exif".utf8) + [0, 0]
    return data.starts(with: signature) ? data.dropFirst(signature.count) : data
  }
}
#endif
