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
  init?(_ page: GalleryPage, _ scenario: Scenario, at time: Double, turned: @escaping (Int) -> Void) {
    self.init(page, scenario, scenario.subject.scene, time, turned)
  }

  /// The component of a scene of any kind.
  private init?<Scene: ScenarioScene>(
    _ page: GalleryPage, _ scenario: Scenario, _ scene: Scene, _ time: Double,
    _ turned: @escaping (Int) -> Void
  ) {
    guard var component: Scene.Subject = scenario.component(at: time) else { return nil }
    // The host pauses it until its view appears: at this time, and not at its latest event.
    _ = component.handle(.tick, at: time)
    let host = ComponentHost(component)
    // The switches set direction and Reduce Motion.
    host.followsEnvironment = false
    // The host retains its handler, which must not retain the host.
    host.onOutcome = { [weak host] outcome in
      if outcome.pageChange != nil, let host { turned(host.component.shownPage) }
    }
    view = AnyView(
      ComponentView(host, input: page.stage == .score ? .none : .pressed) { frame, time in
        let size = host.component.fittedSize(at: time)
        CardFrame(display: frame.display, page: page)
          .frame(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
      })
    currentPage = { host.component.shownPage }
    frame = { host.component.frame(at: $0) }
    send = { host.send($0) }
    configure = { scenario in
      if let component: Scene.Subject = scenario.component(at: 0) { host.configure(component.configuration) }
    }
  }
}

extension TracedComponent {
  /// The lengths that pages ask for at a time; 0 for any.
  fileprivate func fittedSize(at time: Double) -> Dwell.Size {
    guard Self.showsPages, let pages = self as? any PagedComponent else { return .zero }
    return pages.preferredSize(in: .zero, at: time)
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
      ForEach(layers.pages, id: \.index) { place in
        CardView(card: page.card(ofPage: place.index))
          .frame(width: place.rect.width, height: place.rect.height)
          .opacity(place.opacity)
          .position(x: place.rect.center.x, y: place.rect.center.y)
      }
      FrameView(layers.marks)
    }
    .clipped()
  }
}
#endif
