extension PageView {
  /// Fills `frame` with the visible pages, clipped to the bounds.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    append(to: &frame, at: now)
    limitCourse(of: &frame)
  }

  /// Ends the frame's course when a scroll gesture times out.
  func limitCourse(of frame: inout Frame) {
    guard case .tracking(.scroll(let scroll)) = activity else { return }
    frame.limitCourse(until: timebase.clock(at: scroll.end))
  }

  /// Appends the visible pages, clipped to the bounds.
  func append(to frame: inout Frame, at now: Double) {
    let advanced = advanced(to: now)
    let time = timebase.time(at: now)
    let layout = PageViewLayout(advanced, at: time)
    advanced.draw(layout, into: &frame)
    advanced.appendSemantics(layout, into: &frame)
    advanced.appendCourse(at: time, into: &frame)
  }

  /// The visible pages at `now`, in drawing order.
  public func visiblePages(at now: Double) -> [Int] {
    var pages: [Int] = []
    PageViewLayout(advanced(to: now), at: timebase.time(at: now)).forEach { pages.append($0.page) }
    return pages
  }

  /// The page at a point at `now`; nil if there is none.
  public func page(at point: Point, at now: Double) -> Int? {
    guard Rect(size).contains(point) else { return nil }
    let layout = PageViewLayout(advanced(to: now), at: timebase.time(at: now))
    var page: Int?
    layout.forEach { item in
      if item.target(direction: direction, size: size).contains(point) { page = item.page }
    }
    return page
  }

  /// Draws the visible pages.
  private func draw(_ layout: PageViewLayout, into frame: inout Frame) {
    guard layout.first != nil || layout.second != nil || layout.leaving != nil else { return }
    frame.append(.clip(Rect(size), radius: 0))
    layout.forEach { item in
      frame.append(
        .page(item.page, item.rect(direction: direction, size: size), opacity: item.opacity))
    }
    frame.append(.pop)
  }

  /// Appends the view and its pages, without one that fades out.
  private func appendSemantics(_ layout: PageViewLayout, into frame: inout Frame) {
    guard pageCount > 0 else { return }
    var actions = SemanticActions()
    if pageCount > 1 { actions.insert(.setValue) }
    if strip.page(1, from: currentPage) != currentPage { actions.insert(.next) }
    if strip.page(-1, from: currentPage) != currentPage { actions.insert(.previous) }
    frame.append(
      SemanticElement(
        role: .pageView, value: .page(currentPage, of: pageCount), actions: actions, rect: Rect(size)))
    layout.forEach { item in
      guard item.isPresent else { return }
      frame.append(
        SemanticElement(
          role: .page, value: .page(item.page, of: pageCount),
          rect: item.target(direction: direction, size: size)))
    }
  }

  /// Appends the course: sampled while pages settle or fade.
  private func appendCourse(at time: Double, into frame: inout Frame) {
    if let fade { frame.append(.sampled(until: timebase.clock(at: fade.end))) }
    guard case .settling(let settle) = activity else { return }
    frame.append(.sampled(until: timebase.clock(at: nextVisibilityChange(after: time, of: settle))))
  }
}
