#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A gauge of a level within a range. It fills when it first appears, and its colour changes from red to
/// green with the level, or through another scale of colours (``PageTheme/meterColors``).
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
/// It fills the offered space. When the value changes, the fill moves from the level shown to the new one.
/// Values out of range are reported (``SwiftUICore/View/onPageDiagnostics(perform:)``).
public struct ProgressMeter: View {
  /// The core meter's configuration, without the environment's settings.
  private let base: Dwell.ProgressMeter.Configuration
  /// The sizes that replace the theme's; nil for those.
  private var sizes: (width: Double, border: Double, padding: Double)?
  /// The axis along which it fills.
  private let axis: PageAxis
  /// The owner of the core meter's host.
  @StateObject private var owner: HostOwner<Dwell.ProgressMeter>
  /// The app's handlers of page events.
  @Environment(\.pages.events) private var events
  /// The clock.
  @Environment(\.frontClock) private var clock
  /// The view's environment.
  @Environment(\.self) private var environment

  /// Creates a meter of a level within `0...total`. A ``PageTheme`` has its sizes and colours.
  /// - Parameters:
  ///   - value: the level, clamped to `0...total`. NaN is ignored.
  ///   - total: the level of a full meter. With 0 the meter is empty.
  ///   - revealDuration: how long the reveal of a full meter takes, in seconds, 0...1,000,000; 0 to show the
  ///     level at once. Other values count as 4.
  ///   - axis: the axis along which it fills: upwards, or in the direction of text.
  public init(value: Double, total: Double, revealDuration: Double = 4, axis: PageAxis = .vertical) {
    self.axis = axis
    var configuration = Dwell.ProgressMeter.Configuration(value: value, of: total)
    configuration.revealDuration = revealDuration
    base = configuration
    _owner = StateObject(wrappedValue: HostOwner(ComponentHost(Dwell.ProgressMeter(configuration))))
  }

  /// Creates a meter of correct answers, with the five parameters of the original view.
  /// - Parameters:
  ///   - meterWidth: the width inside the border, in points.
  ///   - borderWidth: the thickness of the border, in points.
  ///   - verticalPadding: the total space above and below the meter, in points.
  ///   - correctResponses: the number of correct answers.
  ///   - questionCount: the number of questions.
  public init(
    meterWidth: Double, borderWidth: Double, verticalPadding: Double, correctResponses: Int,
    questionCount: Int
  ) {
    self.init(value: Double(correctResponses), total: Double(questionCount))
    sizes = (meterWidth, borderWidth, verticalPadding)
  }

  /// The meter.
  public var body: some View {
    let configuration = configuration
    let host = owner.host
    let _ = host.prepare(clock: clock) { (Dwell.ProgressMeter(configuration), []) }
    // The host must not be retained by its own handler, which this view would do.
    let _ =
      host.onOutcome = { [events] outcome in
        if !outcome.diagnostics.isEmpty { events.didDiagnose(PageDiagnostics(outcome.diagnostics)) }
      }
    ComponentView(host, input: .none)
      // The configuration already includes the direction.
      .environment(\.pageAxis, nil)
      .onChange(of: MeterInputs(configuration: configuration)) { _, new in new.update(host) }
  }

  /// The core meter's configuration.
  private var configuration: Dwell.ProgressMeter.Configuration {
    var configuration = base
    configuration.direction = axis == .vertical ? .bottomToTop : environment.textDirection
    configuration.reduceMotion = environment.accessibilityReduceMotion
    let theme = environment.pageTheme
    configuration.colors = theme.meterColors.core(in: environment)
    configuration.metrics.meterWidth = sizes?.width ?? theme.meterWidth
    configuration.metrics.borderWidth = sizes?.border ?? theme.meterBorderWidth
    configuration.metrics.padding = sizes?.padding ?? theme.meterPadding
    configuration.metrics.cornerRadius = theme.meterCornerRadius
    return configuration
  }
}

/// All of the app's settings for a meter.
private struct MeterInputs: Equatable {
  /// The meter's configuration.
  var configuration: Dwell.ProgressMeter.Configuration

  /// Returns whether two inputs are equal; NaN equals NaN.
  static func == (one: Self, other: Self) -> Bool {
    one.numbers == other.numbers && one.configurationWithoutNumbers == other.configurationWithoutNumbers
  }

  /// The value and the maximum, as bits.
  private var numbers: [UInt64] { [configuration.value.bitPattern, configuration.maximum.bitPattern] }

  /// The configuration, without the value and the maximum.
  private var configurationWithoutNumbers: Dwell.ProgressMeter.Configuration {
    var result = configuration
    (result.value, result.maximum) = (0, 0)
    return result
  }

  /// Changes the meter in place. A value of NaN is reported and ignored.
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
