import Dwell

extension Event {
  /// Creates the event of a number and its three arguments; nil for an unknown number.
  init?(web kind: Int32, _ a: Double, _ b: Double, _ c: Double) {
    let point = Point(x: a, y: b)
    let page = Int(script: a)
    switch kind {
    case 0: self = .tick
    case 1: self = .press(point)
    case 2: self = .move(point)
    case 3: self = .release(point)
    case 4: self = .cancel
    case 5: self = .hover(point)
    case 6: self = .leave
    case 7:
      guard let key = Key.choice(a) else { return nil }
      self = .key(key)
    case 8: self = .wheel(point, isPrecise: c != 0)
    case 9: self = .wheelEnded
    case 10: self = .crown(a)
    case 11: self = .select(page: page, animated: b != 0)
    case 12: self = .advance
    case 13: self = .veto
    case 14: self = .restart
    case 15: self = .pause(PauseReasons(web: a))
    case 16: self = .resume(PauseReasons(web: a))
    case 17: self = .setPageCount(page)
    case 18: self = .edit(.insert(at: page, count: Int(script: b)))
    case 19: self = .edit(.remove(at: page, count: Int(script: b)))
    case 20: self = .edit(.move(from: page, to: Int(script: b)))
    case 21: self = .setDuration(PageDuration(web: a))
    case 22: self = .setPageDuration(b.isNaN ? nil : PageDuration(web: b), page: page)
    case 23: self = .setProgress(a, rate: b)
    case 24: self = .setSeen(b != 0, page: page)
    case 25: self = .setValue(a)
    case 26: self = .resize(Size(width: a, height: b))
    case 27:
      guard let direction = Direction.choice(a) else { return nil }
      self = .setDirection(direction)
    case 28: self = .setReduceMotion(a != 0)
    case 29: self = .setPageLength(b.isNaN ? nil : b, page: page)
    case 30: self = .setPageCrossLength(b.isNaN ? nil : b, page: page)
    case 31: self = .setPosition(a)
    case 32: self = .setDisplayScale(a)
    default: return nil
    }
  }
}

extension PageDuration {
  /// Creates a duration: seconds above 0; otherwise the script drives the page.
  init(web seconds: Double) { self = seconds <= 0 ? .external : .seconds(seconds) }
}

extension PauseReasons {
  /// Creates the reasons from a script's bits.
  init(web bits: Double) { self.init(rawValue: UInt16(truncatingIfNeeded: Int(script: bits))) }
}
