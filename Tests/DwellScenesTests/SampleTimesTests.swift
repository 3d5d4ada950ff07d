import DwellScenes
import Testing

/// A scenario is looked at exactly when it says.
@Suite struct SampleTimesTests {
  @Test func `steps begin at 0 and reach the end, if it is one of them`() {
    #expect(all(.every(0.1, until: 0.5)) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(all(.every(0.4, until: 1)) == [0, 0.4, 0.8])
    #expect(all(.every(5, until: 1)) == [0])
    #expect(all(.every(1, until: 0)) == [0])
  }

  @Test func `a step is the number one would write, however many went before`() {
    let times = SampleTimes.every(0.1, until: 99_999.9)
    #expect(times.count == 1_000_000)
    #expect(times[3] == 0.3)
    #expect(times[999_999] == 99_999.9)
  }

  @Test func `there are at most a million`() {
    #expect(SampleTimes.every(1e-6, until: 1e9).count == 1_000_000)
    #expect(SampleTimes.every(.leastNonzeroMagnitude, until: .greatestFiniteMagnitude).count == 1_000_000)
    #expect(SampleTimes.times(Array(repeating: 0, count: 1_000_001)).count == 1_000_000)
  }

  @Test func `what cannot be counted is no sample`() {
    #expect(SampleTimes.every(0, until: 1).count == 0)
    #expect(SampleTimes.every(-1, until: 1).count == 0)
    #expect(SampleTimes.every(.nan, until: 1).count == 0)
    #expect(SampleTimes.every(1, until: .nan).count == 0)
    #expect(SampleTimes.every(1, until: -1).count == 0)
  }

  @Test func `an index out of range stands for the nearest time, and for 0 where there is none`() {
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
