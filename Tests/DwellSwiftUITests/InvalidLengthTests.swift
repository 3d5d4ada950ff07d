import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

@Suite("Invalid lengths don't reach SwiftUI's layout") @MainActor
struct InvalidLengthTests {
  @Test(
    "Every frame and padding is finite, and no frame is negative", arguments: [Double.nan, -5, .infinity])
  func layout(length: Double) {
    var theme = PageTheme()
    (theme.dotSize, theme.pillLength, theme.spacing) = (length, length, length)
    (theme.meterWidth, theme.meterBorderWidth, theme.meterPadding) = (length, length, length)
    (theme.segmentThickness, theme.segmentSpacing) = (length, length)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageControl(selection: .constant(0), count: 3).pageTheme(theme)
      DwellSwiftUI.SegmentedProgress(selection: .constant(0), count: 3).pageTheme(theme)
      DwellSwiftUI.PageView(count: 3, selection: .constant(0)) { Text(verbatim: "\($0)") }
        .pageIndicator(.dots, inset: length).pageLayout(spacing: length, insets: length).pageTheme(theme)
      DwellSwiftUI.ProgressMeter(value: 1, total: 3).pageTheme(theme)
    }
    let faults = stage.facts.filter { fact in
      switch fact {
      case .frame(let width, let height):
        [width, height].contains { $0.map { !($0 >= 0 && $0.isFinite) } ?? false }
      case .flexibleFrame(let minWidth, let width, let maxWidth, let minHeight, let height, let maxHeight):
        [minWidth, width, maxWidth, minHeight, height, maxHeight].contains { $0.map { !($0 >= 0) } ?? false }
      case .padding(let insets):
        !(insets.top + insets.bottom + insets.leading + insets.trailing).isFinite
      case .position(let point): !(point.x + point.y).isFinite
      default: false
      }
    }
    #expect(faults.isEmpty, "\(faults)")
  }
}
