#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// Sends a zoom the gestures of the platform.
struct ZoomInput: ViewModifier {
  /// The zoom's host.
  let host: ZoomHost
  /// The size of the page's space.
  let size: CGSize
  /// Whether the view is zoomed.
  let isZoomed: Bool
  /// The locale.
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #else
    content
      .modifier(ZoomGestures(host: host, size: size, isZoomed: isZoomed))
      .modifier(ZoomWheelInput(host: host))
      .accessibilityZoomAction { action in
        host.zoom(action.direction == .zoomIn ? .zoomIn : .zoomOut, announcingIn: locale)
      }
    #endif
  }
}

#if !os(tvOS)
/// Sends a zoom double taps, pinches and drags.
private struct ZoomGestures: ViewModifier {
  /// The zoom's host.
  let host: ZoomHost
  /// The size of the page's space.
  let size: CGSize
  /// Whether the view is zoomed.
  let isZoomed: Bool
  /// The state of the current drag.
  @State private var drag = DragState.none
  /// Where the current drag was when the view began to follow it.
  @State private var start = Point.zero
  /// The velocity of the finger, to the right and downwards.
  @State private var velocity = (x: VelocityTracker(), y: VelocityTracker())
  /// Whether fingers pinch.
  @State private var pinches = false
  /// Whether a drag is active. SwiftUI also resets it when another gesture takes over, without calling
  /// `onEnded`.
  @GestureState private var isDragging = false
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether drags of pages are handled by a UIKit recognizer.
  @Environment(\.usesPanRecognizer) private var usesRecognizer
  /// The pages around; nil without any.
  @Environment(\.outerPages) private var outerPages
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// What a drag does.
  private enum DragState {
    /// It hasn't moved yet.
    case none
    /// It moves the view.
    case moves
    /// It is for other views.
    case isForOthers
  }

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(doubleTap, including: isEnabled ? .all : .subviews)
      .simultaneousGesture(dragGesture, including: takesDrags && !usesRecognizer ? .all : .subviews)
      .modifier(
        PagePanInput(
          axis: nil, size: size, isOn: takesDrags && usesRecognizer,
          canFollow: { (own: host.canFollow($0), outer: true) }, follow: { follow($0) })
      )
      .modifier(PinchInput(isOn: isEnabled, pinch: pinch, end: endPinch))
      .onChange(of: isDragging) { _, isDragging in
        if !isDragging { follow(.cancelled) }
      }
  }

  /// Whether drags are offered to the zoom: without it they are for views around.
  private var takesDrags: Bool { isEnabled && isZoomed }

  /// The double tap.
  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { host.send(.doubleTap(Point($0.location))) }
  }

  /// The drag.
  private var dragGesture: some Gesture {
    DragGesture(minimumDistance: ComponentInput.minimumDistance, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { follow(.moved(to: $0.location, from: $0.startLocation), at: $0.time) }
      .onEnded { follow(.ended(at: $0.location), at: $0.time) }
  }

  /// Handles a step of a drag.
  /// - Parameter date: when it happened; nil for now.
  private func follow(_ step: DragStep, at date: Date? = nil) {
    let now = date.map(clock.time(of:)) ?? clock.now
    switch step {
    case .moved(let place, let origin):
      if drag == .none { begin(at: place, movement: Point(x: place.x - origin.x, y: place.y - origin.y)) }
      guard drag == .moves else { return }
      velocity.x.add(position: place.x, at: now)
      velocity.y.add(position: place.y, at: now)
      host.send(.dragChanged(by: Point(x: place.x - start.x, y: place.y - start.y)), at: date)
    case .ended:
      end(at: Point(x: velocity.x.velocity(at: now), y: velocity.y.velocity(at: now)), date)
    case .cancelled: end(at: .zero, nil)
    }
  }

  /// Begins to move the view if it can follow, and otherwise leaves the drag to others.
  private func begin(at place: CGPoint, movement: Point) {
    // A recognizer reports its beginning without a movement, once it was asked about it.
    let isFollowed = usesRecognizer || host.canFollow(movement)
    guard !pinches, isFollowed, host.send(.dragBegan) else {
      drag = .isForOthers
      return
    }
    (drag, start) = (.moves, Point(place))
    outerPages?.take(true)
  }

  /// Ends a drag at a velocity, in points per second.
  private func end(at speed: Point, _ date: Date?) {
    if drag == .moves {
      host.send(.dragEnded(velocity: speed), at: date)
      if !pinches { outerPages?.take(false) }
    }
    drag = .none
    velocity = (VelocityTracker(), VelocityTracker())
  }

  /// Handles a change of a pinch by a factor, around a point.
  private func pinch(by factor: Double, at place: CGPoint, on date: Date) {
    if !pinches {
      guard host.send(.pinchBegan(at: Point(place)), at: date) else { return }
      pinches = true
      if drag == .moves { drag = .isForOthers }
      outerPages?.take(true)
    }
    host.send(.pinchChanged(by: factor, at: Point(place)), at: date)
  }

  /// Ends a pinch, if there is one.
  private func endPinch() {
    guard pinches else { return }
    pinches = false
    host.send(.pinchEnded)
    outerPages?.take(false)
  }
}

/// Reports pinches, where the platform has them.
private struct PinchInput: ViewModifier {
  /// Whether pinches are reported.
  let isOn: Bool
  /// Handles a change by a factor, around a point, at a date.
  let pinch: @MainActor (Double, CGPoint, Date) -> Void
  /// Handles the end, once or more.
  let end: @MainActor () -> Void
  #if !os(watchOS)
  /// Whether a pinch is active. SwiftUI also resets it when another gesture takes over, without calling
  /// `onEnded`.
  @GestureState private var isPinching = false
  #endif

  func body(content: Content) -> some View {
    #if os(watchOS)
    content
    #else
    content
      .simultaneousGesture(
        MagnifyGesture()
          .updating($isPinching) { _, isPinching, _ in isPinching = true }
          .onChanged { pinch($0.magnification, $0.startLocation, $0.time) }
          .onEnded { _ in end() }, including: isOn ? .all : .subviews
      )
      .onChange(of: isPinching) { _, isPinching in
        if !isPinching { end() }
      }
    #endif
  }
}
#endif
#endif
