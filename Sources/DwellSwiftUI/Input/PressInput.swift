#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import SwiftUI

/// Hands presses and drags to a component.
struct PressInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// How far a finger moves before the component is told, in points.
  let minimumDistance: CGFloat
  /// Where the view's top-left corner is in the component.
  var origin = Point.zero
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether a finger is down. SwiftUI takes it back also when another gesture takes over, and tells no end then.
  @GestureState private var isDown = false
  /// Whether the component knows of a press.
  @State private var isPressing = false

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(gesture, including: isEnabled ? .all : .none)
      .onChange(of: isDown) { _, isDown in
        guard !isDown, isPressing else { return }
        isPressing = false
        host.send(.cancel)
      }
  }

  /// The drag.
  private var gesture: some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .local)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged { drag in
        if !isPressing {
          isPressing = true
          host.send(.press(place(drag.startLocation)), at: drag.time)
        }
        if drag.location != drag.startLocation { host.send(.move(place(drag.location)), at: drag.time) }
      }
      .onEnded { drag in
        isPressing = false
        host.send(.release(place(drag.location)), at: drag.time)
      }
  }

  /// A place of the view in the component.
  private func place(_ point: CGPoint) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
}

extension Point {
  /// A place of SwiftUI's.
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
#endif
