import DwellText
import Dwell
import DwellTestSupport
import Foundation
import Testing

/// The text of a display list is parsed, or rejected with a message.
@Suite struct DisplayListReadingTests {
  @Test func `the example of the documentation is canonical`() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Dwell/Dwell.docc/DisplayListText.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let example = try #require(text.split(separator: "```").dropFirst().first, "the article has no example")
    let lines = example.drop { $0 != "\n" }.dropFirst()
    #expect(try DisplayList(text: String(lines)).text == lines)
  }

  @Test func `comments, blank lines, any indentation and CRLF are allowed`() throws {
    let list = try DisplayList(
      text: "# a comment\r\n\r\n\tclip 0 0 1.00 1 {\r\npage/1 -0 0 0.99951 00.0004\n   # another\n }")
    #expect(list.text == "clip 0 0 1 1 {\n  page/1 0 0 1 0\n}\n")
  }

  @Test(arguments: [
    (
      "fil a 1",
      #"1:1: "fil" is not a drawing command -- write fill, border, arc, page/N, image/N, label, clip, opacity or }"#
    ),
    (
      "\n  fill dot/1 0 0 1 1",
      #"2:8: "dot/1" is not an item -- write background, indicator/N, progress/N, page/N, button/N, seen/N, mark, label, border or cover"#
    ),
    (
      "fill indicator/x 0 0 1 1",
      #"1:6: "indicator/x" is not an item -- write it as PART/PAGE or PART/PAGE/leaving"#
    ),
    (
      "fill indicator/1/going 0 0 1 1",
      #"1:6: "indicator/1/going" is not an item -- write it as PART/PAGE or PART/PAGE/leaving"#
    ),
    (
      "fill indicator/1/leaving8 0 0 1 1",
      #"1:6: "indicator/1/leaving8" is not an item -- write it as PART/PAGE or PART/PAGE/leaving"#
    ),
    (
      "fill indicator/1/leaving1 0 0 1 1",
      #"1:6: "indicator/1/leaving1" is not an item -- write it as PART/PAGE or PART/PAGE/leaving"#
    ),
    ("fill cover 0 0 1", "1:17: the line ends too early -- \(fill)"),
    ("fill cover 0 0 1 1x", #"1:18: "1x" is not a decimal number, or is beyond 1000000000 -- \#(fill)"#),
    ("fill cover 0 0 1 nan", #"1:18: "nan" is not a decimal number, or is beyond 1000000000 -- \#(fill)"#),
    (
      "fill cover 0 0 1 1000000000.001",
      #"1:18: "1000000000.001" is not a decimal number, or is beyond 1000000000 -- \#(fill)"#
    ),
    ("fill cover 0 0 1 1 r", #"1:20: "r" is not a decimal number, or is beyond 1000000000 -- \#(fill)"#),
    (
      "fill cover 0 0 1 1 r1. #ffffff",
      #"1:20: "r1." is not a decimal number, or is beyond 1000000000 -- \#(fill)"#
    ),
    ("fill cover 0 0 1 1 red", #"1:20: "red" is not a decimal number, or is beyond 1000000000 -- \#(fill)"#),
    ("fill cover 0 0 1 1 grün", #"1:20: "gr??n" is unexpected here -- \#(fill)"#),
    (
      "fill cover 0 0 1 1 #fffff",
      ##"1:20: "#fffff" is not a colour -- write it as #rrggbb, such as #ff9500"##
    ),
    ("fill cover 0 0 1 1 leftToRight #ffffff", "1:39: the line ends too early -- \(fill)"),
    (
      "border border 0 0 1 1 r1 #ffffff",
      ##"1:26: "#ffffff" is unexpected here -- write it as: "##
        + "border ITEM X Y WIDTH HEIGHT [rRADIUS] wWIDTH [PAINT]"
    ),
    (
      "page/x 0 0 1 1",
      #"1:1: "page/x" has no integer after the slash -- write it as: "#
        + "page/NUMBER X Y WIDTH HEIGHT [shown X Y WIDTH HEIGHT] [turned DEGREES] [@OPACITY]"
    ),
    (
      "label label 2of3 0 0 1 1 s1",
      #"1:13: "2of3" is not a page number -- write it as CURRENT/COUNT, such as 2/12"#
    ),
    (
      "page/9223372036854775808 0 0 1 1",
      #"1:1: "page/9223372036854775808" has no integer after the slash -- write it as: "#
        + "page/NUMBER X Y WIDTH HEIGHT [shown X Y WIDTH HEIGHT] [turned DEGREES] [@OPACITY]"
    ),
    ("opacity 0.5", "1:12: the line ends too early -- write it as: opacity OPACITY {"),
    (
      "clip 0 0 1 1 r1 {\n  opacity 1 {\n}",
      #"1:1: "clip" begins a group that is never closed -- add a line with } after it"#
    ),
    ("}", #"1:1: "}" closes a group that was never opened -- remove it"#),
    ("opacity 1 {\n} x", #"2:3: "x" is unexpected here -- write } on a line of its own"#),
  ])
  func `errors have a place and a fix`(text: String, message: String) {
    let problem = #expect(throws: DisplayListProblem.self) { try DisplayList(text: text) }
    #expect(problem?.description == message)
  }

  /// The syntax of a fill.
  private static let fill = "write it as: fill ITEM X Y WIDTH HEIGHT [rRADIUS] [PAINT]"

  @Test func `randomly damaged text is read or rejected, and never traps`() {
    var random = SeededRandom(seed: 7)
    let sample = Array(RandomLists.text(seed: 3).utf8)
    for _ in 0..<20_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(sample[Int.random(in: 0..<sample.count, using: &random)], at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let list = try? DisplayList(text: text) {
        #expect((try? DisplayList(text: list.text)) == list, "seed 7: \(text)")
      }
    }
  }
}
