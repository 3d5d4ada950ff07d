/// Videos that browsers play: H.264, VP9 and AV1 in MP4 or QuickTime (ISO/IEC 14496-12), and WebM. Other
/// formats, such as H.265, Matroska and Theora, play in only some browsers.
enum WebVideo {
  /// The media type of the video in a file; nil if browsers don't play it, or if it cannot be read.
  ///
  /// Browsers treat QuickTime as MP4.
  /// - Complexity: O(n) in the number of the file's boxes, of at most ``MP4Box/maximumCount`` of which a few
  ///   bytes are read.
  static func mediaType(of file: OpenedFile) -> String? {
    let file = FileWindow(file)
    let beginning = file.beginning(64)
    if beginning.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      return beginning.firstRange(of: "webm".utf8) == nil ? nil : "video/webm"
    }
    // Phones' 3GP is an MP4 that not every browser accepts.
    if beginning.has("ftyp3g", at: 4) { return nil }
    var boxCount = 0
    let hasVideo = hasVideo(in: file, 0..<file.count, depth: 0, &boxCount)
    return hasVideo ? "video/mp4" : nil
  }

  /// The boxes that lead to the descriptions of a track's samples, each nested in the previous one.
  private static let containers = ["moov", "trak", "mdia", "minf", "stbl"]
  /// The descriptions of H.264, VP9 and AV1.
  private static let codecs = ["avc1", "avc3", "vp09", "av01"]

  /// Whether boxes in a range, inside `depth` of the containers, describe samples of one of the codecs.
  private static func hasVideo(
    in file: FileWindow, _ range: Range<Int>, depth: Int, _ boxCount: inout Int
  ) -> Bool {
    var offset = range.lowerBound
    while boxCount < MP4Box.maximumCount, let box = MP4Box(in: file, at: offset, within: range) {
      boxCount += 1
      let content = box.content
      if depth < containers.count {
        let isInside = box.isA(containers[depth])
        if isInside, hasVideo(in: file, content, depth: depth + 1, &boxCount) { return true }
      } else if box.isA("stsd"), content.count >= 16, let first = file.bytes(content.prefix(16)) {
        // The first description follows version, flags and count.
        if codecs.contains(where: { first.has($0, at: 12) }) { return true }
      }
      offset = content.upperBound
    }
    return false
  }
}
