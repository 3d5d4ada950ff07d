#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Lets the user zoom the view in its page: by a pinch, a double tap or double click, a wheel with Control,
  /// the keys plus, minus and 0, and VoiceOver's zoom gestures.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Album: View {
  ///   let photos: [String]
  ///   var body: some View {
  ///     PageView(photos, id: \.self) { photo in
  ///       Image(photo).resizable().scaledToFit().pageZoom()
  ///     }
  ///     .pageTimer(duration: 4)
  ///   }
  /// }
  /// ```
  ///
  /// The view is centred in the space of the page, which it fills. A drag moves what is zoomed, up to its
  /// edges; one that begins at an edge, towards it, turns the page. While it is zoomed, the pages' time is
  /// paused, and once another page is shown, it is whole again. With Reduce Motion it zooms at once.
  ///
  /// Apple TV has no gestures for it, and Apple Watch no pinch: there `isZoomed` zooms, from a button of
  /// yours.
  /// - Parameters:
  ///   - maximumScale: the largest scale, 1...1,000; others are limited to that, and NaN is the default.
  ///   - doubleTapScale: the scale after a double tap, from 1 to `maximumScale`; others are limited to that,
  ///     and NaN is the default.
  ///   - isZoomed: whether the view is zoomed. Set it to true to zoom in about the middle, as a double tap
  ///     does, and to false to show the whole view.
  public func pageZoom(
    maximumScale: Double = 4, doubleTapScale: Double = 2.5, isZoomed: Binding<Bool>? = nil
  ) -> some View {
    var configuration = Zoom.Configuration()
    configuration.maximumScale = maximumScale
    configuration.doubleTapScale = doubleTapScale
    return modifier(PageZoom(configuration: configuration, isZoomed: isZoomed))
  }
}

/// Scales and moves a view in its page.
struct PageZoom: ViewModifier {
  /// How far the view is zoomed, without the user's preferences.
  let configuration: Zoom.Configuration
  /// Whether the view is zoomed, for the app; nil if it doesn't ask.
  let isZoomed: Binding<Bool>?
  /// The zoom.
  @StateObject private var host = ZoomHost()
  /// The size of the page's space.
  @State private var size = CGSize.zero
  /// The size of the view at scale 1; nil before it has one.
  @State private var contentSize: CGSize?
  /// The clock.
  @Environment(\.frontClock) private var clock
  /// Whether the user prefers reduced motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// The direction of text, which the core's coordinates don't follow.
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    let _ = host.use(clock)
    TimelineView(ZoomSchedule(zoom: host.zoom, clock: clock)) { timeline in
      let time = clock.time(of: timeline.date)
      let transform = host.zoom.transform(at: time)
      let isZoomed = host.zoom.isZoomed(at: time)
      content
        .environment(\.layoutDirection, layoutDirection)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          contentSize = $0
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        // The app's animations don't concern what the zoom moves.
        .transaction {
          $0.animation = nil
        } body: {
          $0.geometryGroup()
            .scaleEffect(x: transform.scale, y: transform.scale)
            .offset(x: transform.offset.x, y: transform.offset.y)
            .clipShape(PageMask(shown: isZoomed ? CGRect(x: 0, y: 0, width: 1, height: 1) : nil))
        }
        .modifier(ZoomInput(host: host, size: size, isZoomed: isZoomed))
        .environment(\.layoutDirection, .leftToRight)
        .modifier(ZoomInPage(host: host, isZoomed: isZoomed))
        .onChange(of: isZoomed) { _, isZoomed in report(isZoomed) }
    }
    .onChange(of: settings, initial: true) { _, settings in host.configure(settings) }
    .onChange(of: sizes, initial: true) { _, sizes in
      host.send(.resize(sizes.view, content: sizes.content))
    }
    .onChange(of: isZoomed?.wrappedValue ?? false, initial: true) { _, isWanted in
      if isZoomed != nil { host.setZoomed(isWanted) }
    }
    .onDisappear { report(false) }
  }

  /// Reports to the app whether the view is zoomed.
  private func report(_ isZoomed: Bool) {
    if let binding = self.isZoomed, binding.wrappedValue != isZoomed { binding.wrappedValue = isZoomed }
  }

  /// How far the view is zoomed, with the user's preferences.
  private var settings: Zoom.Configuration {
    var settings = configuration
    settings.reduceMotion = reduceMotion
    return settings
  }

  /// The sizes of the page's space and of the view.
  private var sizes: Sizes {
    Sizes(
      view: Size(width: size.width, height: size.height),
      content: contentSize.map { Size(width: $0.width, height: $0.height) })
  }

  /// Sizes that the zoom is told of.
  private struct Sizes: Equatable {
    /// The size of the page's space.
    let view: Size
    /// The size of the view; nil before it has one.
    let content: Size?
  }
}

/// What a zoom and the pages around it do for each other: their time is paused, and once they have turned,
/// the view is whole.
private struct ZoomInPage: ViewModifier {
  /// The zoom's host.
  let host: ZoomHost
  /// Whether the view is zoomed.
  let isZoomed: Bool
  /// Where the page is.
  @Environment(\.pagePhase) private var phase
  /// Whether the page is in view.
  @Environment(\.isInView) private var isInView
  /// Whether the page is the current one.
  @Environment(\.isOnCurrentPage) private var isOnCurrentPage
  /// The pages around; nil without any.
  @Environment(\.outerPages) private var outerPages

  func body(content: Content) -> some View {
    content
      .pausesPages(while: isZoomed && isInView)
      .onChange(of: isInView) { if !isInView { host.send(.reset(animated: false)) } }
      .onChange(of: hasTurned) { if hasTurned { host.send(.reset(animated: isInView)) } }
      .onChange(of: isOnCurrentPage, initial: true) { outerPages?.setZoom(host, isCurrent: isOnCurrentPage) }
      .onDisappear {
        outerPages?.setZoom(host, isCurrent: false)
        host.send(.reset(animated: false))
      }
  }

  /// Whether the pages have turned to another one, beside which this one may still be in view.
  private var hasTurned: Bool { !phase.isCurrent && phase.distance.magnitude >= 1 }
}
#endif
