import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Colours of dots in SwiftUI") @MainActor
struct TintTests {
  /// Returns the drawing of three pages in colours.
  func drawing(
    _ environment: EnvironmentValues = EnvironmentValues(), theme: PageTheme = PageTheme(),
    marks: SwiftUI.Color? = nil, current: SwiftUI.Color? = nil, background: SwiftUI.Color? = nil,
    seen: SwiftUI.Color? = nil
  ) -> [DrawnStep] {
    let page = Model(1)
    return Stage(environment: environment) {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageIndicatorTint(marks, current: current, seen: seen, background: background).pageControlOptions(
          background: .prominent
        ).pageTheme(theme)
        .pageTimer(duration: 4, isPaused: true)
    }.drawing
  }

  /// Returns the shadings and opacities of fills, clipped or not.
  func fills(_ steps: [DrawnStep]) -> [String] {
    steps.compactMap { step in
      switch step {
      case .fill(_, let shading, let opacity): "\(shading.description) \(opacity)"
      case .clipped(_, let inner): fills([inner]).first
      default: nil
      }
    }
  }

  @Test("Colours are the foreground style's by default, and otherwise the core's tints")
  func tints() {
    #expect(fills(drawing()).allSatisfy { $0.hasPrefix("foreground") })
    let tinted = fills(drawing(marks: .white, current: .red, background: .black))
    #expect(tinted.contains { $0.hasPrefix("0.0 0.0 0.0") }, "the background: \(tinted)")
    #expect(tinted.filter { $0.hasPrefix("1.0 1.0 1.0") }.count == 3, "the marks: \(tinted)")
    #expect(tinted.contains { $0.hasPrefix("1.0 0.0 0.0") } || drawing(current: .red) != drawing())
  }

  @Test("R217: A colour's own opacity counts")
  func opacity() {
    let plain = fills(drawing(marks: .white.opacity(0.5)))
    #expect(plain.contains { $0.hasPrefix("1.0 1.0 1.0") && $0.hasSuffix(" 0.175") }, "\(plain)")
    let two = fills(drawing(marks: .white.opacity(0.5), current: .red))
    #expect(two.contains { $0.hasPrefix("1.0 1.0 1.0") && $0.hasSuffix(" 0.5") }, "\(two)")
  }

  @Test("Colours follow light and dark mode")
  func dark() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let light = fills(drawing(marks: .primary))
    let dark = fills(drawing(environment, marks: .primary))
    #expect(light.contains { $0.hasPrefix("0.0 0.0 0.0") })
    #expect(dark.contains { $0.hasPrefix("1.0 1.0 1.0") })
    #expect(!dark.contains { $0.hasPrefix("0.0 0.0 0.0") })
  }

  @Test("Colour isn't the only difference of the current page when differentiating without colour")
  func differentiate() {
    var opaque = PageTheme.plainDots
    opaque.trackOpacity = 1
    opaque.seenOpacity = 1
    opaque.upcomingOpacity = 1
    var environment = EnvironmentValues()
    #expect(
      fills(drawing(theme: opaque, marks: .blue, current: .red)).filter { $0.hasSuffix(" 0.8") }.isEmpty)
    environment.accessibilityDifferentiateWithoutColor = true
    let fills = fills(drawing(environment, theme: opaque, marks: .blue, current: .red))
    #expect(fills.filter { $0.hasSuffix(" 0.8") }.count >= 2, "\(fills)")
  }

  @Test("R217: With two colours none fades, and seen dots are a mix of both or have their own colour")
  func two() {
    let plain = fills(drawing(marks: .white, current: .red))
    #expect(plain.allSatisfy { !$0.hasPrefix("foreground") }, "\(plain)")
    #expect(plain.contains { $0.hasPrefix("1.0 1.0 1.0") && $0.hasSuffix(" 1.0") }, "\(plain)")
    #expect(plain.contains { $0.hasPrefix("1.0 0.0 0.0") && $0.contains(" 0.53846") }, "\(plain)")
    let seen = fills(drawing(marks: .white, current: .red, seen: .blue))
    #expect(seen.contains { $0.hasPrefix("0.0 0.0 1.0") && $0.hasSuffix(" 1.0") }, "\(seen)")
    var environment = EnvironmentValues()
    environment.accessibilityDifferentiateWithoutColor = true
    let apart = fills(drawing(environment, marks: .white, current: .red))
    #expect(apart.filter { $0.hasPrefix("1.0 1.0 1.0") && $0.hasSuffix(" 0.8") }.count >= 2, "\(apart)")
  }

  @Test("A single colour is stronger with increased contrast; two colours are already opaque")
  func contrast() {
    var environment = EnvironmentValues()
    environment.colorSchemeContrast = .increased
    let one = fills(drawing(environment, marks: .white))
    #expect(one.contains { $0.hasSuffix(" 0.6") } && one.contains { $0.hasSuffix(" 0.8") }, "\(one)")
    #expect(drawing(environment, marks: .white, current: .red) == drawing(marks: .white, current: .red))
  }

  @Test("Colours apply to the filled and the unfilled part of segments (R118)")
  func segments() {
    let page = Model(1)
    let stage = Stage(width: 300) {
      DwellSwiftUI.SegmentedProgress(selection: page.binding, count: 3)
        .pageIndicatorTint(.blue, current: .green).pageTimer(duration: 4)
    }
    stage.run(until: 2)
    let fills = fills(stage.drawing)
    #expect(fills.contains { $0.hasPrefix("0.0 0.0 1.0") })
    #expect(fills.contains { $0.hasPrefix("0.0 1.0 0.0") })
    #expect(!fills.contains { $0.hasPrefix("foreground") })
  }

  @Test("A single page can show its dot")
  func single() {
    let page = Model(0)
    let hidden = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 1) }
    #expect(hidden.drawing.isEmpty)
    let shown = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 1).pageControlOptions(
        hidesForSinglePage: false)
    }
    #expect(!shown.drawing.isEmpty)
  }
}
