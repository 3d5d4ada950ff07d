/// The content of an exported video's file, to check the encoder's output: MP4, WebM, and animated GIF, PNG
/// and WebP.
public struct VideoContent: Equatable, Sendable {
  /// The format.
  public let format: PictureFormat
  /// The number of its pictures.
  public private(set) var frameCount = 0
  /// The duration, in seconds; infinite for a still picture, into which encoders merge equal frames.
  public private(set) var duration = 0.0

  /// Reads the file at a path; nil if it cannot be read, is of another format, or isn't complete.
  /// - Complexity: O(n) in the number of its frames, of each of which a few bytes are read.
  public init?(path: String) {
    guard let opened = try? OpenedFile(path), let format = opened.format else { return nil }
    let file = FileWindow(opened)
    let beginning = file.beginning(EBMLElement.mark.count)
    self.format = format
    switch format {
    case .video where beginning.starts(with: EBMLElement.mark): readWebM(file)
    case .video: readMP4(file)
    case .gif, .png, .webp:
      if let animation = AnimationFile(opened)?.animation {
        (frameCount, duration) = (animation.frames.count, animation.roundDuration)
      } else if Self.isWhole(file, format) {
        (frameCount, duration) = (1, .infinity)
      }
    default: return nil
    }
    guard frameCount > 0, duration > 0 else { return nil }
  }

  /// Whether a picture's file ends as its format requires.
  private static func isWhole(_ file: FileWindow, _ format: PictureFormat) -> Bool {
    switch format {
    case .gif: file[file.count - 1] == 0x3B
    case .png: file.bytes(file.count - 8..<file.count - 4)?.has("IEND", at: 0) == true
    default: file.bytes(4..<8).map { $0.little(0, 4) + 8 } == file.count
    }
  }

  /// Reads the first video track (ISO/IEC 14496-12): the time scale and the duration of its media header
  /// (8.4.2), and the number of its samples (8.7.3).
  private mutating func readMP4(_ file: FileWindow) {
    /// The content of the first box of a type.
    func box(_ type: String, in range: Range<Int>, where isWanted: (Range<Int>) -> Bool = { _ in true })
      -> Range<Int>?
    {
      var offset = range.lowerBound
      for _ in 0..<MP4Box.maximumCount {
        guard let box = MP4Box(in: file, at: offset, within: range) else { return nil }
        if box.isA(type), isWanted(box.content) { return box.content }
        offset = box.content.upperBound
      }
      return nil
    }
    /// Whether a track is a video track (8.4.3).
    func isMoving(_ track: Range<Int>) -> Bool {
      box("mdia", in: track).flatMap { box("hdlr", in: $0) }
        .flatMap { file.bytes($0.prefix(12)) }?.has("vide", at: 8) == true
    }
    guard box("mdat", in: 0..<file.count)?.isEmpty == false, let movie = box("moov", in: 0..<file.count),
      let media = box("trak", in: movie, where: isMoving).flatMap({ box("mdia", in: $0) }),
      let header = box("mdhd", in: media).flatMap({ file.bytes($0.prefix(32)) ?? file.bytes($0) }),
      let samples = box("minf", in: media).flatMap({ box("stbl", in: $0) })
        .flatMap({ box("stsz", in: $0) }).flatMap({ file.bytes($0.prefix(12)) }),
      samples.count == 12, header.count >= 20
    else { return }
    let isLong = header[0] == 1 && header.count >= 32
    let scale = header.big(isLong ? 20 : 12, 4)
    guard scale > 0, !isLong || header[24] == 0 else { return }
    duration = Double(isLong ? header.big(24, 8) : header.big(16, 4)) / Double(scale)
    frameCount = samples.big(8, 4)
  }

