#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The pages of a page view, with the indicator above them.
struct PageStack<Selection: Hashable, Page: View>: View {
  /// The current page.
  @Binding var selection: Selection
  /// The pages.
  let pages: PageList<Selection>
  /// Returns the view of the page at an index.
  @ViewBuilder let page: (Int) -> Page
  /// The options of page views.
  @Environment(\.pageViewOptions) private var options
  /// The options of page controls.
  @Environment(\.pageControlOptions) private var control
  /// The style of the indicator's dots.
  @Environment(\.pageControlStyle) private var style
  /// The view's environment.
  @Environment(\.self) private var environment

  /// The carousel.
  var body: some View {
    let layoutDirection = environment.layoutDirection
    PagedView(
      selection: $selection, pages: pages, configuration: options.configuration(in: environment),
      seen: control.seen
    ) { (host: ComponentHost<Dwell.Carousel>, _) in
      ComponentView(host, input: input, semantics: .contain) { frame, time in
        let layers = LayeredList(frame.display)
        ZStack {
          FrameView(layers.below)
          ForEach(placed(layers.pages, in: host.component)) { place in
            page(place.index)
              .environment(\.layoutDirection, layoutDirection)
              .modifier(PageLengthReader(host: host, page: place.index, isOn: options.scrollsPages))
              .frame(width: place.size.width, height: place.size.height)
              .scaleEffect(place.scale)
              .opacity(place.opacity)
              .position(place.center)
              .accessibilityHidden(place.isHidden)
          }
          if case .dots(let dots) = host.component.configuration.indicator, !style.isAutomatic {
            StyledIndicator(
              style: style, host: host, showsProgress: dots.showsProgress, marks: layers.above, time: time,
              layoutDirection: layoutDirection)
          } else {
            FrameView(layers.above).allowsHitTesting(false)
            if options.indicator != .hidden, input == .dragged, control.inputProfile != .gaze {
              IndicatorTarget(host: host)
            }
          }
        }
      }
      .clipped()
    }
  }

  /// The input that the pages take.
  private var input: ComponentInput { options.turnsByTap ? .pressed : .dragged }

  /// Returns the pages to create: those in view, and the current one with its neighbours, so that they keep
  /// their state and are ready when the page turns.
  private func placed(_ shown: [LayeredList.Page], in carousel: Dwell.Carousel) -> [PlacedPage<Selection>] {
    let inView = shown.map(\.index)
    let near = (carousel.currentPage - 1...carousel.currentPage + 1).filter { !inView.contains($0) }
    let hidden = near.map { LayeredList.Page(index: $0, rect: Rect(carousel.size), opacity: 0) }
    return (hidden + shown).compactMap { place in
      pages.page(at: place.index).map { id in
        PlacedPage(
          id: id, place: place, pageSize: carousel.size(ofPage: place.index),
          isHidden: !inView.contains(place.index))
      }
    }
  }
}

/// A page and its geometry.
private struct PlacedPage<ID: Hashable>: Identifiable {
  /// The page's identity.
  let id: ID
  /// Its index.
  let index: Int
  /// Its size before scaling.
  let size: CGSize
  /// Its scale.
  let scale: CGFloat
  /// Its opacity, 0...1.
  let opacity: Double
  /// Its centre.
  let center: CGPoint
  /// Whether it is out of view.
  let isHidden: Bool

  /// Places a page of the given size.
  init(id: ID, place: LayeredList.Page, pageSize: Size, isHidden: Bool) {
    self.id = id
    index = place.index
    size = CGSize(width: pageSize.width, height: pageSize.height)
    scale = pageSize.width > 0 ? place.rect.width / pageSize.width : 1
    opacity = isHidden ? 0 : place.opacity
    center = place.rect.center.cgPoint
    self.isHidden = isHidden
  }
}

/// The tap target of a page view's indicator, which takes presses from the moment the finger is down.
private struct IndicatorTarget: View {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>

  /// A clear area over the indicator.
  var body: some View {
    #if os(tvOS)
    EmptyView()
    #else
    let rect = host.component.indicatorRect
    SwiftUI.Color.clear
      .modifier(PressInput(host: host, minimumDistance: 0, origin: Point(x: rect.x, y: rect.y)))
      .frame(width: rect.width, height: rect.height)
      .position(x: rect.center.x, y: rect.center.y)
    #endif
  }
}
#endif
