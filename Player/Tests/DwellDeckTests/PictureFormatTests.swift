import Foundation
import Testing

@testable import DwellDeck

/// Recognising pictures.
@Suite("Formats of pictures")
struct PictureFormatTests {
  /// Beginnings of files and their formats.
  static let beginnings: [(name: String, bytes: [UInt8], format: PictureFormat?)] = [
    ("PNG", Sample.png, .png), ("JPEG", Sample.jpeg, .jpeg), ("GIF 87", text("GIF87a"), .gif),
    ("GIF 89", text("GIF89a"), .gif), ("WebP", text("RIFF\0\0\0\0WEBPVP8 "), .webp),
    ("bitmap", text("BM") + zeros(12) + [40, 0, 0, 0], .bmp),
    ("old bitmap", text("BM") + zeros(12) + [12, 0, 0, 0], .bmp),
    ("TIFF, little end first", text("II*\0"), .tiff), ("TIFF, big end first", text("MM\0*"), .tiff),
    ("AVIF", [0, 0, 0, 32] + text("ftypavif"), .avif), ("HEIF", [0, 0, 0, 32] + text("ftypheic"), .heif),
    ("JPEG XL", [0xFF, 0x0A], .jpegXL), ("JPEG XL in a box", [0, 0, 0, 12] + text("JXL \r\n"), .jpegXL),
    ("icon", [0, 0, 1, 0, 1, 0, 32, 32, 0, 0] + zeros(12), .ico), ("PPM", text("P6\n# x\n2 2 255\n"), .pnm),
    ("PAM", text("P7\nWIDTH 2"), .pnm), ("XPM", text("/* XPM */\nstatic char"), .xpm),
    ("SVG", text("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), .svg),
    ("SVG with a prefix", text("<svg:svg/>"), .svg),
    (
      "SVG with all before it",
      [0xEF, 0xBB, 0xBF] + text(" <?xml version=\"1.0\"?>\r\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg>"), .svg
    ),
    ("SVG with declarations", text("<!DOCTYPE svg [<!ENTITY a \"<>\">]>\n<svg>"), .svg),
    ("nothing", [], nil), ("one byte", [0x89], nil), ("PNG cut short", Array(Sample.png.prefix(7)), nil),
    ("a word in B and M", text("BMW, BMX and all the other fine machines"), nil),
    ("a page number", text("P2 is the second page"), nil), ("HTML with a picture", text("<html><svg>"), nil),
    ("SVG in a comment only", text("<!-- <svg> -->"), nil), ("an open comment", text("<!-- <svg>"), nil),
    ("a cursor", [0, 0, 2, 0, 1, 0, 32, 32, 0, 0] + zeros(12), nil), ("zeros", zeros(64), nil),
    ("WAVE", text("RIFF\0\0\0\0WAVE"), nil), ("MP4", [0, 0, 0, 24] + text("ftypmp42"), .video),
    ("QuickTime", [0, 0, 0, 20] + text("ftypqt  "), .video),
    ("old QuickTime", [0, 0, 0, 8] + text("wide"), .video),
    ("M4V", [0, 0, 0, 32] + text("ftypM4V "), .video),
    ("WebM", [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84] + text("webm"), .video),
    ("Matroska", [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x88] + text("matroska"), .video),
    ("Theora in Ogg", text("OggS") + zeros(24) + [0x80] + text("theora\u{3}\u{2}\u{1}"), .video),
    ("a sound in Ogg", text("OggS") + zeros(24) + [1] + text("vorbis"), nil),
    ("a sound in MP4", [0, 0, 0, 24] + text("ftypM4A "), nil),
    ("another EBML", [0x1A, 0x45, 0xDF, 0xA3, 0x9F], nil),
  ]

  @Test("A format is recognised by its first bytes", arguments: beginnings.indices)
  func formats(index: Int) {
    let beginning = Self.beginnings[index]
    #expect(PictureFormat(beginningOfFile: beginning.bytes) == beginning.format, "\(beginning.name)")
  }

  @Test("Every format is in the list above")
  func complete() {
    #expect(Set(Self.beginnings.compactMap(\.format)) == Set(PictureFormat.allCases))
  }

  @Test("The desktop offers the player for files of every format")
  func desktop() throws {
    let types: [PictureFormat: [String]] = [
      .png: ["image/png"], .jpeg: ["image/jpeg"], .gif: ["image/gif"], .webp: ["image/webp"],
      .bmp: ["image/bmp"], .tiff: ["image/tiff"], .svg: ["image/svg+xml"], .avif: ["image/avif"],
      .heif: ["image/heif"], .jpegXL: ["image/jxl"], .ico: ["image/vnd.microsoft.icon"],
      .pnm: ["image/x-portable-anymap"], .xpm: ["image/x-xpixmap"],
      .video: [
        "video/mp4", "video/quicktime", "video/3gpp", "video/3gpp2", "video/webm", "video/x-matroska",
        "video/ogg", "video/x-theora+ogg",
      ],
    ]
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Desktop/dev.dwell.player.desktop")
    let entry = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(entry.split(separator: "\n").first { $0.hasPrefix("MimeType=") })
    let offered = line.dropFirst("MimeType=".count).split(separator: ";").map(String.init)
    #expect(offered == PictureFormat.allCases.flatMap { types[$0] ?? [] })
  }

  @Test("No beginning traps, however short")
  func cut() {
    for beginning in Self.beginnings {
      for count in 0...beginning.bytes.count {
        let bytes = Array(beginning.bytes.prefix(count))
        let format = PictureFormat(beginningOfFile: bytes)
        #expect(format == nil || format == beginning.format || beginning.format == nil)
        #expect(!fileKindGuess(beginningOfFile: bytes).isEmpty)
      }
    }
  }

  @Test("Files that are not pictures are described")
  func foreign() {
    let files: [([UInt8], String)] = [
      ([], "empty"), (text("%PDF-1.7"), "a PDF document"), (text("PK\u{3}\u{4}"), "a ZIP archive"),
      ([0x7F] + text("ELF"), "a program"), ([0, 0, 0, 24] + text("ftypM4A "), "a sound or a video"),
      ([0x1A, 0x45, 0xDF, 0xA3], "a video"), (text("RIFF\0\0\0\0AVI LIST"), "a video"),
      (text("RIFF\0\0\0\0WAVEfmt "), "a sound"), (text("ID3\u{4}"), "a sound"),
      (text("OggS"), "a sound or a video"),
      (text("8BPS"), "a Photoshop document"), (text("gimp xcf v011"), "a GIMP document"),
      ([0x1F, 0x8B, 8], "a compressed file"), (text("\n<!DOCTYPE HTML>"), "a web page"),
      (text("<html lang=de>"), "a web page"),
      (text("é"), "text"), ([0xE9, 0x0A], "text"), ([0], "data of an unknown kind"),
      ([0x61, 0x01], "data of an unknown kind"),
    ]
    for (bytes, words) in files { #expect(fileKindGuess(beginningOfFile: bytes) == words) }
  }

  /// The bytes of a text.
  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  /// The bytes of a text.
  private func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  /// The given number of zeros.
  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
}
