import DwellScenes
import Testing

/// A scenario is sampled at exactly its times.
@Suite struct SampleTimesTests {
  @Test func `steps begin at 0 and include the end if it is a multiple`() {
    #expect(all(.every(0.1, until: 0.5)) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(all(.every(0.4, until: 1)) == [0, 0.4, 0.8])
    #expect(all(.every(5, until: 1)) == [0])
    #expect(all(.every(1, until: 0)) == [0])
  }

  @Test func `steps are exact decimal numbers, without accumulated error`() {
    let times = SampleTimes.every(0.1, until: 99_999.9)
    #expect(times.count == 1_000_000)
    #expect(times[3] == 0.3)
    #expect(times[999_999] == 99_999.9)
  }

  @Test func `there are at most a million samples`() {
    #expect(SampleTimes.every(1e-6, until: 1e9).count == 1_000_000)
    #expect(SampleTimes.every(.leastNonzeroMagnitude, until: .greatestFiniteMagnitude).count == 1_000_000)
    #expect(SampleTimes.times(Array(repeating: 0, count: 1_000_001)).count == 1_000_000)
  }

  @Test func `invalid intervals give no samples`() {
    #expect(SampleTimes.every(0, until: 1).count == 0)
    #expect(SampleTimes.every(-1, until: 1).count == 0)
    #expect(SampleTimes.every(.nan, until: 1).count == 0)
    #expect(SampleTimes.every(1, until: .nan).count == 0)
    #expect(SampleTimes.every(1, until: -1).count == 0)
  }

  @Test func `an index out of range is clamped, and 0 without times`() {
    for times in [SampleTimes.times([2, 3, 5]), .every(1.5, until: 3), .every(.infinity, until: 1)] {
      let all = all(times)
      for index in [-1, Int.min] { #expect(times[index] == all.first) }
      for index in [all.count, Int.max] { #expect(times[index] == all.last) }
    }
    for times in [SampleTimes.times([]), .every(0, until: 1), .every(.nan, until: 1)] {
      for index in [Int.min, 0, Int.max] { #expect(times[index] == 0) }
    }
    #expect(SampleTimes.times(Array(repeating: 7, count: 1_000_001))[1_000_000] == 7)
  }

  /// All the times.
  private func all(_ times: SampleTimes) -> [Double] { (0..<times.count).map { times[$0] } }
}
