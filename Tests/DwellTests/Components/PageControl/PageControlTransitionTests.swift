import Dwell
import DwellTestSupport
import Testing

/// How the current dot moves from page to page, if it isn't morphed.
@Suite("The transitions of a page control") struct PageControlTransitionTests {
  @Test(
    "R210: at rest a row looks as it does with the default, on every page, in every direction, with any fill",
    arguments: PageControl.Transition.moving, PageControl.Fill.allCases)
  func atRest(_ transition: PageControl.Transition, _ fill: PageControl.Fill) {
    for direction in Direction.allCases {
      for (count, page) in [(1, 0), (3, 0), (3, 1), (3, 2), (1000, 0), (1000, 500), (1000, 999)] {
        for tint in [nil, ColorRole.black] {
          let size = direction.size(main: 390, cross: 44)
          let controls = [.morph, transition].map { transition in
            PageControl.sample(count, current: page, size: size) {
              $0.dots.transition = transition
              $0.dots.fill = fill
              $0.dots.currentTint = tint
              $0.dots.hidesForSinglePage = false
              $0.direction = direction
            }
          }
          #expect(controls[0].frame(at: 1).picture == controls[1].frame(at: 1).picture)
          #expect(controls[0].frame(at: 1).course == controls[1].frame(at: 1).course)
        }
      }
    }
  }

  @Test("R210: by default no pill moves over the dots")
  func morph() {
    var control = PageControl.sample(3)
    #expect(control.configuration.dots.transition == .morph)
    _ = control.handle(.tick, at: 4)
    #expect(DrawnRow(control.frame(at: 4.1)).moving.isEmpty)
  }

  @Test("R210: a pill slides over dots that stay in place, all of one size")
  func slide() {
    var control = PageControl.sample(3) { $0.dots.transition = .slide }
    _ = control.handle(.tick, at: 4)
    for elapsed in [0, 0.02, 0.05, 0.1, 0.2, 0.3] {
      let share = 1 - Spring.row.basis(at: elapsed).displacement
      let frame = control.frame(at: 4 + elapsed)
      let row = DrawnRow(frame)
      #expect(frame.faults == [] && frame.groupOpacities.isEmpty)
      #expect(row.moving.map(\.page) == [0], "one mark, of one key")
      #expect(isClose(row.moving[0].rect.x, 163 + 14 * share) && isClose(row.moving[0].rect.width, 36))
      #expect(row.marks.allSatisfy { isClose($0.rect.width, 8) && isClose($0.rect.height, 8) })
      #expect(row.marks[0].rect.x == 163 && isClose(row.marks[2].rect.x, 219), "after \(elapsed) s")
    }
  }

  @Test("R210: a dot is visible where the pill doesn't cover it, and doesn't shine through")
  func covered() {
    let carousel = Carousel.dragged(by: 0.25, .slide) { $0.seenMarks = .none }
    let row = DrawnRow(carousel.frame(at: 1.2))
    // The pill has left 3.5 of the first dot's 8 points, and hasn't reached the second.
    #expect(row.marks.count == 3)
    #expect(isClose(row.marks[0].opacity, 0.35 * 3.5 / 8) && row.marks[1].opacity == 0.35)
    let rest = DrawnRow(PageControl.sample(3, current: 1) { $0.dots.transition = .slide }.frame(at: 1))
    #expect(rest.marks.map(\.page) == [0, 2], "at rest the dot under the mark is not drawn")
  }

  @Test("R210: a worm stretches from dot to dot until it covers both, and then leaves the old one")
  func worm() {
    for (share, start, end) in [
      (0, 163, 199), (0.25, 163, 206), (0.5, 163, 213), (0.75, 170, 213), (0.99, 176.72, 213),
    ] as [(Double, Double, Double)] {
      let row = DrawnRow(Carousel.dragged(by: share, .worm).frame(at: 1.2))
      let offset = (390 - 300) / 2.0
      #expect(row.moving.map(\.page) == [0])
      #expect(isClose(row.moving.first?.rect.x, start - offset), "\(share)")
      #expect(isClose(row.moving.first?.rect.maxX, end - offset), "\(share)")
    }
  }

