import Testing

@testable import DwellDeck

/// Which videos browsers play.
@Suite struct WebVideoTests {
  /// The folder of the videos.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A four-byte number.
  private func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A box of MP4.
  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8) + Array(name.utf8) + content
  }

  /// A track whose samples have a codec.
  private func track(_ codec: String) -> [UInt8] {
    let samples = box("stsd", [0, 0, 0, 0, 0, 0, 0, 1] + box(codec, [1, 2, 3]))
    let table = box("minf", box("vmhd", [1]) + box("stbl", samples))
    return box("trak", box("tkhd", [0]) + box("mdia", box("hdlr", []) + table))
  }

  /// An MP4 or QuickTime file with some boxes.
  private func video(_ brand: String, _ boxes: [UInt8]) -> [UInt8] {
    box("ftyp", Array(brand.utf8) + [0, 0, 2, 0]) + boxes
  }

  /// The media type of a video.
  private func type(_ bytes: [UInt8]) throws -> String? {
    try folder.add("video", bytes)
    return DeckPage(path: folder.path("video"), format: .video).webVideoType
  }

  @Test(arguments: [
    ("isom", "avc1", true), ("mp42", "avc3", true), ("qt  ", "avc1", true), ("iso5", "vp09", true),
    ("iso6", "av01", true), ("mp42", "hvc1", false), ("qt  ", "hvc1", false), ("qt  ", "jpeg", false),
    ("mp42", "mp4v", false), ("mp42", "mp4a", false), ("3gp4", "avc1", false),
  ])
  func `in MP4 and QuickTime the codec counts, and 3GP doesn't play everywhere`(
    brand: String, codec: String, plays: Bool
  ) throws {
    #expect(try type(video(brand, box("moov", track(codec)))) == (plays ? "video/mp4" : nil))
  }

  @Test func `the video may be any track, and its description may come last`() throws {
    let moov = box("moov", box("mvhd", [0]) + track("mp4a") + track("tmcd") + track("avc1"))
    #expect(try type(video("isom", box("mdat", [UInt8](repeating: 7, count: 200_000)) + moov)) == "video/mp4")
    // Cameras write lengths of eight bytes, and QuickTime begins without a type.
    let data = number(1) + Array("mdat".utf8) + number(0) + number(20) + [1, 2, 3, 4]
    #expect(try type(data + moov) == "video/mp4")
    let open = number(0) + Array("moov".utf8) + track("avc1")
    #expect(try type(video("isom", open)) == "video/mp4")
  }

  @Test func `WebM plays, but not all of Matroska or Ogg`() throws {
    let head: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82]
    #expect(try type(head + [0x84] + Array("webm".utf8)) == "video/webm")
    #expect(try type(head + [0x88] + Array("matroska".utf8)) == nil)
    #expect(try type(Array("OggS".utf8) + [0, 2] + Array("OVP80".utf8)) == nil)
  }

  @Test func `a broken file has no known format`() throws {
    let whole = video("isom", box("moov", track("avc1")))
    for length in whole.indices { #expect(try type(Array(whole[..<length])) == nil, "\(length) bytes") }
    let huge = number(1) + Array("free".utf8) + number(-1) + number(-1)
    #expect(try type(video("isom", huge + box("moov", track("avc1")))) == nil)
    let small = number(7) + Array("free".utf8)
    #expect(try type(video("isom", small + box("moov", track("avc1")))) == nil)
    let many = [[UInt8]](repeating: box("free", []), count: 20_000).flatMap { $0 }
    #expect(try type(video("isom", many + box("moov", track("avc1")))) == nil)
    let nested = (1...9_000).reversed().flatMap { number(8 * $0) + Array("moov".utf8) }
    #expect(try type(video("isom", nested)) == nil, "one in another, deeper than a stack")
  }

  @Test func `pictures and missing files are not videos`() throws {
    #expect(DeckPage(path: folder.path("none.mp4"), format: .video).webVideoType == nil)
    try folder.add("video", video("isom", box("moov", track("avc1"))))
    #expect(DeckPage(path: folder.path("video"), format: .png).webVideoType == nil)
  }
}
