import Dwell
import Testing

@Suite("Numbers as text") struct TextBytesTests {
  @Test(
    "A number is rounded to thousandths, without trailing zeros; one that is not finite is a word",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.5, "0.5"), (-0.25, "-0.25"), (10, "10"), (0.012, "0.012"), (1.5, "1.5"),
      (-2.25, "-2.25"), (0.0005, "0.001"), (-0.0004, "0"),
      (12.3456, "12.346"),
      (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ expected: String) {
    var text = TextBytes()
    text.write(number)
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
  }
}
