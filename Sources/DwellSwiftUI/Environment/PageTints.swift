#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The colours of marks in place of the foreground's style; nil to leave a part to that style.
struct PageTints: Equatable {
  /// All marks.
  var marks: SwiftUI.Color?
  /// The current mark, or what is completed.
  var current: SwiftUI.Color?
  /// The ground behind marks.
  var ground: SwiftUI.Color?

  /// Colours the marks of a page control.
  func write(to dots: inout DotRow.Configuration, in environment: EnvironmentValues) {
    if let marks { dots.tint = marks.ink(in: environment) }
    dots.currentTint = current?.ink(in: environment)
    dots.backgroundTint = ground?.ink(in: environment)
  }

  /// Colours the capsules of a segmented progress.
  func write(to segments: inout SegmentRow.Configuration, in environment: EnvironmentValues) {
    if let marks { segments.inactiveTint = marks.ink(in: environment) }
    if let tint = current ?? marks { segments.tint = tint.ink(in: environment) }
  }
}

extension SwiftUI.Color {
  /// The ink for the core: what the colour is in light or dark and with more contrast, without its opacity.
  fileprivate func ink(in environment: EnvironmentValues) -> ColorRole {
    let resolved = resolve(in: environment)
    return .color(
      Dwell.Color(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue)))
  }
}

extension View {
  /// Colours the marks of the page controls and segmented progresses inside; nil, the default, leaves them to
  /// the foreground's style, which the system keeps legible. The colour's opacity doesn't count: marks have
  /// their own.
  public func pageIndicatorTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.marks, color)
  }

  /// Colours the current mark of the page controls inside, and what is completed of segmented progresses;
  /// nil, the default, for the colour of all marks.
  public func currentPageIndicatorTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.current, color)
  }

  /// Colours the ground behind the marks of the page controls inside, so that they stand out on pictures of
  /// any brightness; nil, the default, for a faint layer of the marks' own colour.
  public func pageControlBackgroundTint(_ color: SwiftUI.Color?) -> some View {
    environment(\.pageControlOptions.tints.ground, color)
  }
}
#endif
