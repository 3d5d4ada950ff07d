import Dwell
import Testing

@testable import DwellWeb

/// The interface between scripts and the core.
@Suite struct BridgeTests {
  /// Returns a control of three pages of four seconds that started at 0, with a size of 112 by 44.
  private func control() -> InstanceOf<PageControl> {
    let instance = InstanceOf<PageControl>()
    instance.set(.pageCount, to: 3)
    instance.set(.duration, to: 4)
    instance.set(.showsProgress, to: 1)
    _ = instance.update(at: 0)
    _ = instance.handle(.resize(Size(width: 112, height: 44)), at: 0)
    return instance
  }

  /// Returns the records of an instance's frame.
  private func records(_ instance: Instance, at now: Double) -> RecordWriter {
    var frame = Frame()
    var writer = RecordWriter()
    instance.fill(&frame, at: now)
    writer.append(
      instance.state(at: now), frame,
      until: min(frame.course.end ?? .infinity, instance.nextChange(after: now)), pageSize: { _ in .zero })
    return writer
  }

  /// Returns all numbers of the records.
  private func all(_ writer: RecordWriter) -> [Double] { (0..<writer.count).map { writer[$0] } }

  @Test func `a frame's records are as long as its head states`() {
    let writer = records(control(), at: 1)
    let expected =
      RecordWriter.headLength + Int(writer[3]) * RecordWriter.commandLength
      + Int(writer[5]) * RecordWriter.elementLength
    #expect(writer.count == expected)
    #expect(writer[0] == 112 && writer[1] == 44, "the size")
    #expect(writer[2] == 4, "the end of the course")
    #expect(writer[4] == 1, "a linear course")
    #expect(writer[6] == 0 && writer[7] == 3, "the page and the page count")
    #expect(writer[8] == 0.25 && writer[9] == 0.25, "the progress and its rate per second")
  }

  @Test func `the fill's record contains its position, and the end of the course its destination (R015)`() {
    let writer = records(control(), at: 1)
    let fill = RecordWriter.headLength + 2 * RecordWriter.commandLength
    #expect(writer[fill] == 0 && writer[fill + 1] == ItemKey(.progress, 0).web)
    #expect(writer[fill + 2] == 24 + 9 - 36, "a quarter of 36 points is seen, inside the mark")
    let last = records(control(), at: writer[2])
    #expect(last[fill + 1] == ItemKey(.progress, 0).web && last[fill + 2] == 24)
  }

  @Test func `the group around one item has that item's key, whatever precedes it`() {
    let writer = records(control(), at: 1)
    let group = RecordWriter.headLength + RecordWriter.commandLength
    #expect(writer[group] == 5 && writer[group + 1] == -16 - ItemKey(.progress, 0).web)
  }

  @Test func `an update keeps page, progress and size`() {
    let instance = control()
    _ = instance.handle(.select(page: 2, animated: false), at: 1)
    instance.set("background", to: 1)
    _ = instance.update(at: 2)
    let reading = instance.state(at: 2)
    #expect(reading.page == 2 && reading.pageCount == 3)
    #expect(reading.progress == 0.25)
    #expect(records(instance, at: 2)[0] == 112)
  }

  /// Returns the keys of the items and groups of a frame.
  private func keys(_ writer: RecordWriter) -> [Double] {
    (0..<Int(writer[3])).map { RecordWriter.headLength + $0 * RecordWriter.commandLength }
      .filter { writer[$0] != 7 }.map { writer[$0 + 1] }
  }

  @Test func `no two items or groups of a frame share a key`() {
    let row = control()
    row.set(.tints, to: 3)
    _ = row.update(at: 0)
    _ = row.handle(.select(page: 2, animated: false), at: 0)
    let marks = keys(records(row, at: 1))
    #expect(marks.contains(ItemKey(.seen, 0).web), "seen marks are a second item")
    #expect(Set(marks).count == marks.count)

    let meter = InstanceOf<ProgressMeter>()
    meter.set(.meterMetrics, index: 3, to: 8)
    meter.set(.value, to: 1)
    _ = meter.update(at: 0)
    _ = meter.handle(.resize(Size(width: 96, height: 300)), at: 0)
    for now in [0.1, 1, 10] {
      let parts = keys(records(meter, at: now))
      #expect(Set(parts).count == parts.count, "while it is revealed, and at rest: \(now)")
    }
  }

