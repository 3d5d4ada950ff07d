import Dwell

extension FuzzBytes {
  /// The next event, for a component of the given size with the given number of pages.
  mutating func event(size: Size, pageCount: Int) -> Event {
    switch byte() % 35 {
    case 0...2: .tick
    case 3: .press(point(size))
    case 4, 5: .move(point(size))
    case 6: .release(point(size))
    case 7: .cancel
    case 8: .hover(point(size))
    case 9: .leave
    case 10: .key(pick(Key.allCases))
    case 11: .wheel(Point(x: number(120) - 60, y: number(120) - 60), isPrecise: flag())
    case 12: .wheelEnded
    case 13: .crown(number(200) - 100)
    case 14, 15: .select(page: page(pageCount), animated: flag())
    case 16: .advance
    case 17: .veto
    case 18: .restart
    case 19: .pause(PauseReasons(rawValue: UInt16(byte() << 8 | byte())))
    case 20: .resume(flag() ? .all : PauseReasons(rawValue: UInt16(byte() << 8 | byte())))
    case 21: .setPageCount(pick([0, 1, 2, 3, 7, 1000, -1, .max, PageEdit.maximumPageCount, page(12)]))
    case 22: .edit(.insert(at: page(pageCount), count: pick([0, 1, 2, .max, page(9)])))
    case 23: .edit(.remove(at: page(pageCount), count: pick([0, 1, 2, .max, page(9)])))
    case 24: .edit(.move(from: page(pageCount), to: page(pageCount)))
    case 25: .setDuration(duration())
    case 26: .setPageDuration(flag() ? duration() : nil, page: page(pageCount))
    case 27: .setProgress(number(1), rate: number(1))
    case 28: .setSeen(flag(), page: page(pageCount))
    case 29: .setPageLength(flag() ? number(2000) : nil, page: page(pageCount))
    case 30: .setValue(number(12))
    case 31: .setPosition(number(Double(max(pageCount, 1)) + 1) - 1)
    case 32: .resize(Size(width: number(500), height: number(500)))
    case 33: .setDisplayScale(pick([0, 1, 1.25, 2, 2.625, 3, number(200) - 50]))
    default: flag() ? .setDirection(pick(Direction.allCases)) : .setReduceMotion(flag())
    }
  }

  /// A time after another one: usually a little later, sometimes far away, earlier, or NaN.
  mutating func time(after now: Double) -> Double {
    switch byte() {
    case 0: anyDouble()
    case 1: now - number(100)
    case 2: now + number(1e6)
    case let step: now + Double(step - 3) * Double(step - 3) / 16_000
    }
  }
}
