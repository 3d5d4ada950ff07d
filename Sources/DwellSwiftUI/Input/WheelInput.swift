#if canImport(SwiftUI) && (os(macOS) || os(Linux))
import Dwell
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

/// Sends the component under the pointer wheel and trackpad scrolling. SwiftUI offers these events only to
/// its own scroll views, so they come from AppKit.
struct WheelInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the component can be scrolled.
  let isOn: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.background {
      if isEnabled, isOn {
        WheelArea(
          send: { event in host.send(event).isHandled }, leaves: { host.pages?.leaves($0) ?? false }
        )
        .accessibilityHidden(true)
      }
    }
  }
}

/// An area behind a component that receives scroll-wheel events over it.
private struct WheelArea: NSViewRepresentable {
  /// Sends an event and returns whether it was handled.
  let send: @MainActor (Dwell.Event) -> Bool
  /// Returns whether an event is for what is zoomed in a page.
  let leaves: @MainActor (NSEvent) -> Bool

  func makeNSView(context: Context) -> WheelView { WheelView() }

  func updateNSView(_ view: WheelView, context: Context) { (view.send, view.leaves) = (send, leaves) }

  static func dismantleNSView(_ view: WheelView, coordinator: Void) { view.stop() }
}

/// Monitors scroll-wheel events over its bounds. It takes no clicks, and ignores events meant for a scroll
/// view between itself and the pointer.
private final class WheelView: NSView {
  /// Sends an event and returns whether it was handled.
  var send: @MainActor (Dwell.Event) -> Bool = { _ in false }
  /// Returns whether an event is for what is zoomed in a page.
  var leaves: @MainActor (NSEvent) -> Bool = { _ in false }
  /// The token of the event monitor.
  private var monitor: Any?
  /// Whether the component has handled the last movement of fingers, and therefore owns its momentum.
  private var handlesSwipe = false

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    stop()
    guard window != nil else { return }
    monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.handle(event) == true ? nil : event
    }
  }

  /// Removes the event monitor.
  func stop() {
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor = nil
  }

  /// Sends an event to the component and returns whether it was handled.
  private func handle(_ event: NSEvent) -> Bool {
    guard let window, event.window === window, bounds.contains(convert(event.locationInWindow, from: nil)),
      window.contentView?.hitTest(event.locationInWindow)?.enclosingScrollView === enclosingScrollView,
      // A mouse wheel scrolls the document that contains this view.
      event.hasPreciseScrollingDeltas || enclosingScrollView == nil
    else { return false }
    guard !leaves(event) else {
      handlesSwipe = false
      return false
    }
    // The component has its own momentum.
    guard event.momentumPhase.isEmpty else { return handlesSwipe }
    let isHandled = event.wheelEvents.reduce(false) { isHandled, event in send(event) || isHandled }
    // The end has no movement, and is handled only by the component that has moved.
    if !event.isEnd { handlesSwipe = isHandled }
    return isHandled
  }
}

extension NSEvent {
  /// How far a line scrolls, in points: the default of AppKit's scroll views.
  private static let pointsPerLine = 10.0

  /// How far the viewport moves, in points: AppKit reports how the content moves.
  var wheelMovement: Point {
    let factor = hasPreciseScrollingDeltas ? 1 : Self.pointsPerLine
    return Point(x: -scrollingDeltaX * factor, y: -scrollingDeltaY * factor)
  }

  /// The scroll as core events.
  fileprivate var wheelEvents: [Dwell.Event] {
    let delta = wheelMovement
    let scroll = Dwell.Event.wheel(delta, isPrecise: hasPreciseScrollingDeltas)
    // Fingers on the trackpad end the momentum of the last swipe, even those that don't move yet.
    if phase.contains(.mayBegin) { return [.wheelEnded] }
    if phase.contains(.began) { return [.wheelEnded, scroll] }
    // The end of a scroll has no movement; sending it as one would reset the velocity.
    return isEnd ? (delta == .zero ? [.wheelEnded] : [scroll, .wheelEnded]) : [scroll]
  }

  /// Whether fingers have left the trackpad.
  fileprivate var isEnd: Bool { !phase.isDisjoint(with: [.ended, .cancelled]) }
}
#endif
