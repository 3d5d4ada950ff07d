#if canImport(SwiftUI)
import Dwell
import DwellScenes
import DwellSwiftUI
import SwiftUI

/// A component of any type in its view, with the type erased.
@MainActor
struct LiveBody {
  /// The view.
  let view: AnyView
  /// The current page; 0 for a component without pages.
  let currentPage: () -> Int
  /// The frame at a time.
  let frame: (_ time: Double) -> Dwell.Frame
  /// Sends an event.
  let send: (Dwell.Event) -> Void
  /// Configures the running component in place, with the initial configuration of the scenario.
  let configure: (Scenario) -> Void

  /// The component of a scenario at a time; nil if the scenario is too long to be played.
  /// - Parameter turned: called with the component's new page.
  static func make(
    _ page: GalleryPage, _ scenario: Scenario, at time: Double, turned: @escaping (Int) -> Void
  ) -> LiveBody? {
    switch scenario.subject {
    case .pageControl: LiveBody(Dwell.PageControl.self, page, scenario, time, turned) { $0.currentPage }
    case .pageView: LiveBody(Dwell.PageView.self, page, scenario, time, turned, fit) { $0.currentPage }
    case .segmentedProgress:
      LiveBody(Dwell.SegmentedProgress.self, page, scenario, time, turned) { $0.currentPage }
    case .progressMeter: LiveBody(Dwell.ProgressMeter.self, page, scenario, time, turned) { _ in 0 }
    case .carousel: LiveBody(Dwell.Carousel.self, page, scenario, time, turned, fit) { $0.currentPage }
    }
  }

  /// The lengths that pages request at a time; 0 for any.
  private static func fit(_ pages: some PagedComponent, at time: Double) -> Dwell.Size {
    pages.preferredSize(in: .zero, at: time)
  }

  /// The component of a type.
  private init?<Content: TracedComponent>(
    _ type: Content.Type, _ page: GalleryPage, _ scenario: Scenario, _ time: Double,
    _ turned: @escaping (Int) -> Void, _ fit: @escaping (Content, Double) -> Dwell.Size = { _, _ in .zero },
    currentPage: @escaping (Content) -> Int
  ) {
    guard var component: Content = scenario.component(at: time) else { return nil }
    // The host pauses it until its view appears: at this time, and not at its latest event.
    _ = component.handle(.tick, at: time)
    let host = ComponentHost(component)
    // The switches set direction and Reduce Motion.
    host.followsEnvironment = false
    // The host retains its handler, which must not retain the host.
    host.onOutcome = { [weak host] outcome in
      if outcome.pageChange != nil, let host { turned(currentPage(host.component)) }
    }
    view = AnyView(
      ComponentView(host, input: page.stage == .score ? .none : .pressed) { frame, time in
        let size = fit(host.component, time)
        CardFrame(display: frame.display, page: page)
          .frame(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
      })
    self.currentPage = { currentPage(host.component) }
    frame = { host.component.frame(at: $0) }
    send = { host.send($0) }
    configure = { scenario in
      if let component: Content = scenario.component(at: 0) { host.configure(component.configuration) }
    }
  }
}

/// A component's drawing, with the gallery's cards as its pages.
private struct CardFrame: View {
  /// The display list.
  let display: DisplayList
  /// The gallery's page.
  let page: GalleryPage

  var body: some View {
    let layers = LayeredList(display)
    ZStack {
      FrameView(layers.below)
      ForEach(layers.pages, id: \.index) { place in
        CardView(card: page.card(ofPage: place.index))
          .frame(width: place.rect.width, height: place.rect.height)
          .opacity(place.opacity)
          .position(x: place.rect.center.x, y: place.rect.center.y)
      }
      FrameView(layers.above)
    }
    .clipped()
  }
}
#endif
