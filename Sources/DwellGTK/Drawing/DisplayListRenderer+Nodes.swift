#if GTK
import CDwellGTK
import Dwell

/// Render nodes of single drawing steps; the frequent ones are created without a snapshot.
extension DisplayListRenderer {
  /// Returns the node of a step or a whole group, which the caller owns; nil if nothing is visible.
  func node(of commands: ArraySlice<DrawCommand>) -> OpaquePointer? {
    if commands.count == 1, let first = commands.first, case .some(let node) = plainNode(of: first) {
      return node
    }
    if commands.count == 3, let first = commands.first, case .clip(let clip, let radius) = first,
      clip.graphene.size.width > 0, case .some(let node) = plainNode(of: commands[commands.startIndex + 1])
    {
      return node.flatMap { clipped($0, to: clip, radius: radius) }
    }
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(commands, to: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns the node of a solid shape, `.some(nil)` for an invisible one; nil for any other step.
  private func plainNode(of command: DrawCommand) -> OpaquePointer?? {
    guard case .fill(let key, let rect, let radius, let paint) = command,
      case .solid(let role, let opacity) = theme.paint(paint, for: key.part)
    else { return nil }
    var bounds = rect.graphene
    var color = theme.rgba(role, opacity: opacity)
    guard bounds.size.width > 0, color.alpha > 0, let node = gsk_color_node_new(&color, &bounds) else {
      return .some(nil)
    }
    return radius > 0 ? clipped(node, to: rect, radius: radius) : node
  }

  /// Clips a node to a rectangle with rounded corners. Takes ownership of the node.
  private func clipped(_ node: OpaquePointer, to rect: Rect, radius: Double) -> OpaquePointer? {
    defer { gsk_render_node_unref(node) }
    if radius > 0 {
      var outline = rect.rounded(radius)
      return gsk_rounded_clip_node_new(node, &outline)
    }
    var bounds = rect.graphene
    return gsk_clip_node_new(node, &bounds)
  }
}
#endif
