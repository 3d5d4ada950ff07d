#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A gauge of how much of a whole was reached: it fills on its first appearance, and its colour goes from red
/// to green with the level.
///
/// ```swift
/// import DwellSwiftUI
/// import SwiftUI
///
/// struct Results: View {
///   var correct: Int
///   var body: some View { ProgressMeter(value: Double(correct), total: 10) }
/// }
/// ```
///
/// It fills the room that it is offered; a value that changes moves there from where it is.
public struct ProgressMeter: View {
  /// What the core's meter is like, apart from what surrounds the view.
  private let base: Dwell.ProgressMeter.Configuration
  /// The axis along which it fills.
  private let axis: PageAxis
  /// What keeps the core's meter.
  @StateObject private var owner: HostOwner<Dwell.ProgressMeter>
  /// What the app does when something happens.
  @Environment(\.pageEvents) private var events
  /// The clock.
  @Environment(\.frontClock) private var clock
  /// All that surrounds the view.
  @Environment(\.self) private var environment

  /// A meter of a level within `0...total`.
  /// - Parameters:
  ///   - value: the level. What lies beyond the ends shows as the nearest end; NaN is ignored.
  ///   - total: the level of a full meter. Of nothing, the meter is empty.
  ///   - width: how wide the meter is within its border, in points.
  ///   - borderWidth: how thick the border is, in points; 0 for none.
  ///   - padding: the room before and after the meter in its direction, both together, in points.
  ///   - revealDuration: how long the reveal takes for the whole meter, in seconds; 0 to show the level at
  ///     once.
  ///   - axis: along which it fills: up, or in the direction of text.
  public init(
    value: Double, total: Double, width: Double = 100, borderWidth: Double = 2, padding: Double = 44,
    revealDuration: Double = 4, axis: PageAxis = .vertical
  ) {
    self.axis = axis
    var configuration = Dwell.ProgressMeter.Configuration(value: value, of: total)
    configuration.metrics.meterWidth = width
    configuration.metrics.borderWidth = borderWidth
    configuration.metrics.padding = padding
    configuration.revealDuration = revealDuration
    base = configuration
    _owner = StateObject(wrappedValue: HostOwner(ComponentHost(Dwell.ProgressMeter(configuration))))
  }

  /// A meter of how many questions were answered correctly, with the source's five values.
  /// - Parameters:
  ///   - meterWidth: how wide the meter is, in points.
  ///   - borderWidth: how thick its border is, in points.
  ///   - verticalPadding: the room above and below the meter, both together, in points.
  ///   - correctResponses: how many answers were correct.
  ///   - questionCount: how many questions there were.
  public init(
    meterWidth: Double, borderWidth: Double, verticalPadding: Double, correctResponses: Int,
    questionCount: Int
  ) {
    self.init(
      value: Double(correctResponses), total: Double(questionCount), width: meterWidth,
      borderWidth: borderWidth, padding: verticalPadding)
  }

  /// The meter.
  public var body: some View {
    let configuration = configuration
    let host = owner.host
    let _ = host.prepare(clock: clock) { (Dwell.ProgressMeter(configuration), []) }
    let _ =
      host.onOutcome = { outcome in
        if !outcome.diagnostics.isEmpty { events.didDiagnose(PageDiagnostics(outcome.diagnostics)) }
      }
    ComponentView(host, input: .none)
      // The configuration says the direction.
      .environment(\.pageAxis, nil)
      .onChange(of: MeterInputs(configuration: configuration)) { _, new in new.update(host) }
  }

  /// What the core's meter is like.
  private var configuration: Dwell.ProgressMeter.Configuration {
    var configuration = base
    configuration.direction = axis == .vertical ? .bottomToTop : environment.textDirection
    configuration.reduceMotion = environment.accessibilityReduceMotion
    return configuration
  }
}

/// All that the app says about a meter.
private struct MeterInputs: Equatable {
  /// What the meter is like.
  var configuration: Dwell.ProgressMeter.Configuration

  /// Whether two inputs are the same; NaN is the same as NaN.
  static func == (one: Self, other: Self) -> Bool {
    one.numbers == other.numbers && one.configurationWithoutNumbers == other.configurationWithoutNumbers
  }

  /// The value and the level of a full meter, as bits.
  private var numbers: [UInt64] { [configuration.value.bitPattern, configuration.maximum.bitPattern] }

  /// What the meter is like, whatever its numbers.
  private var configurationWithoutNumbers: Dwell.ProgressMeter.Configuration {
    var result = configuration
    (result.value, result.maximum) = (0, 0)
    return result
  }

  /// Changes the meter in place. A value of NaN is reported and changes nothing.
  @MainActor func update(_ host: ComponentHost<Dwell.ProgressMeter>) {
    var configuration = configuration
    if configuration.value.isNaN {
      host.send(.setValue(configuration.value))
      configuration.value = host.component.value
    }
    host.configure(configuration)
  }
}
#endif
