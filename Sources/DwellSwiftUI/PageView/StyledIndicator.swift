#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A page view's indicator in a custom style: as large as the style's view, at the edge of the dots, and at
/// the same distance.
struct StyledIndicator: View {
  /// The style.
  let style: AnyPageControlStyle
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// Whether pages are timed.
  let showsProgress: Bool
  /// The drawing of the dots, for styles that include the default one.
  let marks: DisplayList
  /// The time, in seconds.
  let time: Double
  /// Whether a pause button follows it.
  let showsPause: Bool
  /// The direction of text, which the core's coordinates don't follow.
  let layoutDirection: LayoutDirection

  /// The style's view, followed by a pause button.
  var body: some View {
    let carousel = host.component
    let pages = carousel.pages
    let configuration = carousel.configuration
    let isVertical = carousel.direction.axis == .vertical
    let isFirst = configuration.indicatorSide == .start
    let view = style.body(
      PageControlStyleConfiguration(
        control: carousel, stops: (pages.snapPointCount, pages.snapPoint(ofPage: carousel.currentPage)),
        showsProgress: showsProgress,
        drawing: FrameView(marks, in: carousel.indicatorRect), time: time
      ) { stop in host.send(.select(page: pages.page(ofSnapPoint: stop), animated: true)) }
    )
    return Group {
      if !showsPause {
        view
      } else if isVertical {
        VStack(spacing: 0) {
          view; PagePauseButton()
        }
      } else {
        HStack(spacing: 0) {
          view; PagePauseButton()
        }
      }
    }
    .environment(\.layoutDirection, layoutDirection)
    .padding(
      isVertical ? (isFirst ? .leading : .trailing) : (isFirst ? .top : .bottom),
      CGFloat(configuration.indicatorInset ?? 28)
    )
    .frame(
      maxWidth: .infinity, maxHeight: .infinity,
      alignment: isVertical ? (isFirst ? .leading : .trailing) : (isFirst ? .top : .bottom))
  }
}
#endif
