#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The pages of a page view, with the indicator above them.
struct PageStack<Selection: Hashable, Page: View>: View {
  /// The current page; nil while the app hasn't selected one.
  @Binding var selection: Selection?
  /// The pages.
  let pages: PageList<Selection>
  /// What the app sets for the pages.
  let settings: PagesSettings<Selection>
  /// The builder of pages. A builder made by this view would build all of them whenever the environment
  /// changes.
  let builder: PageBuilder<Page>
  /// The messages for the developer about pages that are left out.
  var mistakes: [String] = []
  /// The options of page views.
  @Environment(\.pages.view) private var options
  /// The options of page controls.
  @Environment(\.pages.control) private var control
  /// The style of the indicator's dots.
  @Environment(\.pages.style) private var style
  /// The view's environment.
  @Environment(\.self) private var environment
  /// The text size, relative to the usual one.
  @ScaledMetric private var textScale = 1.0

  /// The carousel. The pages have a timeline of their own: they move less often than the indicator fills.
  var body: some View {
    let layoutDirection = environment.layoutDirection
    PagedView(
      selection: $selection, pages: pages, settings: settings, configuration: configuration,
      mistakes: mistakes
    ) { (owner: PagedOwner<Dwell.Carousel, Selection>, _) in
      let host = owner.host
      // The pages determine the size of the layers above them.
      PageLayer(
        host: host, pages: pages, values: owner.viewValues, builder: builder,
        layoutDirection: layoutDirection,
        scrollsPages: options.readsLengths
      )
      .overlay {
        GeometryReader { geometry in
          ComponentTimeline(host) { _, time in
            let carousel = host.sized(geometry.size, at: time)
            if options.turnsByTap { FadeReporter(opacity: carousel.marksOpacity(at: time)) }
            let marks = LayeredList(carousel.frame(at: time).display).marks.withoutButtons
            if let dots = carousel.configuration.indicator.dots, !style.isAutomatic {
              StyledIndicator(
                style: style, host: host, showsProgress: dots.showsProgress, marks: marks, time: time,
                showsPause: options.controls.contains(.pause) && environment.pages.timer != nil,
                layoutDirection: layoutDirection)
            } else if let area = marks.bounds {
              FrameView(marks, in: area).position(area.center.cgPoint).allowsHitTesting(false)
            }
          }
          if takesIndicatorPresses, control.inputProfile != .gaze, !drawsStyle {
            IndicatorTarget(host: host, version: host.version)
          }
          if !options.controls.isEmpty {
            ControlTargets(host: host, version: host.version, size: geometry.size)
          }
        }
      }
      .modifier(
        ComponentSurroundings(
          host: host, input: .dragged, semantics: .contain, takesTaps: options.turnsByTap)
      )
      .clipShape(PageMask(shown: environment.clipsPages ? CGRect(x: 0, y: 0, width: 1, height: 1) : nil))
    }
  }

  /// The carousel's configuration, without pages and timing. After a custom style's view the pause button is
  /// a view.
  private var configuration: Dwell.Carousel.Configuration {
    var configuration = options.configuration(
      in: environment, textScale: textScale, marksSeen: settings.seen != nil)
    if drawsStyle { configuration.controls.subtract(.pause) }
    return configuration
  }

  /// Whether the indicator is drawn by a custom style, which handles its own taps.
  private var drawsStyle: Bool { showsDots && !style.isAutomatic }

  /// Whether the indicator is a row of dots.
  private var showsDots: Bool { options.indicator == .automatic || options.indicator == .dots }

  /// Whether the indicator takes presses. If taps turn pages, taps on segments are handled with the others.
  private var takesIndicatorPresses: Bool {
    showsDots || options.indicator == .segments && !options.turnsByTap
  }
}

/// The tap target of a page view's indicator.
private struct IndicatorTarget: View {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The number of changes of the carousel. SwiftUI evaluates the body again when it differs.
  let version: Int
  #if !os(tvOS)
  /// Whether scroll views around indicators get the fingers that scroll.
  @Environment(\.sharesFingers) private var sharesFingers
  /// Whether scroll views scroll.
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  #endif

  /// A clear area over the indicator.
  var body: some View {
    let _ = host.revision
    #if os(tvOS)
    EmptyView()
    #else
    let rect = host.component.indicatorRect
    SwiftUI.Color.clear
      .modifier(
        // Shared drags belong to the pages, whose component detects that they began on its dots, unless pages
        // take none.
        PressInput(
          host: host, minimumDistance: sharesFingers ? ComponentInput.minimumDistance : 0,
          takesDrags: !sharesFingers || !isScrollEnabled, takesTaps: sharesFingers,
          origin: Point(x: rect.x, y: rect.y),
          isOnMarks: true)
      )
      .frame(width: rect.width, height: rect.height)
      .position(x: rect.center.x, y: rect.center.y)
    #endif
  }
}
#endif