  /// Reads the first video track of Matroska (RFC 9559): the duration of the segment, and the number of its
  /// blocks.
  private mutating func readWebM(_ file: FileWindow) {
    var (track, scale) = (nil as Int?, 1_000_000)
    /// The elements in a range of the file.
    func each(in range: Range<Int>, _ body: (EBMLElement) -> Void) {
      var offset = range.lowerBound
      while let element = EBMLElement(in: file, at: offset, within: range) {
        body(element)
        offset = element.content.upperBound
      }
    }
    each(in: 0..<file.count) { segment in
      guard segment.id == 0x1853_8067 else { return }
      each(in: segment.content) { part in
        each(in: part.isMaster ? part.content : 0..<0) { element in
          switch (part.id, element.id) {
          case (0x1549_A966, 0x2A_D7B1): scale = element.number(in: file) ?? scale
          case (0x1549_A966, 0x4489): duration = element.float(in: file) ?? 0
          case (0x1654_AE6B, 0xAE):
            var (number, type) = (nil as Int?, nil as Int?)
            each(in: element.content) { field in
              if field.id == 0xD7 { number = field.number(in: file) }
              if field.id == 0x83 { type = field.number(in: file) }
            }
            if type == 1 { track = track ?? number }
          case (0x1F43_B675, 0xA3): if element.track(in: file) == track { frameCount += 1 }
          case (0x1F43_B675, 0xA0):
            each(in: element.content) { if $0.id == 0xA1, $0.track(in: file) == track { frameCount += 1 } }
          default: break
          }
        }
      }
    }
    duration *= Double(scale) / 1e9
  }
}

/// An element of EBML (RFC 8794), of which Matroska and WebM are made.
private struct EBMLElement {
  /// The signature at the beginning of a file.
  static let mark: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  /// Its number, including the bits that encode its length.
  let id: Int
  /// The range of its content in the file.
  let content: Range<Int>

  /// The element at an offset, inside a range; nil if there is none, or if it isn't complete.
  init?(in file: FileWindow, at offset: Int, within range: Range<Int>) {
    guard let id = Self.integer(in: file, at: offset, maximum: 4),
      let size = Self.integer(in: file, at: offset + id.count, maximum: 8)
    else { return nil }
    let start = offset + id.count + size.count
    let mask = 1 << (7 * size.count) - 1
    // All ones: an unknown length, up to the end.
    let length = size.value & mask == mask ? range.upperBound - start : size.value & mask
    guard length >= 0, length <= range.upperBound - start else { return nil }
    self.id = id.value
    content = start..<start + length
  }

  /// Whether it is one of the elements that contain information, tracks and clusters.
  var isMaster: Bool { [0x1549_A966, 0x1654_AE6B, 0x1F43_B675].contains(id) }

  /// Its content as an unsigned integer.
  func number(in file: FileWindow) -> Int? {
    guard content.count <= 7, let bytes = file.bytes(content) else { return nil }
    return bytes.big(0, bytes.count)
  }

  /// Its content as a floating-point number.
  func float(in file: FileWindow) -> Double? {
    guard let bytes = file.bytes(content.prefix(8)) else { return nil }
    switch bytes.count {
    case 4: return Double(Float(bitPattern: UInt32(bytes.big(0, 4))))
    case 8: return Double(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    default: return nil
    }
  }

  /// The number of the track that a block belongs to.
  func track(in file: FileWindow) -> Int? {
    guard let number = Self.integer(in: file, at: content.lowerBound, maximum: 4) else { return nil }
    return number.value & (1 << (7 * number.count) - 1)
  }

  /// A number of variable length (RFC 8794, 4): the zeros before the first one are its length less one.
  private static func integer(
    in file: FileWindow, at offset: Int, maximum: Int
  ) -> (value: Int, count: Int)? {
    guard let first = file[offset] else { return nil }
    let count = first.leadingZeroBitCount + 1
    guard count <= maximum, let bytes = file.bytes(offset..<offset + count) else { return nil }
    return (bytes.big(0, count), count)
  }
}
