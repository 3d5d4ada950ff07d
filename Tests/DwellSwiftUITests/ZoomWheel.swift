import SwiftUI
import Testing

@testable import DwellSwiftUI

/// A wheel over zoomed pages.
@MainActor
struct ZoomWheel {
  /// The window of the views.
  private let window = NSWindow()
  /// The stage.
  private let stage: Stage<AnyView>

  /// Moves all views of a stage that monitor the wheel into a window, those of its pages first.
  init(_ stage: Stage<AnyView>) throws {
    self.stage = stage
    let views = stage.facts.compactMap { if case .appKit(let view) = $0 { view } else { nil } }
    try #require(views.count > 1)
    window.contentView = NSView()
    for view in views {
      view.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
      view.window = window
    }
  }

  /// Scrolls content by a number of points; returns whether it was handled.
  func scroll(
    x: Double = 0, y: Double = 0, control: Bool = false, phase: NSEvent.Phase = .changed,
    momentum: NSEvent.Phase = [], at place: CGPoint = CGPoint(x: 100, y: 75)
  ) -> Bool {
    let event = NSEvent(in: window)
    event.scrollingDeltaX = x
    event.scrollingDeltaY = y
    event.hasPreciseScrollingDeltas = true
    event.modifierFlags = control ? .control : []
    (event.phase, event.momentumPhase) = (phase, momentum)
    event.locationInWindow = place
    defer { stage.scene.render() }
    return event.dispatch()
  }
}
