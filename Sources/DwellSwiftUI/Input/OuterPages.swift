#if canImport(SwiftUI)
import Dwell
import SwiftUI

#if canImport(AppKit)
import AppKit
#endif

/// Pages as those inside them see them: at its end an inner page view leaves a drag to them, and otherwise
/// takes it alone. SwiftUI's simultaneous gestures would all follow it.
@MainActor
final class OuterPages {
  /// The pages around these; nil without any.
  let outer: OuterPages?
  /// Returns whether these pages can follow a movement.
  private let follows: @MainActor (Point) -> Bool
  /// Whether pages inside have taken the current drag.
  private(set) var isTaken = false

  /// The zoom in the current page; nil without one.
  private(set) weak var zoom: ZoomHost?
  #if os(macOS) || os(Linux)
  /// Return whether a wheel's event is for what is zoomed inside, by the views that ask.
  private var wheels: [ObjectIdentifier: @MainActor (NSEvent) -> Bool] = [:]
  #endif

  /// Creates pages inside others.
  init(in outer: OuterPages?, follows: @escaping @MainActor (Point) -> Bool) {
    self.outer = outer
    self.follows = follows
  }

  /// Returns whether these pages, or others around them, can follow a movement.
  func canFollow(_ movement: Point) -> Bool { follows(movement) || outer?.canFollow(movement) ?? false }

  /// Sets the zoom in the current page, which gets keys first, or removes it.
  func setZoom(_ zoom: ZoomHost, isCurrent: Bool) {
    if isCurrent { self.zoom = zoom } else if self.zoom === zoom { self.zoom = nil }
  }

  /// Takes the drag from these pages and all around them, or gives it back when it is over.
  func take(_ isTaken: Bool) {
    self.isTaken = isTaken
    outer?.take(isTaken)
  }
}

#if os(macOS) || os(Linux)
extension OuterPages {
  /// Sets what decides whether a wheel's event is for a zoomed view, here and in all pages around; nil
  /// removes it.
  func setWheel(of view: NSView, _ wants: (@MainActor (NSEvent) -> Bool)?) {
    wheels[ObjectIdentifier(view)] = wants
    outer?.setWheel(of: view, wants)
  }

  /// Returns whether a wheel's event is for what is zoomed inside.
  func leaves(_ event: NSEvent) -> Bool { wheels.values.contains { $0(event) } }
}
#endif

extension EnvironmentValues {
  /// The key of ``outerPages``.
  private struct OuterKey: EnvironmentKey {
    static var defaultValue: OuterPages? { nil }
  }

  /// The pages that contain a view; nil outside of pages.
  var outerPages: OuterPages? {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
}
#endif
