/// An animated picture's file, whose frames are read one by one.
///
/// Each frame is returned as a picture file of its own, in the same format, for any decoder; the caller draws
/// it on the canvas.
public final class AnimationFile {
  /// The animation: the frames that are complete in the file.
  public let animation: PictureAnimation
  /// The open file.
  private let file: FileWindow
  /// The data for turning a frame into a picture file.
  private let content: Content

  /// The data that frames share, by format.
  enum Content {
    /// GIF: the flags of the color table of all frames, and the table.
    case gif(flags: UInt8, table: [UInt8])
    /// PNG: the header's data, and the chunks of all frames.
    case png(header: [UInt8], chunks: [UInt8])
    /// WebP: nothing.
    case webP
  }

  /// Opens the file at a path; nil if it cannot be read, or isn't an animation.
  public convenience init?(path: String) {
    guard let file = try? OpenedFile(path) else { return nil }
    self.init(file)
  }

  /// The maximum size of a file, in bytes, so that its blocks are soon counted.
  static let maximumByteCount = 1_000_000_000

  /// The animation in a file; nil if it cannot be read, isn't one, or is larger than 1000 MB.
  /// - Complexity: O(n) in the number of its blocks, of each of which a few bytes are read.
  public init?(_ file: OpenedFile) {
    let file = FileWindow(file)
    guard file.count <= Self.maximumByteCount,
      let format = PictureFormat(beginningOfFile: file.beginning(32)),
      let (animation, content) = Self.read(file, format)
    else { return nil }
    self.animation = animation
    self.file = file
    self.content = content
  }

  /// Reads the frames of a file; nil if it has fewer than two.
  private static func read(_ file: FileWindow, _ format: PictureFormat) -> (PictureAnimation, Content)? {
    switch format {
    case .gif: readGIF(file)
    case .png: readPNG(file)
    case .webp: readWebP(file)
    default: nil
    }
  }

  /// The maximum size of a frame's data, in bytes: 36 million pixels without compression, of 4 bytes each.
  public static let maximumFrameByteCount = 144_000_000

  /// The file of a picture of a frame's size that shows the frame; nil if it can no longer be read, or if its
  /// data is larger than ``maximumFrameByteCount``.
  public func picture(ofFrame index: Int) -> [UInt8]? {
    guard animation.frames.indices.contains(index) else { return nil }
    let frame = animation.frames[index]
    guard frame.content.count <= Self.maximumFrameByteCount else { return nil }
    guard let data = file.bytes(frame.content) else { return nil }
    return switch content {
    case .gif(let flags, let table): Self.gif(frame, data, flags: flags, table: table)
    case .png(let header, let chunks): Self.png(frame, data, header: header, chunks: chunks)
    case .webP: Self.webP(frame, data)
    }
  }
}
