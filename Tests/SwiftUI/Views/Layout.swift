import Foundation

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment's name.
  package let name: String
  /// Centred.
  public static let center = Alignment(name: "center")
  /// At the top.
  public static let top = Alignment(name: "top")
  /// At the bottom.
  public static let bottom = Alignment(name: "bottom")
  /// At the leading edge.
  public static let leading = Alignment(name: "leading")
  /// At the trailing edge.
  public static let trailing = Alignment(name: "trailing")
  /// At the top leading corner.
  public static let topLeading = Alignment(name: "topLeading")
  /// At the top trailing corner.
  public static let topTrailing = Alignment(name: "topTrailing")
}

/// A horizontal alignment.
public struct HorizontalAlignment: Hashable, Sendable {
  /// Centred.
  public static let center = HorizontalAlignment()
  /// At the leading edge.
  public static let leading = HorizontalAlignment()
}

/// A vertical alignment.
public struct VerticalAlignment: Hashable, Sendable {
  /// Centred.
  public static let center = VerticalAlignment()
}

/// A view with a changed proposed size.
struct ProposedView<Content: View>: StandInView, ComparedByParts {
  /// The view.
  let content: Content
  /// The fact about the view.
  let fact: Fact
  /// Returns the size proposed to the view, given the size proposed here.
  let proposal: (CGSize) -> CGSize
  /// The view and the fact, which says all of the proposal.
  var parts: [Any] { [content, fact] }
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    let child = pass.proposing(proposal(pass.size)) { pass.node(of: content, "offered") }
    return Node("modified", [fact], children: [child])
  }
}

extension View {
  /// Sets a fixed frame.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    ProposedView(content: self, fact: .frame(width: width, height: height)) {
      CGSize(width: width ?? $0.width, height: height ?? $0.height)
    }
  }
  /// Sets a flexible frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ProposedView(
      content: self,
      fact: .flexibleFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight)
    ) {
      CGSize(
        width: max(min($0.width, maxWidth ?? .infinity), minWidth ?? 0),
        height: max(min($0.height, maxHeight ?? .infinity), minHeight ?? 0))
    }
  }
  /// Gives the view its ideal size along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    adding(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// Sets the position of the centre.
  public func position(_ position: CGPoint) -> some View { adding(.position(position)) }
  /// Sets the position of the centre.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    adding(.position(CGPoint(x: x, y: y)))
  }
  /// Moves and resizes the content with this view, and not each drawing view by itself.
  public func geometryGroup() -> some View { adding(.geometryGroup) }
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { adding(.other("offset \(x) \(y)")) }
  /// Scales the view.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    adding(.scale(CGSize(width: x, height: y)))
  }
  /// Rotates the view, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adding(.rotation(angle.degrees))
  }
  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some View { adding(.opacity(opacity)) }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { adding(.clipped) }
  /// Adds padding; 16 points if no length is given and Apple's SwiftUI chooses one.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = EdgeInsets(edges, length ?? 16)
    return ProposedView(content: self, fact: .padding(insets)) {
      CGSize(
        width: max($0.width - insets.leading - insets.trailing, 0),
        height: max($0.height - insets.top - insets.bottom, 0))
    }
  }
  /// Adds padding.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Extends the view into the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { adding(.other("ignoresSafeArea")) }
  /// Sets the foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { adding(.foregroundStyle(style)) }
  /// Sets the tint.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { adding(.other("tint")) }
  /// Sets the font.
  public func font(_ font: Font?) -> some View { adding(.other("font")) }
  /// Sets the preferred colour scheme.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { adding(.other("colorScheme")) }
  /// Adds a view in front.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Layered(below: self, above: content(), isAboveOwner: false, alignment: alignment)
  }
  /// Adds a view behind.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    Layered(below: content(), above: self, isAboveOwner: true, alignment: alignment)
  }
  /// Adds a style behind.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { adding(.other("background")) }
  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    adding(.mask(shape.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).rect))
  }
  /// Sets the depth of the view; higher values are in front.
  public func zIndex(_ value: Double) -> some View { adding(.other("zIndex \(value)")) }
}

/// A view in front of another.
struct Layered<Below: View, Above: View>: StandInView {
  /// The view behind.
  let below: Below
  /// The view in front.
  let above: Above
  /// Whether the view in front determines the size of both, or else the view behind.
  let isAboveOwner: Bool
  /// The alignment of the other view in it.
  let alignment: Alignment
  /// The nodes of both.
  func node(_ pass: RenderPass) -> Node {
    Node(
      isAboveOwner ? "background" : "overlay", [.alignment(alignment)],
      children: [pass.node(of: below, "below"), pass.node(of: above, "above")])
  }
}

/// The regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lengths at each edge.
public struct EdgeInsets: Equatable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// At the leading edge.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// At the trailing edge.
  public var trailing: CGFloat

  /// No lengths.
  public init() { self.init([], 0) }
  /// The same length at some edges.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    top = edges.contains(.top) ? length : 0
    leading = edges.contains(.leading) ? length : 0
    bottom = edges.contains(.bottom) ? length : 0
    trailing = edges.contains(.trailing) ? length : 0
  }
}
