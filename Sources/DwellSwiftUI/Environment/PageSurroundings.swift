#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Lets the components in a page start from the defaults: settings around the pages are for the pages.
  ///
  /// The theme, the strings that assistive technology speaks, the clock, the handler of diagnostics and
  /// SwiftUI's own settings, such as Reduce Motion, still apply, and so does a pause of all time inside.
  func startingFromDefaults() -> some View {
    withTimer(nil)
      .environment(\.animatesPageSelection, true)
      .environment(\.pageOrder, .natural)
      .environment(\.pageViewOptions, PageViewOptions())
      .environment(\.pageControlOptions, PageControlOptions())
      .environment(\.pageControlStyle, AnyPageControlStyle())
      .environment(\.segmentedProgressFill, .perPage)
      .environment(\.pageIndicatorImages, PageIndicatorImages())
  }

  /// Gives components their own time, or none, whatever timer and handlers surround them.
  func withTimer(_ timer: PageTimerValues?) -> some View {
    environment(\.pageTimer, timer)
      .environment(\.pageTimerGroup, nil)
      .environment(\.pagesLoop, nil)
      .environment(\.pagePosition, nil)
      .transformEnvironment(\.pageEvents) { $0 = PageEvents(didDiagnose: $0.didDiagnose) }
  }
}
#endif
