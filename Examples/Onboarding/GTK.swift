#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The first steps in an app: pages that advance automatically, and below them one fluid for the time of all
/// pages. A tap in the leading third turns back, a tap elsewhere turns forward.
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
