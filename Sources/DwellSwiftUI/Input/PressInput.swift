#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import Foundation
import SwiftUI

/// Sends a component presses and drags.
///
/// If content can be tapped and scrolled, drags need a minimum distance, so a resting finger would go
/// unnoticed. A simultaneous long press of infinite duration detects it: it never blocks another gesture, and
/// pauses the timer as soon as a finger is down.
struct PressInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// How far a finger moves before a drag begins, in points.
  let minimumDistance: CGFloat
  /// Whether drags are sent to the component.
  var takesDrags = true
  /// Whether a resting finger presses the component; otherwise it only pauses the timer.
  var takesRests = true
  /// Whether taps are sent to the component if drags need a minimum distance.
  var takesTaps = false
  /// The view's top-left corner in the component's coordinates.
  var origin = Point.zero
  /// Whether the view is that of an indicator on pages, which has a view of its own.
  var isOnMarks = false
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// Whether a drag is active. SwiftUI also resets it when another gesture takes over, without calling
  /// `onEnded`.
  @GestureState private var isDragging = false
  /// Whether a finger is down that isn't dragging.
  @GestureState private var isResting = false
  /// Whether the component has received the drag's press.
  @State private var isTracking = false
  /// Whether the drag belongs to other views: it moves across the pages.
  @State private var isForOthers = false
  /// The axis of the pages.
  @Environment(\.pageAxis) private var axis
  /// Whether drags of pages are handled by a UIKit recognizer.
  @Environment(\.usesPanRecognizer) private var usesRecognizer
  /// The pages around; nil without any.
  @Environment(\.outerPages) private var outerPages
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
      .gesture(tap, including: isEnabled && takesTaps ? .all : .subviews)
      // Buttons in pages would keep their fingers from any other gesture.
      .simultaneousGesture(
        drag, including: isEnabled && takesDrags && !takesPans && isOverContent ? .all : .subviews
      )
      .gesture(
        drag, including: !isEnabled ? .none : takesDrags && !takesPans && !isOverContent ? .all : .subviews
      )
      .modifier(
        PagePanInput(
          axis: axis, size: size, isOn: takesPans && isEnabled, canFollow: { canFollow($0) },
          // A pinch in a page takes the finger that drags pages.
          follow: { follow(host.pages?.isTaken ?? false ? .cancelled : $0) })
      )
      .onChange(of: isResting) { _, isResting in
        guard takesRests else {
          host.send(isResting ? .pause(.touch) : .resume(.touch))
          return
        }
        guard !isTracking else { return }
        // SwiftUI doesn't report the location. It doesn't matter: taps and drags begin with their own press.
        if isResting {
          host.press(convert(CGPoint(x: size.width / 2, y: size.height / 2)), by: rested)
        } else {
          host.follow(.cancel, by: rested)
        }
      }
      .onChange(of: isDragging) { _, isDragging in
        if !isDragging { follow(.cancelled) }
      }
  }

  /// Whether the view contains pages, which may contain buttons.
  private var isOverContent: Bool { !isOnMarks && minimumDistance > 0 && host.component is Dwell.Carousel }

  /// Whether a UIKit recognizer handles the drags: those of pages, which begin after a distance.
  private var takesPans: Bool { usesRecognizer && takesDrags && minimumDistance > 0 }

  /// Returns whether the pages can follow a movement, and whether pages around them can; anything but pages
  /// can. A page that is alone leaves drags to pages around it even at their end.
  private func canFollow(_ movement: Point) -> (own: Bool, outer: Bool) {
    guard let carousel = host.component as? Dwell.Carousel else { return (true, false) }
    let isAlone = carousel.pages.snapPointCount < 2
    let outer = outerPages.map { isAlone || $0.canFollow(movement) } ?? false
    return (carousel.canFollow(movement, at: host.now), outer)
  }

  /// The long press that detects a resting finger; it has no time limit.
  private var rest: some Gesture {
    LongPressGesture(minimumDuration: .infinity, maximumDistance: minimumDistance)
      .updating($isResting) { isDown, isResting, _ in isResting = isDown }
  }

  /// The tap. A drag from the moment the finger is down would report taps as well, but since iOS 18 it keeps
  /// the surrounding scroll view from scrolling.
  private var tap: some Gesture {
    SpatialTapGesture(coordinateSpace: .local).onEnded { tap in
      host.press(convert(tap.location), by: touched)
      host.follow(.release(convert(tap.location)), by: touched)
    }
  }

  /// The drag.
  private var drag: some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { drag in
        guard !isForOthers else { return }
        let way = Point(x: drag.translation.width, y: drag.translation.height)
        // SwiftUI can't keep the gesture from beginning, so drags of other views are ignored here.
        if host.pages?.isTaken ?? false {
          follow(.cancelled)
          isForOthers = true
        } else if !isTracking, minimumDistance > 0, !isForPages(way) {
          isForOthers = true
        } else {
          follow(.moved(to: drag.location, from: drag.startLocation), at: drag.time)
        }
      }
      .onEnded { drag in follow(.ended(at: drag.location), at: drag.time) }
  }

  /// Whether a movement turns these pages, and not views or pages around or inside them.
  private func isForPages(_ movement: Point) -> Bool {
    let canFollow = canFollow(movement)
    return PagePan(movement: movement, axis: axis).isForPages && (canFollow.own || !canFollow.outer)
  }

  /// Handles a step of a drag.
  /// - Parameter date: when it happened; nil for now.
  private func follow(_ step: DragStep, at date: Date? = nil) {
    switch step {
    case .moved(let place, let start):
      if !isTracking {
        isTracking = true
        outerPages?.take(true)
        host.press(convert(start), by: touched, at: date)
      }
      if place != start { host.follow(.move(convert(place)), by: touched, at: date) }
    case .ended(let place):
      if isTracking { host.follow(.release(convert(place)), by: touched, at: date) }
      end()
    case .cancelled:
      if isTracking { host.follow(.cancel, by: touched) }
      end()
    }
  }

  /// Ends the drag.
  private func end() {
    if isTracking { outerPages?.take(false) }
    (isTracking, isForOthers) = (false, false)
  }

  /// The source of a resting finger's events.
  private var rested: PressSource { isOnMarks ? .restOnMarks : .rest }
  /// The source of events of taps and drags.
  private var touched: PressSource { isOnMarks ? .touchOnMarks : .touch }

  /// Returns a location in the view in the component's coordinates.
  private func convert(_ point: CGPoint) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }
}

extension EnvironmentValues {
  /// The key of ``sharesFingers``.
  private struct SharedFingersKey: EnvironmentKey {
    static var defaultValue: Bool {
      #if os(iOS) || os(watchOS) || os(visionOS)
      true
      #else
      false
      #endif
    }
  }

  /// Whether fingers on indicators can scroll the views around them: not on platforms where wheels and
  /// trackpads scroll.
  var sharesFingers: Bool {
    get { self[SharedFingersKey.self] }
    set { self[SharedFingersKey.self] = newValue }
  }
}

/// A step of a drag, at locations in the view.
enum DragStep: Equatable {
  /// The finger has moved.
  case moved(to: CGPoint, from: CGPoint)
  /// The finger was lifted.
  case ended(at: CGPoint)
  /// Something else has taken the drag.
  case cancelled
}

extension Point {
  /// Creates a point from SwiftUI's.
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
#endif
