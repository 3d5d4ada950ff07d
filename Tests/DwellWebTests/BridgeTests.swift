import Dwell
import Testing

@testable import DwellWeb

/// What scripts write and read.
@Suite struct BridgeTests {
  /// A control of three pages of four seconds that began at 0 with a size of 112 by 44.
  private func control() -> InstanceOf<PageControl> {
    let instance = InstanceOf<PageControl>()
    instance.set(.pageCount, to: 3)
    instance.set(.duration, to: 4)
    instance.set(.showsProgress, to: 1)
    instance.start(at: 0)
    _ = instance.handle(.resize(Size(width: 112, height: 44)), at: 0)
    return instance
  }

  /// The records of an instance's frame.
  private func records(_ instance: Instance, at now: Double) -> RecordWriter {
    var frame = Frame()
    var writer = RecordWriter()
    instance.fill(&frame, at: now)
    writer.append(instance.reading(at: now), frame)
    return writer
  }

  @Test func `a frame's records are as long as its head says`() {
    let writer = records(control(), at: 1)
    let expected =
      RecordWriter.headLength + Int(writer[3]) * RecordWriter.commandLength
      + Int(writer[4]) * RecordWriter.motionLength + Int(writer[5]) * RecordWriter.elementLength
    #expect(writer.count == expected)
    #expect(writer[0] == 112 && writer[1] == 44, "the size")
    #expect(writer[2] == 4, "the time until which the motions hold")
    #expect(writer[6] == 0 && writer[7] == 3, "the page and the number of pages")
    #expect(writer[8] == 0.25 && writer[9] == 0.25, "the progress and its rate per second")
  }

  @Test func `the fill's record tells its place, and its motion where it goes (R015)`() {
    let writer = records(control(), at: 1)
    let fill = RecordWriter.headLength + 2 * RecordWriter.commandLength
    #expect(writer[fill] == 0 && writer[fill + 1] == ItemKey(.progress, 0).web)
    #expect(writer[fill + 2] == 24 + 9 - 36, "a quarter of 36 points is seen, inside the mark")
    let motion = RecordWriter.headLength + Int(writer[3]) * RecordWriter.commandLength
    #expect(writer[motion] == ItemKey(.progress, 0).web && writer[motion + 1] == 4 && writer[motion + 2] == 0)
    #expect(writer[motion + 3] == 24)
  }

  @Test func `the group around one item has that item's key, whatever is before it`() {
    let writer = records(control(), at: 1)
    let group = RecordWriter.headLength + RecordWriter.commandLength
    #expect(writer[group] == 5 && writer[group + 1] == -16 - ItemKey(.progress, 0).web)
  }

  @Test func `a new start keeps page, progress and size`() {
    let instance = control()
    _ = instance.handle(.select(page: 2, animated: false), at: 1)
    instance.set(.background, to: 1)
    instance.start(at: 2)
    let reading = instance.reading(at: 2)
    #expect(reading.page == 2 && reading.pageCount == 3)
    #expect(reading.progress == 0.25)
    #expect(records(instance, at: 2)[0] == 112)
  }

  @Test func `a control that is given a time later has its own pauses, and its time begins`() {
    let instance = InstanceOf<PageControl>()
    instance.set(.pageCount, to: 3)
    instance.start(at: 0)
    instance.set(.duration, to: 4)
    instance.set(.showsProgress, to: 1)
    instance.start(at: 2)
    #expect(instance.reading(at: 3).progress == 0.25)
    #expect(instance.reading(at: 3).pausedBy == PauseReasons())
  }

  @Test func `a new start keeps a carousel's page, progress and pauses, whatever its indicator was`() {
    let instance = InstanceOf<Carousel>()
    for indicator in [0.0, 1, 2] {
      instance.set(.defaults, to: 0)
      instance.set(.indicator, to: indicator)
      instance.set(.pageCount, to: 3)
      instance.set(.duration, to: 4)
      instance.start(at: 0)
      if indicator == 0 {
        _ = instance.handle(.resize(Size(width: 390, height: 300)), at: 0)
        _ = instance.handle(.select(page: 1, animated: false), at: 0)
        _ = instance.handle(.setProgress(0.5, rate: 0), at: 0)
        _ = instance.handle(.pause(.app), at: 0)
      }
      let reading = instance.reading(at: 0)
      #expect(reading.page == 1 && reading.progress == 0.5 && reading.pausedBy == .app, "\(indicator)")
      #expect(records(instance, at: 0)[0] == 390)
    }
  }

  @Test func `a meter is revealed once, however often it starts`() {
    let instance = InstanceOf<ProgressMeter>()
    instance.set(.value, to: 1)
    instance.start(at: 0)
    _ = instance.handle(.resize(Size(width: 96, height: 300)), at: 0)
    #expect(records(instance, at: 0)[2] > 0, "it moves")
    instance.set(.value, to: 1)
    instance.start(at: 10)
    #expect(records(instance, at: 10)[2] == .infinity, "it stands")
  }

  @Test func `the arrows across the row go up with the pages, as those of a slider do`() {
    let instance = control()
    _ = instance.handle(.key(.up), at: 0)
    #expect(instance.reading(at: 0).page == 1)
    _ = instance.handle(.key(.down), at: 0)
    #expect(instance.reading(at: 0).page == 0)
  }

  @Test func `an outcome's record tells the change`() {
    var writer = RecordWriter()
    writer.append(control().handle(.tick, at: 4))
    #expect((0..<writer.count).map { writer[$0] } == [0, -1, 0, 0, 0, 1, 0, 0, 4])
  }

  @Test(arguments: ElementKind.allCases)
  func `no number that a script passes stops the module`(_ kind: ElementKind) throws {
    let numbers = [0, 1, -1, 0.5, 1e300, -1e300, .nan, .infinity, -.infinity, 4_294_967_296]
    let instance = try #require(kind.makeInstance())
    instance.start(at: 0)
    for number: Int32 in -1...32 {
      for a in numbers {
        for b in numbers {
          guard let event = Event(web: number, a, b, a) else { continue }
          _ = instance.handle(event, at: 5)
        }
        for field in Field.allCases { instance.set(field, index: Int(web: a), to: a) }
      }
    }
    instance.start(at: 6)
    #expect(records(instance, at: 7).count >= RecordWriter.headLength)
  }
}
