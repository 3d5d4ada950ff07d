import Dwell
import DwellTestSupport
import Testing

/// Indicators that are buttons or tabs, each an element of its own.
@Suite("Indicators as elements") struct IndicatorRoleTests {
  /// The elements of indicators in a component's frame.
  private func elements(_ component: some Component, at now: Double = 0) -> [SemanticElement] {
    component.frame(at: now).semantics.elements.filter { $0.role == .pageButton || $0.role == .pageTab }
  }

  /// Elements in words: a role, a page, the target and what is seen, and a star for the current one.
  private func lines(_ elements: [SemanticElement]) -> [String] {
    elements.map { element in
      let rects = [element.rect, element.focusRect].map { rect in
        [rect.x, rect.y, rect.width, rect.height].map { decimal($0) }.joined(separator: " ")
      }
      return "\(element.role.name), \(element.valueText): \(rects[0]) around \(rects[1])"
        + (element.isCurrent ? " *" : "")
    }
  }

  @Test("R232: By default a row is one slider") func slider() {
    #expect(PageControl.sample(3).frame(at: 0).semantics.elements.map(\.role) == [.pageControl])
    #expect(SegmentedProgress.sample(3).frame(at: 0).semantics.elements.map(\.role) == [.segmentedProgress])
  }

  @Test("R232: Each dot is a button around what is seen of it, after the row, which is their group")
  func buttons() {
    let control = PageControl.sample(3, current: 1) { $0.dots.indicatorRole = .buttons }
    let semantics = control.frame(at: 0).semantics
    #expect(semantics.elements.map(\.role) == [.pageControl, .pageButton, .pageButton, .pageButton])
    #expect(semantics.adjustable?.role == .pageControl)
    #expect(semantics.elements.dropFirst().allSatisfy { $0.actions == .select && $0.label == "Page" })
    #expect(
      lines(elements(control)) == [
        "pageButton, page 1 of 3: 145 0 24 44 around 153 18 8 8",
        "pageButton, page 2 of 3: 169 0 52 44 around 177 18 36 8 *",
        "pageButton, page 3 of 3: 221 0 24 44 around 229 18 8 8",
      ])
  }

  @Test("R232: Tabs follow the direction of pages, and are as wide as a finger")
  func directions() {
    let mirrored = PageControl.sample(2) {
      $0.dots.indicatorRole = .tabs
      $0.direction = .rightToLeft
    }
    #expect(
      lines(elements(mirrored)) == [
        "pageTab, page 1 of 2: 181 0 52 44 around 189 18 36 8 *",
        "pageTab, page 2 of 2: 157 0 24 44 around 165 18 8 8",
      ])
    let vertical = PageControl.sample(2, size: Size(width: 10, height: 100)) {
      $0.dots.indicatorRole = .tabs
      $0.direction = .bottomToTop
    }
    #expect(
      lines(elements(vertical)) == [
        "pageTab, page 1 of 2: -17 36 44 52 around 1 44 8 36 *",
        "pageTab, page 2 of 2: -17 12 44 24 around 1 20 8 8",
      ])
  }

  @Test("R232: Segments are elements from gap to gap")
  func segments() {
    let progress = SegmentedProgress.sample(2) { $0.segments.indicatorRole = .buttons }
    #expect(
      lines(elements(progress)) == [
        "pageButton, page 1 of 2: 2 0 148 44 around 4 19.5 144 5 *",
        "pageButton, page 2 of 2: 150 0 148 44 around 152 19.5 144 5",
      ])
  }

  @Test("R232: With hundreds of pages only indicators in view are elements, 24 points apart")
  func window() {
    let control = PageControl.sample(1000, current: 500) { $0.dots.indicatorRole = .tabs }
    #expect(elements(control).map(\.value) == (496...504).map { SemanticValue.page($0, of: 1000) })
    #expect(elements(control).filter(\.isCurrent).map(\.value) == [.page(500, of: 1000)])
    let progress = SegmentedProgress.sample(20) { $0.segments.indicatorRole = .tabs }
    #expect(elements(progress).map(\.value) == (0..<9).map { SemanticValue.page($0, of: 20) })
    for row in [elements(control), elements(progress)] {
      for (one, next) in zip(row, row.dropFirst()) {
        #expect(next.focusRect.center.x - one.focusRect.center.x >= 24)
        #expect(next.rect.x == one.rect.maxX)
      }
    }
  }

  @Test("R232: A single page has one segment; a row that is hidden or only shows has no elements")
  func few() {
    #expect(elements(PageControl.sample(1) { $0.dots.indicatorRole = .buttons }).isEmpty)
    #expect(elements(PageControl.sample(0) { $0.dots.indicatorRole = .buttons }).isEmpty)
    #expect(elements(SegmentedProgress.sample(0) { $0.segments.indicatorRole = .buttons }).isEmpty)
    #expect(elements(SegmentedProgress.sample(1) { $0.segments.indicatorRole = .buttons }).count == 1)
    let shown = PageControl.sample(3) {
      $0.dots.indicatorRole = .buttons
      $0.dots.inputProfile = .gaze
    }
    #expect(shown.frame(at: 0).semantics.elements.map(\.role) == [.pageControl])
  }

  @Test("R232: A number in place of dots is a slider") func label() {
    let control = PageControl.sample(12) {
      $0.dots.indicatorRole = .buttons
      $0.dots.overflow = .label
    }
    #expect(control.frame(at: 0).semantics.elements.map(\.role) == [.pageControl])
  }

  @Test(
    "R232: A press in an element's middle selects its page, with every device that has input",
    arguments: PageControl.InputProfile.allCases, Direction.allCases)
  func press(_ profile: PageControl.InputProfile, _ direction: Direction) {
    let size = direction.size(main: 390, cross: 44)
    for count in [2, 5, 1000] {
      var control = PageControl.sample(count, current: count / 2, size: size) {
        $0.dots.indicatorRole = .buttons
        $0.dots.inputProfile = profile
        $0.direction = direction
      }
      #expect(elements(control).isEmpty == (profile == .gaze))
      for element in elements(control) {
        _ = control.handle(.select(page: count / 2, animated: false), at: 0)
        _ = control.handle(.press(element.rect.center), at: 0)
        let outcome = control.handle(.release(element.rect.center), at: 0)
        #expect(element.value == .page(control.currentPage, of: count))
        #expect(outcome.pageChange?.cause ?? .person == .person)
      }
    }
  }

  @Test("R232: Targets stay while the row moves to where they are") func motion() {
    var control = PageControl.sample(40, current: 20) { $0.dots.indicatorRole = .tabs }
    let target = elements(control)[6]
    _ = control.handle(.press(target.rect.center), at: 0)
    _ = control.handle(.release(target.rect.center), at: 0)
    #expect(control.currentPage == 22)
    let moving = elements(control, at: 0.05)
    #expect(moving == elements(control, at: 2))
    _ = control.handle(.press(moving[0].rect.center), at: 0.05)
    _ = control.handle(.release(moving[0].rect.center), at: 0.05)
    #expect(moving[0].value == .page(control.currentPage, of: 40))
  }

  @Test("R232: A carousel's indicators select snap points, and untimed pages keep their dots")
  func carousel() {
    var carousel = Carousel.sample(12, main: 400) {
      $0.timer.advances = false
      $0.indicator.dots?.indicatorRole = .buttons
      $0.pages.layout.length = .perView(2)
      $0.pages.layout.pagesPerTurn = 2
      $0.pages.loops = false
    }
    let row = elements(carousel)
    #expect(row.map(\.value) == (0..<6).map { SemanticValue.page($0, of: 6) })
    _ = carousel.handle(.press(row[2].rect.center), at: 0)
    _ = carousel.handle(.release(row[2].rect.center), at: 0)
    #expect(carousel.currentPage == 4)
    #expect(elements(carousel).map(\.isCurrent) == [false, false, true, false, false, false])
  }

  @Test("R232: A focus ring is apart from its indicator, which may have its colour") func ring() {
    let element = elements(PageControl.sample(3) { $0.dots.indicatorRole = .buttons })[1]
    #expect(element.focusRect == Rect(x: 205, y: 18, width: 8, height: 8))
    #expect(element.focusRing(within: nil) == Rect(x: 199, y: 12, width: 20, height: 20))
  }
}
