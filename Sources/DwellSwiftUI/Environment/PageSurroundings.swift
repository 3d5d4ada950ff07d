#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The settings around components that don't apply to components in their pages, which start from the
/// defaults.
///
/// The theme, the strings that assistive technology speaks, the clock and SwiftUI's own settings, such as
/// Reduce Motion, still apply in pages, and so do the handler of diagnostics and a pause of all time.
struct PageEnvironment {
  /// The page timer's settings; nil if pages aren't timed.
  var timer: PageTimerValues?
  /// The state shared by the components inside one `pageTimer`; nil without one.
  var group: PageTimerGroup?
  /// Whether the first page follows the last; nil for the default of the pages.
  var loops: Bool?
  /// The position that page controls follow, in pages; nil if they follow none.
  var position: Double?
  /// The app's handlers of page events.
  var events = PageEvents()
  /// The direction of pages.
  var order = PageOrder.natural
  /// The options of page views.
  var view = PageViewOptions()
  /// The options of page controls.
  var control = PageControlOptions()
  /// The style of page controls.
  var style = AnyPageControlStyle()
  /// How the fill of segmented progresses advances.
  var segmentFill = SegmentedProgressFill.perPage
  /// Whether pages turn with animation when the app sets the selection.
  var animatesSelection = true
  /// Whether pages have neighbours, but no number.
  var isUnbounded = false

  /// Gives components their own time, or none, whatever timer and handlers surround them.
  mutating func setTime(_ timer: PageTimerValues?) {
    (self.timer, group, loops, position) = (timer, nil, nil, nil)
    events = PageEvents(didDiagnose: events.didDiagnose)
  }
}

extension EnvironmentValues {
  /// The key of ``pages``.
  private struct PagesKey: EnvironmentKey {
    static var defaultValue: PageEnvironment { PageEnvironment() }
  }

  /// The settings that don't apply to components in pages.
  var pages: PageEnvironment {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension View {
  /// Lets the components in a page start from the defaults.
  func startingFromDefaults() -> some View {
    transformEnvironment(\.pages) {
      $0 = PageEnvironment(events: PageEvents(didDiagnose: $0.events.didDiagnose))
    }
  }

  /// Gives components their own time, or none, whatever timer and handlers surround them.
  func withTimer(_ timer: PageTimerValues?) -> some View {
    transformEnvironment(\.pages) { $0.setTime(timer) }
  }
}
#endif
