#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The colours of a meter's fill by its level: a gradient from the colour of an empty meter to that of the
/// level.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Battery: View {
///   var level: Double
///   private var theme: PageTheme {
///     var theme = PageTheme()
///     theme.meterColors = [.red, .orange, .green]
///     theme.meterCornerRadius = 8
///     return theme
///   }
///   var body: some View { ProgressMeter(value: level, total: 1).pageTheme(theme) }
/// }
/// ```
public struct ProgressMeterColors: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// The kinds of scales.
  private enum Scale: Equatable, Sendable {
    /// One of the core's scales.
    case core(MeterColors)
    /// Colours at levels.
    case stops([Stop])
  }

  /// A colour at a level.
  private struct Stop: Equatable, Sendable {
    /// The level, 0...1.
    var level: Double
    /// The colour.
    var color: SwiftUI.Color
  }

  /// The colours.
  private let scale: Scale

  /// From red through yellow to green: the hue is a third of the level. The default.
  public static let hue = ProgressMeterColors(scale: .core(.hue))
  /// From vermilion to blue, for users who can't tell red from green.
  public static let vermilionToBlue = ProgressMeterColors(scale: .core(.vermilionToBlue))

  /// Creates colours of a scale.
  private init(scale: Scale) { self.scale = scale }

  /// Colours at equal distances, from the empty meter to the full one; between two of them it is their mix.
  ///
  /// Two to five colours are valid. Others are reported (``SwiftUICore/View/onPageDiagnostics(perform:)``)
  /// and replaced by ``hue``.
  public init(_ colors: [SwiftUI.Color]) {
    scale = .stops(
      colors.enumerated().map {
        Stop(level: MeterColors.level(ofStop: $0.offset, of: colors.count), color: $0.element)
      })
  }

  /// Colours at levels of 0...1, by rising level; beyond the ends it is the nearest one.
  ///
  /// Two to five colours are valid. Others are reported and replaced by ``hue``.
  public init(stops: [(level: Double, color: SwiftUI.Color)]) {
    scale = .stops(stops.map { Stop(level: $0.level, color: $0.color) })
  }

  /// Colours at equal distances.
  public init(arrayLiteral colors: SwiftUI.Color...) { self.init(colors) }

  /// Returns the colours for the core, resolved for light or dark mode and contrast.
  func core(in environment: EnvironmentValues) -> MeterColors {
    switch scale {
    case .core(let colors): colors
    // One colour or none is not a scale, and differs from the core's empty one, which is the hue's.
    case .stops(let stops) where stops.isEmpty: MeterColors([.init(0, .white)])
    case .stops(let stops): MeterColors(stops.map { .init($0.level, $0.color.core(in: environment)) })
    }
  }
}
#endif
