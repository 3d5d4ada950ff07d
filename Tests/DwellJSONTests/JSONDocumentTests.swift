import Foundation
import Testing

@testable import DwellJSON

/// Valid documents and their values.
@Suite("JSON documents")
struct JSONDocumentTests {
  @Test("Every kind of value is read")
  func kinds() throws {
    let text = #"{"a": [null, true, false, -2.5, "x"], "b": {}, "c": []}"#
    let expected: JSONValue = .object([
      "a": .array([.null, .bool(true), .bool(false), .number(-2.5), .string("x")]), "b": .object([:]),
      "c": .array([]),
    ])
    #expect(try JSONDocument(text: text, name: "t").root.value == expected)
  }

  @Test(
    "A document may be any single value",
    arguments: ["1", " true ", "\"x\"", "\r\n\tnull\r\n", "[]", "{ }", "[ ]"])
  func fragments(text: String) throws {
    _ = try JSONDocument(text: text, name: "t")
  }

  @Test(
    "Numbers of every form are read",
    arguments: [
      ("0", 0), ("-0", -0.0), ("12", 12), ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5), ("0.1", 0.1),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("999999999999999", 999_999_999_999_999), ("-0.00000000000001", -0.00000000000001),
      ("9999999999999999", 1e16), ("123456789.1234567", 123456789.1234567), ("-0.0", -0.0),
      ("-9223372036854775809", -9223372036854775808),
    ])
  func numbers(text: String, value: Double) throws {
    #expect(try JSONDocument(text: text, name: "t").root.value == .number(value))
  }

  @Test("Numbers short enough to be read without Foundation equal Foundation's results")
  func shortNumbers() throws {
    // Digits, with an occasional sign or point, in valid and invalid places.
    let characters = Array("00123456789..-")
    for number in 0..<20_000 {
      // Steps coprime to the modulus, so that the texts are the same in each run.
      let text = String((0...number % 18).map { characters[(number * 7919 >> $0 ^ $0 * 31) % 14] })
      let read = try? JSONDocument(text: text, name: "t").root.number()
      let expected = try? JSONDecoder().decode(Double.self, from: Data(text.utf8))
      #expect(read?.bitPattern == expected?.bitPattern, "\(text)")
    }
  }

  @Test(
    "Strings of every form are read",
    arguments: [
      (#""""#, ""), (#""é😀""#, "é😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00E9""#, "éé"),
      (#""\ud83d\ude00""#, "😀"), (#""\u0000x""#, "\0x"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ])
  func strings(text: String, value: String) throws {
    #expect(try JSONDocument(text: text, name: "t").root.value == .string(value))
  }

  @Test("A byte order mark belongs to neither the document nor a column")
  func byteOrderMark() throws {
    #expect(
      try JSONDocument(bytes: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), name: "t").root.value
        == .array([.number(1)]))
    expectProblem("\u{FEFF}x", "t:1:1: is x, a word without quotes -- write \"x\"")
  }

  @Test("One hundred levels are read, one more is refused, and a million do not exhaust the stack")
  func depth() throws {
    for depth in [1, 99, 100] {
      _ = try JSONDocument(text: nested(depth, "[", "]"), name: "t")
      _ = try JSONDocument(text: nested(depth, "{\"a\":", "}", inner: "1"), name: "t")
    }
    expectProblem(nested(101, "[", "]"), "t:1:101: is nested more than 100 levels deep -- make it flatter")
    expectProblem(
      String(repeating: "[", count: 1_000_000),
      "t:1:101: is nested more than 100 levels deep -- make it flatter")
    expectProblem(
      String(repeating: "{\"a\":", count: 1_000_000),
      "t:1:501: is nested more than 100 levels deep -- make it flatter")
  }

  @Test(
    "A value has its line, column and path, with any line ending", arguments: ["\n", "\r\n", "\r"])
  func places(lineEnd: String) throws {
    let lines = [
      "{", "\t\"é\": 1, \"pages\": [", "  2, {\"duration\": 3, \"1\": 4, \"a b\": 5, \"\\n\": 6}", "]}",
    ]
    let root = try JSONDocument(text: lines.joined(separator: lineEnd), name: "t").root
    #expect(described(root) == "@1:1")
    let fields = try root.object()
    #expect(fields.names == ["é", "pages"])
    #expect(described(fields["é"]) == "é@2:7")
    let pages = try fields.required("pages", example: "[]").array()
    #expect(described(pages.first) == "pages[0]@3:3")
    let inner = try #require(pages.last).object().all().map { described($0.node) }
    #expect(
      inner == [
        "pages[1].duration@3:19", "pages[1][\"1\"]@3:27", "pages[1][\"a b\"]@3:37", "pages[1][\"\\n\"]@3:46",
      ])
    #expect(fields["none"] == nil)
  }

  @Test("Places are exact however long the document is")
  func longDocument() throws {
    for distance in [0, 1, 1022, 1023, 1024, 1025, 2047, 2048, 5000] {
      let space = String(repeating: " ", count: distance)
      for (text, line, column) in [
        ("\(space)x", 1, distance + 1), ("\(space)\n x", 2, 2), ("\(space)\r\n x", 2, 2),
        ("\(space)\r x", 2, 2),
        ("\n\(space)x", 2, distance + 1),
        ("[\"\(String(repeating: "é", count: distance))\",x]", 1, distance + 5),
      ] {
        let problem = #expect(throws: JSONProblem.self) { try JSONDocument(text: text, name: "t") }
        #expect(problem?.line == line && problem?.column == column, "after \(distance): \(problem as Any)")
      }
    }
  }

  /// Text nested to a depth.
  private func nested(_ depth: Int, _ open: String, _ close: String, inner: String = "") -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  /// Path and place of a node.
  private func described(_ node: JSONNode?) -> String? {
    node.map { "\($0.path)@\($0.line):\($0.column)" }
  }
}

/// Expects that a document is rejected with exactly this message.
func expectProblem(_ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectProblem(bytes: Array(text.utf8), message, sourceLocation: sourceLocation)
}

/// Expects that a document is rejected with exactly this message.
func expectProblem(bytes: [UInt8], _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
  do {
    let value = try JSONDocument(bytes: bytes, name: "t").root.value
    Issue.record("was read as \(value)", sourceLocation: sourceLocation)
  } catch {
    #expect(error.description == message, sourceLocation: sourceLocation)
  }
}
