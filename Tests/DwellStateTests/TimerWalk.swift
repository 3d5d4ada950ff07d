import DwellTestSupport

@testable import Dwell

/// A page timer and its model, at the timer's time 0.
struct TimerWalk: Walkable {
  /// The steps of a timer.
  enum Step {
    /// A quarter of a second passes, or the rest of the page if that is less; then the front wakes.
    case wait
    /// The front wakes the given number of eighths of a second after the page's end.
    case late(Int)
    /// An event.
    case event(Event)
  }

  /// The state of the timer and of the model.
  struct Key: Hashable {
    /// The timer, at its time 0.
    var timer: WalkedTimer
    /// The model.
    var model: TimerModel

    /// The model changes with the timer, so it alone is hashed.
    func hash(into hasher: inout Hasher) { hasher.combine(model) }
  }

  /// Two reasons to pause, as representatives of all.
  static let reasons: [PauseReasons] = [.app, .hover]

  /// The timer, at its time 0.
  private(set) var timer: WalkedTimer
  /// The model.
  private(set) var model: TimerModel
  /// The maximum number of pages.
  let pageLimit: Int
  /// Whether the user presses play when the timer is paused.
  let hasPlayButton: Bool

  /// A timer with pages of one second each, the first of which waits for `delay` eighths of a second.
  init(
    pageCount: Int, loops: Bool, asks: Bool, delay: Int = 0, hasPlayButton: Bool = false,
    flaw: WalkedTimer.Flaw? = nil
  ) {
    self.hasPlayButton = hasPlayButton
    var configuration = PageTimer.Configuration()
    configuration.duration = .seconds(1)
    configuration.asksBeforeAdvancing = asks
    configuration.startDelay = Double(delay) / 8
    timer = WalkedTimer(
      timer: PageTimer(configuration, pageCount: pageCount, loops: loops, at: 0), flaw: flaw)
    timer.rebase(to: 0)
    model = TimerModel(pageCount: pageCount, loops: loops, asks: asks, delay: delay)
    pageLimit = pageCount
  }

  var key: Key { Key(timer: timer, model: model) }

  var steps: [Step] {
    var steps: [Step] = [.wait]
    if model.due != nil { steps += [.late(2), .late(5)] }
    return steps + events.map(Step.event)
  }

  /// All events that are useful now.
  private var events: [Event] {
    let (count, page) = (model.count, model.page)
    var events: [Event] = [.advance, .veto, .restart]
    for reason in TimerWalk.reasons { events += [.pause(reason), .resume(reason)] }
    if hasPlayButton, model.pausedBy.contains(.app) { events.append(.resume(.playButton)) }
    events += [.setDuration(.seconds(1)), .setDuration(.external)]
    for progress in [0, 0.5, 1] { events.append(.setProgress(progress, rate: 0)) }
    events += [.setProgress(0, rate: 0.5), .setProgress(0.5, rate: 0.5)]
    for other in 0..<count {
      events += [.select(page: other, animated: true), .edit(.remove(at: other, count: 1))]
      for duration in [nil, .seconds(2), .external] as [PageDuration?] {
        events.append(.setPageDuration(duration, page: other))
      }
    }
    if count < pageLimit {
      events += (page...(count == 0 ? 0 : page + 1)).map { .edit(.insert(at: $0, count: 1)) }
    }
    if count > 1 { events.append(.edit(.move(from: 0, to: count - 1))) }
    return events
  }

  mutating func take(_ step: Step) -> String? {
    var (outcome, expected, fault) = pass(step)
    if case .event(.edit) = step, let change = expected.pageChange {
      // A turn in the same step may be numbered before or after the edit.
      outcome.pageChange?.from = change.from
    }
    return fault ?? difference(outcome, expected)
  }

  /// Takes a step with the timer and with the model; returns both outcomes, and any fault.
  private mutating func pass(_ step: Step) -> (Outcome, Outcome, fault: String?) {
    var (outcome, expected) = (Outcome(), Outcome())
    var now = 0.0
    switch step {
    case .wait:
      let time = min(model.due ?? 2, 2)
      now = Double(time) / 8
      outcome = timer.handle(.tick, at: now)
      expected = model.wait(time)
    case .late(let late):
      let time = (model.due ?? 0) + late
      now = Double(time) / 8
      outcome = timer.handle(.tick, at: now)
      expected = model.wait(time)
    case .event(let event):
      outcome = timer.handle(event, at: now)
      expected = model.handle(event)
    }
    let fault = timer.settle(at: now, &outcome)
    expected.add(model.settle())
    outcome.pageChange?.time -= now
    timer.rebase(to: now)
    return (outcome, expected, fault)
  }

  /// The differences of the timer and its last outcome from the model, in words; nil if there are none.
  private func difference(_ outcome: Outcome, _ expected: Outcome) -> String? {
    var outcome = outcome
    outcome.isHandled = false
    if outcome != expected {
      return "\(TimerWalk.words(outcome)) came of it, expected: \(TimerWalk.words(expected))"
    }
    let timer = timer.timer
    if timer.pageCount != model.count || timer.currentPage != model.page {
      return
        "page \(timer.currentPage) of \(timer.pageCount) is shown, expected: \(model.page) of \(model.count)"
    }
    if timer.phase != model.phase { return "it is \(timer.phase), expected: \(model.phase)" }
    if timer.pausedBy != model.pausedBy {
      return "\(timer.pausedBy) pauses it, expected: \(model.pausedBy)"
    }
    if timer.isRunning != model.isRunning { return "isRunning is \(timer.isRunning)" }
    if timer.progress(at: 0) != Double(model.share) / 8 {
      return "the share shown is \(timer.progress(at: 0)), expected: \(Double(model.share) / 8)"
    }
    let boundary = self.timer.nextBoundary(after: 0)
    if boundary != model.due.map({ Double($0) / 8 }) {
      return "the next change is at \(boundary.map { "+\($0)" } ?? "no time"),"
        + " expected: \(model.due.map { "+\(Double($0) / 8)" } ?? "none")"
    }
    return nil
  }

