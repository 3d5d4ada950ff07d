/// GIF89a (CompuServe, 1990), and the loop count of Netscape's extension.
extension AnimationFile {
  /// The frames of a file.
  static func readGIF(_ file: FileWindow) -> (PictureAnimation, Content)? {
    guard let screen = file.bytes(6..<13),
      let table = file.bytes(13..<13 + colorTableLength(screen[4]))
    else { return nil }
    var frames: [PictureAnimation.Frame] = []
    var loopCount: Int? = 1
    var control = GraphicControl()
    var offset = 13 + table.count
    while frames.count < PictureAnimation.maximumFrameCount {
      switch file[offset] {
      case 0x21:
        if let bytes = file.bytes(offset..<offset + 8), bytes[1] == 0xF9, bytes[2] == 4 {
          control = GraphicControl(bytes)
        } else if let count = repetitions(file, at: offset) {
          loopCount = count == 0 ? nil : count + 1
        }
        guard let end = endOfBlocks(file, from: offset + 2) else { break }
        offset = end
        continue
      case 0x2C:
        guard let bytes = file.bytes(offset + 1..<offset + 10),
          let end = endOfBlocks(file, from: offset + 11 + colorTableLength(bytes[8]))
        else { break }
        let (width, height) = (bytes.little(4, 2), bytes.little(6, 2))
        guard width > 0, height > 0 else { break }
        frames.append(
          PictureAnimation.Frame(
            x: bytes.little(0, 2), y: bytes.little(2, 2), width: width, height: height,
            duration: control.duration, disposal: control.disposal,
            transparentColor: control.transparentColor, content: offset..<end))
        control = GraphicControl()
        offset = end
        continue
      default: break
      }
      break
    }
    let animation = PictureAnimation(
      width: screen.little(0, 2), height: screen.little(2, 2), frames: frames, loopCount: loopCount)
    return animation.map { ($0, .gif(flags: screen[4], table: table)) }
  }

  /// The extension before a frame: its time, its disposal, and its transparent color.
  private struct GraphicControl {
    /// How long the frame is shown, in seconds.
    var duration = PictureAnimation.duration(0)
    /// What happens to the frame's rectangle afterwards.
    var disposal = PictureAnimation.Disposal.keep
    /// The color number of transparent pixels.
    var transparentColor: UInt8?

    /// The control of a frame without an extension.
    init() {}

    /// Parses the eight-byte extension.
    init(_ bytes: [UInt8]) {
      duration = PictureAnimation.duration(Double(bytes.little(4, 2)) / 100)
      switch bytes[3] >> 2 & 7 {
      case 2: disposal = .clear
      case 3: disposal = .restore
      default: break
      }
      if bytes[3] & 1 != 0 { transparentColor = bytes[6] }
    }
  }

  /// The length of a color table according to the flags before it, in bytes.
  private static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }

  /// The loop count in the extension at an offset; nil if it is another extension.
  private static func repetitions(_ file: FileWindow, at offset: Int) -> Int? {
    guard let bytes = file.bytes(offset..<offset + 18), bytes[1] == 0xFF, bytes[2] == 11,
      bytes.has("NETSCAPE2.0", at: 3) || bytes.has("ANIMEXTS1.0", at: 3), bytes[14] == 3, bytes[15] == 1
    else { return nil }
    return bytes.little(16, 2)
  }

  /// The offset behind a sequence of blocks, each preceded by its length; nil if it doesn't end.
  private static func endOfBlocks(_ file: FileWindow, from offset: Int) -> Int? {
    var offset = offset
    while let length = file[offset] {
      offset += Int(length) + 1
      if length == 0 { return offset }
    }
    return nil
  }

  /// A file of one frame, starting at its image descriptor.
  static func gif(
    _ frame: PictureAnimation.Frame, _ data: [UInt8], flags: UInt8, table: [UInt8]
  ) -> [UInt8] {
    let size = Array(data[5..<9])
    var result = Array("GIF89a".utf8) + size + [flags, 0, 0] + table
    if let color = frame.transparentColor { result += [0x21, 0xF9, 4, 1, 0, 0, color, 0] }
    result += [0x2C, 0, 0, 0, 0] + size
    result += data[9...]
    return result + [0x3B]
  }
}
