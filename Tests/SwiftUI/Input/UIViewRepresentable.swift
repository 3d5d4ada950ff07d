import Foundation

/// A view that wraps a UIKit view.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that coordinates the UIKit view.
  associatedtype Coordinator = Void
  /// The context of the UIKit view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the UIKit view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator.
  func makeCoordinator() -> Coordinator
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing by default.
  public func makeCoordinator() -> Coordinator { () }
}

/// The context of a UIKit view.
@available(macOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable {
  /// The node of the UIKit view, which is created once for each place, in the window of the tree.
  func wrapped(_ pass: RenderPass) -> Node {
    let context = Context(coordinator: pass.stored("coordinator", makeCoordinator()))
    let view = pass.stored("view", makeUIView(context: context))
    updateUIView(view, context: context)
    pass.place.disappearance = {
      view.window = nil
      Self.dismantleUIView(view, coordinator: context.coordinator)
    }
    let (controller, window) = (pass.memory.controller, pass.memory.window)
    if view.window == nil { pass.afterwards { (view.next, view.window) = (controller, window) } }
    return Node("UIView", [.uiKit(view)])
  }
}
