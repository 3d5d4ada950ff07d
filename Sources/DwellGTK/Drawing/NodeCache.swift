#if GTK
import CDwellGTK
import Dwell

/// Keeps the render nodes of the last frame, so that unchanged parts of the next one are neither rebuilt nor
/// repainted: the renderer recognises a node by its address.
@MainActor
final class NodeCache {
  /// A drawing step: a command, or a group with all its commands.
  private struct Item {
    /// The commands.
    var commands: [DrawCommand]
    /// The node, owned; nil if nothing is visible.
    var node: OpaquePointer?
  }

  /// The steps of the last frame, in order.
  private var items: [Item] = []

  /// Creates an empty cache.
  init() {}

  isolated deinit { removeAll() }

  /// Releases every node, because colours, fonts or content have changed.
  func removeAll() {
    for item in items { if let node = item.node { gsk_render_node_unref(node) } }
    items = []
  }

  /// Adds a display list to a snapshot. Pages are always redrawn, because their content isn't in the list.
  /// - Parameter marksOpacity: the opacity of everything but pages, 0...1.
  func draw(
    _ list: DisplayList, with renderer: DisplayListRenderer, marksOpacity: Double = 1,
    to snapshot: OpaquePointer
  ) {
    var start = list.commands.startIndex
    var count = 0
    while start < list.commands.endIndex {
      let (end, hasPages) = Self.end(of: list.commands, from: start)
      let commands = list.commands[start..<end]
      if hasPages {
        renderer.draw(commands, to: snapshot)
      } else if marksOpacity > 0, let node = node(count, commands, renderer) {
        if marksOpacity < 1 { gtk_snapshot_push_opacity(snapshot, Double(unitShare(marksOpacity))) }
        gtk_snapshot_append_node(snapshot, node)
        if marksOpacity < 1 { gtk_snapshot_pop(snapshot) }
      }
      if !hasPages, marksOpacity > 0 { count += 1 }
      start = end
    }
    while items.count > count { if let node = items.removeLast().node { gsk_render_node_unref(node) } }
  }

  /// Returns the node of a step: the cached one if the step is unchanged.
  private func node(_ index: Int, _ commands: ArraySlice<DrawCommand>, _ renderer: DisplayListRenderer)
    -> OpaquePointer?
  {
    if index == items.count { items.append(Item(commands: [], node: nil)) }
    guard !items[index].commands.elementsEqual(commands) else { return items[index].node }
    if let old = items[index].node { gsk_render_node_unref(old) }
    items[index].node = renderer.node(of: commands)
    // Copies the commands one by one: sharing the list's storage would reallocate it every frame.
    items[index].commands.removeAll(keepingCapacity: true)
    items[index].commands.append(contentsOf: commands)
    return items[index].node
  }

  /// Returns the end of the step that begins at an index, and whether it contains pages.
  private static func end(of commands: [DrawCommand], from start: Int) -> (end: Int, hasPages: Bool) {
    var depth = 0
    var hasPages = false
    for index in start..<commands.endIndex {
      switch commands[index] {
      case .clip, .opacity: depth += 1
      case .pop: depth -= 1
      case .page: hasPages = true
      default: break
      }
      if depth <= 0 { return (index + 1, hasPages) }
    }
    return (commands.endIndex, hasPages)
  }
}
#endif
