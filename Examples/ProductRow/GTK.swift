#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// A row of products: three at a time, with the next one partly in view. A swipe moves by three, and the dots
/// show the snap points of the row.
@MainActor
public func productRow(
  count: Int, clock: FrontClock = SystemClock.shared,
  makePage: @escaping (Int) -> UnsafeMutablePointer<GtkWidget>?
) -> CarouselWidget? {
  var configuration = Carousel.Configuration(pageCount: count)
  configuration.timer.advances = false
  configuration.pages.loops = false
  configuration.pages.spacing = 12
  configuration.pages.layout = PageLayout(leadingInset: 16, trailingInset: 16)
  configuration.pages.layout.length = .perView(3.3)
  configuration.pages.layout.pagesPerTurn = 3
  configuration.indicatorInset = 8
  configuration.controls = [.previous, .next]
  return CarouselWidget(configuration, pages: .onDemand(makePage), clock: clock)
}
#endif
