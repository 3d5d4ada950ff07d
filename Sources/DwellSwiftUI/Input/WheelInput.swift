#if canImport(SwiftUI) && (os(macOS) || os(Linux))
import Dwell
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

/// Hands the notches of a wheel and the fingers on a trackpad to a component under the pointer. SwiftUI tells
/// nobody but its own scroll views of them, so this asks AppKit.
struct WheelInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.background {
      if isEnabled {
        WheelArea { event in host.send(event).isHandled }.accessibilityHidden(true)
      }
    }
  }
}

/// An area below a component that is told of wheels over it.
private struct WheelArea: NSViewRepresentable {
  /// Lets an event happen, and says whether it meant something.
  let act: @MainActor (Dwell.Event) -> Bool

  func makeNSView(context: Context) -> WheelView { WheelView() }

  func updateNSView(_ view: WheelView, context: Context) { view.act = act }

  static func dismantleNSView(_ view: WheelView, coordinator: Void) { view.stop() }
}

/// What listens to wheels over its bounds. It takes no clicks, and leaves alone what a scroll view between it
/// and the pointer wants.
private final class WheelView: NSView {
  /// Lets an event happen, and says whether it meant something.
  var act: @MainActor (Dwell.Event) -> Bool = { _ in false }
  /// What AppKit knows the listening by.
  private var monitor: Any?

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    stop()
    guard window != nil else { return }
    monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.take(event) == true ? nil : event
    }
  }

  /// Listens no more.
  func stop() {
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor = nil
  }

  /// Hands an event to the component, and says whether it meant something.
  private func take(_ event: NSEvent) -> Bool {
    guard let window, event.window === window, bounds.contains(convert(event.locationInWindow, from: nil)),
      window.contentView?.hitTest(event.locationInWindow)?.enclosingScrollView === enclosingScrollView,
      // The notches of a wheel belong to the document that this view is part of.
      event.hasPreciseScrollingDeltas || enclosingScrollView == nil
    else { return false }
    return event.wheelEvents.reduce(false) { isHandled, event in act(event) || isHandled }
  }
}

extension NSEvent {
  /// How far a line scrolls, in points: what scroll views of AppKit take if nobody says otherwise.
  private static let pointsPerLine = 10.0

  /// The turn of a wheel as events of the core. AppKit tells where the content goes, the core where people
  /// look.
  fileprivate var wheelEvents: [Dwell.Event] {
    let factor = hasPreciseScrollingDeltas ? 1 : Self.pointsPerLine
    let way = Point(x: -scrollingDeltaX * factor, y: -scrollingDeltaY * factor)
    let isEnd = !phase.intersection([.ended, .cancelled]).isEmpty
    let turn = Dwell.Event.wheel(way, isPrecise: hasPreciseScrollingDeltas)
    // Fingers that leave have not moved: news of a rest would take their speed away.
    return isEnd ? (way == .zero ? [.wheelEnded] : [turn, .wheelEnded]) : [turn]
  }
}
#endif
