import Testing

@testable import DwellJSON

/// Writing output lines.
@Suite("JSON lines")
struct JSONLineTests {
  @Test("The example of JSONLine writes the documented text")
  func example() {
    let line: JSONLine = ["at": .number(0.1 + 0.2), "state": ["page": 2, "isRunning": true]]
    #expect(line.text == #"{"at":0.3,"state":{"page":2,"isRunning":true}}"#)
  }

  @Test("Fields keep their order, and there are no spaces")
  func order() {
    let line: JSONLine = ["z": 1, "a": [true, nil, "x", 0.5], "m": [:], "b": []]
    #expect(line.text == #"{"z":1,"a":[true,null,"x",0.5],"m":{},"b":[]}"#)
  }

  @Test(
    "A number is rounded to 0.000001, without an exponent and without negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"),
      (-2.0 / 3, "-0.666667"),
      (1e-6, "0.000001"), (5e-7, "0.000001"), (4.9e-7, "0"), (-4.9e-7, "0"), (0.000010, "0.00001"),
      (36.5, "36.5"),
      (1_000_000.25, "1000000.25"), (123_456_789.123456, "123456789.123456"), (1e12, "1000000000000"),
      (8.9e12, "8900000000000"), (9e12, "9000000000000"), (1e15, "1000000000000000"), (1e300, "1e+300"),
      (-1e300, "-1e+300"), (.leastNonzeroMagnitude, "0"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (0.9999999, "1"), (-0.9999999, "-1"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSONLine.number(value).text == text)
  }

  @Test("A string is escaped so that it is JSON, and one line for every reader")
  func strings() {
    let line = JSONLine.string("a\"b\\c/\n\r\t\0\u{1F}\u{7F}\u{85}\u{2028}\u{2029}é😀")
    #expect(line.text == #""a\"b\\c/\n\r\t\u0000\u001f\u007f\u0085\u2028\u2029é😀""#)
  }

  @Test("A written value is read back unchanged")
  func roundTrip() throws {
    for code in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "a" + String(scalar) + "b"
      #expect(try JSONDocument(text: JSONLine.string(text).text, name: "t").root.value == .string(text))
    }
    for exponent in -8...308 {
      let number = Double("-1.5e\(exponent)") ?? 0
      let value = try JSONDocument(text: JSONLine.number(number).text, name: "t").root.number()
      #expect(abs(value - number) <= 5.1e-7)
    }
  }
}
