import Dwell
import DwellSwiftUI
import SwiftUI
import Testing

/// Pages identified by the cases of an enumeration.
enum LabPage: Int, CaseIterable, Hashable {
  /// The first.
  case red
  /// The second.
  case green
  /// The third.
  case blue
}

@Suite("A page control in SwiftUI times pages") @MainActor
struct PageControlTimeTests {
  @Test("Enum values and numbers behave alike (R037-R039)")
  func identities() {
    let number = Model(0)
    let name = Model(LabPage.red)
    let numbers = Stage {
      DwellSwiftUI.PageControl(selection: number.binding, count: 3).pageTimer(duration: 4)
    }
    let names = Stage {
      DwellSwiftUI.PageControl(selection: name.binding, pages: LabPage.allCases).pageTimer(
        duration: .seconds(4))
    }
    for step in 1...26 {
      numbers.run(until: Double(step) / 2)
      names.run(until: Double(step) / 2)
      #expect(number.value == (step / 8) % 3, "at \(Double(step) / 2)")
      #expect(name.value.rawValue == number.value)
      #expect(numbers.drawing == names.drawing)
    }
  }

  @Test("A page turn sets the selection once, with an animation, and restarts nothing (R143-R145)")
  func noFeedback() {
    let page = Model(0)
    let stage = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4) }
    stage.run(until: 9)
    #expect(page.writes == 2)
    #expect(page.transactions.allSatisfy { $0.animation != nil && !$0.disablesAnimations })
    stage.run(until: 11.99)
    #expect(page.value == 2, "the third page's time has run out")
    stage.run(until: 12.01)
    #expect(page.value == 0)
  }

  @Test("A selection by the app restarts the page's time (R033, R144, R146)")
  func appSelects() {
    let page = Model(0)
    let stage = Stage { DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4) }
    stage.run(until: 3)
    page.value = 2
    stage.run(until: 3)
    stage.run(until: 6.9)
    #expect(page.value == 2)
    stage.run(until: 7.1)
    #expect(page.value == 0)
    page.value = 77
    stage.run(until: 8)
    #expect(page.value == 77, "an unknown page is ignored")
    #expect(stage.spoken == "page 1 of 3")
  }

  @Test("A control follows the position of other pages, and selects the page at which they have come to rest")
  func position() {
    let page = Model(0)
    let position = Model<Double?>(0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 5).pageTimer(duration: 4)
        .pagePosition(position.value)
    }
    let reference = Model(0)
    let still = Stage {
      DwellSwiftUI.PageControl(selection: reference.binding, count: 5).pageTimer(duration: 4)
    }
    stage.run(until: 1)
    for (step, place) in [0.5, 1, 2, 3.5, 4].enumerated() {
      position.value = place
      stage.run(until: 1.05 + Double(step) / 20)
      #expect(page.value == 0 && page.writes == 0, "at \(place)")
    }
    stage.run(until: 1.5)
    #expect(page.value == 4 && page.writes == 1 && stage.spoken == "page 5 of 5")
    reference.value = 4
    still.run(until: 3)
    stage.run(until: 3)
    position.value = 2.5
    stage.run(until: 3.1)
    #expect(stage.drawing != still.drawing, "between two pages")
    // Its time is paused until it follows none.
    stage.run(until: 3.4)
    position.value = nil
    stage.run(until: 3.4)
    stage.run(until: 5.6)
    #expect(page.value == 4)
    stage.run(until: 5.9)
    #expect(page.value == 0 && page.writes == 2)
  }

  @Test("Pages have their own durations, which the app can change while they run")
  func durations() {
    let page = Model(LabPage.red)
    let green = Model(1.0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases)
        .pageDuration(green.value, for: LabPage.green)
        .pageTimer(duration: 4)
    }
    stage.run(until: 4.1)
    #expect(page.value == .green)
    stage.run(until: 5.1)
    #expect(page.value == .blue)
    stage.run(until: 13.2)
    #expect(page.value == .green)
    green.value = 10
    stage.run(until: 13.2)
    stage.run(until: 20)
    #expect(page.value == .green, "a fifth has elapsed, and four fifths of ten seconds are eight")
    stage.run(until: 21.3)
    #expect(page.value == .blue)
  }

  @Test("A video sets the progress, and its end turns the page")
  func video() {
    let page = Model(0)
    let progress = Model(0.0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 2)
        .pageTimer(progress: progress.value, rate: 0.1)
    }
    var core = Dwell.PageControl(.init(pageCount: 2), at: 100)
    _ = core.handle(.setDuration(.external), at: 100)
    _ = core.handle(.resize(core.preferredSize(forPageCount: 2)), at: 100)
    _ = core.handle(.setProgress(0, rate: 0.1), at: 100)
    stage.run(until: 2)
    #expect(stage.drawing == expectedSteps(core.frame(at: 102).display), "it grows between two updates")
    progress.value = 0.5
    stage.run(until: 2)
    _ = core.handle(.setProgress(0.5, rate: 0.1), at: 102)
    stage.run(until: 3)
    #expect(stage.drawing == expectedSteps(core.frame(at: 103).display))
    #expect(page.value == 0)
    progress.value = 1
    stage.run(until: 3)
    #expect(page.value == 1)
  }

  @Test("The app can veto a page turn, which restarts the page's time")
  func veto() {
    let page = Model(LabPage.red)
    let asked = Model<[LabPage]>([])
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, pages: LabPage.allCases)
        .pageTimerShouldAdvance { next in
          asked.value.append(next)
          return asked.value.count > 2
        }
        .pageTimer(duration: 4)
    }
    stage.run(until: 11.9)
    #expect(asked.value == [.green, .green])
    #expect(page.value == .red)
    stage.run(until: 12.1)
    #expect(page.value == .green)
  }

  @Test("Without looping the timer ends with the last page, and the app is notified once")
  func ends() {
    let page = Model(0)
    let ends = Model(0)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 2).pageTimer(duration: 4, loops: false)
        .onPagesEnd { ends.value += 1 }
    }
    stage.run(until: 30)
    #expect(page.value == 1)
    #expect(ends.value == 1)
    #expect(stage.next == nil)
  }

  @Test("The timer is paused in the background, off the screen, and by the app")
  func pauses() {
    let page = Model(0)
    let isPaused = Model(false)
    let isThere = Model(true)
    let stage = Stage {
      if isThere.value {
        DwellSwiftUI.PageControl(selection: page.binding, count: 3)
          .pageTimer(duration: 4, isPaused: isPaused.value)
      }
    }
    stage.run(until: 1)
    stage.scene.environment.scenePhase = .background
    stage.run(until: 50)
    #expect(page.value == 0)
    #expect(stage.next == nil)
    stage.scene.environment.scenePhase = .active
    stage.run(until: 51)
    isPaused.value = true
    stage.run(until: 51)
    stage.run(until: 90)
    #expect(page.value == 0)
    isPaused.value = false
    stage.run(until: 90)
    stage.run(until: 91.9)
    #expect(page.value == 0)
    stage.run(until: 92.1)
    #expect(page.value == 1)
    isThere.value = false
    stage.run(until: 200)
    #expect(page.value == 1)
    #expect(stage.next == nil)
  }

  @Test("Another duration keeps the page and its progress, and so does another theme")
  func reconfigured() {
    let page = Model(0)
    let duration = Model(4.0)
    let theme = Model(PageTheme())
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3)
        .pageTimer(duration: duration.value).pageTheme(theme.value)
    }
    stage.run(until: 5)
    #expect(page.value == 1)
    duration.value = 8
    stage.run(until: 5)
    theme.value.pillLength = 60
    stage.run(until: 10.9)
    #expect(page.value == 1, "a quarter had elapsed, and three quarters of eight seconds are six")
    #expect(
      stage.drawing.contains { if case .fill(let path, _, _) = $0 { path.rect.width == 60 } else { false } })
    stage.run(until: 11.1)
    #expect(page.value == 2)
  }

  @Test("A timer that no longer loops keeps the page, and ends with the last one")
  func loopsNoLonger() {
    let page = Model(1)
    let loops = Model(true)
    let stage = Stage {
      DwellSwiftUI.PageControl(selection: page.binding, count: 3).pageTimer(duration: 4, loops: loops.value)
    }
    stage.run(until: 5)
    loops.value = false
    stage.run(until: 60)
    #expect(page.value == 2 && page.writes == 1)
    #expect(stage.next == nil)
  }
}
