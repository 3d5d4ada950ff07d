#if canImport(SwiftUI)
import Dwell

/// A component that shares its pauses with others.
@MainActor
protocol PageTimerMember: AnyObject {
  /// Whether a finger, a pointer or the keyboard's focus is on the component, and pauses it.
  var isInUse: Bool { get }
  /// Whether the component's own pause is on, which the app and the user share.
  var isPaused: Bool { get }
  /// Whether the component's time passes.
  var isTimeRunning: Bool { get }
  /// The component's timer; nil without one.
  var timer: PageTimer? { get }
  /// The current time, in seconds.
  var now: Double { get }
  /// Turns the component's own pause on or off. When the user ends it, a pointer or focus that stays on the
  /// component no longer pauses either.
  func setPaused(_ isPaused: Bool, byUser: Bool)
  /// Pauses the component while another component that shares its time is in use.
  func setPausedByOthers(_ isPaused: Bool)
  /// Applies the Play action of assistive technology, or with false its Pause action.
  func setPlays(_ plays: Bool)
  /// Sets the progress of the current page.
  func setProgress(_ progress: Double)
  /// The position of the component's moving pages, in pages, and their velocity, in pages per second; without
  /// a velocity while the user moves them. Nil at rest, and for a component without pages of its own.
  var movedPages: (position: Double, velocity: Double?)? { get }
  /// Shows the position of another component's pages; with a velocity the user no longer moves them.
  func follow(_ position: Double, velocity: Double?)
  /// Whether the user, the app or assistive technology has paused the component.
  var isPausedByPerson: Bool { get }
  /// Whether the component has pages of its own, and not only indicators for them.
  var hasPages: Bool { get }
  /// Returns whether there is a page after the current one, with a step above 0, or before it.
  func canTurn(by step: Int) -> Bool
  /// Turns to the next or the previous page, as that key does.
  func turn(_ key: Key)
  /// Turns to a page, if its identity is one of the component's.
  func turn(to page: some Hashable)
}

extension PageTimerMember {
  /// Pauses or resumes the component for the user.
  func setPausedByPerson(_ isPaused: Bool) {
    setPlays(!isPaused)
    setPaused(isPaused, byUser: true)
  }

  /// Returns whether another component shows the same page with the same page count.
  func showsSamePage(as other: any PageTimerMember) -> Bool {
    guard let timer, let peer = other.timer else { return false }
    return timer.pageCount == peer.pageCount && timer.currentPage == peer.currentPage
  }

  /// Adopts the progress of a component that shows the same page. A page whose progress the app sets has it
  /// already.
  func takeProgress(of other: any PageTimerMember) {
    guard let timer, let peer = other.timer, case .seconds = timer.duration(forPage: timer.currentPage) else {
      return
    }
    let progress = peer.progress(at: now)
    if abs(progress - timer.progress(at: now)) > 1e-3 { setProgress(progress) }
  }
}

extension ComponentHost: PageTimerMember {
  var timer: PageTimer? { (component as? any TimedComponent)?.timer }
  var now: Double { max(clock.now, latest) }
  var isInUse: Bool { timer.map { !$0.pausedBy.isDisjoint(with: .use) } ?? false }
  var isPaused: Bool { timer?.pausedBy.contains(.app) ?? false }
  var isTimeRunning: Bool { frozen == nil && timer?.isRunning ?? false }

  func setPaused(_ isPaused: Bool, byUser: Bool) {
    guard isPaused != self.isPaused else { return }
    send(isPaused ? .pause(.app) : .resume(byUser ? .playButton : .app))
  }

  func setPausedByOthers(_ isPaused: Bool) {
    let reason = heeded(.others)
    guard isPaused != timer?.pausedBy.contains(reason) else { return }
    send(isPaused ? .pause(reason) : .resume(reason))
  }

  /// Returns one of the front's own reasons; for a component that doesn't pause for it, which the app may
  /// have configured, the nearest reason that every component supports.
  func heeded(_ reason: PauseReasons) -> PauseReasons {
    timer?.configuration.pausesFor.contains(reason) ?? true ? reason : .focus
  }

  func setPlays(_ plays: Bool) {
    assisted.setPlays(plays)
    let reason = heeded(.assisted)
    send(assisted.isPaused ? .pause(reason) : .resume(reason))
  }

  var movedPages: (position: Double, velocity: Double?)? {
    // Dots beside pages count pages, those inside count the snap points.
    guard let carousel = component as? Dwell.Carousel, carousel.pages.snapPointCount == carousel.pageCount
    else {
      return nil
    }
    return carousel.pages.movedPages(at: now)
  }

  func follow(_ position: Double, velocity: Double?) {
    guard frozen == nil, var control = component as? Dwell.PageControl else { return }
    latest = now
    let outcome = control.follow(position, velocity: velocity, at: latest)
    if let control = control as? Content { component = control }
    _ = report(outcome, isNews: true)
  }

  var hasPages: Bool { component is Dwell.Carousel }

  func canTurn(by step: Int) -> Bool {
    if let carousel = component as? Dwell.Carousel { return carousel.pages.canTurn(by: step) }
    guard let timer else { return false }
    return timer.pageCount > 1 && (timer.loops || (0..<timer.pageCount).contains(timer.currentPage + step))
  }

  func turn(_ key: Key) { send(.key(key)) }

  func turn(to page: some Hashable) {
    if let index = indexOfPage(page) {
      send(.select(page: index, animated: true))
    } else {
      selectUnlisted?(page)
    }
  }

  func setProgress(_ progress: Double) {
    // Components frozen at one moment are in step anyway.
    if frozen == nil { send(.setProgress(progress, rate: 0)) }
  }
}
#endif
