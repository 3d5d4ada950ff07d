#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A gauge of how much of a whole was reached: it fills on its first appearance, and its colour goes from red to green
/// with the level.
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
  /// The level, from 0 to `total`.
  private let value: Double
  /// What the core's meter is like, apart from the value.
  private let configuration: Dwell.ProgressMeter.Configuration
  /// What keeps the core's meter.
  @StateObject private var owner: HostOwner<Dwell.ProgressMeter>
  /// What the app does when something happens.
  @Environment(\.pageEvents) private var events
  /// The clock.
  @Environment(\.frontClock) private var clock

  /// A meter of a level within `0...total`.
  /// - Parameters:
  ///   - value: the level. What lies beyond the ends shows as the nearest end; NaN is ignored.
  ///   - total: the level of a full meter. Of nothing, the meter is empty.
  ///   - width: how wide the meter is within its border, in points.
  ///   - borderWidth: how thick the border is, in points; 0 for none.
  ///   - padding: the room before and after the meter in its direction, both together, in points.
  ///   - revealDuration: how long the reveal takes for the whole meter, in seconds; 0 to show the level at once.
  ///   - axis: along which it fills: up, or in the direction of text.
  public init(
    value: Double, total: Double, width: Double = 100, borderWidth: Double = 2, padding: Double = 44,
    revealDuration: Double = 4, axis: PageAxis = .vertical
  ) {
    self.value = value
    var configuration = Dwell.ProgressMeter.Configuration(value: value, of: total)
    configuration.metrics.meterWidth = width
    configuration.metrics.borderWidth = borderWidth
    configuration.metrics.padding = padding
    configuration.revealDuration = revealDuration
    configuration.direction = axis == .vertical ? .bottomToTop : .leftToRight
    self.configuration = configuration
    _owner = StateObject(wrappedValue: HostOwner(ComponentHost(Dwell.ProgressMeter(configuration))))
  }

  /// A meter of how many questions were answered correctly, with the source's five values (R042, R043).
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
    let host = owner.host
    let _ = host.prepare(clock: clock) { (Dwell.ProgressMeter(configuration), []) }
    let _ =
      host.onOutcome = { outcome in
        if !outcome.diagnostics.isEmpty { events.didDiagnose(PageAdvice(outcome.diagnostics)) }
      }
    ComponentView(host, input: .none)
      .environment(\.pageAxis, configuration.direction == .leftToRight ? .horizontal : nil)
      .onChange(of: ProgressMeterWish(value: value, configuration: configuration)) { old, new in
        new.follow(old, in: host)
      }
  }
}

/// What the app wishes of a meter.
private struct ProgressMeterWish: Equatable {
  /// The level. A level of no number is like any other of them.
  var value: Double
  /// What the meter is like.
  var configuration: Dwell.ProgressMeter.Configuration

  /// Whether two wishes are the same.
  static func == (one: Self, other: Self) -> Bool {
    (one.value == other.value || (one.value.isNaN && other.value.isNaN))
      && one.others == other.others
  }

  /// What the meter is like, whatever its value.
  var others: Dwell.ProgressMeter.Configuration {
    var others = configuration
    others.value = 0
    if others.maximum.isNaN { others.maximum = 0 }
    return others
  }

  /// Follows a wish that was different before.
  @MainActor func follow(_ old: Self, in host: ComponentHost<Dwell.ProgressMeter>) {
    if others != old.others {
      var made = Dwell.ProgressMeter(configuration, at: host.latest)
      _ = made.handle(.setReduceMotion(host.component.reduceMotion), at: host.latest)
      _ = made.handle(.setDirection(host.component.direction), at: host.latest)
      _ = made.handle(.resize(host.component.size), at: host.latest)
      host.replace(with: made)
    } else {
      host.send(.setValue(value))
    }
  }
}
#endif
