#if GTK
import CDwellGTK
import Dwell

/// The GObject properties of one widget, whatever its component.
@MainActor
class AnyObjectProperties {
  /// Reads a property.
  func read(_ id: guint, into value: UnsafeMutablePointer<GValue>) {}
  /// Sets the progress of the current page.
  func setProgress(_ progress: Double) {}
  /// Sets a property.
  func write(_ id: guint, from value: UnsafePointer<GValue>) {}
  /// Notifies observers of the properties that an outcome has changed, and emits the signals.
  /// - Parameter event: the event; nil for another configuration.
  func didChange(by outcome: Outcome, after event: Event?) {}
}

/// The GObject properties of one widget: reads and sets them, and notifies observers of every change.
@MainActor
final class ObjectProperties<Content: Component>: AnyObjectProperties {
  /// The widget's Swift side.
  unowned let controller: WidgetController
  /// The component.
  let box: ComponentBox<Content>
  /// The widget's type.
  private let type: ObjectType<Content>
  /// Returns each property's value at a time, in the order of the type's properties.
  private let readers: [@MainActor (_ now: Double) -> PropertyValue]
  /// The values of which observers were last notified.
  private var known: [PropertyValue]
  /// The indices of the properties that the latest event has changed.
  private var changed: [Int] = []
  /// A page that was set before it existed, as in a file with properties before children; nil without one.
  private var awaitedPage: Int?
  /// The progress that the app has set last; nil before. A row that only shows keeps it, also for pages that
  /// are added later.
  private var progress: Double?
  /// The indices of all properties.
  private let all: [Int]
  /// The indices of the properties that events change too.
  private let unconfigured: [Int]
  /// The indices of the properties that time and turns change.
  private let moving: [Int]

  /// Creates the properties of a widget.
  init(_ controller: WidgetController, _ box: ComponentBox<Content>, _ type: ObjectType<Content>) {
    (self.controller, self.box, self.type) = (controller, box, type)
    all = Array(type.properties.indices)
    unconfigured = all.filter { !type.properties[$0].isConfigured }
    moving = all.filter { type.properties[$0].movesWithTime }
    readers = type.properties.map { property in
      if let get = property.getObject { return { [unowned controller] _ in .object(get(controller)) } }
      guard let unnumbered = property.getUnnumbered else {
        return { now in property.get(&box.component, now) }
      }
      return { [unowned controller] now in
        let get = controller.isUnbounded ? unnumbered : property.get
        return get(&box.component, now)
      }
    }
    let now = controller.latest
    known = readers.map { $0(now) }
    super.init()
  }

  override func read(_ id: guint, into value: UnsafeMutablePointer<GValue>) {
    guard type.property(id) != nil else { return }
    readers[Int(id) - 1](max(controller.latest, controller.clock.now)).store(in: value)
  }

  override func write(_ id: guint, from value: UnsafePointer<GValue>) {
    guard let property = type.property(id) else { return }
    property.set?(self, property.kind.value(in: value))
  }

  override func didChange(by outcome: Outcome, after event: Event?) {
    update(after: event)
    if outcome.pageChange?.cause == .person || controller.isUnbounded { awaitedPage = nil }
    if !changed.isEmpty || hasSignal(outcome) { notify(of: changed, outcome) }
    if let page = awaitedPage, page < pageCount {
      awaitedPage = nil
      controller.send(.select(page: page, animated: false))
    }
    keepProgress(after: event)
  }

  override func setProgress(_ progress: Double) {
    self.progress = progress
    controller.send(.setProgress(progress, rate: 0))
  }

  /// Whether there is a signal for an outcome.
  private func hasSignal(_ outcome: Outcome) -> Bool {
    outcome.pageChange != nil || outcome.didEnd || outcome.edge != nil || outcome.advanceRequest != nil
  }

  /// Sets the progress of a row that only shows again, because a new page restarts it.
  /// - Parameter event: the event that may have turned to another page; nil for a configuration.
  private func keepProgress(after event: Event?) {
    if case .setProgress = event { return }
    guard let progress, event?.isTick != true,
      let control = box.component as? PageControl, control.configuration.onlyShows,
      control.timer.progress(at: controller.latest) != progress
    else { return }
    controller.send(.setProgress(progress, rate: 0))
  }

  /// The number of pages; 0 for a component without pages.
  private var pageCount: Int { (box.component as? any PagedComponent)?.pageCount ?? 0 }

  /// Reads the current values, and notes which have changed. Reads only those that the event can change: a
  /// configuration has many, and each reads the whole of it.
  private func update(after event: Event?) {
    changed.removeAll(keepingCapacity: true)
    let now = controller.latest
    for index in event?.onlyTurns == true ? moving : event?.mayConfigure == false ? unconfigured : all {
      let value = readers[index](now)
      guard value != known[index] else { continue }
      known[index] = value
      changed.append(index)
    }
  }

  /// Notifies observers of changed properties, then emits the signals of an outcome.
  private func notify(of changed: [Int], _ outcome: Outcome) {
    // An observer may release the widget.
    let object = controller.widget.cast(to: GObject.self)
    g_object_ref(object)
    defer { g_object_unref(object) }
    for index in changed { g_object_notify_by_pspec(object, type.specifications[index]) }
    if let change = outcome.pageChange, type.pageChanged != 0 {
      dwell_signal_emit(object, type.pageChanged, number(of: change.to))
    }
    if let page = outcome.advanceRequest, type.advanceRequested != 0 {
      dwell_signal_emit(object, type.advanceRequested, number(of: page))
    }
    if outcome.didEnd, type.ended != 0 { dwell_signal_emit(object, type.ended, 0) }
    if let edge = outcome.edge, type.edgeOvershot != 0 {
      dwell_signal_emit(object, type.edgeOvershot, (edge == .end ? GTK_PACK_END : GTK_PACK_START).rawValue)
    }
  }

  /// A page's number in signals; 0 where pages have none.
  private func number(of page: Int) -> guint { controller.isUnbounded ? 0 : guint(clamping: page) }

  /// Sends the component an event.
  func send(_ event: Event) { controller.send(event) }

  /// Changes the configuration in place.
  func configure(_ change: (inout Content.Configuration) -> Void) {
    var configuration = box.component.configuration
    change(&configuration)
    controller.configure(box, configuration)
  }

  /// Turns to a page, or waits until there is one.
  func select(_ page: Int) {
    if controller.isUnbounded { return }
    awaitedPage = page < pageCount ? nil : page
    if awaitedPage == nil { controller.send(.select(page: page, animated: true)) }
  }

  /// Changes the direction to a vertical one, or to that of the text (nil).
  func turn(to direction: Direction?) {
    controller.behavior.followsTextDirection = direction == nil
    if let direction { controller.send(.setDirection(direction)) } else { controller.updateDirection() }
  }
}

extension Event {
  /// Whether nothing but time passes with the event.
  var isTick: Bool { if case .tick = self { true } else { false } }

  /// Whether nothing but time passes with the event, or the app turns to a page.
  var onlyTurns: Bool {
    switch self {
    case .tick, .select: true
    default: false
    }
  }
}
#endif
