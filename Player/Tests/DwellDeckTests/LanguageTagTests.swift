import DwellDeck
import Testing

/// Language tags (BCP 47).
@Suite struct LanguageTagTests {
  @Test func `language tags are distinguished from other words`() {
    for tag in ["de", "pt-BR", "zh-Hant-TW", "x-dwell", "az-Arab"] {
      #expect(LanguageTag.isValid(tag), "\(tag)")
    }
    for tag in ["", "-", "de-", "d e", "deutschland", "1", "\"", "é"] {
      #expect(!LanguageTag.isValid(tag), "\(tag)")
    }
    for tag in ["ar", "he-IL", "FA", "az-Arab"] { #expect(LanguageTag.isRightToLeft(tag), "\(tag)") }
    for tag in ["en", "de", "ar-Latn", "arn", ""] { #expect(!LanguageTag.isRightToLeft(tag), "\(tag)") }
  }
}
