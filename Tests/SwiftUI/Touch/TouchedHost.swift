import Foundation

/// The UIKit views that a finger finds: the one that hosts the SwiftUI views, with the scroll views under the
/// finger, in a window.
@MainActor
struct TouchedHost {
  /// The view that hosts the SwiftUI views.
  let view = UIView()
  /// The recognizer of the swipe that navigates back.
  let edge = UIScreenEdgePanGestureRecognizer()

  /// Creates the views.
  /// - Parameters:
  ///   - size: the size of the window.
  ///   - touched: the views under the finger, from the outside to the inside.
  ///   - goesBack: whether there is a previous screen.
  ///   - popsInContent: whether a swipe anywhere navigates there, as since iOS 26.
  init(size: CGSize, _ touched: [Touched], goesBack: Bool, popsInContent: Bool) {
    view.frame = CGRect(origin: .zero, size: size)
    let window = UIWindow()
    window.frame = view.frame
    view.window = window
    for case .recognizer(let pan) in touched.map(\.kind) { pan.recognizer.view = view }
    for touched in touched {
      guard case .scroll(let state, let content) = touched.kind else { continue }
      let scroll = UIScrollView()
      scroll.frame = touched.rect
      scroll.contentSize = content
      scroll.contentOffset = state.offset
      scroll.superview = view.hit ?? view
      view.hit = scroll
    }
    guard goesBack else { return }
    let (controller, navigation) = (UIViewController(), UINavigationController())
    view.next = controller
    controller.navigationController = navigation
    navigation.viewControllers = [UIViewController(), controller]
    navigation.interactivePopGestureRecognizer = edge
    if popsInContent { navigation.contentPop = UIGestureRecognizer() }
  }
}
