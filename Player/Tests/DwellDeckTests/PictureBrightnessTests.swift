import Testing

@testable import DwellDeck

/// Which pictures need a light background, from samples of their pixels.
@Suite struct PictureBrightnessTests {
  /// Whether a picture needs light: parts of it with their fractions, gray levels and opacities.
  private func needsLight(_ parts: [(share: Int, gray: Double, opacity: Double)]) -> Bool {
    var brightness = PictureBrightness()
    for part in parts {
      for _ in 0..<part.share {
        brightness.add(red: part.gray, green: part.gray, blue: part.gray, opacity: part.opacity)
      }
    }
    return brightness.needsLight
  }

  @Test func `only dark drawings on transparency need a light background`() {
    #expect(needsLight([(90, 0, 0), (10, 0, 1)]))
    #expect(needsLight([(90, 0, 0), (6, 0.2, 1), (4, 1, 1)]), "most of it is dark")
    #expect(!needsLight([(90, 0, 0), (4, 0.2, 1), (6, 1, 1)]))
    #expect(!needsLight([(90, 0, 0), (10, 0.4, 1)]), "a contrast of more than 3 to 1 with black")
    #expect(needsLight([(90, 0, 0), (10, 0.3, 1)]))
    #expect(!needsLight([(100, 0, 1)]), "a dark photograph")
    #expect(!needsLight([(5, 0, 0), (95, 0, 1)]), "a dark picture with round corners")
    #expect(needsLight([(100, 0, 0.5)]))
    #expect(!needsLight([(100, 0, 0)]), "nothing is seen of it")
    #expect(!needsLight([]))
  }
}