  @Test func `a colour that only the style sheet defines is drawn as its own`() {
    /// The paint kinds of the dots, with colours by bits.
    func paints(_ bits: Double) -> Set<Double> {
      let instance = control()
      instance.set(.tints, to: bits)
      _ = instance.update(at: 0)
      let writer = records(instance, at: 1)
      let fills = (0..<Int(writer[3])).map { RecordWriter.headLength + $0 * RecordWriter.commandLength }
      return Set(fills.filter { writer[$0] == 0 }.map { writer[$0 + 8] })
    }
    #expect(paints(0) == [0] && paints(1) == [0], "the foreground, whichever colour that is")
    #expect(paints(2) == [0, 4] && paints(3) == [0, 4])
  }

  @Test func `an element's record ends with the rectangle of its focus ring`() {
    let writer = records(control(), at: 1)
    let element = writer.count - RecordWriter.elementLength
    #expect((5..<13).map { writer[element + $0] } == [0, 0, 112, 44, 14, 8, 84, 28])
  }

  @Test func `an update with the same fields doesn't interrupt a page turn`() {
    for kind in [ElementKind.pageControl, .carousel, .segments] {
      let (one, other) = (kind.makeInstance(), kind.makeInstance())
      guard let one, let other else { return }
      for instance in [one, other] {
        instance.set(.pageCount, to: 12)
        instance.set(.duration, to: 4)
        instance.set(.showsProgress, to: 1)
        _ = instance.update(at: 0)
        _ = instance.handle(.resize(Size(width: 300, height: 100)), at: 0)
        _ = instance.handle(.select(page: 5, animated: true), at: 1)
      }
      let before = all(records(one, at: 1.1))
      #expect(before != all(records(one, at: 1.2)), "it moves")
      #expect(one.update(at: 1.1).pageChange == nil)
      for now in [1.1, 1.2, 1.4, 2, 4.9] {
        #expect(all(records(one, at: now)) == all(records(other, at: now)), "\(kind) at \(now)")
      }
    }
  }

