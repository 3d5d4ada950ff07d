#if GTK
import Dwell

/// A component of any type, for what need not know which.
@MainActor
class AnyComponentBox {
  /// Lets time pass until `now`, then lets the event happen.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with the component's looks and meaning at `now`.
  func frame(at now: Double, into frame: inout Frame) { frame.reset(size: .zero) }
  /// When the picture will be different.
  func nextChange(after now: Double, step: Double) -> NextChange { .still }
  /// The sizes that the component asks for.
  func sizeRequest() -> SizeRequest { SizeRequest() }
  /// The number of pages that widgets can be; 0 for a component without pages.
  var pageCount: Int { 0 }
  /// The page that is shown; 0 for a component without pages.
  var currentPage: Int { 0 }
  /// The size of a page's content.
  func size(ofPage page: Int) -> Size { .zero }
}

/// A component in its box.
@MainActor
class ComponentBox<Content: Component>: AnyComponentBox {
  /// The component.
  final var component: Content
  /// What sizes it asks for.
  private let request: @MainActor (Content) -> SizeRequest

  /// Puts a component into a box.
  init(_ component: Content, request: @escaping @MainActor (Content) -> SizeRequest) {
    self.component = component
    self.request = request
  }

  override func handle(_ event: Event, at now: Double) -> Outcome { component.handle(event, at: now) }
  // Asked where it lies: a large value of a class is otherwise copied first, with all that it refers to.
  override func frame(at now: Double, into frame: inout Frame) {
    withUnsafePointer(to: &component) { $0.pointee.frame(at: now, into: &frame) }
  }
  override func nextChange(after now: Double, step: Double) -> NextChange {
    withUnsafePointer(to: &component) { $0.pointee.nextChange(after: now, step: step) }
  }
  override func sizeRequest() -> SizeRequest { request(component) }
}

/// A component with pages in its box.
@MainActor
final class PagedComponentBox<Content: PageContainer>: ComponentBox<Content> {
  override var pageCount: Int { component.pageCount }
  override var currentPage: Int { component.currentPage }
  override func size(ofPage page: Int) -> Size { component.size(ofPage: page) }
}
#endif