  @Test("R210: halfway, a worm between plain dots has both of them as its round ends")
  func wormBetweenDots() {
    let row = DrawnRow(
      Carousel.dragged(by: 0.5, .worm) {
        $0.showsProgress = false
        $0.metrics = .plainDots
      }.frame(at: 1.2))
    // Three dots 18 points apart, in the middle of 300 points.
    #expect(row.moving.map(\.rect.x) == [128] && row.moving.map(\.rect.maxX) == [128 + 18 + 8])
    #expect(row.moving.map(\.rect.height) == [8])
    #expect(row.marks.map(\.rect.x) == [164], "the worm covers both")
  }

  @Test("R210: a worm to a distant page is one stretch, there and back")
  func wormGoesFar() {
    for (from, to) in [(0, 4), (4, 0)] {
      var control = PageControl.sample(5, current: from) {
        $0.dots.transition = .worm
        $0.loops = false
      }
      _ = control.handle(.select(page: to, animated: true), at: 1)
      let whole = 36.0 + 4 * 14
      var longest = 0.0
      for step in 0...30 {
        let row = DrawnRow(control.frame(at: 1 + Double(step) / 60))
        #expect(row.moving.count == 1)
        longest = max(longest, row.moving[0].rect.width)
      }
      #expect(longest > 80 && longest <= whole + 1e-9, "\(longest)")
      #expect(isClose(DrawnRow(control.frame(at: 3)).moving[0].rect.width, 36))
    }
  }

  @Test("R210: pills cross-fade over dots that stay in place")
  func fade() {
    let frame = Carousel.dragged(by: 0.25, .fade).frame(at: 1.2)
    let row = DrawnRow(frame)
    #expect(row.moving.map(\.page) == [0, 1])
    #expect(row.moving.map(\.rect.x) == [118, 132] && row.moving.map(\.rect.width) == [36, 36])
    #expect(frame.groupOpacities == [0.75, 0.25])
    #expect(row.marks[2].rect.x == 174)
  }

  @Test("R210: the pill follows a scrubbing finger", arguments: PageControl.Transition.moving)
  func scrubs(_ transition: PageControl.Transition) {
    var control = PageControl.sample(8) { $0.dots.transition = transition }
    _ = control.handle(.press(Point(x: 150, y: 22)), at: 1)
    _ = control.handle(.move(Point(x: 195, y: 22)), at: 1.1)
    #expect(control.currentPage == 3)
    // The row is 134 points long, and in the middle.
    #expect(DrawnRow(control.frame(at: 1.1)).moving.map(\.rect.x).first == 128)
    #expect(DrawnRow(control.frame(at: 2)).moving.map(\.rect.x) == [128 + 42])
  }

  @Test("R210: the pill fills with its page's time; the fill of the previous page fades out")
  func fills() {
    for transition in PageControl.Transition.moving {
      var control = PageControl.sample(3) { $0.dots.transition = transition }
      let resting = DrawnRow(control.frame(at: 1))
      #expect(resting.fills.map(\.page) == [0] && resting.fills.map(\.visible.width) == [9])
      _ = control.handle(.tick, at: 4)
      let start = DrawnRow(control.frame(at: 4))
      #expect(start.fills.map(\.page) == [0, 1])
      #expect(start.fills[0].visible.width == 36 && start.fills[0].opacity == 1)
      let half = control.frame(at: 4.06)
      let moving = DrawnRow(half).moving.map(\.rect)
      #expect(DrawnRow(half).fills.allSatisfy { moving.contains($0.clip) }, "fills lie in their marks")
      if transition != .fade {
        let share = Spring.row.basis(at: 0.06).displacement
        #expect(isClose(DrawnRow(half).fills[0].opacity, share))
        #expect(isClose(DrawnRow(half).fills[1].opacity, 1 - share))
      }
      let rest = control.frame(at: 5)
      #expect(DrawnRow(rest).fills.map(\.page) == [1])
      #expect(isClose(DrawnRow(rest).fills.first?.visible.width, 9))
      #expect(rest.course == .linear(until: 8))
    }
  }

