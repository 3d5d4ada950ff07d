import Foundation

// The part of UIKit that the front uses for a gesture recognizer.

/// An object that responds to events.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIResponder: NSObject {
  /// The next object to respond, set by tests.
  public package(set) var next: UIResponder?
}

/// The direction of an interface.
@available(macOS, unavailable)
@available(watchOS, unavailable)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// An event.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIEvent: NSObject {}

/// UIKit's view.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIView: UIResponder {
  /// The superview, set by tests.
  public package(set) var superview: UIView?
  /// The view's window, set by tests.
  public package(set) var window: UIWindow? {
    didSet { if window !== oldValue { didMoveToWindow() } }
  }
  /// The recognizers.
  package private(set) var recognizers: [UIGestureRecognizer] = []
  /// Called when the view has moved to or from a window.
  open func didMoveToWindow() {}
  /// Called when the tint has changed or is dimmed, as behind an alert.
  open func tintColorDidChange() {}
  /// Returns whether the view is another one, or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
  }
  /// The view's rectangle in the window, set by tests. Apple's is in the superview's coordinates.
  public var frame = CGRect.zero
  /// The view's rectangle in its own coordinates, which begin at zero here.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The direction of the interface, set by tests.
  public package(set) var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The view that a hit test finds, set by tests.
  package var hit: UIView?
  /// Returns the view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit }
  /// Converts a point to another view's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view?.frame.origin ?? .zero
    return CGPoint(x: point.x + frame.origin.x - other.x, y: point.y + frame.origin.y - other.y)
  }
  /// Converts a rectangle to another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
}

/// A window.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIWindow: UIView {
  /// The scene, set by tests.
  public weak var windowScene: UIWindowScene?
}

/// A scene.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIScene: UIResponder {
  /// It is in the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackground")
  }
  /// It will be in the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForeground")
  }
}

/// A scene with windows.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIWindowScene: UIScene {}

/// An app.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIApplication: UIResponder {
  /// It is in the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackground")
  }
  /// It will be in the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForeground")
  }
}

/// A finger.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UITouch: NSObject {
  /// The location in the window, set by tests.
  package var place = CGPoint.zero
  /// Returns the location in a view.
  public func location(in view: UIView?) -> CGPoint {
    let origin = view?.frame.origin ?? .zero
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }
}

/// Distances from the edges of a view.
@available(macOS, unavailable)
public struct UIEdgeInsets: Sendable {
  /// At the top.
  public var top: CGFloat = 0
  /// At the left.
  public var left: CGFloat = 0
  /// At the bottom.
  public var bottom: CGFloat = 0
  /// At the right.
  public var right: CGFloat = 0
  /// Creates no distances.
  public init() {}
}

/// A view that scrolls.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIScrollView: UIView {
  /// The position of the view on its content.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The distances of the content from the edges, set by tests.
  public package(set) var adjustedContentInset = UIEdgeInsets()
  /// Whether the content can be scrolled.
  public var isScrollEnabled = true
}

/// A controller of views.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIViewController: UIResponder {
  /// The controller that is presented above, set by tests.
  public package(set) var presentedViewController: UIViewController?
  /// The navigation that the controller is part of, set by tests.
  public package(set) var navigationController: UINavigationController?
}

/// A navigation stack.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UINavigationController: UIViewController {
  /// The controllers of the screens, from the first.
  public var viewControllers: [UIViewController] = []
  /// The recognizer of the swipe that navigates back.
  @available(tvOS, unavailable)
  public package(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The recognizer of the swipe inside the content that navigates back.
  @available(iOS 26, visionOS 26, *)
  @available(tvOS, unavailable)
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }
  /// The storage of ``interactiveContentPopGestureRecognizer``, set by tests.
  package var contentPop: UIGestureRecognizer?
}

/// A gesture recognizer.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible
    /// Begun.
    case began
    /// Changed.
    case changed
    /// Ended.
    case ended
    /// Cancelled.
    case cancelled
    /// Failed.
    case failed
  }
  /// The state, set by tests.
  public var state = State.possible {
    didSet { if state == .failed { reset() } }
  }
  /// The delegate.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer is enabled.
  public var isEnabled = true
  /// The view, set by tests.
  public package(set) var view: UIView?
  /// The number of touches, set by tests.
  public package(set) var numberOfTouches = 1
  /// The location in the view's coordinates, set by tests.
  package var place = CGPoint.zero
  /// Returns the location in a view.
  open func location(in view: UIView?) -> CGPoint { place }
  /// Called when fingers go down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when something else has taken the fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the recognizer is over.
  open func reset() {}
  /// Returns whether another recognizer that begins ends this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A recognizer of drags.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The maximum number of fingers.
  @available(tvOS, unavailable)
  public var maximumNumberOfTouches = Int.max
  /// The scrolling devices that drag.
  @available(tvOS, unavailable)
  public var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The translation, set by tests.
  package var way = CGPoint.zero
  /// The velocity, set by tests.
  package var speed = CGPoint.zero
  /// Returns the translation.
  open func translation(in view: UIView?) -> CGPoint { way }
  /// Returns the velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A recognizer of drags from an edge of the screen.
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
@MainActor public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Kinds of scrolling.
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// By points.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Decides about a recognizer. On Apple's systems the functions are optional.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether the gesture waits until another has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
