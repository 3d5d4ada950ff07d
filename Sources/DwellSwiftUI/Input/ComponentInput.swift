#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The input that a component's view takes.
public enum ComponentInput: Hashable, Sendable, CaseIterable {
  /// None: the component only displays something.
  case none
  /// Presses, from the moment the finger is down, and drags in any direction. In scroll views it keeps the
  /// fingers on it from the surrounding scroll views.
  case pressed
  /// Presses and taps, and drags of 10 points and more along the pages' axis, like dots that can be scrubbed.
  /// Drags across the axis scroll the view around it. A pointer on a Mac presses at once.
  case scrubbed
  /// Presses and taps. All drags scroll the view around it. A pointer on a Mac presses at once.
  case tapped
  /// Drags of 10 points and more, or of the distance that `pageSwipe(dragThreshold:)` sets, so that content
  /// inside can be tapped and scrolled. A resting finger pauses the timer. Inside `scrollDisabled(_:)`
  /// nothing that scrolls is sent: drags, wheels, the crown and keys along the pages.
  case dragged
  /// No presses and drags, which belong to the content inside. A resting finger pauses the timer.
  case held

  /// How far a finger moves before a drag of dots begins, or before it no longer rests, in points.
  static let minimumDistance: CGFloat = 10
}

/// Sends a component all the input that the platform has.
struct PlatformInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// The input that the component takes.
  let input: ComponentInput
  /// Whether taps are sent to the component if drags begin after a delay.
  var takesTaps = false
  /// Whether scroll views scroll.
  @Environment(\.isScrollEnabled) private var isScrollEnabled
  #if !os(tvOS)
  /// Whether scroll views around indicators get the fingers that scroll.
  @Environment(\.sharesFingers) private var sharesFingers
  /// The thresholds of a drag of pages.
  @Environment(\.pages.view.physics) private var physics
  #endif

  func body(content: Content) -> some View {
    if input == .none {
      content
    } else {
      #if os(iOS)
      content
        .modifier(press)
        .modifier(HoverInput(host: host))
        .modifier(KeyInput(host: host, turnsPages: scrolls))
      #elseif os(macOS)
      content
        .modifier(press)
        .modifier(HoverInput(host: host))
        .modifier(WheelInput(host: host, isOn: scrolls))
        .modifier(KeyInput(host: host, turnsPages: scrolls))
      #elseif os(tvOS)
      content.modifier(RemoteInput(host: host, turnsPages: scrolls))
      #elseif os(watchOS)
      content
        .modifier(press)
        .modifier(CrownInput(host: host, isOn: scrolls, hasDetents: input == .scrubbed || input == .tapped))
      #elseif os(visionOS)
      content
        .modifier(press)
        .modifier(KeyInput(host: host, turnsPages: scrolls))
      #else
      // The stand-in on Linux has every platform's input, so that all of it is tested.
      content
        .modifier(press)
        .modifier(HoverInput(host: host))
        .modifier(WheelInput(host: host, isOn: scrolls))
        .modifier(KeyInput(host: host, turnsPages: scrolls))
        .modifier(RemoteInput(host: host, turnsPages: scrolls))
        .modifier(CrownInput(host: host, isOn: scrolls, hasDetents: input == .scrubbed || input == .tapped))
      #endif
    }
  }

  /// Whether scrolling input is sent; that of indicators doesn't scroll.
  private var scrolls: Bool { input != .dragged || isScrollEnabled }

  #if !os(tvOS)
  /// Presses, taps and drags.
  private var press: PressInput<Shown> {
    let isForMarks = input == .scrubbed || input == .tapped
    let isAtOnce = input == .pressed || isForMarks && !sharesFingers
    // A drag without a minimum distance would take the taps of content inside.
    let distance = isForMarks ? ComponentInput.minimumDistance : max(physics.sanitized.dragThreshold, 1)
    return PressInput(
      host: host, minimumDistance: isAtOnce ? 0 : distance,
      takesDrags: isAtOnce || input == .dragged && scrolls || input == .scrubbed,
      takesRests: input != .held,
      takesTaps: !isAtOnce && (isForMarks || takesTaps))
  }
  #endif
}
#endif
