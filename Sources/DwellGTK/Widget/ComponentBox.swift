#if GTK
import Dwell

/// A type-erased component.
@MainActor
class AnyComponentBox {
  /// Advances the component to `now`, then handles an event.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with the component's display list and semantics at `now`.
  func frame(at now: Double, into frame: inout Frame) { frame.reset(size: .zero) }
  /// Returns when the frame will change next, by at least `step` points.
  func nextChange(after now: Double, step: Double) -> NextChange { .still }
  /// Returns the component's size request.
  func sizeRequest() -> SizeRequest { SizeRequest() }
  /// The number of pages that widgets can provide; 0 for a component without pages.
  var pageCount: Int { 0 }
  /// The current page; 0 for a component without pages.
  var currentPage: Int { 0 }
  /// Returns the size of a page's content.
  func size(ofPage page: Int) -> Size { .zero }
}

/// A box that holds a component of a known type.
@MainActor
class ComponentBox<Content: Component>: AnyComponentBox {
  /// The component.
  final var component: Content
  /// Returns the component's size request.
  private let request: @MainActor (Content) -> SizeRequest

  /// Creates a box that holds a component.
  init(_ component: Content, request: @escaping @MainActor (Content) -> SizeRequest) {
    self.component = component
    self.request = request
  }

  override func handle(_ event: Event, at now: Double) -> Outcome { component.handle(event, at: now) }
  // Called through a pointer, because a large value in a class is otherwise copied first, with all its
  // references.
  override func frame(at now: Double, into frame: inout Frame) {
    withUnsafePointer(to: &component) { $0.pointee.frame(at: now, into: &frame) }
  }
  override func nextChange(after now: Double, step: Double) -> NextChange {
    withUnsafePointer(to: &component) { $0.pointee.nextChange(after: now, step: step) }
  }
  override func sizeRequest() -> SizeRequest { request(component) }
}

/// A box that holds a component with pages.
@MainActor
final class PagedComponentBox<Content: PageContainer>: ComponentBox<Content> {
  override var pageCount: Int { component.pageCount }
  override var currentPage: Int { component.currentPage }
  override func size(ofPage page: Int) -> Size { component.size(ofPage: page) }
}
#endif