  @Test func `an update keeps the pages marked as seen`() {
    let instance = control()
    instance.set("seen", to: 2)
    _ = instance.update(at: 0)
    _ = instance.handle(.setSeen(true, page: 2), at: 0)
    let opacity = RecordWriter.headLength + 5 * RecordWriter.commandLength + 6
    let marked = records(instance, at: 1)
    #expect(
      marked[opacity - 5] == ItemKey(.indicator, 2).web
        && marked[opacity] == PageControlMetrics.standardSeenOpacity
    )
    instance.set("overflow", to: 1)
    _ = instance.update(at: 1)
    #expect(records(instance, at: 1)[opacity] == PageControlMetrics.standardSeenOpacity)
  }

  @Test func `a press continues through an update`() {
    let instance = control()
    _ = instance.handle(.press(Point(x: 80, y: 22)), at: 1)
    instance.set(.duration, to: 8)
    _ = instance.update(at: 2)
    #expect(instance.state(at: 2).pausedBy.isEmpty == false, "the timer is still paused")
    let turn = instance.handle(.release(Point(x: 80, y: 22)), at: 3).pageChange
    #expect(turn?.to == 1 && turn?.cause == .person)
  }

  @Test func `a page whose time ran out while paused stays full through an update`() {
    let instance = control()
    _ = instance.handle(.pause(.app), at: 0)
    _ = instance.handle(.setProgress(1, rate: 0), at: 0)
    instance.set("background", to: 1)
    let outcome = instance.update(at: 1)
    #expect(outcome.pageChange == nil && instance.state(at: 1).progress == 1)
  }

  @Test func `an update that removes pages reports the page change`() {
    let instance = control()
    _ = instance.handle(.select(page: 2, animated: false), at: 0)
    instance.set(.pageCount, to: 2)
    let change = instance.update(at: 1).pageChange
    #expect(change?.from == 2 && change?.to == 1 && change?.cause == .data)
  }

  @Test func `a control that gets a duration later isn't paused, and its timer starts`() {
    let instance = InstanceOf<PageControl>()
    instance.set(.pageCount, to: 3)
    instance.set(.showsProgress, to: 0)
    _ = instance.update(at: 0)
    instance.set(.duration, to: 4)
    instance.set(.showsProgress, to: 1)
    _ = instance.update(at: 2)
    #expect(instance.state(at: 3).progress == 0.25)
    #expect(instance.state(at: 3).pausedBy == PauseReasons())
  }

  @Test func `a carousel keeps page, progress and pauses, whatever its indicator was`() {
    let instance = InstanceOf<Carousel>()
    for indicator in [0.0, 1, 2, 3] {
      instance.set(.defaults, to: 0)
      instance.set(.indicator, to: indicator)
      instance.set(.pageCount, to: 3)
      instance.set(.showsProgress, to: 1)
      instance.set(.duration, to: 4)
      _ = instance.update(at: 0)
      if indicator == 0 {
        _ = instance.handle(.resize(Size(width: 390, height: 300)), at: 0)
        _ = instance.handle(.select(page: 1, animated: false), at: 0)
        _ = instance.handle(.setProgress(0.5, rate: 0), at: 0)
        _ = instance.handle(.pause(.app), at: 0)
      }
      let reading = instance.state(at: 0)
      #expect(reading.page == 1 && reading.progress == 0.5 && reading.pausedBy == .app, "\(indicator)")
      #expect(records(instance, at: 0)[0] == 390)
    }
  }

  @Test func `a frame that doesn't change reports when its page ends`() {
    let instance = InstanceOf<Carousel>()
    instance.set(.indicator, to: 1)
    instance.set(.pageCount, to: 3)
    instance.set(.duration, to: 4)
    _ = instance.update(at: 0)
    _ = instance.handle(.resize(Size(width: 390, height: 300)), at: 0)
    let writer = records(instance, at: 1)
    #expect(writer[4] == 0 && writer[2] == 4)
    _ = instance.handle(.pause(.app), at: 2)
    #expect(records(instance, at: 2)[2] == .infinity)
  }

  @Test func `a page that ends while its dots still move wakes the script when it ends`() {
    let instance = control()
    instance.set(.duration, to: 0.2)
    _ = instance.update(at: 0)
    _ = instance.handle(.select(page: 1, animated: true), at: 0.1)
    let writer = records(instance, at: 0.1)
    #expect(writer[4] == 2 && abs(writer[2] - 0.3) < 1e-9)
  }

  @Test func `a meter is revealed once, however often it is updated`() {
    let instance = InstanceOf<ProgressMeter>()
    instance.set(.value, to: 1)
    _ = instance.update(at: 0)
    _ = instance.handle(.resize(Size(width: 96, height: 300)), at: 0)
    #expect(records(instance, at: 0)[4] == 2, "a sampled course")
    _ = instance.update(at: 10)
    #expect(records(instance, at: 10)[4] == 0 && records(instance, at: 10)[2] == .infinity, "it is at rest")
  }

  @Test func `the arrow keys across the row increase the page, like a slider's`() {
    let instance = control()
    _ = instance.handle(.key(.up), at: 0)
    #expect(instance.state(at: 0).page == 1)
    _ = instance.handle(.key(.down), at: 0)
    #expect(instance.state(at: 0).page == 0)
  }

  @Test func `an outcome's record contains the page change`() {
    var writer = RecordWriter()
    writer.append(control().handle(.tick, at: 4))
    #expect((0..<writer.count).map { writer[$0] } == [0, -1, 0, 0, 0, 1, 0, 0, 4, 0])
    var before = RecordWriter()
    before.append(control().handle(.key(.pageUp), at: 1))
    #expect(all(before) == [0, -1, 0, 0, -1, 0, 0, 0, 0, -1], "beyond the first page")
  }

  @Test(arguments: ElementKind.allCases)
  func `no number that a script passes traps`(_ kind: ElementKind) throws {
    let numbers = [0, 1, -1, 0.5, 1e300, -1e300, .nan, .infinity, -.infinity, 4_294_967_296]
    let instance = try #require(kind.makeInstance())
    _ = instance.update(at: 0)
    for field in Field.allCases {
      for index in -1...20 {
        for number in numbers { instance.set(field, index: index, to: number) }
      }
    }
    _ = instance.update(at: 0)
    for number: Int32 in -1...32 {
      for a in numbers {
        for b in numbers {
          guard let event = Event(web: number, a, b, a) else { continue }
          _ = instance.handle(event, at: 5)
        }
        for field in Field.allCases { instance.set(field, index: Int(script: a), to: a) }
        _ = instance.update(at: 5)
      }
    }
    _ = instance.update(at: 6)
    #expect(records(instance, at: 7).count >= RecordWriter.headLength)
  }
}

extension Instance {
  /// Sets the option of an attribute.
  fileprivate func set(_ name: String, to value: Double) {
    for one in WebOption.attributes.joined() where one.name == name {
      set(one.field, index: one.index, to: value)
    }
  }
}
