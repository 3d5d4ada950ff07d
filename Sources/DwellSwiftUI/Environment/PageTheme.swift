#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The appearance of the components inside a view. Lengths are in points, 0...10,000, and opacities are
/// 0...1. Values out of range are reported (``SwiftUICore/View/onPageDiagnostics(perform:)``) and replaced by
/// their defaults.
///
/// By default everything is drawn in the foreground style: `foregroundStyle` colours it, and the system keeps
/// it legible.
public struct PageTheme: Sendable {
  /// The style of dots, text and borders; the foreground style by default.
  public var foreground = AnyShapeStyle(.foreground)
  /// The style of backgrounds; the background style by default.
  public var background = AnyShapeStyle(.background)
  /// A material, or another style, of the background behind dots and segments: a view below them draws it.
  /// Nil, the default, for a colour.
  public var indicatorMaterial: AnyShapeStyle?
  /// Whether that background is Liquid Glass, on iOS 26 and the systems of its time, where it replaces the
  /// material; false by default.
  public var indicatorIsGlass = false
  /// The diameter of a dot and the height of a pill; 8 by default.
  public var dotSize = 8.0
  /// The length of the current page's pill; 36 by default.
  public var pillLength = 36.0
  /// The corner radius of the pill; nil, the default, for round ends.
  public var pillCornerRadius: Double?
  /// The gap between neighbours; 6 by default.
  public var spacing = 6.0
  /// The opacity of the pill under its fill; nil, the default, for 0.35, or 1 for dots of two colours.
  public var trackOpacity: Double?
  /// The opacity of pages already seen; nil, the default, for 0.7, or 1 for dots of two colours.
  public var seenOpacity: Double?
  /// The opacity of pages not yet seen; nil, the default, for 0.35, or 1 for dots of two colours.
  public var upcomingOpacity: Double?
  /// The image shown instead of every dot; nil, the default, for dots. Only an image's shape counts, not its
  /// colours. ``SwiftUICore/View/pageIndicatorImage(_:current:)`` sets one page's.
  public var dotImage: Image?
  /// The image shown instead of the current page's dot or pill; nil, the default, for the image it has while
  /// not current.
  public var currentDotImage: Image?
  /// The width and height of an image shown instead of a dot; 10 by default.
  public var imageSize = 10.0

  /// The thickness of a segmented progress's capsules; 5 by default.
  public var segmentThickness = 5.0
  /// The gap before the first capsule, between capsules, and after the last; 4 by default.
  public var segmentSpacing = 4.0
  /// The opacity of the unfilled part of capsules; nil, the default, for 0.35, or 1 for capsules of two
  /// colours.
  public var segmentOpacity: Double?

  /// The width of a meter inside its border; 100 by default.
  public var meterWidth = 100.0
  /// The thickness of a meter's border; 2 by default, 0 for none.
  public var meterBorderWidth = 2.0
  /// The total space before and after a meter along its axis; 44 by default.
  public var meterPadding = 44.0
  /// The corner radius of a meter within its border; 0 by default. From half of its width on its ends are
  /// round.
  public var meterCornerRadius = 0.0
  /// The colours of a meter by its level; ``ProgressMeterColors/hue`` by default.
  public var meterColors = ProgressMeterColors.hue

  /// The appearance of a timed page control.
  public init() {}

  /// The appearance of a plain page control: dots 10 points apart, the current one opaque.
  public static var plainDots: PageTheme {
    var theme = PageTheme()
    theme.pillLength = 8
    theme.spacing = 10
    theme.trackOpacity = 0.4
    theme.seenOpacity = 0.4
    theme.upcomingOpacity = 0.4
    return theme
  }

  /// The highest opacity of other pages' dots and unfilled tracks when the user differentiates without
  /// colour.
  private static var strongestOther: Double { 0.8 }

  /// Returns the metrics for the core. If the user differentiates without colour, other dots are fainter than
  /// the current one even if two colours distinguish them.
  func metrics(in environment: EnvironmentValues, hasTwoTints: Bool) -> PageControlMetrics {
    let limited = Self.limit(in: environment, hasTwoTints: hasTwoTints)
    var metrics = PageControlMetrics()
    metrics.dotSize = dotSize
    metrics.pillLength = pillLength
    metrics.pillCornerRadius = pillCornerRadius
    metrics.spacing = spacing
    metrics.trackOpacity = limited(trackOpacity)
    metrics.seenOpacity = limited(seenOpacity)
    metrics.upcomingOpacity = limited(upcomingOpacity)
    metrics.imageSize = imageSize
    return metrics
  }

  /// Returns a segmented progress's metrics for the core.
  func segmentMetrics(in environment: EnvironmentValues, hasTwoTints: Bool) -> SegmentedProgressMetrics {
    var metrics = SegmentedProgressMetrics()
    metrics.thickness = segmentThickness
    metrics.spacing = segmentSpacing
    metrics.inactiveOpacity = Self.limit(in: environment, hasTwoTints: hasTwoTints)(segmentOpacity)
    return metrics
  }

  /// Returns how to limit the opacity of other dots; nil is 1 for dots of two colours.
  private static func limit(
    in environment: EnvironmentValues, hasTwoTints: Bool
  ) -> (Double?) -> Double? {
    guard environment.accessibilityDifferentiateWithoutColor else { return { $0 } }
    return { ($0 ?? (hasTwoTints ? 1 : nil)).map { min($0, strongestOther) } }
  }
}

extension EnvironmentValues {
  /// The key of ``pageTheme``.
  private struct ThemeKey: EnvironmentKey {
    static var defaultValue: PageTheme { PageTheme() }
  }

  /// The appearance of components.
  public var pageTheme: PageTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the components inside.
  public func pageTheme(_ theme: PageTheme) -> some View { environment(\.pageTheme, theme) }
}
#endif