  func fault() -> String? { changeBetweenWakeUps() ?? lateEvent() ?? stuckPause() ?? deadEnd() }

  /// Whether extra ticks make a difference, or the timer is due at another time than announced.
  private func changeBetweenWakeUps() -> String? {
    let time = Double(min(model.due ?? 2, 2)) / 8
    var (often, once) = (timer, timer)
    var outcome = Outcome()
    for part in [0.25, 0.5, 0.75, 1] {
      guard outcome.pageChange == nil, outcome.advanceRequest == nil, !outcome.didEnd else {
        return "something happens at +\(time * (part - 0.25)), before the time that was told"
      }
      outcome.add(often.handle(.tick, at: time * part))
    }
    _ = once.handle(.tick, at: time)
    often.rebase(to: time)
    once.rebase(to: time)
    return often == once ? nil : "a look between two wake-ups makes a difference"
  }

  /// Whether an event sees less elapsed time than a tick before it would.
  private func lateEvent() -> String? {
    var later = self
    guard later.take(.wait) == nil else { return nil }
    let time = Double(min(model.due ?? 2, 2)) / 8
    for event in events {
      var (direct, ticked) = (timer, later)
      var outcome = direct.handle(event, at: time)
      if let fault = direct.settle(at: time, &outcome) { return fault }
      direct.rebase(to: time)
      _ = ticked.pass(.event(event))
      if direct != ticked.timer { return "\(event) at +\(time) finds another time than a tick before it" }
    }
    return nil
  }

  /// Whether a pause remains after all its reasons have ended.
  private func stuckPause() -> String? {
    var released = timer
    for reason in TimerWalk.reasons { _ = released.handle(.resume(reason), at: 0) }
    return released.timer.pausedBy.isEmpty
      ? nil : "\(released.timer.pausedBy) stays when all reasons have ended"
  }

  /// Whether no event leads further: neither the end of all pauses, nor time, nor the expected answer or
  /// progress.
  private func deadEnd() -> String? {
    var released = timer
    var outcome = Outcome()
    for reason in TimerWalk.reasons { outcome.add(released.handle(.resume(reason), at: 0)) }
    guard released.timer.pageCount > 1, released.timer.phase != .ended else { return nil }
    if released.timer.phase == .awaitingApproval {
      outcome.add(released.handle(.advance, at: 0))
    } else if let boundary = released.nextBoundary(after: 0) {
      outcome.add(released.handle(.tick, at: boundary))
    } else {
      outcome.add(released.handle(.setProgress(1, rate: 0), at: 0))
    }
    let goesOn = outcome.pageChange != nil || outcome.advanceRequest != nil || outcome.didEnd
    return goesOn ? nil : "no end of pauses, answer, progress or time leads on"
  }

  /// An outcome in words.
  private static func words(_ outcome: Outcome) -> String {
    var words: [String] = []
    if let change = outcome.pageChange {
      words.append("a turn from \(change.from) to \(change.to) by \(change.cause) at \(change.time)")
    }
    if let page = outcome.advanceRequest { words.append("a request for page \(page)") }
    if outcome.didEnd { words.append("an end") }
    if !outcome.diagnostics.isEmpty { words.append("diagnostics \(outcome.diagnostics.rawValue)") }
    return words.isEmpty ? "nothing" : words.joined(separator: " and ")
  }
}

extension WalkedTimer {
  /// Wakes the timer if it is due at once; returns the fault, in words, if it is then due again.
  mutating func settle(at now: Double, _ outcome: inout Outcome) -> String? {
    guard nextBoundary(after: now) == now else { return nil }
    outcome.add(handle(.tick, at: now))
    return nextBoundary(after: now) == now ? "it is due twice at one instant" : nil
  }
}

extension TimerWalk {
  /// A path from the start as a scenario of a page control, whose timer does the same, with notes for what
  /// scenarios can't express: how late a front was.
  static func scenario(
    of way: [Step], pageCount: Int, loops: Bool, asks: Bool, delay: Int = 0
  ) -> String {
    var walk = TimerWalk(pageCount: pageCount, loops: loops, asks: asks, delay: delay)
    var now = 0.0
    var events: [(at: Double, event: Event)] = []
    var notes: [String] = []
    for step in way {
      switch step {
      case .wait: now += Double(min(walk.model.due ?? 2, 2)) / 8
      case .late(let late):
        let due = now + Double(walk.model.due ?? 0) / 8
        now = due + Double(late) / 8
        notes.append("the front wakes at \(ScenarioText.number(now)), not at \(ScenarioText.number(due))")
      case .event(.resume(.playButton)): events.append((now, .key(.space)))
      case .event(let event): events.append((now, event))
      }
      _ = walk.pass(step)
    }
    let text = ScenarioText(
      component: "pageControl", size: Size(width: 390, height: 44),
      configuration: [
        ("pageCount", "\(pageCount)"), ("duration", "1"), ("loops", "\(loops)"),
        ("asksBeforeAdvancing", "\(asks)"),
      ] + (delay > 0 ? [("startDelay", ScenarioText.number(Double(delay) / 8))] : []),
      events: events, samples: [now, now + 1, now + 2])
    return ([text.json] + notes).joined(separator: "\n")
  }
}
