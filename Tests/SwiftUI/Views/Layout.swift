import Foundation

/// Where something lies in something larger.
public struct Alignment: Hashable, Sendable {
  /// Where.
  let name: String
  /// In the middle.
  public static let center = Alignment(name: "center")
  /// Above.
  public static let top = Alignment(name: "top")
  /// Below.
  public static let bottom = Alignment(name: "bottom")
  /// At the beginning of a line.
  public static let leading = Alignment(name: "leading")
  /// At the end of a line.
  public static let trailing = Alignment(name: "trailing")
  /// Above, at the beginning.
  public static let topLeading = Alignment(name: "topLeading")
}

/// Where something lies in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  /// In the middle.
  public static let center = HorizontalAlignment()
  /// At the beginning of a line.
  public static let leading = HorizontalAlignment()
}

/// Where something lies in a row.
public struct VerticalAlignment: Hashable, Sendable {
  /// In the middle.
  public static let center = VerticalAlignment()
}

/// A view that is offered another size.
struct Offering<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// What is said about it.
  let fact: Fact
  /// The size offered to it, given what is offered here.
  let offer: (CGSize) -> CGSize
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    let child = pass.offering(offer(pass.size)) { pass.node(of: content, "offered") }
    return Node("modified", [fact], children: [child])
  }
}

extension View {
  /// The view in a frame of a size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    Offering(content: self, fact: .frame(width: width, height: height)) {
      CGSize(width: width ?? $0.width, height: height ?? $0.height)
    }
  }
  /// The view in a frame that grows and shrinks.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    Offering(
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
  /// The view in the size that it asks for, along some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    saying(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  /// The view with its centre at a place.
  public func position(_ position: CGPoint) -> some View { saying(.position(position)) }
  /// The view with its centre at a place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    saying(.position(CGPoint(x: x, y: y)))
  }
  /// The view, larger or smaller.
  public func scaleEffect(_ scale: CGFloat) -> some View { saying(.scale(scale)) }
  /// The view at an opacity.
  public func opacity(_ opacity: Double) -> some View { saying(.opacity(opacity)) }
  /// The view with nothing outside its frame.
  public func clipped(antialiased: Bool = false) -> some View { saying(.clipped) }
  /// The view with room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    saying(.other("padding"))
  }
  /// The view with room around it.
  public func padding(_ length: CGFloat) -> some View { saying(.other("padding")) }
  /// The view, which may reach behind bars and notches.
  public func ignoresSafeArea() -> some View { saying(.other("ignoresSafeArea")) }
  /// The view in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { saying(.other("foregroundStyle")) }
  /// The view in a colour.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { saying(.other("tint")) }
  /// The view in a font.
  public func font(_ font: Font?) -> some View { saying(.other("font")) }
  /// The view in light or dark.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { saying(.other("colorScheme")) }
  /// The view with another above it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Layered(below: self, above: content())
  }
  /// The view with another below it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    Layered(below: content(), above: self)
  }
  /// The view above a style.
  public func background<S: ShapeStyle>(_ style: S) -> some View { saying(.other("background")) }
  /// The view cut out by a shape.
  public func clipShape<S: Shape>(_ shape: S) -> some View { saying(.clipped) }
  /// The view, drawn above others the more, the larger.
  public func zIndex(_ value: Double) -> some View { saying(.other("zIndex \(value)")) }
}

/// One view above another.
struct Layered<Below: View, Above: View>: StandInView {
  /// The lower one.
  let below: Below
  /// The upper one.
  let above: Above
  /// The nodes of both.
  func node(_ pass: RenderPass) -> Node {
    Node("overlay", children: [pass.node(of: below, "below"), pass.node(of: above, "above")])
  }
}
