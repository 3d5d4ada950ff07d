/// Films that browsers play: H.264, VP9 and AV1 in MP4 or QuickTime (ISO/IEC 14496-12), and WebM. Others play
/// in some of them only, such as H.265, Matroska and Theora.
enum WebFilm {
  /// The media type of the film at a path; nil if browsers don't play it, or if it cannot be read.
  ///
  /// QuickTime is MP4 to browsers.
  /// - Complexity: O(n) in the number of the file's boxes, of at most ``maximumBoxCount`` of which a few
  ///   bytes are read.
  static func mediaType(ofFileAt path: String) -> String? {
    guard let file = FileWindow(path), let beginning = file.bytes(0..<min(64, file.count)) else { return nil }
    if beginning.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      return beginning.firstRange(of: "webm".utf8) == nil ? nil : "video/webm"
    }
    // Phones' 3GP is an MP4 that not every browser takes.
    if beginning.has("ftyp3g", at: 4) { return nil }
    var boxCount = 0
    let hasFilm = hasFilm(in: file, 0..<file.count, depth: 0, &boxCount)
    return hasFilm ? "video/mp4" : nil
  }

  /// The boxes that lead to the descriptions of a track's samples, each inside the one before.
  private static let containers = ["moov", "trak", "mdia", "minf", "stbl"]
  /// The descriptions of H.264, VP9 and AV1.
  private static let codecs = ["avc1", "avc3", "vp09", "av01"]
  /// The number of boxes that are looked at: files have some dozens, and more in many fragments.
  private static let maximumBoxCount = 10_000

  /// Whether boxes in a range, inside `depth` of the containers, describe samples of one of the codecs.
  private static func hasFilm(
    in file: FileWindow, _ range: Range<Int>, depth: Int, _ boxCount: inout Int
  ) -> Bool {
    var offset = range.lowerBound
    while boxCount < maximumBoxCount, let head = file.bytes(offset..<offset + 8) {
      boxCount += 1
      var (start, length) = (offset + 8, head.big(0, 4))
      if length == 1 {
        // The length follows; lengths beyond what a file can have end the search.
        guard let long = file.bytes(start..<start + 8), long[0] == 0 else { return false }
        (start, length) = (offset + 16, long.big(0, 8))
      } else if length == 0 {
        length = range.upperBound - offset
      }
      let end = offset + length
      guard start <= end, end <= range.upperBound else { return false }
      if depth < containers.count {
        let isInside = head.has(containers[depth], at: 4)
        if isInside, hasFilm(in: file, start..<end, depth: depth + 1, &boxCount) { return true }
      } else if head.has("stsd", at: 4), end - start >= 16, let first = file.bytes(start..<start + 16) {
        // Behind version, flags and count stands the first description.
        if codecs.contains(where: { first.has($0, at: 12) }) { return true }
      }
      offset = end
    }
    return false
  }
}
