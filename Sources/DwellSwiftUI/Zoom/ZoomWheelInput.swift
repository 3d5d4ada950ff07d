#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

/// Sends a zoom the wheel and the trackpad, where the pages around have them from AppKit.
struct ZoomWheelInput: ViewModifier {
  /// The zoom's host.
  let host: ZoomHost
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The pages around; nil without any.
  @Environment(\.outerPages) private var outerPages

  func body(content: Content) -> some View {
    #if os(macOS) || os(Linux)
    content.background {
      if isEnabled { ZoomWheelArea(host: host, pages: outerPages).accessibilityHidden(true) }
    }
    #else
    content
    #endif
  }
}

#if os(macOS) || os(Linux)
/// An area behind a zoom that receives scroll-wheel events over it.
private struct ZoomWheelArea: NSViewRepresentable {
  /// The zoom's host.
  let host: ZoomHost
  /// The pages around; nil without any.
  let pages: OuterPages?

  func makeNSView(context: Context) -> ZoomWheelView { ZoomWheelView() }

  func updateNSView(_ view: ZoomWheelView, context: Context) { view.set(host, in: pages) }

  static func dismantleNSView(_ view: ZoomWheelView, coordinator: Void) { view.stop() }
}

/// Monitors scroll-wheel events over its bounds. It takes no clicks.
private final class ZoomWheelView: NSView {
  /// The zoom's host.
  private weak var host: ZoomHost?
  /// The pages around; nil without any.
  private weak var pages: OuterPages?
  /// The token of the event monitor.
  private var monitor: Any?
  /// Whether the zoom has the current swipe of fingers; nil before it has moved.
  private var hasSwipe: Bool?

  override var isFlipped: Bool { true }

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    stop()
    guard window != nil else { return }
    monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.handle(event) == true ? nil : event
    }
    offer()
  }

  /// Sets the zoom and the pages around.
  func set(_ host: ZoomHost, in pages: OuterPages?) {
    if self.pages !== pages { self.pages?.setWheel(of: self, nil) }
    (self.host, self.pages) = (host, pages)
    offer()
  }

  /// Removes the event monitor.
  func stop() {
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor = nil
    pages?.setWheel(of: self, nil)
  }

  /// Tells the pages around, whose monitors may come first, which events are for the zoom.
  private func offer() {
    guard monitor != nil else { return }
    pages?.setWheel(of: self) { [weak self] in self?.wants($0) ?? false }
  }

  /// Returns whether an event is for the zoom. The pages' monitor asks, too, before it handles an event,
  /// which this view's then doesn't get.
  private func wants(_ event: NSEvent) -> Bool {
    guard let host, let window, event.window === window,
      bounds.contains(convert(event.locationInWindow, from: nil)),
      window.contentView?.hitTest(event.locationInWindow)?.enclosingScrollView === enclosingScrollView
    else { return false }
    if event.modifierFlags.contains(.control) { return true }
    let way = event.wheelMovement
    let follows = host.canFollow(Point(x: -way.x, y: -way.y))
    guard event.isSwipe else { return follows }
    // What a swipe moves first keeps it, with its momentum.
    if event.beginsSwipe { hasSwipe = nil }
    if hasSwipe == nil, way != .zero, event.momentumPhase.isEmpty { hasSwipe = follows }
    return hasSwipe ?? false
  }

  /// Sends an event to the zoom and returns whether it was handled.
  private func handle(_ event: NSEvent) -> Bool {
    guard wants(event), let host else { return false }
    let (way, place) = (event.wheelMovement, convert(event.locationInWindow, from: nil))
    if event.modifierFlags.contains(.control) {
      // Momentum would go on zooming after the fingers have left.
      if event.momentumPhase.isEmpty { host.send(.magnify(delta: way.y, at: Point(place))) }
    } else {
      host.send(.scroll(way))
    }
    return true
  }
}

extension NSEvent {
  /// Whether fingers on a trackpad scroll, or have scrolled.
  fileprivate var isSwipe: Bool { !phase.isEmpty || !momentumPhase.isEmpty }
  /// Whether fingers begin to scroll.
  fileprivate var beginsSwipe: Bool { !phase.isDisjoint(with: [.began, .mayBegin]) }
}
#endif
#endif
