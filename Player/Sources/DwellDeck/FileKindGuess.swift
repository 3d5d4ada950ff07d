/// The kind of a file that isn't a picture, for messages.
///
/// It recognises the usual contents of files with a picture's name: a download that became an error page, or
/// a video in an unsupported format.
func fileKindGuess(beginningOfFile bytes: [UInt8]) -> String {
  guard !bytes.isEmpty else { return "empty" }
  let marks: [(mark: String, offset: Int, name: String)] = [
    ("%PDF-", 0, "a PDF document"), ("PK\u{3}\u{4}", 0, "a ZIP archive"), ("\u{7F}ELF", 0, "a program"),
    ("ftyp", 4, "a sound or a video"), ("\u{1A}E\u{DF}\u{A3}", 0, "a video"), ("AVI ", 8, "a video"),
    ("WAVE", 8, "a sound"),
    ("ID3", 0, "a sound"), ("OggS", 0, "a sound or a video"), ("8BPS", 0, "a Photoshop document"),
    ("gimp xcf", 0, "a GIMP document"),
  ]
  for (mark, offset, name) in marks
  where bytes.dropFirst(offset).starts(with: mark.unicodeScalars.map { UInt8($0.value & 0xFF) }) {
    return name
  }
  if bytes.starts(with: [0x1F, 0x8B]) { return "a compressed file" }
  // A sample may end within a character; control characters mean that it isn't text.
  let isText = !bytes.contains { $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1B }
  guard isText else { return "data of an unknown kind" }
  let start = String(decoding: bytes.drop { " \n\r\t".utf8.contains($0) }.prefix(16), as: UTF8.self)
    .lowercased()
  return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? "a web page" : "text"
}
