#if GTK
import CDwellGTK
import Dwell

/// The item (GObject) of a page without a number.
final class Item: Hashable, CustomStringConvertible {
  /// The item.
  nonisolated(unsafe) let object: UnsafeMutablePointer<GObject>

  /// Takes ownership of an item.
  init(taking object: UnsafeMutablePointer<GObject>) { self.object = object }

  deinit { g_object_unref(object) }

  /// Whether two are the same object.
  static func == (one: Item, other: Item) -> Bool { one.object == other.object }
  func hash(into hasher: inout Hasher) { hasher.combine(object) }
  /// The item's type, for messages.
  var description: String { String(cString: dwell_type_name(object)) }
}

/// Pages without a known number whose identities are items (GObject), for the C library.
///
/// An app may return another object each time for the same neighbour, so it is asked for once, and then known
/// until its page is no longer listed.
@MainActor
package final class ItemPages {
  /// An item.
  package typealias Object = UnsafeMutablePointer<GObject>
  /// The items beside one, as far as they are known.
  private struct Neighbours {
    /// That of the next page.
    var next: Item?
    /// That of the previous page.
    var previous: Item?
  }

  /// Returns the item of the next page (1) or the previous one (-1), with a reference; nil if there is none.
  private let neighbour: @MainActor (_ item: Object, _ step: Int) -> Object?
  /// The order of items (GtkSorter), in which equal ones are the same page; nil if each is a page of its own.
  private let sorter: UnsafeMutablePointer<GtkSorter>?
  /// The items of listed pages, and those beside them.
  private var known: [Item: Neighbours]
  /// Whether a neighbour that doesn't lead back was reported.
  private var hasWarned = false
  /// The pages.
  private var pages: UnboundedPages<Item>?

  /// Makes items the pages of a widget.
  package init(
    around start: Object, of controller: WidgetController, sorter: UnsafeMutablePointer<GtkSorter>?,
    neighbour: @escaping @MainActor (_ item: Object, _ step: Int) -> Object?,
    makePage: @escaping @MainActor (_ item: Object) -> UnsafeMutablePointer<GtkWidget>?
  ) {
    if let sorter { g_object_ref(sorter) }
    (self.neighbour, self.sorter) = (neighbour, sorter)
    g_object_ref(start)
    let first = Item(taking: start)
    known = [first: Neighbours()]
    let pages = UnboundedPages(around: first, of: controller, nothing: "NULL") { [unowned self] in
      precedes($0, $1)
    } next: { [unowned self] in
      beside($0, 1)
    } previous: { [unowned self] in
      beside($0, -1)
    }
    self.pages = pages
    pages.didList = { [unowned self] in forget() }
    controller.bind(pages, as: self) { makePage($0.object) }
  }

  isolated deinit { if let sorter { g_object_unref(sorter) } }

  /// Turns to the page of an item.
  package func select(_ item: Object, animated isAnimated: Bool) {
    g_object_ref(item)
    let page = identity(of: item)
    known[page] = known[page] ?? Neighbours()
    pages?.select(page, animated: isAnimated)
  }

  /// Asks for the neighbours again.
  package func update() {
    for item in known.keys { known[item] = Neighbours() }
    pages?.update()
  }

  /// Returns the known item that is the same page, or the item itself, of which it takes ownership.
  private func identity(of object: Object) -> Item {
    let item = Item(taking: object)
    if known[item] != nil { return item }
    guard let sorter else { return item }
    let same = known.keys.first { gtk_sorter_compare(sorter, $0.object, object) == GTK_ORDERING_EQUAL }
    return same ?? item
  }

  /// Returns whether a page is before another one; nil if they have no order.
  private func precedes(_ one: Item, _ other: Item) -> Bool? {
    sorter.map { gtk_sorter_compare($0, one.object, other.object) == GTK_ORDERING_SMALLER }
  }

  /// Returns the item beside one.
  private func beside(_ item: Item, _ step: Int) -> Item? {
    let path: WritableKeyPath<Neighbours, Item?> = step > 0 ? \.next : \.previous
    if let beside = known[item]?[keyPath: path] { return beside }
    guard let object = neighbour(item.object, step) else { return nil }
    let beside = identity(of: object)
    if known[beside] == nil {
      // Its own neighbour needn't be asked for, and may be another object.
      known[beside] = step > 0 ? Neighbours(previous: item) : Neighbours(next: item)
      checkReturn(from: beside, to: item, step)
    }
    known[item, default: Neighbours()][keyPath: path] = beside
    return beside
  }

  /// Reports the first neighbour that doesn't lead back, where a sorter tells whether it does.
  private func checkReturn(from beside: Item, to item: Item, _ step: Int) {
    guard sorter != nil, !hasWarned else { return }
    if let object = neighbour(beside.object, -step), identity(of: object) == item { return }
    hasWarned = true
    dwell_warn(
      "the page \(step > 0 ? "after" : "before") \(item) doesn't lead back to it: return the same item for both steps, "
        + "or one that the sorter finds equal")
  }

  /// Forgets items whose pages are no longer listed.
  private func forget() {
    let listed = Set(pages?.shown ?? [])
    known = known.filter { listed.contains($0.key) }
    for (item, neighbours) in known {
      if let next = neighbours.next, !listed.contains(next) { known[item]?.next = nil }
      if let previous = neighbours.previous, !listed.contains(previous) { known[item]?.previous = nil }
    }
  }
}

extension ItemPages: PageBinding {
  var isUnbounded: Bool { true }
  var currentItem: UnsafeMutablePointer<GObject>? { pages?.currentItem }
  func follow(after event: Event?) { pages?.follow(after: event) }
  func end() { pages?.end() }
}

extension WidgetController {
  /// The pages whose items are known by their neighbours; nil for other pages.
  package var itemPages: ItemPages? { binding as? ItemPages }
}

extension ObjectProperty where Content: PageContainer {
  /// The item of the current page.
  static var item: ObjectProperty {
    var property = ObjectProperty(
      name: "item", summary: "The item of the current page, where pages are known by their neighbours",
      kind: .object, movesWithTime: true, get: { _, _ in .object(nil) })
    property.getObject = { $0.binding?.currentItem }
    return property
  }
}
#endif
