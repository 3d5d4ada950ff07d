import Foundation

/// The axes along which a view scrolls.
extension Axis {
  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left to right.
    public static let horizontal = Set(rawValue: 1)
    /// Top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A view that scrolls.
public struct ScrollView<Content: View>: StandInView {
  /// The axes.
  private let axes: Axis.Set
  /// The content.
  private let content: Content
  /// Creates a view that scrolls along axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  /// The node of the content, which fingers scroll.
  package func node(_ pass: RenderPass) -> Node {
    let state = pass.stored("scroll", ScrollState(axes))
    state.isEnabled = pass.environment.isScrollEnabled
    return Node("ScrollView", [.scroll(state)], children: [pass.node(of: content, "content")])
  }
}

/// Views in a row, each created when it is about to become visible.
public struct LazyHStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// The space between them.
  private let spacing: CGFloat?
  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing
  }
  /// The nodes of the views.
  package func node(_ pass: RenderPass) -> Node {
    Node("LazyHStack", spacing.map { [.spacing($0)] } ?? [], children: [pass.node(of: content, "content")])
  }
}

/// The source of a scroll view's motion.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@frozen public enum ScrollPhase: Equatable {
  /// It doesn't scroll.
  case idle
  /// A finger is down and hasn't moved.
  case tracking
  /// The user scrolls it.
  case interacting
  /// It continues after the user has released it.
  case decelerating
  /// The app scrolls it.
  case animating
}

/// How a scroll view ends a scroll.
public protocol ScrollTargetBehavior {}

/// By pages as long as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// By pages as long as the view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
  /// Disables the scroll views inside, or not.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
  /// Makes the views in a stack the targets of scrolls.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { adding(.other("scrollTargetLayout")) }
  /// Sets how the scroll views inside end a scroll.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    adding(.other("scrollTargetBehavior"))
  }
  /// Binds the identity of the view at the end of a scroll.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    adding(place(id))
  }
  /// The fact about the view at the end of a scroll.
  private func place<ID: Hashable>(_ id: Binding<ID?>) -> Fact {
    .scrollPosition(
      { id.wrappedValue.map { AnyHashable($0) } }, { id.wrappedValue = $0?.base as? ID })
  }
  /// Performs an action when the phase of the first scroll view inside changes.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    adding(.scrollPhase(action))
  }
  /// Gives the view the length of its scroll view along axes.
  public func containerRelativeFrame(_ axes: Axis.Set) -> some View {
    adding(.other("containerRelativeFrame"))
  }
}
