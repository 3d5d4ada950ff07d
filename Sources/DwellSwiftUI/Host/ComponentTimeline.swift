#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// Draws a component whenever its frame changes.
struct ComponentTimeline<Content: Dwell.Component, Moment: View>: View {
  /// The component's host.
  private let host: ComponentHost<Content>
  /// The number of changes of the component. SwiftUI evaluates the body again when it differs.
  private let version: Int
  /// Returns the view of a frame at a time.
  private let moment: (Dwell.Frame, Double) -> Moment
  /// Device pixels per point.
  @Environment(\.displayScale) private var displayScale

  /// Creates a drawing of a component's frames.
  init(
    _ host: ComponentHost<Content>, @ViewBuilder moment: @escaping (Dwell.Frame, Double) -> Moment
  ) {
    self.host = host
    version = host.version
    self.moment = moment
  }

  /// The component's current frame.
  var body: some View {
    let _ = host.revision
    TimelineView(host.schedule(of: host.component, displayScale: displayScale)) { timeline in
      moment(host.frame(at: timeline.date), host.time(of: timeline.date))
    }
  }
}

extension ComponentHost {
  /// Returns the dates at which the component, or a part of it, is redrawn: whenever something has moved by
  /// half a device pixel.
  func schedule<Part: Dwell.Component>(of part: Part, displayScale: CGFloat) -> ComponentSchedule<Part> {
    ComponentSchedule(
      component: part, latest: latest, clock: clock, step: 0.5 / max(Double(displayScale), 1))
  }
}

/// Sends a component its size, the user's input and changes of the environment, and publishes its semantics.
struct ComponentSurroundings<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The input that the component takes.
  let input: ComponentInput
  /// How accessibility elements inside are treated.
  let semantics: AccessibilityChildBehavior
  /// Whether taps are sent to the component if drags begin after a delay.
  var takesTaps = false

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { size in
        host.send(.resize(Size(width: size.width, height: size.height)))
      }
      .modifier(PlatformInput(host: host, input: input, takesTaps: takesTaps))
      // The core resolves the layout direction itself; its coordinates are always from the left.
      .environment(\.layoutDirection, .leftToRight)
      .modifier(ComponentAccessibility(host: host, children: semantics, takesInput: input != .none))
      .modifier(EnvironmentObserver(host: host))
  }
}
#endif
