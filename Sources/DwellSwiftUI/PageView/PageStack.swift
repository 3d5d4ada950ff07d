#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The pages of a page view at every moment, with the indicator above them.
struct PageStack<Selection: Hashable, Page: View>: View {
  /// The page that is shown.
  @Binding var selection: Selection
  /// The pages.
  let pages: PageList<Selection>
  /// The view of the page of a number.
  @ViewBuilder let page: (Int) -> Page
  /// What the app says.
  @Environment(\.pageViewOptions) private var options
  /// What the app says of page controls.
  @Environment(\.pageControlOptions) private var control
  /// All that surrounds the view.
  @Environment(\.self) private var environment

  /// The carousel.
  var body: some View {
    let layoutDirection = environment.layoutDirection
    PagedView(
      selection: $selection, pages: pages, configuration: options.configuration(in: environment),
      seen: control.seen
    ) { (host: ComponentHost<Dwell.Carousel>, _) in
      ComponentView(host, input: input, semantics: .contain) { frame, _ in
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
          FrameView(layers.above).allowsHitTesting(false)
          if options.indicator != .hidden, input == .dragged {
            IndicatorTarget(host: host)
          }
        }
      }
      .clipped()
    }
  }

  /// Which input the pages take.
  private var input: ComponentInput {
    if control.inputProfile == .gaze { return .none }
    return options.turnsByTap ? .pressed : .dragged
  }

  /// The pages that are made: those in view, and the shown one with its neighbours, so that they keep their
  /// state and are there at once.
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

/// A page in its place.
private struct PlacedPage<ID: Hashable>: Identifiable {
  /// The page.
  let id: ID
  /// Its number.
  let index: Int
  /// Its size before it is scaled.
  let size: CGSize
  /// What it is scaled by.
  let scale: CGFloat
  /// Its opacity, 0...1.
  let opacity: Double
  /// Its centre.
  let center: CGPoint
  /// Whether it is out of view.
  let isHidden: Bool

  /// A page of a size in a place.
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

/// What a finger hits of the indicator of a page view, from the moment it is down.
private struct IndicatorTarget: View {
  /// The carousel.
  let host: ComponentHost<Dwell.Carousel>

  /// A clear area.
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
