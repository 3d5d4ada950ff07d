#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The pages of a page view, redrawn while they move.
struct PageLayer<Selection: Hashable, Page: View>: View {
  /// The carousel's host.
  private let host: ComponentHost<Dwell.Carousel>
  /// The number of changes of the carousel. SwiftUI evaluates the body again when it differs.
  private let version: Int
  /// The pages.
  private let pages: PageList<Selection>
  /// The values that the pages' views set.
  private let values: PageViewValues<Selection>
  /// The builder of pages.
  private let builder: PageBuilder<Page>
  /// The direction of text, which the core's coordinates don't follow.
  private let layoutDirection: LayoutDirection
  /// Whether pages can be longer than the view.
  private let scrollsPages: Bool
  /// Device pixels per point.
  @Environment(\.displayScale) private var displayScale
  /// The pages around; nil without any.
  @Environment(\.outerPages) private var outerPages
  /// How many pages are kept on each side of the current one.
  @Environment(\.pageRetention) private var retained

  /// Creates the pages of a carousel.
  init(
    host: ComponentHost<Dwell.Carousel>, pages: PageList<Selection>, values: PageViewValues<Selection>,
    builder: PageBuilder<Page>, layoutDirection: LayoutDirection, scrollsPages: Bool
  ) {
    self.host = host
    version = host.version
    self.pages = pages
    self.values = values
    self.builder = builder
    self.layoutDirection = layoutDirection
    self.scrollsPages = scrollsPages
  }

  /// The pages at their places.
  var body: some View {
    let _ = host.revision
    let inner = pagesOfHost
    // Without numbers positions count from the current page.
    let origin = host.isUnbounded ? host.component.place(ofPage: host.component.currentPage).number : 0
    TimelineView(host.schedule(of: host.component.pages, displayScale: displayScale)) { timeline in
      let time = host.time(of: timeline.date)
      let fit = host.component.fittedLengths(at: time)
      GeometryReader { geometry in
        layer(at: time, in: geometry.size, inner)
      }
      .modifier(
        PositionReporter(
          position: host.component.position(at: time) - Double(origin),
          motion: host.component.pages.phase(at: time))
      )
      .transaction {
        $0.animation = nil
      } body: {
        $0.frame(width: fit.width, height: fit.height)
      }
    }
    .background { PageProgressClock(host: host) }
    // Pages move with the view on the app's animation.
    .geometryGroup()
  }

  /// The pages at their places at a time, in a view of a size.
  private func layer(at time: Double, in size: CGSize, _ inner: OuterPages) -> some View {
    let carousel = host.sized(size, at: time)
    let frame = carousel.frame(at: time)
    let shown = LayeredList(frame.display).pages
    let partly = frame.semantics.elements.filter(\.isHidden).map(\.value)
    // While the view is resized, as when the device is rotated, pages move with it.
    let isResized = Size(width: size.width, height: size.height) != host.component.size
    return ZStack {
      ForEach(placed(shown, partly: partly, in: carousel, at: time)) { place in
        PageContent(index: place.index, builder: builder).equatable()
          .reportingPageValues(of: place.id, to: values)
          .environment(\.layoutDirection, layoutDirection)
          .startingFromDefaults()
          .modifier(
            PagePhaseModifier(place.distance, isCurrent: place.isCurrent, progress: host.pageProgress)
          )
          .environment(\.turnPages, TurnPagesAction(host.status))
          .environment(\.outerPages, inner)
          .transformEnvironment(\.isOnCurrentPage) { $0 = $0 && place.isCurrent }
          .environment(\.isInView, !place.isWaiting)
          .modifier(PageLengthReader(host: host, page: place.index, isOn: scrollsPages))
          // A page that waits unseen lies over the current one: it gets neither focus nor wheel events.
          .disabled(place.isWaiting)
          // If an app selects a page with an animation, SwiftUI would animate it as well, and each view in
          // it by itself, unless they are a group.
          .transaction {
            if !isResized { $0.animation = nil }
          } body: {
            $0.geometryGroup()
              .frame(width: place.size.width, height: place.size.height, alignment: alignment)
              .clipShape(PageMask(shown: place.shown))
              .scaleEffect(x: place.scale.width, y: place.scale.height)
              .rotationEffect(.degrees(place.rotation))
              .opacity(place.opacity)
              .position(place.center)
              .accessibilityHidden(place.isHidden)
          }
          .transition(.identity)
      }
    }
  }

