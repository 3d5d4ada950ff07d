import Dwell

/// Checks the invariants of all components during a sequence of events.
public struct ComponentWatch<Watched: Component> {
  /// The component.
  public var component: Watched
  /// The faults, in words.
  public private(set) var faults: [String] = []
  /// A reused frame.
  private var reused = Frame()
  /// The time of the last event.
  private var now: Double

  /// A watch on a component from a time on.
  public init(_ component: Watched, at now: Double) {
    self.component = component
    self.now = now
  }

  /// Handles an event, after checking the frames until then: they change only when announced.
  public mutating func handle(_ event: Event, at time: Double) -> Outcome {
    RandomEffort.count()
    // A NaN or huge time doesn't advance the component's clock.
    if abs(time) <= 1e12 {
      lookAhead(until: time)
      now = time
    }
    let outcome = component.handle(event, at: time)
    let frame = component.frame(at: time)
    faults += frame.faults.map { "after \(event) at \(time): \($0)" }
    component.frame(at: time, into: &reused)
    if frame != reused { faults.append("after \(event) at \(time): a frame that was used before differs") }
    return outcome
  }

  /// Checks the frames from the last event until a time.
  private mutating func lookAhead(until time: Double) {
    let frame = component.frame(at: now)
    var end = time
    switch component.nextChange(after: now) {
    case .still: if frame.course != .still { faults.append("at \(now): still, but something moves") }
    case .at(let change):
      if change < now { faults.append("at \(now): the next change was at \(change)") }
      end = min(time, change)
    case .everyFrame: end = now
    }
    for part in [0.001, 0.4, 0.999] where end > now {
      let between = now + (end - now) * part
      let later = component.frame(at: between)
      if later.display != frame.display || later.semantics != frame.semantics {
        faults.append("at \(between): the picture is not the one of \(now), though it should be until \(end)")
      }
    }
    lookAlong(frame.course, from: frame, until: time)
  }

  /// Checks the frames while the course of the last one holds: they have the same items, which move linearly
  /// on a linear course.
  private mutating func lookAlong(_ course: Course, from frame: Frame, until time: Double) {
    guard let end = course.end, end > now else { return }
    let start = frame.display.rects
    let target = component.frame(at: end).display.rects
    for part in [0.001, 0.5, 0.999] {
      let between = now + (min(end, time) - now) * part
      guard between > now else { continue }
      let rects = component.frame(at: between).display.rects
      if rects.keys != start.keys {
        faults.append("at \(between): other items are drawn than at \(now), whose course holds until \(end)")
      }
      guard case .linear = course else { continue }
      let share = (between - now) / (end - now)
      for (key, rect) in rects {
        guard let from = start[key], let to = target[key] else { continue }
        if !rect.isClose(to: from.interpolated(to: to, share)) {
          faults.append("at \(between): \(key) is at \(rect), beside the line from \(from) to \(to)")
        }
      }
    }
  }
}
