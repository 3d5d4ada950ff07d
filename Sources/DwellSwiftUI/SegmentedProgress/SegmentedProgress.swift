#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A row of capsules, one per page, that fill one after another as the pages' time passes.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Story: View {
///   @State private var page = 0
///   var body: some View {
///     SegmentedProgress(selection: $page, count: 5)
///       .pageTimer(duration: 4)
///       .padding(.horizontal, 32)
///   }
/// }
/// ```
///
/// It takes the available length and is as thick as its capsules, so that padding is measured from them. The
/// tap target extends beyond the frame to 44 points.
public struct SegmentedProgress<Selection: Hashable>: PagesView {
  /// The current page; nil while the app hasn't selected one.
  @Binding private var selection: Selection?
  /// The pages.
  private let pages: PageList<Selection>
  /// What the app sets for the pages.
  public var pageSettings = PagesSettings<Selection>()
  /// The displayed values of a progress without a selection; nil for one with a selection.
  private var shown: ShownProgress?
  /// The axis of pages.
  @Environment(\.pageAxis) private var axis
  /// The view's environment.
  @Environment(\.self) private var environment

  /// Creates a progress for pages with identities.
  /// - Parameters:
  ///   - selection: the current page. An optional one may be nil, as for `scrollPosition(id:)`: the progress
  ///     then keeps its page, initially the first.
  ///   - pages: the pages, in order, without duplicates.
  public init(selection: Binding<Selection>, pages: [Selection]) {
    _selection = Binding<Selection?>(selection)
    self.pages = .listed(pages)
  }

  /// Creates a progress for `count` pages.
  /// - Parameters:
  ///   - selection: the index of the current page, from 0.
  ///   - count: the number of pages; negative numbers count as 0.
  public init(selection: Binding<Int>, count: Int) where Selection == Int {
    _selection = Binding<Int?>(selection)
    pages = .count(count)
  }

  /// Creates a progress that only displays a page and its progress, as set by the app. It takes no input and
  /// no focus, has no timer, and isn't synchronised with any: a surrounding `pageTimer` has no effect.
  /// - Parameters:
  ///   - current: the current page, from 0. Out of range it counts as the nearest one, and is reported
  ///     (``SwiftUICore/View/onPageDiagnostics(perform:)``).
  ///   - count: the number of pages; negative numbers count as 0.
  ///   - progress: the elapsed fraction of the current page's time, 0...1. NaN counts as 0, other values as
  ///     the nearest of 0...1; all are reported.
  public init(current: Int, count: Int, progress: Double) where Selection == Int {
    let shown = ShownProgress(page: current, count: count, progress: progress, view: "SegmentedProgress")
    _selection = .constant(shown.page)
    pages = .count(count)
    self.shown = shown
  }

  /// The capsules.
  public var body: some View {
    if let shown { track.withTimer(shown.timer) } else { track }
  }

  /// The capsules, with their environment.
  private var track: some View {
    PagedView(
      selection: $selection, pages: pages, settings: pageSettings, configuration: configuration,
      mistakes: shown?.mistakes ?? []
    ) { (owner: PagedOwner<Dwell.SegmentedProgress, Selection>, configuration) in
      let host = owner.host
      let progress = Dwell.SegmentedProgress(configuration, at: 0)
      let thickness = progress.preferredSize(forLength: 100)
      ComponentView(host, input: shown == nil ? .tapped : .none)
        .frame(
          idealWidth: axis == .vertical ? thickness.width : nil,
          maxWidth: axis == .vertical ? thickness.width : .infinity,
          idealHeight: axis == .vertical ? nil : thickness.height,
          maxHeight: axis == .vertical ? .infinity : thickness.height
        )
        .fingerRoom(
          thickness, around: progress.configuration.segments.metrics.thickness, isVertical: axis == .vertical)
    }
  }

  /// The core progress's configuration, without pages and timing.
  private var configuration: Dwell.SegmentedProgress.Configuration {
    var configuration = Dwell.SegmentedProgress.Configuration(pageCount: 0)
    configuration.direction = environment.pageDirection ?? configuration.direction
    configuration.reduceMotion = environment.accessibilityReduceMotion
    configuration.segments = environment.segments
    return configuration
  }
}

extension EnvironmentValues {
  /// The configuration of the core's row of segments.
  var segments: SegmentRow.Configuration {
    var segments = SegmentRow.Configuration()
    segments.style = pages.segmentFill
    segments.indicatorRole = pages.control.indicatorRole
    let tints = pages.control.tints
    segments.metrics = pageTheme.segmentMetrics(in: self, hasTwoTints: tints.areTwo)
    tints.write(to: &segments, in: self)
    if colorSchemeContrast == .increased { segments.increaseContrast() }
    return segments
  }
}

extension View {
  /// Sets how the fill of the segmented progresses inside advances, including those of page views; page by
  /// page by default.
  public func segmentedProgressFill(_ fill: SegmentedProgressFill) -> some View {
    environment(\.pages.segmentFill, fill)
  }
}
#endif
