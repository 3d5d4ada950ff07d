#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A row of capsules, one per page, that fill one after the other as the time of the pages passes.
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
/// It is as long as there is room, and as thick as a finger wants; the capsules lie in the middle.
public struct SegmentedProgress<Selection: Hashable>: View {
  /// The page that is shown.
  @Binding private var selection: Selection
  /// The pages.
  private let pages: PageList<Selection>
  /// The axis along which pages follow one another.
  @Environment(\.pageAxis) private var axis
  /// How the fill moves.
  @Environment(\.segmentedProgressFill) private var fill
  /// All that surrounds the view.
  @Environment(\.self) private var environment

  /// A progress of pages with identities.
  /// - Parameters:
  ///   - selection: the page that is shown.
  ///   - pages: the pages, in order, each once.
  public init(selection: Binding<Selection>, pages: some Sequence<Selection>) {
    _selection = selection
    self.pages = .listed(Array(pages))
  }

  /// A progress of so many pages.
  /// - Parameters:
  ///   - selection: the number of the page that is shown, from 0.
  ///   - count: the number of pages. A negative one counts as 0.
  public init(selection: Binding<Int>, count: Int) where Selection == Int {
    _selection = selection
    pages = .count(count)
  }

  /// The capsules.
  public var body: some View {
    PagedView(
      selection: $selection, pages: pages, configuration: configuration
    ) { (host: ComponentHost<Dwell.SegmentedProgress>, configuration) in
      let thickness = Dwell.SegmentedProgress(configuration, at: 0).preferredSize(forLength: 100)
      ComponentView(host)
        .frame(
          idealWidth: axis == .vertical ? thickness.width : nil,
          maxWidth: axis == .vertical ? thickness.width : .infinity,
          idealHeight: axis == .vertical ? nil : thickness.height,
          maxHeight: axis == .vertical ? .infinity : thickness.height)
    }
  }

  /// What the core's progress is like, apart from pages and time.
  private var configuration: Dwell.SegmentedProgress.Configuration {
    var configuration = Dwell.SegmentedProgress.Configuration(pageCount: 0)
    configuration.direction = environment.pageDirection ?? configuration.direction
    configuration.reduceMotion = environment.accessibilityReduceMotion
    configuration.segments = environment.segments
    configuration.segments.style = fill.core
    return configuration
  }
}

/// How the fill of a segmented progress moves.
public enum SegmentedProgressFill: Hashable, Sendable, CaseIterable {
  /// Page by page: a capsule begins to fill when its page's time begins, and is full when it ends.
  case perPage
  /// One fluid over the whole track, gaps included.
  case fluid

  /// The same for the core.
  var core: Dwell.SegmentedProgress.Style {
    switch self {
    case .perPage: .perPage
    case .fluid: .fluid
    }
  }
}

extension EnvironmentValues {
  /// The configuration of the core's row of segments, apart from how the fill moves.
  var segments: SegmentRow.Configuration {
    var segments = SegmentRow.Configuration()
    segments.metrics = pageTheme.segmentMetrics(in: self)
    pageControlOptions.tints.write(to: &segments, in: self)
    return segments
  }

  /// The key of ``segmentedProgressFill``.
  private struct FillKey: EnvironmentKey {
    static var defaultValue: SegmentedProgressFill { .perPage }
  }

  /// How the fill of segmented progresses moves.
  var segmentedProgressFill: SegmentedProgressFill {
    get { self[FillKey.self] }
    set { self[FillKey.self] = newValue }
  }
}

extension View {
  /// Says how the fill of the segmented progresses inside moves; page by page by default.
  public func segmentedProgressFill(_ fill: SegmentedProgressFill) -> some View {
    environment(\.segmentedProgressFill, fill)
  }
}
#endif
