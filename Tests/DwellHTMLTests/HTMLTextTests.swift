import Testing

@testable import DwellHTML

/// Foreign text cannot become markup.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("</script><b>", "&lt;/script&gt;&lt;b&gt;"), (#"a "b" 'c' & d"#, "a &quot;b&quot; &#39;c&#39; &amp; d"),
    ("&amp;", "&amp;amp;"), ("one\ntwo\r\tthree", "one two  three"),
    ("\u{0}\u{1B}\u{9F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("ev\u{202E}gpj", "evgpj"), ("\u{2066}שלום\u{2069}", "\u{2066}שלום\u{2069}"),
    ("👩‍🚀 é 日", "👩‍🚀 é 日"), ("", ""),
  ])
  func `characters special to HTML are escaped, and forbidden ones replaced`(
    text: String, escaped: String
  ) {
    #expect(HTMLText.escaped(text) == escaped)
  }

  @Test func `no scalar can end an attribute or an element`() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let escaped = HTMLText.escaped(String(scalar))
      #expect(!escaped.contains { "<>\"'".contains($0) }, "U+\(String(value, radix: 16))")
      let isText = escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE }
      #expect(isText, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [(4, "4"), (2.5, "2.5"), (0.1, "0.1"), (86400, "86400"), (.nan, "0"), (.infinity, "0")])
  func `numbers are written as HTML reads them`(value: Double, text: String) {
    #expect(HTMLText.number(value) == text)
  }
}
