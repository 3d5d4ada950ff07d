#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import SwiftUI

/// Hands presses and drags to a component.
///
/// Where content may be tapped and scrolled, drags begin at a distance, and a finger that only rests would go
/// unnoticed until then. So a press that never comes to an end is listened to as well: it is in nobody's way,
/// and lets time stand from the moment that a finger is down.
struct PressInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// How far a finger moves before it drags, in points.
  let minimumDistance: CGFloat
  /// Where the view's top-left corner is in the component.
  var origin = Point.zero
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether a finger drags. SwiftUI takes it back also when another gesture takes over, and tells no end
  /// then.
  @GestureState private var isDragging = false
  /// Whether a finger is down that does not drag.
  @GestureState private var isResting = false
  /// Whether the component knows of a drag.
  @State private var isFollowed = false
  /// How large the view is.
  @State private var size = CGSize.zero

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .contentShape(Rectangle())
      .simultaneousGesture(rest, including: isEnabled && minimumDistance > 0 ? .all : .subviews)
      .gesture(drag, including: isEnabled ? .all : .none)
      .onChange(of: isResting) { _, isResting in
        guard !isFollowed else { return }
        // SwiftUI doesn't say where. It makes no difference: a drag begins with a press of its own.
        host.send(isResting ? .press(place(CGPoint(x: size.width / 2, y: size.height / 2))) : .cancel)
      }
      .onChange(of: isDragging) { _, isDragging in
        guard !isDragging, isFollowed else { return }
        isFollowed = false
        host.send(.cancel)
      }
  }

  /// The press that never comes to an end.
  private var rest: some Gesture {
    LongPressGesture(minimumDuration: .infinity, maximumDistance: minimumDistance)
      .updating($isResting) { isDown, isResting, _ in isResting = isDown }
  }

  /// The drag.
  private var drag: some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { drag in
        if !isFollowed {
          isFollowed = true
          host.send(.press(place(drag.startLocation)), at: drag.time)
        }
        if drag.location != drag.startLocation { host.send(.move(place(drag.location)), at: drag.time) }
      }
      .onEnded { drag in
        isFollowed = false
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
