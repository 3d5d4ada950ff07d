import Testing

@testable import Dwell

@Suite("Notches of a wheel") struct WheelStepFilterTests {
  /// The times at which notches count, in seconds, if one is sent at an interval for a second.
  private func counted(every interval: Double) -> [Double] {
    var filter = WheelStepFilter()
    return stride(from: 0, to: 1, by: interval).filter { filter.accept(forward: true, at: $0) }
  }

  @Test("Notches less than 0.15 s apart are a burst, of which one counts every 0.35 s")
  func bursts() {
    #expect(counted(every: 0.25) == [0, 0.25, 0.5, 0.75])
    #expect(counted(every: 0.15).count == 7, "each")
    #expect(counted(every: 0.125) == [0, 0.375, 0.75])
    #expect(counted(every: 0.0625) == [0, 0.375, 0.75])
    #expect(counted(every: 0.03125) == [0, 0.375, 0.75])
  }

  @Test("A notch in the other direction counts at once, and begins a new burst")
  func turnsBack() {
    var filter = WheelStepFilter()
    let notches = [(true, 0.0), (true, 0.1), (false, 0.2), (false, 0.3), (true, 0.4), (true, 0.5)]
    #expect(
      notches.map { filter.accept(forward: $0.0, at: $0.1) } == [true, false, true, false, true, false])
  }
}
