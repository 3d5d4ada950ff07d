import Testing

@testable import DwellJSON

/// Invalid JSON, and the messages for it.
@Suite("JSON syntax")
struct JSONSyntaxTests {
  @Test("A structural error is reported with its place and fix", arguments: Refusal.structure)
  func structure(refusal: Refusal) {
    expectProblem(refusal.text, refusal.message)
  }

  @Test("An error in a word, number or string is reported with its place and fix", arguments: Refusal.tokens)
  func tokens(refusal: Refusal) {
    expectProblem(refusal.text, refusal.message)
  }

  @Test("Bytes that are not UTF-8 are rejected at their place")
  func encoding() {
    let fix = "which is not UTF-8 -- save the file as UTF-8"
    expectProblem(bytes: [0x5B, 0x22, 0xFF, 0x22, 0x5D], "t:1:3: has the byte 0xff, \(fix)")
    expectProblem(bytes: [0x22, 0x0A, 0xC3, 0xA9, 0xC3, 0x22], "t:2:2: has the byte 0xc3, \(fix)")
    expectProblem(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], "t:1:2: has the byte 0xed, \(fix)")
    expectProblem(bytes: [0x22, 0xE2, 0x82], "t:1:2: has the byte 0xe2, \(fix)")
    let utf16 = "t:1:1: is not UTF-8 but looks like UTF-16 -- save the file as UTF-8"
    expectProblem(bytes: [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], utf16)
    expectProblem(bytes: [0x5B, 0x00, 0x5D, 0x00], utf16)
    expectProblem(bytes: [0xFE, 0xFF, 0x00, 0x5B], utf16)
  }

  @Test("A file's name cannot break or colour the message")
  func hostileName() {
    let problem = #expect(throws: JSONProblem.self) {
      try JSONDocument(text: "x", name: "a\n\u{1B}[31m\u{202E}.json")
    }
    #expect(
      problem?.description == "a\\n\\u{1B}[31m\\u{202E}.json:1:1: is x, a word without quotes -- write \"x\"")
  }

  @Test("No bytes trap: all of two bytes, and mutations of a document")
  func noTraps() {
    for first in UInt8.min ... .max {
      for second in UInt8.min ... .max { _ = try? JSONDocument(bytes: [first, second], name: "t") }
    }
    let document = Array(#"{"a": [1.5e3, "x\u00e9\ud83d\ude00", true, null], "é": {"b": -0.1}}"#.utf8)
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var random = Linear(state: seed)
    for round in 0..<20_000 {
      var bytes = document
      for _ in 0...Int(random.next() % 3) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next() >> 8)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next() >> 8), at: place)
        }
      }
      do {
        _ = try JSONDocument(bytes: bytes, name: "t").root.value
      } catch {
        #expect(
          error.line >= 1 && error.column >= 1 && !error.description.contains("\n"),
          "seed \(seed), round \(round)")
      }
    }
    for length in 0..<document.count {
      #expect(throws: JSONProblem.self, "the first \(length) bytes") {
        try JSONDocument(bytes: Array(document.prefix(length)), name: "t")
      }
    }
  }

  /// Knuth's linear congruential generator, for reproducible random tests.
  struct Linear: RandomNumberGenerator {
    /// The last number.
    var state: UInt64

    /// The next number.
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }
}
