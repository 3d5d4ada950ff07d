#if GTK
import CGtk
import Dwell
import DwellGTK

/// The first steps in an app: pages that go on by themselves, and the time of all of them as one fluid below. A tap in
/// the leading third goes back, one elsewhere goes on.
@MainActor
public func onboarding(pages: [UnsafeMutablePointer<GtkWidget>]) -> CarouselWidget? {
  CarouselWidget(pages: pages) { configuration in
    var segments = SegmentedProgress.Configuration(pageCount: pages.count)
    segments.style = .fluid
    segments.tint = .color(Color(red: 0.08, green: 0.5, blue: 0.24))
    segments.inactiveTint = .color(Color(red: 0.9, green: 0.91, blue: 0.92))
    segments.metrics.inactiveOpacity = 1
    configuration.indicator = .segments(segments)
    configuration.taps = .turn
    configuration.pages.loops = false
  }
}
#endif
