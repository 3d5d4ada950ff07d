import Dwell

extension EventType {
  /// The word for an event; nil for a wake-up, which scenarios don't contain.
  init?(_ event: Event) {
    switch event {
    case .tick: return nil
    case .press: self = .press
    case .move: self = .move
    case .release: self = .release
    case .cancel: self = .cancel
    case .hover: self = .hover
    case .leave: self = .leave
    case .key: self = .key
    case .wheel: self = .wheel
    case .wheelEnded: self = .wheelEnded
    case .crown: self = .crown
    case .select: self = .select
    case .setPosition: self = .setPosition
    case .advance: self = .advance
    case .veto: self = .veto
    case .restart: self = .restart
    case .pause: self = .pause
    case .resume: self = .resume
    case .setPageCount: self = .setPageCount
    case .edit(.insert): self = .insert
    case .edit(.remove): self = .remove
    case .edit(.move): self = .movePage
    case .setDuration: self = .setDuration
    case .setPageDuration: self = .setPageDuration
    case .setProgress: self = .setProgress
    case .setSeen: self = .setSeen
    case .setPageLength: self = .setPageLength
    case .setPageCrossLength: self = .setPageCrossLength
    case .setValue: self = .setValue
    case .resize: self = .resize
    case .setDisplayScale: self = .setDisplayScale
    case .setDirection: self = .setDirection
    case .setReduceMotion: self = .setReduceMotion
    }
  }
}
