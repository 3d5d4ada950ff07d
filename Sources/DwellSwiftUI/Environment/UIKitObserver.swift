#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
import UIKit.UIGestureRecognizerSubclass
#endif

/// What UIKit knows of a view's surroundings, and SwiftUI doesn't report.
struct UIKitState: Equatable {
  /// Whether the view's scene or the app is in the background: in an app with UIKit's life cycle, SwiftUI's
  /// phase is always that.
  var isInBackground = false
  /// Whether a finger is on the view, even on views that keep it; after a touch that the system has
  /// cancelled, as for a menu, until the next one has ended.
  var isTouched = false
  /// Whether a sheet, an alert or the like is presented above the view.
  var isCovered = false
}

/// Reports what UIKit knows of a view's surroundings, where there is UIKit.
struct UIKitObserver: ViewModifier {
  /// Called when it changes.
  let report: @MainActor (UIKitState) -> Void
  /// Whether the view has appeared. An image renderer and widgets, where it never does, can't draw UIKit's
  /// views.
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    #if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    content
      .background { if hasAppeared { UIKitProbe(report: report).accessibilityHidden(true) } }
      .onAppear { hasAppeared = true }
    #else
    content
    #endif
  }
}

#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
/// A UIKit view behind a view, as large as that.
private struct UIKitProbe: UIViewRepresentable {
  /// Called when the state changes.
  let report: @MainActor (UIKitState) -> Void

  func makeUIView(context: Context) -> ProbeView { ProbeView() }

  func updateUIView(_ view: ProbeView, context: Context) { view.report = report }

  static func dismantleUIView(_ view: ProbeView, coordinator: Void) { view.stop() }
}

/// A view that observes its scene, its app, what is presented above it, and the fingers over it.
private final class ProbeView: UIView {
  /// Called when the state changes.
  var report: @MainActor (UIKitState) -> Void = { _ in }
  /// The state.
  private var state = UIKitState() {
    didSet { if state != oldValue { report(state) } }
  }
  /// The tokens of the observers.
  private var observers: [any NSObjectProtocol] = []
  /// The recognizer of the fingers, which belongs to the window: views keep fingers from those behind them.
  private let touches = TouchRecognizer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    stop()
    guard let window else { return }
    if let scene = window.windowScene {
      observe(
        scene, background: UIScene.didEnterBackgroundNotification,
        foreground: UIScene.willEnterForegroundNotification)
    }
    observe(
      nil, background: UIApplication.didEnterBackgroundNotification,
      foreground: UIApplication.willEnterForegroundNotification)
    touches.area = self
    touches.follow = { [weak self] touch in self?.follow(touch) }
    window.addGestureRecognizer(touches)
    checkCover()
  }

  // UIKit dims the tint of what lies below an alert, a sheet or a popover.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    checkCover()
  }

  /// Ends all observation.
  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    touches.view?.removeGestureRecognizer(touches)
    state = UIKitState()
  }

  /// Observes the notifications of a scene, or of the app.
  private func observe(_ scene: UIScene?, background: Notification.Name, foreground: Notification.Name) {
    for (name, isInBackground) in [(background, true), (foreground, false)] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.state.isInBackground = isInBackground }
        })
    }
  }

  /// Updates whether something is presented by the controller of the view, or by one around it.
  private func checkCover() {
    let responders = sequence(first: self as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    state.isCovered = controller?.presentedViewController != nil
  }

  /// Follows a finger.
  private func follow(_ touch: TouchRecognizer.Touch) {
    switch touch {
    case .began(let finger): if bounds.contains(finger.location(in: self)) { state.isTouched = true }
    case .ended: state.isTouched = false
    }
    checkCover()
  }
}

/// Sees fingers and takes none: it never begins, and is ended only by a scroll view around its area, which
/// scrolls the whole of it.
private final class TouchRecognizer: UIGestureRecognizer {
  /// What fingers do.
  enum Touch {
    /// A finger went down.
    case began(UITouch)
    /// The last one was lifted, or scrolls a view around the area. Not what the system cancels, as for a
    /// menu.
    case ended
  }

  /// The view that covers the area.
  weak var area: UIView?
  /// Handles what fingers do.
  var follow: @MainActor (Touch) -> Void = { _ in }
  /// Whether the system has cancelled the touches.
  private var isCancelled = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isCancelled = false
    for touch in touches { follow(.began(touch)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    isCancelled = true
    state = .failed
  }

  override func reset() { if !isCancelled { follow(.ended) } }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard let scroll = other.view as? UIScrollView else { return false }
    return area?.isDescendant(of: scroll) ?? false
  }
}
#endif
#endif
