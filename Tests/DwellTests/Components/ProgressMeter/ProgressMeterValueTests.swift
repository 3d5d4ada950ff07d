import Dwell
import DwellTestSupport
import Testing

/// A meter with invalid values, and any sequence of events.
@Suite("A progress meter and invalid values") struct ProgressMeterValueTests {
  @Test("0 of 0 is an empty meter, more than the maximum a full one, less than the minimum an empty one")
  func atAndBeyondTheLimits() {
    let cases: [(value: Double, whole: Double, fraction: Double, isReported: Bool)] = [
      (0, 0, 0, true), (5, 0, 0, true), (0, 10, 0, false), (10, 10, 1, false), (11, 10, 1, true),
      (-1, 10, 0, true), (.infinity, 10, 1, true), (-.infinity, 10, 0, true), (.nan, 10, 0, true),
      (5, .nan, 0, true), (5, -10, 0, true), (5, .infinity, 0, true),
    ]
    for (value, whole, fraction, isReported) in cases {
      var meter = ProgressMeter(.init(value: value, of: whole), at: 0)
      let told = meter.handle(.resize(Size(width: 200, height: 144)), at: 0).diagnostics
      #expect(meter.fraction == fraction, "\(value) of \(whole)")
      #expect(told == (isReported ? .invalidValue : []), "\(value) of \(whole)")
      #expect(meter.frame(at: 9).faults == [])
      #expect(DrawnMeter(meter.frame(at: 9)).borderLine != nil, "the border shows in any case")
    }
  }

  @Test("The same holds for later values; NaN changes nothing, and is reported once")
  func laterValues() {
    var meter = ProgressMeter.sample(4)
    var outcome = meter.handle(.setValue(.nan), at: 5)
    #expect(!outcome.isHandled && outcome.diagnostics == .invalidValue)
    #expect(meter.value == 4 && meter.nextChange(after: 5) == .still)
    outcome = meter.handle(.setValue(12), at: 6)
    #expect(outcome.isHandled && outcome.diagnostics == [] && meter.value == 10)
    _ = meter.handle(.setValue(-3), at: 7)
    #expect(meter.fraction == 0)
  }

  @Test("Every total from 0 to 6 and every count of correct answers from -1 to 7 has its height")
  func smallWorlds() {
    for whole in 0...6 {
      for correct in -1...7 {
        var meter = ProgressMeter(
          meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: correct,
          questionCount: whole)
        _ = meter.handle(.resize(Size(width: 200, height: 144)), at: 0)
        let expected = whole == 0 ? 0 : 100 * Double(min(max(correct, 0), whole)) / Double(whole)
        let height = DrawnMeter(meter.frame(at: 4)).fills.first?.rect.height ?? 0
        #expect(abs(height - expected) < 1e-9, "\(correct) of \(whole)")
      }
    }
  }

  @Test("Unusable metrics and durations are reported and replaced by their defaults")
  func invalidConfiguration() {
    var configuration = ProgressMeter.Configuration(value: 1, of: 2)
    configuration.metrics.meterWidth = .nan
    configuration.metrics.borderWidth = -1
    configuration.metrics.padding = .infinity
    configuration.revealDuration = .nan
    var meter = ProgressMeter(configuration, at: 0)
    #expect(meter.configuration == ProgressMeter.Configuration(value: 1, of: 2))
    #expect(meter.handle(.tick, at: 0).diagnostics == [.invalidMetrics, .invalidDuration])
    #expect(meter.handle(.tick, at: 0).diagnostics == [])
  }

  @Test("Sampled 30, 60 or 120 times a second, the same events give the same picture at the same time")
  func frameRates() {
    var pictures: [[Frame]] = []
    for rate in [30, 60, 120] as [Double] {
      var meter = ProgressMeter.sample(2)
      var frames: [Frame] = []
      for step in 0...Int(rate * 6) {
        let now = Double(step) / rate
        if now == 1.5 { _ = meter.handle(.setValue(9), at: now) }
        if now == 1.7 || (now > 1.7 && now - 1 / rate < 1.7) { _ = meter.handle(.setValue(4), at: 1.7) }
        _ = meter.handle(.tick, at: now)
        if step % Int(rate / 2) == 0 { frames.append(meter.frame(at: now)) }
      }
      pictures.append(frames)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }

  @Test("It handles events that change it and leaves others unhandled, including NaN")
  func handling() {
    var meter = ProgressMeter.sample(5)
    for event in [
      Event.setValue(7), .setValue(99), .restart, .setDirection(.leftToRight), .setReduceMotion(true),
    ] {
      #expect(meter.handle(event, at: 9).isHandled, "\(event)")
    }
    for event in [Event.setValue(.nan), .tick, .key(.right), .press(.zero), .advance] {
      #expect(!meter.handle(event, at: 9).isHandled, "\(event)")
    }
  }

  @Test("Unusable values in a new configuration are reported with it")
  func reconfiguredMistakes() {
    var meter = ProgressMeter.sample(5)
    var configuration = meter.configuration
    configuration.value = 12
    configuration.metrics.borderWidth = -1
    #expect(meter.configure(configuration, at: 9).diagnostics == [.invalidValue, .invalidMetrics])
    #expect(meter.value == 10 && meter.configuration.metrics.borderWidth == 2)
  }
}
