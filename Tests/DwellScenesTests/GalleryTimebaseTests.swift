import Dwell
import DwellScenes
import Testing

/// The time of a gallery page, and what its switches change of a running component.
@Suite struct GalleryTimebaseTests {
  @Test func `time starts at 0, slows down, stands while it is paused, and is set`() {
    var time = GalleryTimebase(at: 10)
    #expect(time.time(at: 12) == 2 && time.baseTime(of: 3) == 13)
    time.set(speed: 0.5, isPaused: false, at: 12)
    #expect(time.time(at: 14) == 3 && time.baseTime(of: 4) == 16 && time.start == 12)
    time.set(speed: 0.5, isPaused: true, at: 14)
    #expect(time.time(at: 99) == 3 && time.baseTime(of: 4) == nil)
    time.set(to: -1, at: 99)
    #expect(time.time(at: 100) == 0)
    time.set(speed: 0, isPaused: false, at: 100)
    #expect(time.speed == 0.5 && time.time(at: 102) == 1)
  }

  @Test func `settings begin a scenario, configure the component, or change nothing of it`() throws {
    let page = try #require(Gallery.page(named: "page-control"))
    let old = page.settings()
    let look = page.setting(.look, to: 1, in: old)
    #expect(page.change(from: old, to: look) == .begin(at: 0))
    let count = page.setting(.count, to: 1, in: old)
    #expect(page.change(from: old, to: count) == .configure(page.scenario(for: count)))
    #expect(page.change(from: old, to: page.setting(.speed, to: 2, in: old)) == .none)
    let paused = page.setting(.time, to: 1.5, in: old)
    #expect(page.change(from: old, to: paused) == .begin(at: 1.5))
    #expect(page.change(from: paused, to: paused) == .none)
  }

  @Test(arguments: Gallery.pages) func `a panel has every switch but the time once`(page: GalleryPage) {
    let panel = page.panel
    #expect(panel.own + panel.shared == page.switches.filter { $0 != .time })
    #expect(panel.shared == GallerySwitch.shared)
  }
}
