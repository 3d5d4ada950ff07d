#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A view on black that a pull downwards closes.
struct StoryPull: ViewModifier {
  /// Returns whether a scroll view inside has the finger.
  let isScrolling: @MainActor () -> Bool
  /// Closes the view.
  let close: @MainActor () -> Void
  /// How far the view is pulled down, in points.
  @State private var distance = 0.0
  /// The view's size.
  @State private var size = CGSize.zero
  #if !os(tvOS)
  /// The state of the current drag.
  @State private var state = PullState.possible
  /// The velocity of the finger.
  @State private var velocity = VelocityTracker()
  /// Whether a drag is active. SwiftUI also resets it when another gesture takes over, without calling
  /// `onEnded`.
  @GestureState private var isDragging = false
  /// Whether a UIKit recognizer handles the drags.
  @Environment(\.usesPanRecognizer) private var usesRecognizer
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether the user prefers reduced motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// The clock.
  @Environment(\.frontClock) private var clock
  #endif

  func body(content: Content) -> some View {
    let look = PullToDismiss.look(at: distance, height: size.height)
    let view =
      content
      .scaleEffect(x: look.scale, y: look.scale, anchor: .top)
      .offset(y: look.offset)
      .background { SwiftUI.Color.black.ignoresSafeArea().opacity(look.backgroundOpacity) }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
    #if os(tvOS)
    view
    #else
    view
      .animation(state == .pulled || reduceMotion ? nil : Self.spring, value: distance)
      .pausesPages(while: state == .pulled)
      .contentShape(Rectangle())
      .simultaneousGesture(drag, including: isEnabled && !usesRecognizer ? .all : .subviews)
      .modifier(
        PagePanInput(
          axis: .vertical, size: size, isOn: usesRecognizer && isEnabled,
          canFollow: { (own: $0.y > $0.x.magnitude, outer: true) }, follow: { follow($0) })
      )
      .onChange(of: isDragging) { _, isDragging in
        if !isDragging { follow(.cancelled) }
      }
    #endif
  }

  #if !os(tvOS)
  /// What a drag does.
  private enum PullState {
    /// It may become a pull.
    case possible
    /// It pulls the view.
    case pulled
    /// It is for other views.
    case forOthers
  }

  /// The drag.
  private var drag: some Gesture {
    DragGesture(minimumDistance: PullToDismiss.threshold, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { follow(.moved(to: $0.location, from: $0.startLocation), at: $0.time) }
      .onEnded { follow(.ended(at: $0.location), at: $0.time) }
  }

  /// Handles a step of a drag.
  /// - Parameter date: when it happened; nil for now.
  private func follow(_ step: DragStep, at date: Date? = nil) {
    let now = date.map(clock.time(of:)) ?? clock.now
    switch step {
    case .moved(let place, let start):
      let movement = Point(x: place.x - start.x, y: place.y - start.y)
      if state == .possible {
        // The recognizer doesn't begin where content inside can scroll.
        if !usesRecognizer && isScrolling() || movement.y <= movement.x.magnitude && place != start {
          state = .forOthers
        } else if PullToDismiss.begins(with: movement) {
          state = .pulled
        }
      }
      guard state == .pulled else { return }
      velocity.add(position: movement.y, at: now)
      distance = movement.y
    case .ended:
      let isClosed =
        state == .pulled
        && PullToDismiss.dismisses(
          from: distance, velocity: velocity.velocity(at: now), height: size.height)
      end(isClosed: isClosed)
      if isClosed { close() }
    case .cancelled: end()
    }
  }

  /// Ends the drag, and brings the view back unless it is about to go.
  private func end(isClosed: Bool = false) {
    if state == .pulled, !isClosed { distance = 0 }
    state = .possible
    velocity.reset()
  }

  /// The spring that brings the view back.
  private static var spring: Animation {
    let spring = PullToDismiss.spring
    return .spring(response: spring.response, dampingFraction: spring.dampingFraction, blendDuration: 0)
  }
  #endif
}
#endif
