#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A row of dots, one per page. The current dot grows into a pill that fills while its page dwells.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Tour: View {
///   @State private var page = 0
///   var body: some View {
///     TabView(selection: $page) {
///       ForEach(0..<3) { number in Text("Page \(number)").tag(number) }
///     }
///     .tabViewStyle(.page(indexDisplayMode: .never))
///     .overlay(alignment: .bottom) { PageControl(selection: $page, count: 3) }
///     .pageTimer(duration: 4)
///   }
/// }
/// ```
///
/// Without `pageTimer(duration:)` pages aren't timed, and the current dot is like the others. The control
/// sets the selection when a page's time runs out or the user turns the page, and turns when the app sets the
/// selection. If the app reacts to a turn by selecting another page, or by keeping the previous one, the
/// control shows that page. A selection that isn't among the pages is ignored.
///
/// The control's frame is as thick as its dots, or as its background if that is prominent, so that padding is
/// measured from the visible part. The tap target extends beyond the frame to 44 points; with a custom style
/// the frame has that size, too.
public struct PageControl<Selection: Hashable>: PagesView {
  /// The current page; nil while the app hasn't selected one.
  @Binding private var selection: Selection?
  /// The pages.
  private let pages: PageList<Selection>
  /// What the app sets for the pages.
  public var pageSettings = PagesSettings<Selection>()
  /// The displayed values of a control without a selection; nil for one with a selection.
  private var shown: ShownProgress?
  /// The options set by modifiers.
  @Environment(\.pages.control) private var options
  /// The text size, relative to the usual one.
  @ScaledMetric private var textScale = 1.0
  /// The style.
  @Environment(\.pages.style) private var style
  /// The axis of pages.
  @Environment(\.pageAxis) private var axis
  /// The view's environment.
  @Environment(\.self) private var environment

  /// Creates a control for pages with identities.
  /// - Parameters:
  ///   - selection: the current page. An optional one may be nil, as for `scrollPosition(id:)`: the control
  ///     then keeps its page, initially the first.
  ///   - pages: the pages, in order, without duplicates.
  public init(selection: Binding<Selection>, pages: [Selection]) {
    _selection = Binding<Selection?>(selection)
    self.pages = .listed(pages)
  }

  /// Creates a control for `count` pages.
  /// - Parameters:
  ///   - selection: the index of the current page, from 0.
  ///   - count: the number of pages; negative numbers count as 0.
  public init(selection: Binding<Int>, count: Int) where Selection == Int {
    _selection = Binding<Int?>(selection)
    pages = .count(count)
  }

  /// Creates a control that only displays a page and its progress, as set by the app. It takes no input and
  /// no focus, has no timer, and isn't synchronised with any: a surrounding `pageTimer` has no effect.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Chapters: View {
  ///   var chapter: Int
  ///   var share: Double
  ///   var body: some View { PageControl(current: chapter, count: 5, progress: share) }
  /// }
  /// ```
  ///
  /// When the page changes, its dot grows into the pill; when the progress changes, the fill follows within
  /// 0.05 seconds.
  /// - Parameters:
  ///   - current: the current page, from 0. Out of range it counts as the nearest one, and is reported
  ///     (``SwiftUICore/View/onPageDiagnostics(perform:)``).
  ///   - count: the number of pages; negative numbers count as 0.
  ///   - progress: the elapsed fraction of the current page's time, 0...1. NaN counts as 0, other values as
  ///     the nearest of 0...1; all are reported. With nil, the default, dots show no time.
  public init(current: Int, count: Int, progress: Double? = nil) where Selection == Int {
    let shown = ShownProgress(page: current, count: count, progress: progress, view: "PageControl")
    _selection = .constant(shown.page)
    pages = .count(count)
    self.shown = shown
  }

  /// The control.
  public var body: some View {
    if let shown { control.withTimer(shown.timer) } else { control }
  }

  /// The control, with its environment.
  private var control: some View {
    PagedView(
      selection: $selection, pages: pages, settings: pageSettings, configuration: configuration,
      mistakes: shown?.mistakes ?? []
    ) { (owner: PagedOwner<Dwell.PageControl, Selection>, configuration) in
      let host = owner.host
      let control = Dwell.PageControl(configuration, at: 0)
      let size = control.preferredSize(forPageCount: pages.count)
      let pillLength = control.configuration.dots.currentLength
      let isCustom = !style.isAutomatic
      ComponentView(host, input: input) { frame, time in
        style.body(
          PageControlStyleConfiguration(
            control: host.component, showsProgress: host.component.configuration.dots.showsProgress,
            drawing: FrameView(frame, of: host, at: time), time: time
          ) { page in if shown == nil { host.send(.select(page: page, animated: true)) } }
        )
        .environment(\.layoutDirection, isCustom ? environment.layoutDirection : .leftToRight)
      }
      // A custom style has its own size.
      .frame(
        minWidth: isCustom ? nil : min(axis == .vertical ? size.width : pillLength, size.width),
        idealWidth: isCustom ? nil : size.width, maxWidth: isCustom ? nil : size.width,
        minHeight: isCustom ? nil : min(axis == .vertical ? pillLength : size.height, size.height),
        idealHeight: isCustom ? nil : size.height, maxHeight: isCustom ? nil : size.height
      )
      .fingerRoom(
        size, around: isCustom ? nil : control.visibleThickness(forPageCount: pages.count),
        isVertical: axis == .vertical)
    }
  }

  /// The input that the control takes. Presses on a custom style belong to the style's own views: only the
  /// default one has dots where the core expects them.
  private var input: ComponentInput {
    if options.inputProfile == .gaze || shown != nil { return .none }
    guard style.isAutomatic else { return .held }
    return options.scrubs ? .scrubbed : .tapped
  }

  /// The core control's configuration, without pages and timing.
  private var configuration: Dwell.PageControl.Configuration {
    var configuration = Dwell.PageControl.Configuration(pageCount: 0)
    configuration.direction = environment.pageDirection ?? configuration.direction
    configuration.reduceMotion = environment.accessibilityReduceMotion
    configuration.dots = options.dots(
      in: environment, textScale: textScale, marksSeen: pageSettings.seen != nil)
    return configuration
  }
}
#endif
