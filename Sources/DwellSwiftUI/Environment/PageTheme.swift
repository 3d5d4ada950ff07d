#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The look of the components inside a view: styles and measures. Lengths are in points, opacities in 0...1.
///
/// By default everything is drawn in the foreground's style, so that `foregroundStyle` colours it, and the
/// system keeps it legible.
public struct PageTheme: Sendable {
  /// What marks, texts and borders are drawn in; the foreground's style by default.
  public var foreground = AnyShapeStyle(.foreground)
  /// What the ground is that content lies on; the background's style by default.
  public var background = AnyShapeStyle(.background)
  /// The diameter of a dot and the height of a pill; 8 by default.
  public var dotSize = 8.0
  /// The length of the current page's pill; 36 by default.
  public var pillLength = 36.0
  /// The gap between neighbours; 6 by default.
  public var spacing = 6.0
  /// The opacity of the pill under its fill; 0.35 by default.
  public var trackOpacity = 0.35
  /// The opacity of pages that were seen; 0.7 by default.
  public var seenOpacity = 0.7
  /// The opacity of pages that come; 0.35 by default.
  public var upcomingOpacity = 0.35
  /// The width and height of an image in place of a dot; 10 by default.
  public var imageSize = 10.0

  /// How thick the capsules of a segmented progress are; 5 by default.
  public var segmentThickness = 5.0
  /// The gap before the first capsule, between any two, and after the last; 4 by default.
  public var segmentSpacing = 4.0
  /// The opacity of capsules under what is completed; 0.35 by default.
  public var segmentOpacity = 0.35

  /// The look of the timed page control.
  public init() {}

  /// The look of a row of dots 10 points apart whose current one is opaque.
  public static var plainDots: PageTheme {
    var theme = PageTheme()
    theme.pillLength = 8
    theme.spacing = 10
    theme.trackOpacity = 0.4
    theme.seenOpacity = 0.4
    theme.upcomingOpacity = 0.4
    return theme
  }

  /// The strongest that marks of other pages and unfilled tracks are for people who do not tell colours
  /// apart.
  private static var strongestOther: Double { 0.8 }

  /// The measures for the core, as the person needs them.
  func metrics(in environment: EnvironmentValues) -> PageControlMetrics {
    var metrics = PageControlMetrics()
    metrics.dotSize = dotSize
    metrics.pillLength = pillLength
    metrics.spacing = spacing
    metrics.trackOpacity = trackOpacity
    metrics.seenOpacity = seenOpacity
    metrics.upcomingOpacity = upcomingOpacity
    metrics.imageSize = imageSize
    if environment.accessibilityDifferentiateWithoutColor {
      metrics.trackOpacity = min(trackOpacity, Self.strongestOther)
      metrics.seenOpacity = min(seenOpacity, Self.strongestOther)
      metrics.upcomingOpacity = min(upcomingOpacity, Self.strongestOther)
    }
    return environment.colorSchemeContrast == .increased ? metrics.withIncreasedContrast : metrics
  }

  /// The measures of a segmented progress for the core, as the person needs them.
  func segmentMetrics(in environment: EnvironmentValues) -> SegmentedProgressMetrics {
    var metrics = SegmentedProgressMetrics()
    metrics.thickness = segmentThickness
    metrics.spacing = segmentSpacing
    metrics.inactiveOpacity = segmentOpacity
    if environment.accessibilityDifferentiateWithoutColor {
      metrics.inactiveOpacity = min(segmentOpacity, Self.strongestOther)
    }
    return environment.colorSchemeContrast == .increased ? metrics.withIncreasedContrast : metrics
  }
}

extension EnvironmentValues {
  /// The key of ``pageTheme``.
  private struct ThemeKey: EnvironmentKey {
    static var defaultValue: PageTheme { PageTheme() }
  }

  /// The look of components.
  public var pageTheme: PageTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Gives the components inside a look.
  public func pageTheme(_ theme: PageTheme) -> some View { environment(\.pageTheme, theme) }
}
#endif
