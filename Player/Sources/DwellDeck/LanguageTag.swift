/// Language tags (BCP 47).
public enum LanguageTag {
  /// Whether a text has the form of a language tag: up to eight letters, then subtags of up to eight letters
  /// and digits.
  public static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return !parts.isEmpty && text.utf8.count <= 64
      && parts.enumerated().allSatisfy { index, part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (index > 0 && isDigit($0)) }
      }
  }

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "-")
    // A script subtag decides: Azerbaijani and Punjabi are written in both directions.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return rightToLeftScripts.contains(script)
    }
    return parts.first.map { rightToLeftLanguages.contains($0) } ?? false
  }

  /// The languages usually written from right to left.
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "khw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  /// The scripts written from right to left.
  private static let rightToLeftScripts: Set<Substring> = [
    "adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa",
  ]

  /// Whether a byte is an ASCII letter.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte is an ASCII digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
