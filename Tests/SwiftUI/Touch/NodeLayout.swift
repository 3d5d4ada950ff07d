import Foundation

// The parts of SwiftUI's layout that tests of positions need, from Apple's documentation of `overlay`,
// `padding`, `frame`, `position` and scroll views. Texts and stacks have no size of their own here, since it
// depends on fonts: a measure can give them one.

/// A view's node at its place.
@MainActor
package struct PlacedNode {
  /// The node.
  package let node: Node
  /// The top left corner.
  package let origin: CGPoint
  /// The size that is offered to the view.
  package let offered: CGSize
  /// Measures views without a size here, given the offered size; nil for all others.
  package typealias Measure = @MainActor (Node, CGSize) -> CGSize?
  /// The measure for views without a size here.
  private let measure: Measure
  /// The view's rectangle.
  package var rect: CGRect { CGRect(origin: origin, size: size(of: node, offered)) }

  /// Places a view with an offered size.
  package init(
    _ node: Node, at origin: CGPoint, offered: CGSize, measuring measure: @escaping Measure = { _, _ in nil }
  ) {
    self.node = node
    self.origin = origin
    self.offered = offered
    self.measure = measure
  }

  /// The size of a view for an offered size.
  private func size(of node: Node, _ offered: CGSize) -> CGSize { node.size(offered: offered, measure) }

  /// Returns an inner view, centred in this one.
  package func centered(_ node: Node) -> PlacedNode { centered(node, in: rect, offered) }

  /// The views inside, in drawing order.
  package var children: [PlacedNode] {
    guard let first = node.children.first else { return [] }
    let rect = rect
    switch node.facts.first {
    case .padding(let insets):
      let inner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
      return [placed(first, at: inner, offered.without(insets))]
    case .frame, .flexibleFrame: return [centered(first, in: rect, node.offer(offered))]
    case .position(let point):
      let middle = CGRect(x: origin.x + point.x, y: origin.y + point.y, width: 0, height: 0)
      return [centered(first, in: middle, offered)]
    case .alignment(let alignment):
      let isAboveOwner = node.kind == "background"
      return node.children.enumerated().map { index, child in
        if (index == 0) != isAboveOwner { return placed(child, at: origin, offered) }
        let own = size(of: child, rect.size)
        return placed(child, at: origin.moved(by: alignment.offset(of: own, in: rect.size)), rect.size)
      }
    case .scroll(let scroll):
      let place = CGPoint(x: origin.x - scroll.offset.x, y: origin.y - scroll.offset.y)
      return [placed(first, at: place, offered)]
    default: return node.children.map { centered($0, in: rect, offered) }
    }
  }

  /// Gives the UIKit views inside their rectangles, and the scroll views around them.
  func placeUIKitViews(in outer: UIView? = nil, _ scrolls: inout [ObjectIdentifier: UIScrollView]) {
    var outer = outer
    for fact in node.facts {
      if case .uiKit(let view) = fact { (view.frame, view.superview) = (rect, outer) }
      guard case .scroll(let state) = fact else { continue }
      let scroll = UIScrollView()
      scroll.superview = outer
      scrolls[ObjectIdentifier(state)] = scroll
      outer = scroll
    }
    for child in children { child.placeUIKitViews(in: outer, &scrolls) }
  }

  /// Centres a view in a rectangle.
  private func centered(_ node: Node, in rect: CGRect, _ offered: CGSize) -> PlacedNode {
    let size = size(of: node, offered)
    return placed(
      node, at: rect.origin.moved(by: Alignment.center.offset(of: size, in: rect.size)), offered)
  }

  /// Places an inner view.
  private func placed(_ node: Node, at origin: CGPoint, _ offered: CGSize) -> PlacedNode {
    PlacedNode(node, at: origin, offered: offered, measuring: measure)
  }
}

@MainActor
extension Node {
  /// The size that a view takes of the offered one.
  fileprivate func size(offered: CGSize, _ measure: PlacedNode.Measure) -> CGSize {
    if let own = measure(self, offered) { return own }
    let inner = offer(offered)
    switch facts.first {
    case .padding(let insets): return children[0].size(offered: inner, measure).with(insets)
    case .frame(let width, let height):
      let own = children[0].size(offered: inner, measure)
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight):
      let own = children[0].size(offered: inner, measure)
      return CGSize(
        width: Self.flexible(offered.width, own.width, minWidth, maxWidth),
        height: Self.flexible(offered.height, own.height, minHeight, maxHeight))
    case .position, .scroll: return offered
    case .alignment: return children[kind == "background" ? 1 : 0].size(offered: offered, measure)
    default: break
    }
    switch kind {
    case "Canvas", "Color", "GeometryReader", "UIView", "TabView", "Rectangle", "RoundedRectangle", "Circle",
      "Capsule":
      return offered
    default:
      return children.map { $0.size(offered: offered, measure) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }
  }

  /// The size that a view offers to the one inside it.
  fileprivate func offer(_ offered: CGSize) -> CGSize {
    switch facts.first {
    case .padding(let insets): offered.without(insets)
    case .frame(let width, let height):
      CGSize(width: width ?? offered.width, height: height ?? offered.height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight):
      CGSize(
        width: max(min(offered.width, maxWidth ?? .infinity), minWidth ?? 0),
        height: max(min(offered.height, maxHeight ?? .infinity), minHeight ?? 0))
    default: offered
    }
  }

  /// The length of a flexible frame: the offered length within its limits, and the content's own without
  /// limits.
  private static func flexible(_ offered: CGFloat, _ own: CGFloat, _ least: CGFloat?, _ most: CGFloat?)
    -> CGFloat
  {
    least == nil && most == nil
      ? own : max(min(offered, most ?? max(own, offered)), least ?? min(own, offered))
  }
}

extension CGSize {
  /// The size without insets; never below 0.
  fileprivate func without(_ insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
  /// The size with insets.
  fileprivate func with(_ insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}

extension CGPoint {
  /// The point moved.
  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}

extension Alignment {
  /// The offset of a size from the top left corner of its container.
  fileprivate func offset(of size: CGSize, in outer: CGSize) -> CGPoint {
    let name = name.lowercased()
    let room = CGSize(width: outer.width - size.width, height: outer.height - size.height)
    return CGPoint(
      x: name.contains("leading") ? 0 : name.contains("trailing") ? room.width : room.width / 2,
      y: name.contains("top") ? 0 : name.contains("bottom") ? room.height : room.height / 2)
  }
}
