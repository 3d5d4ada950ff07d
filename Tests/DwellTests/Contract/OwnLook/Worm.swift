import Dwell

/// A page control whose pill stretches to the next dot, and then leaves the last one. While a page dwells,
/// the pill fills from its middle.
struct Worm: TimedComponent {
  /// Everything but the drawing: time, input, motion and semantics.
  private var control: PageControl

  init(_ configuration: PageControl.Configuration, at start: Double) {
    control = PageControl(Worm.spaced(configuration), at: start)
  }

  /// Dots of 12 points, 18 apart: presses hit what is drawn below.
  private static func spaced(_ configuration: PageControl.Configuration) -> PageControl.Configuration {
    var configuration = configuration
    configuration.dots.metrics.dotSize = 12
    configuration.dots.metrics.pillLength = 12
    configuration.dots.metrics.spacing = 6
    return configuration
  }

  /// Both ends of the pill, in pages, at a position between pages.
  static func ends(at position: Double) -> (tail: Double, head: Double) {
    let page = position.rounded(.down)
    let share = position - page
    return (page + max(2 * share - 1, 0), page + min(2 * share, 1))
  }

  func frame(at now: Double, into frame: inout Frame) {
    let marks = control.frame(at: now)
    frame.reset(size: size)
    for element in marks.semantics.elements { frame.append(element) }
    frame.append(marks.course)

    let position = position(at: now)
    let (tail, head) = Worm.ends(at: position)
    for page in (0..<pageCount).map(Double.init) {
      let isBelow = page > tail - 0.5 && page < head + 0.5
      draw(ItemKey(.indicator, Int(page)), from: page, to: page, 6, opacity: isBelow ? 0 : 0.35, in: &frame)
    }
    draw(ItemKey(.cover), from: tail, to: head, 12, opacity: 0.5, in: &frame)
    // Full until its head has arrived, then emptied as its tail follows; at rest as full as its page's time.
    let fullness = max(timer.progress(at: now), min(2 * abs(position - Double(currentPage)), 1))
    draw(ItemKey(.progress), from: tail, to: head, 12 * fullness, opacity: 1, in: &frame)
  }

  /// Draws a capsule of a thickness, in points, from the middle of one dot to that of another.
  private func draw(
    _ key: ItemKey, from first: Double, to last: Double, _ thickness: Double, opacity: Double,
    in frame: inout Frame
  ) {
    let width = (last - first) * 18 + thickness
    let start = size.width / 2 + (first - Double(pageCount - 1) / 2) * 18 - thickness / 2
    let rect = Rect(
      x: direction == .rightToLeft ? size.width - start - width : start,
      y: (size.height - thickness) / 2, width: width, height: thickness)
    frame.append(.fill(key, rect, radius: thickness / 2, .solid(.foreground, opacity: opacity)))
  }

  var configuration: PageControl.Configuration { control.configuration }
  var timer: PageTimer { control.timer }
  var pageCount: Int { control.pageCount }
  var currentPage: Int { control.currentPage }
  var size: Size { control.size }
  var direction: Direction { control.direction }
  var reduceMotion: Bool { control.reduceMotion }
  func position(at now: Double) -> Double { control.position(at: now) }
  func visiblePages(at now: Double) -> [Int] { Array(0..<pageCount) }
  func preferredSize(in available: Size) -> Size { Size(width: Double(pageCount) * 18, height: 44) }
  func nextChange(after now: Double, step: Double) -> NextChange {
    control.nextChange(after: now, step: step)
  }
  mutating func handle(_ event: Event, at now: Double) -> Outcome { control.handle(event, at: now) }
  mutating func configure(_ configuration: PageControl.Configuration, at now: Double) -> Outcome {
    control.configure(Worm.spaced(configuration), at: now)
  }
}