  @Test("R210: a pill keeps its colour while it moves, and its fill if it shows a scroll position")
  func colored() {
    for fill in [PageControl.Fill.none, .scrollPosition] {
      for transition in [PageControl.Transition.slide, .worm] {
        var control = PageControl.sample(3) {
          $0.dots.transition = transition
          $0.dots.fill = fill
          $0.dots.currentTint = .black
        }
        _ = control.handle(.select(page: 1, animated: true), at: 1)
        for elapsed in [0, 0.05, 0.1, 0.2, 1] {
          let row = DrawnRow(control.frame(at: 1 + elapsed))
          #expect(row.fills.count == 1 && isClose(row.fills[0].opacity, 1))
          #expect(isClose(row.fills[0].visible.width, row.moving[0].rect.width))
        }
      }
    }
  }

  @Test("R210: the pill is the current page's image, of one size, over the images of the other pages")
  func images() {
    for transition in PageControl.Transition.moving {
      var control = PageControl.sample(4) {
        $0.dots.transition = transition
        $0.dots.showsProgress = false
        $0.dots.images.all = ImageName(1)
        $0.dots.images.current = ImageName(2)
      }
      #expect(DrawnRow(control.frame(at: 0)).marks.count == 3)
      _ = control.handle(.select(page: 1, animated: true), at: 1)
      for elapsed in [0, 0.05, 0.1, 0.2, 1] {
        var names: [ItemKey.Part: Set<Int>] = [:]
        for case .image(let key, let name, let rect, _, _) in control.frame(at: 1 + elapsed).display.commands
        {
          names[key.part, default: []].insert(name.number)
          #expect(isClose(rect.width, 10) && isClose(rect.height, 10))
        }
        #expect(names == [.indicator: [1], .mark: [2]])
      }
    }
  }

  @Test(
    "R210: with less motion every transition is the cross-fade of the whole row",
    arguments: PageControl.Transition.moving)
  func lessMotion(_ transition: PageControl.Transition) {
    var control = PageControl.sample(3) {
      $0.dots.transition = transition
      $0.reduceMotion = true
    }
    _ = control.handle(.tick, at: 4)
    for elapsed in [0, 0.05, 0.125, 0.2] {
      let frame = control.frame(at: 4 + elapsed)
      let row = DrawnRow(frame)
      #expect(frame.faults == [])
      #expect(row.moving.map(\.rect.x) == [163, 177] && row.moving.map(\.rect.width) == [36, 36])
      let parts = frame.groupOpacities
      #expect(parts.count == 2 && isClose(parts[0], 1 - elapsed / 0.25) && isClose(parts[0] + parts[1], 1))
    }
    #expect(DrawnRow(control.frame(at: 4.25)).moving.map(\.rect.x) == [177])
    // A drag doesn't move the row either.
    var carousel = Carousel.dragged(
      by: 0.3, transition, in: LayoutVariant(direction: .leftToRight, reduceMotion: true))
    #expect(DrawnRow(carousel.frame(at: 1.2)).moving.map(\.rect.x) == [118])
    _ = carousel.handle(.release(Point(x: 0, y: 100)), at: 1.3)
  }

  @Test(
    "R210: taps, pointers and semantics are those of the default, at rest and in motion",
    arguments: PageControl.Transition.moving)
  func sameHits(_ transition: PageControl.Transition) {
    for count in [3, 12] {
      var controls = [.morph, transition].map { transition in
        PageControl.sample(count) { $0.dots.transition = transition }
      }
      for index in controls.indices {
        _ = controls[index].handle(.select(page: 1, animated: true), at: 1)
      }
      for time in [0.5, 1.05, 1.1, 3] {
        for x in stride(from: 100.0, through: 290, by: 2.5) {
          let point = Point(x: x, y: 22)
          #expect(controls[0].page(at: point, at: time) == controls[1].page(at: point, at: time))
        }
        #expect(controls[0].frame(at: time).semantics == controls[1].frame(at: time).semantics)
        #expect(controls[0].visiblePages(at: time) == controls[1].visiblePages(at: time))
        #expect(controls[0].nextChange(after: time) == controls[1].nextChange(after: time))
        #expect(controls[0].position(at: time) == controls[1].position(at: time))
      }
      #expect(controls[0].preferredSize(in: .zero) == controls[1].preferredSize(in: .zero))
    }
  }
}
