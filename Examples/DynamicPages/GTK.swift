#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// Pages for a list that grows and shrinks: dots up to nine pages, a number from ten on, and no page made
/// before it is seen. Nothing advances by itself.
@MainActor
public func dynamicPages(
  count: Int, clock: FrontClock = SystemClock.shared,
  makePage: @escaping (Int) -> UnsafeMutablePointer<GtkWidget>?
) -> CarouselWidget? {
  var dots = DotRow.Configuration()
  dots.showsProgress = false
  dots.metrics = .plainDots
  dots.overflow = .label
  dots.background = .prominent
  dots.inputProfile = .pointer
  var configuration = Carousel.Configuration(pageCount: count)
  configuration.pages.loops = false
  configuration.indicator = .dots(dots)
  // The background lies 25 points above the bottom, and reaches beyond the marks.
  configuration.indicatorInset = 25 + dots.metrics.backgroundPadding
  var behavior = WidgetBehavior()
  behavior.showsPauseButton = false
  return CarouselWidget(configuration, pages: .onDemand(makePage), behavior: behavior, clock: clock)
}
#endif
