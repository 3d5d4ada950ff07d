import Dwell

/// What one element of the document is inside: some component, and the configuration it was made from.
class Instance {
  /// Whether it has been started; until then its component is one that nobody has seen.
  private var isStarted = false

  /// Sets a field of the configuration.
  func set(_ field: Field, index: Int = -1, to value: Double) {}
  /// Makes the component anew.
  fileprivate func make(at now: Double) {}
  /// Lets an event happen.
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  /// Fills a frame with looks and meaning at a time.
  func fill(_ frame: inout Frame, at now: Double) {}
  /// What a script may know beside the frame.
  func reading(at now: Double) -> Reading { Reading() }

  /// Begins with what was configured. A component that has begun before keeps its page, its number of pages, its size
  /// and direction; one with a time keeps that and its pauses too.
  final func start(at now: Double) {
    let before = reading(at: now)
    if isStarted {
      set(.pageCount, to: Double(before.pageCount))
      set(.currentPage, to: Double(before.page))
      set(.direction, to: Double(Direction.allCases.firstIndex(of: before.direction) ?? 0))
      set(.isRevealed, to: 1)
      if before.hasTime { set(.pausedBy, to: Double(before.pausedBy.rawValue)) }
    }
    make(at: now)
    guard isStarted else { return isStarted = true }
    _ = handle(.resize(before.size), at: now)
    guard before.hasTime else { return }
    // A page that was over would turn at once.
    _ = handle(.setProgress(min(before.progress, 0.999), rate: 0), at: now)
  }
}

/// An instance of one kind of component.
final class InstanceOf<Element: WebComponent>: Instance {
  /// What was asked for.
  private let configuration: UnsafeMutablePointer<Element.Configuration>
  /// The component.
  ///
  /// It lies in memory of its own, for a stored property of a class is copied before anything is asked of it.
  private let component: UnsafeMutablePointer<Element>

  /// An instance with the defaults of its kind.
  override init() {
    configuration = .allocate(capacity: 1)
    configuration.initialize(to: Element.webConfiguration)
    component = .allocate(capacity: 1)
    component.initialize(to: Element(configuration.pointee, at: 0))
  }

  deinit {
    configuration.deinitialize(count: 1)
    configuration.deallocate()
    component.deinitialize(count: 1)
    component.deallocate()
  }

  override func set(_ field: Field, index: Int = -1, to value: Double) {
    if field == .defaults {
      configuration.deinitialize(count: 1)
      configuration.initialize(to: Element.webConfiguration)
    }
    Element.set(field, index: index, to: value, in: &configuration.pointee)
  }

  override fileprivate func make(at now: Double) {
    // Assigned, every field would be taken away and put back by itself: much code for nothing.
    component.deinitialize(count: 1)
    component.initialize(to: Element(configuration.pointee, at: now))
  }

  override func handle(_ event: Event, at now: Double) -> Outcome {
    component.pointee.handleOnWeb(event, at: now)
  }

  override func fill(_ frame: inout Frame, at now: Double) { fill(&frame, from: &component.pointee, at: now) }

  override func reading(at now: Double) -> Reading { reading(of: &component.pointee, at: now) }

  // Asked of what nobody else can change meanwhile, a component need not be copied first.

  /// Fills a frame from a component.
  private func fill(_ frame: inout Frame, from component: inout Element, at now: Double) {
    component.frame(at: now, into: &frame)
  }

  /// What a script may know of a component beside its frame.
  private func reading(of component: inout Element, at now: Double) -> Reading {
    component.reading(at: now)
  }
}
