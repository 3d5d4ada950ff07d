/// Animated WebP (WebP Container Specification).
extension AnimationFile {
  /// The frames of a file.
  static func readWebP(_ file: FileWindow) -> (PictureAnimation, Content)? {
    guard let head = file.bytes(12..<30), head.has("VP8X", at: 0), head[8] & 0x02 != 0 else { return nil }
    let (width, height) = (head.little(12, 3) + 1, head.little(15, 3) + 1)
    var frames: [PictureAnimation.Frame] = []
    var loopCount: Int?
    var offset = 12
    while frames.count < PictureAnimation.maximumFrameCount, let chunk = file.bytes(offset..<offset + 8) {
      let data = offset + 8..<offset + 8 + chunk.little(4, 4)
      if chunk.has("ANIM", at: 0), let count = file.bytes(data.lowerBound + 4..<data.lowerBound + 6) {
        loopCount = count.little(0, 2) == 0 ? nil : count.little(0, 2)
      } else if chunk.has("ANMF", at: 0) {
        guard data.count > 16, data.upperBound <= file.count,
          let bytes = file.bytes(data.lowerBound..<data.lowerBound + 16)
        else { break }
        let frame = PictureAnimation.Frame(
          x: 2 * bytes.little(0, 3), y: 2 * bytes.little(3, 3), width: bytes.little(6, 3) + 1,
          height: bytes.little(9, 3) + 1,
          duration: PictureAnimation.duration(Double(bytes.little(12, 3)) / 1000),
          disposal: bytes[15] & 1 == 0 ? .keep : .clear, isBlended: bytes[15] & 2 == 0,
          content: data.lowerBound + 16..<data.upperBound)
        guard frame.x + frame.width <= width, frame.y + frame.height <= height else { break }
        frames.append(frame)
      }
      // Chunks begin at even offsets.
      offset = data.upperBound + data.count % 2
    }
    let animation = PictureAnimation(width: width, height: height, frames: frames, loopCount: loopCount)
    return animation.map { ($0, .webP) }
  }

  /// A file of one frame, from its chunks.
  static func webP(_ frame: PictureAnimation.Frame, _ data: [UInt8]) -> [UInt8] {
    /// A number in a count of bytes.
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var body = Array("WEBP".utf8)
    if data.has("ALPH", at: 0) {
      body += Array("VP8X".utf8) + number(10, 4) + [0x10, 0, 0, 0]
      body += number(frame.width - 1, 3) + number(frame.height - 1, 3)
    }
    body += data
    if data.count % 2 != 0 { body.append(0) }
    return Array("RIFF".utf8) + number(body.count, 4) + body
  }
}
