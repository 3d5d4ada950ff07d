#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// The cities of a weather app: an arrow for the current location, dots for the others, and a drag along the
/// row that scrubs through all of them.
@MainActor
public func scrubbingControl(
  pageCount: Int, arrow: OpaquePointer, clock: FrontClock = SystemClock.shared,
  show: @escaping (_ page: Int, _ animated: Bool) -> Void
) -> PageControlWidget? {
  var configuration = PageControl.Configuration(pageCount: pageCount)
  configuration.dots.showsProgress = false
  configuration.dots.background = .prominent
  configuration.dots.images.set(ImageName(0), forPage: 0)
  let content = PageContent(texture: { $0 == ImageName(0) ? arrow : nil })
  let control = PageControlWidget(configuration, content: content, clock: clock)
  control?.callbacks.pageDidChange = { show($0.to, !$0.isContinuous) }
  return control
}
#endif