  /// The pages, for those inside them.
  private var pagesOfHost: OuterPages {
    if let pages = host.pages, pages.outer === outerPages { return pages }
    let pages = OuterPages(in: outerPages) { [weak host] movement in
      host.map { $0.component.canFollow(movement, at: $0.now) } ?? false
    }
    host.pages = pages
    return pages
  }

  /// A page's alignment in the space that the view has for it: if the view grows and shrinks, at the edge
  /// that stays.
  private var alignment: Alignment {
    guard host.component.configuration.pages.layout.fitsPage else { return .center }
    if host.component.direction.axis == .horizontal { return .top }
    // Around the pages, coordinates are from the left.
    return layoutDirection == .rightToLeft ? .trailing : .leading
  }

  /// Returns the pages to create: those in view, and the current one with some on each side, so that they
  /// keep their state and are ready when the page turns.
  private func placed(
    _ shown: [LayeredList.Page], partly: [SemanticValue], in carousel: Dwell.Carousel, at time: Double
  ) -> [PlacedPage<Selection>] {
    let inView = shown.map(\.index)
    let near = carousel.pages(within: retained).filter { !inView.contains($0) }
    let hidden = near.map { LayeredList.Page(index: $0, rect: Rect(carousel.size), opacity: 0) }
    let strip = carousel.pages
    return (hidden + shown).compactMap { place in
      pages.page(at: place.index).map { id in
        PlacedPage(
          id: id, place: place, pageSize: carousel.size(ofPage: place.index),
          isInView: inView.contains(place.index), isCurrent: place.index == carousel.currentPage,
          distance: strip.distance(ofPage: place.index, at: time),
          isHidden: partly.contains(.page(place.index, of: carousel.pageCount)))
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
  /// Its scale in both directions.
  let scale: CGSize
  /// The visible part of it, in fractions of its rectangle; nil for all of it.
  let shown: CGRect?
  /// Its rotation, clockwise, in degrees.
  let rotation: Double
  /// Its opacity, 0...1.
  let opacity: Double
  /// Its centre.
  let center: CGPoint
  /// Its distance from the selected position, in pages.
  let distance: Double
  /// Whether it is the current page.
  let isCurrent: Bool
  /// Whether it waits for its turn out of view. The current page doesn't, even before the view has a size.
  let isWaiting: Bool
  /// Whether it is out of view, or partly so if several pages are in view.
  let isHidden: Bool

  /// Places a page of the given size.
  init(
    id: ID, place: LayeredList.Page, pageSize: Size, isInView: Bool, isCurrent: Bool, distance: Double,
    isHidden: Bool
  ) {
    self.id = id
    index = place.index
    size = CGSize(width: pageSize.width, height: pageSize.height)
    scale = CGSize(
      width: pageSize.width > 0 ? place.rect.width / pageSize.width : 1,
      height: pageSize.height > 0 ? place.rect.height / pageSize.height : 1)
    shown = place.shown.map { shown in
      let (width, height) = (max(place.rect.width, .ulpOfOne), max(place.rect.height, .ulpOfOne))
      return CGRect(
        x: (shown.x - place.rect.x) / width, y: (shown.y - place.rect.y) / height,
        width: shown.width / width, height: shown.height / height)
    }
    rotation = place.rotation
    opacity = isInView ? place.opacity : 0
    center = place.rect.center.cgPoint
    self.distance = distance
    self.isCurrent = isCurrent
    isWaiting = !isInView && !isCurrent
    self.isHidden = isHidden || !isInView
  }
}

#endif
