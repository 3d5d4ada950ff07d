import DwellText
import Dwell
import DwellTestSupport

/// The maximum number of events of an input: more would be slower and find no more.
private let maximumEventCount = 150

/// Decodes the first bytes as a component's configuration, and the rest as its events.
func fuzzEvents(_ bytes: [UInt8]) {
  var source = FuzzBytes(bytes)
  switch source.byte() % 6 {
  case 0: send(&source, PageControl(source.pageControl(), at: 0), pages: \.pageCount, \.timer)
  case 1: send(&source, PageView(source.pageView(), at: 0), pages: \.pageCount)
  case 2: send(&source, SegmentedProgress(source.segments(), at: 0), pages: \.pageCount, \.timer)
  case 3: send(&source, ProgressMeter(source.meter(), at: 0), pages: { _ in 5 })
  case 4: send(&source, Carousel(source.carousel(), at: 0), pages: \.pageCount, \.timer)
  default:
    send(&source, timer: PageTimer(source.timer(), pageCount: source.page(40), at: source.time(after: 0)))
  }
}

/// Sends events to a component, and checks the invariants of each frame and turn.
private func send<Subject: Component>(
  _ source: inout FuzzBytes, _ component: Subject, pages: (Subject) -> Int,
  _ timer: ((Subject) -> PageTimer)? = nil
) {
  var watch = ComponentWatch(component, at: 0)
  var size = Size(width: 390, height: 44)
  _ = watch.handle(.resize(size), at: 0)
  var now = 0.0
  for _ in 0..<maximumEventCount where !source.isEmpty {
    let event = source.event(size: size, pageCount: pages(watch.component))
    let time = source.time(after: now)
    if abs(time) <= 1e12 { now = time }
    if case .resize(let new) = event, new.width >= 0, new.height >= 0, new.width < 1e6, new.height < 1e6 {
      size = new
    }
    let shown = timer?(watch.component).currentPage ?? 0
    let outcome = watch.handle(event, at: time)
    if let broken = watch.faults.first { fault(broken) }
    if let timer = timer?(watch.component) { check(timer, from: shown, event, outcome, at: now) }
    readAgain(watch.component.frame(at: now).display)
  }
}

/// Sends events to a timer.
private func send(_ source: inout FuzzBytes, timer: PageTimer) {
  var timer = timer
  var now = 0.0
  for _ in 0..<maximumEventCount where !source.isEmpty {
    let event = source.event(size: .zero, pageCount: timer.pageCount)
    let time = source.time(after: now)
    if abs(time) <= 1e12 { now = time }
    let shown = timer.currentPage
    let outcome = timer.handle(event, at: time)
    check(timer, from: shown, event, outcome, at: now)
  }
}

/// Checks the invariants of a timer.
private func check(_ timer: PageTimer, from shown: Int, _ event: Event, _ outcome: Outcome, at now: Double) {
  if let broken = timer.violation(at: now, fraction: 0.3)
    ?? PageTimer.violation(from: shown, to: timer.currentPage, by: event, outcome)
  {
    fault("\(broken) after \(event) at \(now)")
  }
}

/// Fails unless the text of a display list can be parsed.
private func readAgain(_ list: DisplayList) {
  let text = list.text
  do throws(DisplayListProblem) {
    let again = try DisplayList(text: text)
    expect(again.text == text, "written twice, it differs:\n\(text)\n\(again.text)")
  } catch { fault("its own text cannot be read: \(error)\n\(text)") }
}
