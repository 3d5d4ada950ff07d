#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension FrontClock {
  /// Returns a clock that is frozen at a moment after the components have appeared.
  /// - Parameter moment: the moment, in seconds. It is limited to 0...86,400, a day; NaN counts as 0.
  static func still(at moment: Double) -> FrontClock {
    let moment = moment > 0 ? min(moment, 86_400) : 0
    var clock = FrontClock(uptime: { moment }, date: { Date() })
    clock.moment = moment
    return clock
  }
}

extension View {
  /// Stops the time of all components inside at a moment, for previews and for tests that compare pictures of
  /// a screen.
  ///
  /// The components show what they would show `seconds` after they have appeared: fills, page turns under way
  /// and a meter's reveal included. They show it at once, don't move, and never request another drawing.
  /// Pages whose time has run out by then have been turned, and the selection is set accordingly, without
  /// animation.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct HalfFull: View {
  ///   var body: some View {
  ///     PageControl(selection: .constant(0), count: 3)
  ///       .pageTimer(duration: 4)
  ///       .pageTimeFrozen(at: 2)
  ///   }
  /// }
  /// ```
  ///
  /// Only the app's settings count, and they count from the beginning: a selection, a duration or a pause
  /// that the app sets later is shown as if it had been set when the components appeared. Input, focus, the
  /// scene's phase and VoiceOver make no difference, so that a test gives the same picture on every machine.
  ///
  /// Apply it to everything whose time should stop. A component with another `pageTimeFrozen(at:)` nearer to
  /// it stops at that one.
  /// - Parameter seconds: the moment, in seconds after the components have appeared, 0...86,400. Beyond the
  ///   limits the nearest moment is shown; NaN counts as 0.
  public func pageTimeFrozen(at seconds: Double) -> some View {
    environment(\.frontClock, .still(at: seconds))
  }

  /// Stops the time of all components inside at a moment, for previews and for tests that compare pictures of
  /// a screen.
  /// - Parameter moment: the moment, after the components have appeared, from 0 to a day. Beyond the limits
  ///   the nearest moment is shown.
  public func pageTimeFrozen(at moment: Duration) -> some View { pageTimeFrozen(at: moment.seconds) }
}
#endif
