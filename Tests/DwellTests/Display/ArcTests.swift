import Dwell
import Testing

@Suite("Arcs")
struct ArcTests {
  /// An arc of a quarter turn.
  private let quarter = Arc(center: Point(x: 20, y: 30), radius: 10, width: 4, sweep: 90)

  @Test("An arc begins at the top, and its bounds are those of the whole ring")
  func bounds() {
    #expect(quarter.start == -90)
    #expect(quarter.bounds == Rect(x: 8, y: 18, width: 24, height: 24))
    #expect(DrawCommand.arc(ItemKey(.progress, 2), quarter, .solid(.white, opacity: 1)).key?.page == 2)
  }

  @Test("A start is drawn within a turn", arguments: [(-90.0, 270.0), (0, 0), (360, 0), (-720, 0), (725, 5)])
  func start(_ start: Double, _ drawn: Double) {
    var arc = quarter
    arc.start = start
    #expect(arc.drawn.map { ($0.start - drawn).magnitude < 1e-9 } == true)
  }

  @Test("A sweep of a turn or more is the whole ring", arguments: [360, 361, 1e300, -360, -1e300])
  func ring(_ sweep: Double) {
    var arc = quarter
    arc.sweep = sweep
    #expect(arc.drawn?.sweep == (sweep > 0 ? 360 : -360))
  }

  @Test("A line is at most as thick as its circle")
  func width() {
    var arc = quarter
    arc.width = 25
    #expect(arc.drawn?.width == 20)
  }

  @Test("NaN, infinities, lengths that aren't above 0, and circles beyond any screen draw nothing")
  func unusable() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(Arc(center: Point(x: number, y: 0), radius: 1, width: 1, sweep: 1).drawn == nil)
      #expect(Arc(center: Point(x: 0, y: number), radius: 1, width: 1, sweep: 1).drawn == nil)
      #expect(Arc(center: .zero, radius: number, width: 1, sweep: 1).drawn == nil)
      #expect(Arc(center: .zero, radius: 1, width: number, sweep: 1).drawn == nil)
      #expect(Arc(center: .zero, radius: 1, width: 1, start: number, sweep: 1).drawn == nil)
      #expect(Arc(center: .zero, radius: 1, width: 1, sweep: number).drawn == nil)
    }
    for length in [0.0, -1] {
      #expect(Arc(center: .zero, radius: length, width: 1, sweep: 1).drawn == nil)
      #expect(Arc(center: .zero, radius: 1, width: length, sweep: 1).drawn == nil)
    }
    #expect(Arc(center: .zero, radius: 1, width: 1, sweep: 0).drawn == nil)
    for (radius, isDrawn) in [(1e6, true), (1e6.nextUp, false), (1e300, false)] {
      #expect((Arc(center: .zero, radius: radius, width: 1, sweep: 1).drawn != nil) == isDrawn)
    }
  }

  @Test("A part moves its arcs with it")
  func offset() {
    var frame = Frame()
    frame.append(ArcPart(arc: quarter), at: Point(x: 100, y: 1), now: 0)
    guard case .arc(_, let arc, _)? = frame.display.commands.first else {
      Issue.record("no arc is drawn")
      return
    }
    #expect(arc.center == Point(x: 120, y: 31))
  }
}

/// A component that draws an arc.
private struct ArcPart: Component {
  /// The arc is the only setting.
  struct Configuration: Equatable, Sendable {}

  /// The arc.
  var arc = Arc(center: .zero, radius: 1, width: 1, sweep: 1)
  /// The settings.
  var configuration: Configuration { Configuration() }

  init(arc: Arc) { self.arc = arc }
  init(_ configuration: Configuration, at start: Double) {}
  func configure(_ configuration: Configuration, at now: Double) -> Outcome { Outcome() }
  func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }
  func nextChange(after now: Double, step: Double) -> NextChange { .still }

  func frame(at now: Double, into frame: inout Frame) {
    frame.append(.arc(ItemKey(.progress), arc, .solid(.white, opacity: 1)))
  }
}
