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
  /// Whether the component's configuration asks for reduced motion.
  var reducesMotion: Bool { false }
  /// Configures the component again, because its widget's environment has changed.
  func reconfigure(in controller: WidgetController) {}
  /// The component, if it has pages; nil otherwise.
  var paged: (any PagedComponent)? { nil }
  /// Returns whether the indicators of a row are buttons or tabs, whatever its size.
  func hasMarks(at now: Double) -> Bool { false }
  /// The number of pages that widgets can provide; 0 for a component without pages.
  var pageCount: Int { 0 }
  /// The current page; 0 for a component without pages.
  var currentPage: Int { 0 }
  /// Returns the size of a page's content.
  func size(ofPage page: Int) -> Size { .zero }
  /// Whether pages follow one another vertically.
  var isVertical: Bool { false }
  /// Whether pages can follow a drag by a movement at `now`.
  func canFollow(_ movement: Point, at now: Double) -> Bool { true }
  /// Whether the component's cross size is that of its pages.
  var fitsPages: Bool { false }
  /// Returns the cross size that the component requests, in points; nil before it is known.
  func fit(at now: Double) -> Double? { nil }
  /// Returns the cross size that the component would request with another length along its pages, in points;
  /// nil if there is none.
  /// - Parameter measure: returns the length across of a page with a length along, in points; nil for one
  ///   without a widget.
  func fit(along length: Double, at now: Double, measure: (_ page: Int, _ length: Double) -> Double?)
    -> Double?
  { nil }
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
  override func frame(at now: Double, into frame: inout Frame) {
    inPlace(&component) { $0.frame(at: now, into: &frame) }
  }
  override func nextChange(after now: Double, step: Double) -> NextChange {
    inPlace(&component) { $0.nextChange(after: now, step: step) }
  }
  override func sizeRequest() -> SizeRequest { request(component) }
  override var reducesMotion: Bool { Environment.isMotionReduced(by: component.configuration) }
  override var paged: (any PagedComponent)? { component as? any PagedComponent }
  override func hasMarks(at now: Double) -> Bool {
    guard let row = component.configuration as? any RowConfiguration, row.indicatorRole != .slider else {
      return false
    }
    var component = component
    _ = component.handle(.resize(Size(width: 1000, height: 1000)), at: now)
    return component.frame(at: now).semantics.hasMarks
  }
  override func reconfigure(in controller: WidgetController) {
    controller.configure(self, component.configuration)
  }
}

/// A box that holds a component with pages.
@MainActor
final class PagedComponentBox<Content: PageContainer>: ComponentBox<Content> {
  override var pageCount: Int { inPlace(&component) { $0.pageCount } }
  override var currentPage: Int { inPlace(&component) { $0.currentPage } }
  override func size(ofPage page: Int) -> Size {
    inPlace(&component) { $0.size(ofPage: page) }
  }
  override var isVertical: Bool { component.direction.axis == .vertical }
  override func canFollow(_ movement: Point, at now: Double) -> Bool {
    inPlace(&component) { $0.canFollow(movement, at: now) }
  }
  override var fitsPages: Bool { component.fitsPages }
  override func fit(at now: Double) -> Double? { fit(of: component, at: now) }

  override func fit(along length: Double, at now: Double, measure: (_ page: Int, _ length: Double) -> Double?)
    -> Double?
  {
    var component = component
    let direction = component.direction
    let across = direction.crossLength(of: component.size)
    _ = component.handle(.resize(direction.size(main: length, cross: across)), at: now)
    let current = component.currentPage
    for page in Set(component.visiblePages(at: now)).union([current - 1, current, current + 1]) {
      guard let across = measure(page, direction.mainLength(of: component.size(ofPage: page))) else {
        continue
      }
      _ = component.handle(.setPageCrossLength(across, page: page), at: now)
    }
    return fit(of: component, at: now)
  }

  /// Returns the cross size that a component requests.
  private func fit(of component: Content, at now: Double) -> Double? {
    guard component.fitsPages else { return nil }
    let fit = component.direction.crossLength(of: component.preferredSize(in: .zero, at: now))
    return fit > 0 ? fit : nil
  }
}

/// Calls a closure with a component where it is: a large value in a class is otherwise copied first, with all
/// its references.
private func inPlace<Content, Result>(
  _ component: inout Content, _ read: (inout Content) -> Result
) -> Result { read(&component) }
#endif
