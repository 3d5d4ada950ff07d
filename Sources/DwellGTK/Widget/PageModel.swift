#if GTK
import CDwellGTK
import Dwell

/// A list model (GListModel) whose items are the pages of a widget. Each page's widget is made when it comes
/// into view.
@MainActor
final class PageModel: PageBinding {
  /// The model.
  private let model: OpaquePointer
  /// Returns the widget of an item.
  private let make: @MainActor (UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>?
  /// The pages' widget.
  private weak var controller: WidgetController?
  /// Whether the items that were replaced have left, and the new ones aren't pages yet: the indices differ.
  private var isReplacing = false
  /// The id of the handler of `items-changed`.
  private var handler: gulong = 0

  /// Follows a model.
  init(
    _ model: OpaquePointer, of controller: WidgetController,
    make: @escaping @MainActor (UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>?
  ) {
    (self.model, self.controller, self.make) = (model, controller, make)
    g_object_ref(UnsafeMutableRawPointer(model))
    let callback: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
      _, position, removed, added, data in
      guard let data else { return }
      Unmanaged<PageModel>.fromOpaque(data).takeUnretainedValue()
        .itemsDidChange(at: Int(position), removed: Int(removed), added: Int(added))
    }
    handler = dwell_connect(
      UnsafeMutableRawPointer(model), "items-changed", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    dwell_disconnect(UnsafeMutableRawPointer(model), handler)
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  /// The number of items.
  var count: Int { Int(g_list_model_get_n_items(model)) }

  /// Returns the widget of the item at an index; nil for none.
  func page(at index: Int) -> UnsafeMutablePointer<GtkWidget>? {
    guard !isReplacing, let item = g_list_model_get_item(model, guint(clamping: index)) else { return nil }
    defer { g_object_unref(item) }
    return make(item)
  }

  /// Edits the pages as the items were.
  private func itemsDidChange(at index: Int, removed: Int, added: Int) {
    isReplacing = added > 0
    if removed > 0 { controller?.send(.edit(.remove(at: index, count: removed))) }
    isReplacing = false
    if added > 0 { controller?.send(.edit(.insert(at: index, count: added))) }
  }
}

extension WidgetController {
  /// Makes the items of a model the pages; nil for no pages.
  package func bind(
    _ list: OpaquePointer?,
    _ makePage: @escaping @MainActor (UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>?
  ) {
    guard let host else { return }
    let model = list.map { PageModel($0, of: self, make: makePage) }
    removePages()
    binding = model
    host.make = model.map { model in { [unowned model] in model.page(at: $0) } }
    if let model, model.count > 0 { send(.edit(.insert(at: 0, count: model.count))) }
  }
}

extension ComponentWidget where Content: PageContainer {
  /// Makes the items of a list model the pages, instead of those there are, and follows its changes. A page's
  /// widget is made when the page first comes into view, and released when it is no longer next to a visible
  /// one.
  /// - Parameters:
  ///   - model: a GListModel, of at most ``/Dwell/PageEdit/maximumPageCount`` items; nil for no pages, so
  ///     that others can be inserted.
  ///   - makePage: returns the widget of an item, as for ``PageSource/onDemand(_:)``.
  public func bind(
    _ model: OpaquePointer?,
    makePage: @escaping @MainActor (_ item: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWidget>?
  ) { controller.bind(model, makePage) }
}
#endif
