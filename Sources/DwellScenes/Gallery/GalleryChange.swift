import Dwell

/// What brings a running component from one setting of the switches to another.
public enum GalleryChange: Equatable, Sendable {
  /// The component is told of these events, in this order, and goes on; there may be none.
  case events([Event])
  /// The component begins anew, by ``GalleryPage/scenario(for:)``; on the shown page, where `keepsPage`.
  case restart(keepsPage: Bool)
}

extension GalleryPage {
  /// What is to be done to the component when the switches change. While time stands, a front shows the new
  /// scenario at the chosen instant instead.
  public func change(from old: GallerySettings, to new: GallerySettings) -> GalleryChange {
    if old.look != new.look { return .restart(keepsPage: false) }
    if old.background != new.background || old.inputProfile != new.inputProfile {
      return .restart(keepsPage: true)
    }
    let subject = look(new.look).scenario.subject
    var events: [Event] = []
    if old.count != new.count { events.append(.setPageCount(new.count)) }
    if old.value != new.value { events.append(.setValue(new.value)) }
    if old.duration != new.duration {
      // How long a reveal takes is known before it begins.
      guard subject.timer != nil else { return .restart(keepsPage: true) }
      events.append(.setDuration(.seconds(new.duration)))
    }
    if old.direction != new.direction {
      events.append(.setDirection(subject.set(new, switches).direction))
    }
    if old.reduceMotion != new.reduceMotion { events.append(.setReduceMotion(new.reduceMotion)) }
    return .events(events)
  }
}
