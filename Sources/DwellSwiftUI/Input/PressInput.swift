#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import SwiftUI

/// Sends a component presses and drags.
///
/// Where content can be tapped and scrolled, drags need a minimum distance, so a resting finger would go
/// unnoticed. A simultaneous long press of infinite duration detects it: it never blocks another gesture, and
/// pauses the timer as soon as a finger is down.
struct PressInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// How far a finger moves before a drag begins, in points.
  let minimumDistance: CGFloat
  /// Whether drags are sent to the component; otherwise a resting finger only pauses the timer.
  var takesDrags = true
  /// The view's top-left corner in the component's coordinates.
  var origin = Point.zero
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether a drag is active. SwiftUI also resets it when another gesture takes over, without calling
  /// `onEnded`.
  @GestureState private var isDragging = false
  /// Whether a finger is down that isn't dragging.
  @GestureState private var isResting = false
  /// Whether the component has received the drag's press.
  @State private var isTracking = false
  /// The view's size.
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
      .gesture(drag, including: !isEnabled ? .none : takesDrags ? .all : .subviews)
      .onChange(of: isResting) { _, isResting in
        guard takesDrags else {
          host.send(isResting ? .pause(.touch) : .resume(.touch))
          return
        }
        guard !isTracking else { return }
        // SwiftUI doesn't report the location. It doesn't matter: a drag begins with its own press.
        host.send(isResting ? .press(convert(CGPoint(x: size.width / 2, y: size.height / 2))) : .cancel)
      }
      .onChange(of: isDragging) { _, isDragging in
        guard !isDragging, isTracking else { return }
        isTracking = false
        host.send(.cancel)
      }
  }

  /// The long press that detects a resting finger; it never ends by itself.
  private var rest: some Gesture {
    LongPressGesture(minimumDuration: .infinity, maximumDistance: minimumDistance)
      .updating($isResting) { isDown, isResting, _ in isResting = isDown }
  }

  /// The drag.
  private var drag: some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { drag in
        if !isTracking {
          isTracking = true
          host.send(.press(convert(drag.startLocation)), at: drag.time)
        }
        if drag.location != drag.startLocation { host.send(.move(convert(drag.location)), at: drag.time) }
      }
      .onEnded { drag in
        isTracking = false
        host.send(.release(convert(drag.location)), at: drag.time)
      }
  }

  /// Returns a location in the view in the component's coordinates.
  private func convert(_ point: CGPoint) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
}

extension Point {
  /// Creates a point from SwiftUI's.
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
#endif
