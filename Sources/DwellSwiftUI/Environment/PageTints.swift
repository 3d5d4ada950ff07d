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
  /// Colours the dots of the page controls and the segmented progresses inside. By default, or with nil, they
  /// use the foreground style, which the system keeps legible.
  ///
  /// With this colour alone, dots differ by their opacities. Together with ``currentPageIndicatorTint(_:)``
  /// it is the colour of upcoming dots and of unfilled tracks, and both are drawn as they are, unless a
  /// ``PageTheme`` sets opacities, which are multiples of a colour's own.
  public func pageIndicatorTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.marks, color)
  }

  /// Colours the current dot of the page controls inside and the filled part of segmented progresses. By
  /// default, or with nil, they have the colour of all dots.
  public func currentPageIndicatorTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.current, color)
  }

  /// Colours the dots of seen pages in the page controls inside, if other and current dots have two colours.
  /// By default, or with nil, they have a mix of both, 0.54 of the way to the current dot's.
  public func seenPageIndicatorTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.seen, color)
  }

  /// Colours the background behind the dots of the page controls inside, so that they stand out on any image.
  /// By default, or with nil, it is a faint layer of the dots' own colour.
  public func pageControlBackgroundTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.background, color)
  }
}
#endif
