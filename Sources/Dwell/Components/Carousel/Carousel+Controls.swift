extension Carousel {
  /// A button above the pages.
  enum Control: Int, Equatable, Sendable {
    /// Turns to the previous page.
    case previous
    /// Turns to the next page.
    case next
    /// Pauses and resumes.
    case pause
  }

  /// Where the buttons are; nil without buttons, which costs a frame nothing.
  private var places: CarouselControls? { options.shownControls.isEmpty ? nil : CarouselControls(self) }

  /// The button on which a press began that has not ended; nil if there is none.
  var pressedControl: Control? {
    if case .control(let control) = press?.target { control } else { nil }
  }

  /// The button at a point; nil if there is none.
  func control(at point: Point) -> Control? {
    guard let controls = places else { return nil }
    if controls.previous?.contains(point) == true { return .previous }
    if controls.next?.contains(point) == true { return .next }
    return showsPause && controls.pause?.contains(point) == true ? .pause : nil
  }

  /// Where the pause button belongs, whether the core or the front draws it: after the marks, in their bar.
  /// Without marks, or where ``Controls/pause`` isn't among the buttons, at the trailing end, across from the
  /// marks, which may be as long as the carousel and are not to be covered, and beside the next button if
  /// there is no room above it: as large as a tap target, and a little away from the corner.
  public var pauseRect: Rect {
    places?.pause ?? CarouselControls.corner(of: self)
  }

  /// Whether there is a time that a person can pause.
  private var canPause: Bool { timer.hasTime && timer.configuration.pausesFor.contains(.app) }

  /// Whether the core draws the pause button.
  var showsPause: Bool { canPause && options.shownControls.contains(.pause) }

  /// Appends the pause button, which fronts can draw even where the core doesn't, and the other buttons that
  /// are there: before the pages, so that a screen reader reaches them first (WAI-ARIA Authoring Practices,
  /// carousel).
  func appendControlElements(to frame: inout Frame, at now: Double) {
    if canPause {
      let isRunning = !timer.pausedBy.contains(.app)
      frame.append(
        SemanticElement(
          role: .playPause, value: .isRunning(isRunning), actions: isRunning ? .pause : .resume,
          rect: pauseRect, focusRect: disc(of: .pause, at: pauseRect)))
    }
    guard let controls = places else { return }
    let context = rowContext(at: now)
    if let rect = controls.previous {
      let actions: SemanticActions = context.neighbor(-1) == nil ? [] : .previous
      frame.append(
        SemanticElement(
          role: .previous, value: .none, actions: actions, rect: rect,
          focusRect: disc(of: .previous, at: rect)))
    }
    if let rect = controls.next {
      let actions: SemanticActions = context.neighbor(1) == nil ? [] : .next
      frame.append(
        SemanticElement(
          role: .next, value: .none, actions: actions, rect: rect, focusRect: disc(of: .next, at: rect)))
    }
  }

  /// What buttons look like: the one after the marks otherwise than others.
  private func look(of control: Control) -> CarouselControls.Look {
    CarouselControls.Look(
      isInBar: control == .pause && pauseRectInBar != nil, isOverMedia: options.isOverMedia)
  }

  /// The disc of a button with a target, drawn or not.
  private func disc(of control: Control, at target: Rect) -> Rect {
    CarouselControls.centered(look(of: control).discShare, in: target)
  }

  /// Draws the visible buttons.
  func drawControls(in frame: inout Frame, at now: Double) {
    guard let controls = places else { return }
    let context = rowContext(at: now)
    if let rect = controls.previous {
      draw(.previous, at: rect, direction.chevron(forStep: -1), context.neighbor(-1) != nil, in: &frame)
    }
    if let rect = controls.next {
      draw(.next, at: rect, direction.chevron(forStep: 1), context.neighbor(1) != nil, in: &frame)
    }
    if showsPause, let rect = controls.pause {
      draw(.pause, at: rect, context.isPaused ? .play : .pause, true, in: &frame)
    }
  }

  /// Draws a button: a symbol on a disc, stronger under a pointer or finger, fainter if it is disabled. The
  /// one after the marks has a disc only while it is pointed at or pressed.
  private func draw(
    _ control: Control, at target: Rect, _ symbol: ImageName, _ isEnabled: Bool, in frame: inout Frame
  ) {
    let isHeld = pressedControl == control && press?.isTapCandidate == true
    let isActive = isEnabled && (isHeld || (press == nil && hoveredControl == control))
    let look = look(of: control)
    let disc = CarouselControls.centered(look.discShare, in: target)
    frame.append(
      .fill(
        ItemKey(.button, control.rawValue), disc, radius: disc.capsuleRadius,
        .solid(look.disc, opacity: isActive ? look.active : isEnabled ? look.enabled : look.disabled)))
    frame.append(
      .image(
        ItemKey(.button, control.rawValue + 3), symbol,
        CarouselControls.centered(look.symbolShare, in: target), look.symbol, opacity: isEnabled ? 1 : 0.45))
  }
}
