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
    configuration.indicator = .segments(segments)
    configuration.taps = .turn
    configuration.pages.effect = .fadeAndScale
    configuration.pages.loops = false
  }
}
#endif
