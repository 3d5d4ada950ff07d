#if GTK
import CDwellGTK
import Dwell

/// Keeps the render nodes of what was drawn last, so that whatever is the same in the next picture costs
/// neither making nor painting: the renderer tells the same node by its address.
@MainActor
final class NodeCache {
  /// A step of drawing, with all that is in it if it is a group.
  private struct Item {
    /// The commands.
    var commands: [DrawCommand]
    /// The node, owned; nil where nothing is to be seen.
    var node: OpaquePointer?
  }

  /// What was drawn last, in order.
  private var items: [Item] = []

  /// Nothing kept.
  init() {}

  isolated deinit { forget() }

  /// Lets go of every node, because colours, fonts or content look different.
  func forget() {
    for item in items { if let node = item.node { gsk_render_node_unref(node) } }
    items = []
  }

  /// Adds a display list to a snapshot. Pages are drawn anew each time: what they show is not in the list.
  func draw(_ list: DisplayList, with renderer: DisplayListRenderer, to snapshot: OpaquePointer) {
    var start = list.commands.startIndex
    var count = 0
    while start < list.commands.endIndex {
      let (end, hasPages) = Self.end(of: list.commands, from: start)
      let commands = list.commands[start..<end]
      if hasPages {
        renderer.draw(commands, to: snapshot)
      } else if let node = node(count, commands, renderer) {
        gtk_snapshot_append_node(snapshot, node)
      }
      if !hasPages { count += 1 }
      start = end
    }
    while items.count > count { if let node = items.removeLast().node { gsk_render_node_unref(node) } }
  }

  /// The node of a step: the one that was there, if the step is the same.
  private func node(_ index: Int, _ commands: ArraySlice<DrawCommand>, _ renderer: DisplayListRenderer)
    -> OpaquePointer?
  {
    if index == items.count { items.append(Item(commands: [], node: nil)) }
    guard !items[index].commands.elementsEqual(commands) else { return items[index].node }
    if let old = items[index].node { gsk_render_node_unref(old) }
    items[index].node = renderer.node(of: commands)
    // Commands are copied one by one: a list that shared its storage would have to be allocated anew for each
    // frame.
    items[index].commands.removeAll(keepingCapacity: true)
    items[index].commands.append(contentsOf: commands)
    return items[index].node
  }

  /// Where the step that begins at an index ends, and whether pages are drawn in it.
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
