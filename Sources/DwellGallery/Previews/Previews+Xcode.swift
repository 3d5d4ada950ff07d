// Xcode sets this condition; the macro is not in the command line tools, nor on other systems.
#if Xcode && DEBUG && canImport(SwiftUI)
import Dwell
import DwellSwiftUI
import SwiftUI

// Each public view at one moment, in light and dark and in both directions, and running.

#Preview("Page control") {
  PreviewSheet { Previews.pageControl(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Page control, running") {
  PreviewPages { Previews.pageControl($0) }
}
#Preview("Page control, many pages") {
  PreviewSheet { Previews.prominentPageControl(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Page view") {
  PreviewSheet { Previews.pageView(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Page view, during a turn") {
  PreviewSheet { PreviewPages { Previews.pageView($0) } }.pageTimeFrozen(at: 4.1)
}
#Preview("Page view, running") {
  PreviewPages { Previews.pageView($0) }
}
#Preview("Product row") {
  PreviewSheet { PreviewPages { Previews.productRow($0) } }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Cards") {
  PreviewSheet { Previews.cards(.constant(2)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Stories") {
  PreviewSheet { Previews.stories(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Segmented progress") {
  PreviewSheet { Previews.segmentedProgress(.constant(0)) }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Segmented progress, fluid") {
  PreviewSheet { PreviewPages { Previews.fluid($0) } }.pageTimeFrozen(at: 6)
}
#Preview("Progress meter") {
  PreviewSheet { Previews.progressMeter() }.pageTimeFrozen(at: Previews.moment)
}
#Preview("Progress meter, rising") {
  Previews.progressMeter()
}
#Preview("A core component") {
  PreviewSheet {
    Previews.component(ComponentHost(Dwell.SegmentedProgress(.init(pageCount: 5), at: 0)))
  }
  .pageTimeFrozen(at: Previews.moment)
}
#endif
