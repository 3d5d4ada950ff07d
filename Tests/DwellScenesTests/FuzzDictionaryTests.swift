import Dwell
import DwellTestSupport
import DwellText
import Foundation
import Testing

@testable import DwellScenes

/// The fuzzer's dictionary contains every word of the formats that it generates as text. A new word without a
/// line in its dictionary would rarely be tried.
@Suite struct FuzzDictionaryTests {
  /// The entries of a dictionary, without their outer quotes and escapes of quotes.
  private func entries(_ name: String) throws -> Set<String> {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Tools/Fuzz/Dictionaries/\(name).dict")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.filter { $0.hasPrefix("\"") }.map {
        $0.dropFirst().dropLast().replacingOccurrences(of: "\\\"", with: "\"")
      })
  }

  @Test func `the dictionary of scenarios has every field, event and word`() {
    // Pages by their numbers, as in `{"1": 2}`, and numbers at limits.
    let words = Set(ScenarioSchema.words + ["10", "12", "22", "44", "195", "390", "1200"])
    let lines =
      words.map { #""\"\#($0)\"""# }
      + ["true", "false", "null", "1e9", "1000000000", "0.5", "-1"].map { "\"\($0)\"" }
    expectGenerated(
      "# Every name and word of scenario files.\n" + lines.sorted().joined(separator: "\n") + "\n",
      "Tools/Fuzz/Generated/scenario.dict")
  }

  @Test func `the dictionary of display lists has every word of their text`() throws {
    var words: Set<String> = []
    for seed in 0..<500 as Range<UInt64> {
      let text = RandomLists.text(seed: seed)
      words.formUnion(text.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 })
    }
    // Colours are digits and letters.
    words = words.filter { $0.contains { !$0.isHexDigit } }
    let known = Set(try entries("display").map { $0.trimmingCharacters(in: .letters.inverted) })
    #expect(words.count > 15)
    #expect(words.subtracting(known).sorted() == [], "add these to Tools/Fuzz/Dictionaries/display.dict")
  }
}
