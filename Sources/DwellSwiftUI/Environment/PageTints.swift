#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The colours of indicators; nil parts use the foreground style.
struct PageTints: Equatable {
  /// All dots.
  var marks: SwiftUI.Color?
  /// The current dot, or the filled part.
  var current: SwiftUI.Color?
  /// Seen dots of two colours.
  var seen: SwiftUI.Color?
  /// The background behind dots.
  var background: SwiftUI.Color?

  /// Whether the app has chosen two colours, so that none of them fades.
  var areTwo: Bool { marks != nil && current != nil }

  /// Sets the colours of a row of dots.
  func write(to dots: inout DotRow.Configuration, in environment: EnvironmentValues) {
    if let marks { dots.tint = marks.colorRole(in: environment) }
    dots.currentTint = current?.colorRole(in: environment)
    dots.seenTint = seen?.colorRole(in: environment)
    dots.backgroundTint = background?.colorRole(in: environment)
  }

  /// Sets the colours of a row of segments.
  func write(to segments: inout SegmentRow.Configuration, in environment: EnvironmentValues) {
    if let marks { segments.tint = marks.colorRole(in: environment) }
    segments.currentTint = current?.colorRole(in: environment)
  }
}

extension SwiftUI.Color {
  /// Returns the colour for the core, resolved for light or dark mode and contrast.
  func core(in environment: EnvironmentValues) -> Dwell.Color {
    let resolved = resolve(in: environment)
    return Dwell.Color(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the colour for the core's dots.
  fileprivate func colorRole(in environment: EnvironmentValues) -> ColorRole { .color(core(in: environment)) }
}

extension View {
  /// Colours the indicators inside. By default, or with nil, they use the foreground style, which the system
  /// keeps legible.
  ///
  /// With one colour, dots differ by their opacities. With two, both are drawn as they are, unless a
  /// ``PageTheme`` sets opacities, which are multiples of a colour's own.
  /// - Parameters:
  ///   - color: the colour of all dots; together with `current` that of upcoming dots and of unfilled tracks.
  ///   - current: the colour of the current dot, and of the filled part of segments; nil for that of all
  ///     dots.
  ///   - seen: the colour of seen dots, if other and current dots have two colours; nil for a mix of both,
  ///     0.54 of the way to the current dot's.
  ///   - background: the colour of the background behind dots, so that they stand out on any image; nil for a
  ///     faint layer of the dots' own colour.
  public func pageIndicatorTint(
    _ color: SwiftUI.Color? = nil, current: SwiftUI.Color? = nil, seen: SwiftUI.Color? = nil,
    background: SwiftUI.Color? = nil
  ) -> some View {
    environment(
      \.pages.control.tints,
      PageTints(marks: color, current: current, seen: seen, background: background))
  }
}
#endif
