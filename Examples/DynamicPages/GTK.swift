#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// Pages for a list that grows and shrinks: dots for up to nine pages, a number from ten on, and no page is
/// made before it is seen. Nothing advances automatically.
@MainActor
public func dynamicPages(
  count: Int, clock: FrontClock = SystemClock.shared,
  makePage: @escaping (Int) -> UnsafeMutablePointer<GtkWidget>?
) -> CarouselWidget? {
  var configuration = Carousel.Configuration(pageCount: count)
  configuration.pages.loops = false
  configuration.timer.advances = false
  return CarouselWidget(configuration, pages: .onDemand(makePage), clock: clock)
}
#endif
