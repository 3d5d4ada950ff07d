#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The first steps in an app: pages that go on by themselves, and the time of all of them as one fluid below.
/// A tap in the leading third goes back, one elsewhere goes on.
@MainActor
public func onboarding(
  pages: [UnsafeMutablePointer<GtkWidget>], clock: FrontClock = SystemClock.shared
) -> CarouselWidget? {
  CarouselWidget(pages: pages, clock: clock) { configuration in
    var segments = SegmentRow.Configuration()
    segments.style = .fluid
    // The track has 3:1 against the white below it, and the fill against the track (WCAG 2.2, 1.4.11).
    segments.tint = .color(Color(red: 0.55, green: 0.56, blue: 0.57))
    segments.currentTint = .color(Color(red: 0.03, green: 0.3, blue: 0.14))
    configuration.indicator = .segments(segments)
    configuration.taps = .turn
    configuration.pages.effect = .fadeAndScale
    configuration.pages.loops = false
  }
}
#endif
