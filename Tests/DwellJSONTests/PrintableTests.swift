import Testing

@testable import DwellJSON

/// Foreign text in messages.
@Suite("Printable text")
struct PrintableTests {
  @Test(
    "Text of any script and emoji are unchanged",
    arguments: ["a b", "é", "日本語", "שלום", "👩‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\\", ""])
  func harmless(text: String) {
    #expect(printable(text) == text)
  }

  @Test(
    "Control characters and line separators are shown as escapes",
    arguments: [
      ("\n", "\\n"), ("\r\n", "\\r\\n"), ("\t", "\\t"), ("\0", "\\0"), ("\u{1B}[2J", "\\u{1B}[2J"),
      ("\u{9B}", "\\u{009B}"),
      ("\u{2028}", "\\u{2028}"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{FEFF}", "\\u{FEFF}"),
    ])
  func escapes(text: String, shown: String) {
    #expect(printable(text) == shown)
  }

  @Test("Long text keeps its beginning and end")
  func long() {
    #expect(printable("abcdefgh", limit: 8) == "abcdefgh")
    #expect(printable("abcdefghi", limit: 8) == "abcd…ghi")
    #expect(printable("abcdefghi", limit: -1) == "a…i")
    #expect(quoted("a\n") == "\"a\\n\"")
  }
}

/// Suggestions for unknown names.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "The distance of two words is the minimum number of edits and swaps",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("duration", "duration", 0), ("durration", "duration", 1),
      ("duraiton", "duration", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(Array(first.utf8), Array(second.utf8)) == expected)
    #expect(editDistance(Array(second.utf8), Array(first.utf8)) == expected)
  }

  @Test(
    "A near name is suggested, but not a far one",
    arguments: [
      ("durations", "duration"), ("dur", "duration"), ("DURATION", "duration"), ("tilte", "title"),
      ("al", "alt"),
      ("picturefile", "picture"), ("xyz", nil), ("", nil), ("d", nil),
      (String(repeating: "duration", count: 50), nil),
    ])
  func suggested(name: String, expected: String?) {
    #expect(nearestName(to: name, among: ["picture", "duration", "alt", "title"]) == expected)
  }
}
