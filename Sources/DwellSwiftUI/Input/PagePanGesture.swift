#if canImport(SwiftUI) && (os(iOS) || os(Linux))
import Dwell
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// Handles drags along pages with a UIKit recognizer, which SwiftUI's gestures can't replace: it decides
/// before it begins, so that a drag that isn't for the pages scrolls the views around them.
@available(iOS 18, *)
struct PagePanGesture: UIGestureRecognizerRepresentable {
  /// The axis of the pages; nil for pages that take drags in any direction.
  let axis: PageAxis?
  /// The size of the pages, in points.
  let size: CGSize
  /// Whether drags are handled.
  let isEnabled: Bool
  /// Returns whether the pages can follow a movement, and whether pages around them can.
  let canFollow: @MainActor (Point) -> (own: Bool, outer: Bool)
  /// Handles a drag.
  let follow: @MainActor (DragStep) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> PagePanDelegate {
    PagePanDelegate(converter)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    // Two fingers on a trackpad drag pages, too.
    pan.allowedScrollTypesMask = .continuous
    pan.delegate = context.coordinator
    return pan
  }

  func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) {
    pan.isEnabled = isEnabled
    context.coordinator.axis = axis
    context.coordinator.size = size
    context.coordinator.canFollow = canFollow
  }

  func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
    let location = context.converter.localLocation
    let way = context.converter.localTranslation ?? .zero
    let delegate = context.coordinator
    // A trackpad's pointer stays in place while content is scrolled; a finger moves with its drag.
    if pan.state == .began {
      delegate.start =
        pan.numberOfTouches == 0 ? location : CGPoint(x: location.x - way.x, y: location.y - way.y)
    }
    let place = CGPoint(x: delegate.start.x + way.x, y: delegate.start.y + way.y)
    switch pan.state {
    case .began: follow(.moved(to: place, from: delegate.start))
    case .changed: follow(.moved(to: place, from: delegate.start))
    case .ended: follow(.ended(at: place))
    case .cancelled, .failed: follow(.cancelled)
    default: break
    }
  }
}

/// Decides whether a drag is for the pages, before it begins.
@available(iOS 18, *)
@MainActor
final class PagePanDelegate: NSObject, UIGestureRecognizerDelegate {
  /// The axis of the pages.
  var axis: PageAxis?
  /// The size of the pages, in points.
  var size = CGSize.zero
  /// Returns whether the pages can follow a movement, and whether pages around them can.
  var canFollow: @MainActor (Point) -> (own: Bool, outer: Bool) = { _ in (true, false) }
  /// Converts between the pages' coordinates and others.
  private let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The drag's start, in the pages' coordinates.
  var start = CGPoint.zero

  /// Creates a delegate for pages.
  init(_ converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) { self.converter = converter }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return true }
    let velocity = Point(pan.velocity(in: view))
    let canFollow = canFollow(velocity)
    if !canFollow.own, canFollow.outer { return false }
    let way = pan.translation(in: view)
    let location = pan.location(in: view)
    let start = CGPoint(x: location.x - way.x, y: location.y - way.y)
    let local = converter.localLocation
    let pages = CGRect(
      x: location.x - local.x, y: location.y - local.y, width: size.width, height: size.height)
    return PagePan(
      movement: velocity, axis: axis,
      backSwipe: backSwipe(in: view, from: start, isAtEnd: !canFollow.own),
      scrollers: scrollers(in: view, at: start, inside: pages)
    ).isForPages
  }

  /// Waits for a swipe from an edge of the screen, so that it goes first.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other is UIScreenEdgePanGestureRecognizer }

  /// Returns the back swipe of a drag from an edge; nil if there is no previous screen.
  /// - Parameter isAtEnd: whether no page follows in the direction of the drag.
  private func backSwipe(in view: UIView, from start: CGPoint, isAtEnd: Bool) -> PagePan.BackSwipe? {
    guard let window = view.window else { return nil }
    let responders = sequence(first: view as UIResponder, next: \.next)
    let navigation = responders.lazy.compactMap { ($0 as? UIViewController)?.navigationController }.first
    guard let navigation, navigation.viewControllers.count > 1,
      navigation.interactivePopGestureRecognizer?.isEnabled == true
    else { return nil }
    // Since iOS 26 a swipe navigates back from anywhere, where no page takes it.
    if isAtEnd, navigation.popsInContent {
      return PagePan.BackSwipe(
        distance: 0, isFromLeft: view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    let place = view.convert(start, to: window)
    let isFromLeft = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    return PagePan.BackSwipe(
      distance: isFromLeft ? place.x : window.bounds.width - place.x, isFromLeft: isFromLeft)
  }

  /// Returns the scrolling content of the page under the finger. The recognizer's view may also contain
  /// scroll views around the pages, which follow them.
  private func scrollers(in view: UIView, at point: CGPoint, inside pages: CGRect) -> [PagePan.Scroller] {
    var result: [PagePan.Scroller] = []
    var next = view.hitTest(point, with: nil)
    while let inner = next, inner !== view {
      if let scroll = inner as? UIScrollView,
        // Layout rounds to pixels.
        pages.insetBy(dx: -1, dy: -1).contains(scroll.convert(scroll.bounds, to: view))
      {
        result.append(PagePan.Scroller(scroll))
      }
      next = inner.superview
    }
    return result
  }
}

extension UINavigationController {
  /// Whether a swipe anywhere in the content navigates back.
  fileprivate var popsInContent: Bool {
    guard #available(iOS 26, *) else { return false }
    return interactiveContentPopGestureRecognizer?.isEnabled == true
  }
}

extension PagePan.Scroller {
  /// Records how far a scroll view's content can move.
  @MainActor
  init(_ scroll: UIScrollView) {
    let insets = scroll.adjustedContentInset
    let end = CGPoint(
      x: scroll.contentSize.width + insets.right - scroll.bounds.width,
      y: scroll.contentSize.height + insets.bottom - scroll.bounds.height)
    guard scroll.isScrollEnabled else {
      self.init()
      return
    }
    self.init(
      before: Point(
        x: max(scroll.contentOffset.x + insets.left, 0), y: max(scroll.contentOffset.y + insets.top, 0)),
      after: Point(x: max(end.x - scroll.contentOffset.x, 0), y: max(end.y - scroll.contentOffset.y, 0)))
  }
}
#endif
