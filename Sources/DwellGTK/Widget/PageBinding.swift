#if GTK
import CDwellGTK
import Dwell

/// What an app has bound the pages of a widget to: the items of a list, or neighbours.
@MainActor
protocol PageBinding: AnyObject {
  /// Whether pages are known by their neighbours alone, and have no numbers.
  var isUnbounded: Bool { get }
  /// The item of the current page that has no number; nil without one.
  var currentItem: UnsafeMutablePointer<GObject>? { get }
  /// Called after a page turn, and after an event or a configuration (nil) that may have changed pages.
  func follow(after event: Event?)
  /// Called when the pages are bound to something else.
  func end()
}

extension PageBinding {
  var isUnbounded: Bool { false }
  var currentItem: UnsafeMutablePointer<GObject>? { nil }
  func follow(after event: Event?) {}
  func end() {}
}

extension WidgetController {
  /// Whether the app has bound the pages, so that it can't insert any.
  package var isBound: Bool { binding != nil }
  /// Whether the pages are known by their neighbours alone, and have no numbers.
  package var isUnbounded: Bool { binding?.isUnbounded == true }

  /// Returns the widget of a page by its number; nil if it has none. Without numbers the current page is 0.
  package func numberedPage(_ number: Int) -> UnsafeMutablePointer<GtkWidget>? {
    guard isUnbounded else { return page(at: number) }
    return number == 0 ? page(at: component.currentPage) : nil
  }

  /// Ends what the pages are bound to, and removes all pages.
  func removePages() {
    let old = binding
    host?.make = nil
    binding = nil
    publisher.isNumbered = true
    old?.end()
    if component.pageCount > 0 { send(.edit(.remove(at: 0, count: component.pageCount))) }
  }
}
#endif
