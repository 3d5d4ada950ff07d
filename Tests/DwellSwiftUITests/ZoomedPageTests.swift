import Dwell
import Foundation
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Zoomed views and the pages around them") @MainActor
struct ZoomedPageTests {
  private let middle = CGPoint(x: 200, y: 150)

  @Test("R243: while a view is zoomed, the pages' time is paused")
  func pauses() {
    let pages = ZoomedPages()
    pages.run(for: 1)
    pages.doubleTap(200, 150)
    pages.run(for: 60)
    #expect(pages.page.value == 0)
    pages.doubleTap(200, 150, for: 0)
    pages.run(for: 2.9)
    #expect(pages.page.value == 0)
    pages.run(for: 1)
    #expect(pages.page.value == 1, "three seconds were left once it was whole")
  }

  @Test("R241: a drag at the edge, towards it, turns the page", arguments: [false, true])
  func handsOver(usesRecognizer: Bool) {
    let pages = ZoomedPages(usesRecognizer: usesRecognizer)
    pages.pinch(2, at: middle)
    pages.run(for: 1)
    var finger = pages.stage.finger(200, 150).move((180, 150), (-300, 150))
    #expect(pages.transform() == .init(2, -200, 0), "a drag that moves it stops at the edge")
    pages.run(for: 1)
    finger.lift()
    #expect(pages.page.value == 0)
    finger = pages.stage.finger(350, 150).move((330, 150), (200, 150), (60, 150))
    #expect(pages.transform() == .init(2, -200, 0), "it stays as it is while it leaves")
    finger.lift()
    pages.run(for: 0.05)
    #expect(pages.page.value == 1 && pages.transform()?.scale == 2)
    pages.run(for: 3)
    #expect(pages.transform() == .identity, "it has left")
    pages.run(for: 4)
    #expect(pages.page.value == 2, "and time passes")
  }

  @Test("R241: back from the edge it moves again", arguments: [false, true])
  func movesBack(usesRecognizer: Bool) {
    let pages = ZoomedPages(usesRecognizer: usesRecognizer)
    pages.pinch(2, at: CGPoint(x: 400, y: 150))
    pages.run(for: 1)
    #expect(pages.transform() == .init(2, -200, 0))
    pages.stage.finger(100, 150).move((120, 150), (160, 150))
    #expect(pages.transform() == .init(2, -160, 0) && pages.page.value == 0)
  }

  @Test("R241: whole views leave all drags to the pages", arguments: [false, true])
  func wholeView(usesRecognizer: Bool) {
    let pages = ZoomedPages(usesRecognizer: usesRecognizer)
    pages.stage.finger(350, 150).move((330, 150), (200, 150), (60, 150)).lift()
    #expect(pages.page.value == 1)
  }

  @Test("R240: a pinch takes the finger that drags pages", arguments: [false, true])
  func pinchTakesFinger(usesRecognizer: Bool) {
    let pages = ZoomedPages(usesRecognizer: usesRecognizer)
    let finger = pages.stage.finger(350, 150).move((330, 150), (300, 150))
    pages.pinch(2, at: middle, ends: false)
    finger.move((200, 150), (20, 150))
    pages.pinch(2, at: middle)
    finger.lift()
    pages.run(for: 2)
    #expect(pages.page.value == 0 && pages.transform() == .init(2, 0, 0))
    pages.pinch(0.5, at: middle)
    pages.run(for: 2)
    pages.stage.finger(350, 150).move((330, 150), (200, 150), (60, 150)).lift()
    #expect(pages.page.value == 1, "afterwards fingers are the pages' again")
  }

  @Test("R243: a page that the app leaves is whole again, also where it stays in view")
  func leaves() {
    let pages = ZoomedPages(change: { AnyView($0.pageLayout(insets: 60)) })
    pages.doubleTap(100, 75)
    pages.page.value = 1
    pages.stage.scene.render()
    pages.run(for: 3)
    #expect(pages.transform() == .identity)
    pages.run(for: 4)
    #expect(pages.page.value == 2, "time passes")
  }

  @Test("R240 R241: keys of the pages zoom the current page, move what is zoomed, and turn at its edge")
  func keys() {
    let pages = ZoomedPages()
    /// Presses a key, and lets the motion end.
    func press(_ key: KeyEquivalent) -> Bool {
      defer { pages.run(for: 2) }
      return pages.stage.press(key)
    }
    let isKey = pages.stage.press(KeyEquivalent("-")) || pages.stage.press(KeyEquivalent("0"))
    #expect(!isKey, "it is whole")
    #expect(press(KeyEquivalent("+")) && pages.transform() == .init(1.5, 0, 0))
    #expect(press(.rightArrow) && pages.transform() == .init(1.5, -100, 0))
    #expect(pages.page.value == 0)
    #expect(press(.rightArrow) && pages.page.value == 1, "it is at the edge")
    #expect(pages.transform() == .identity)
    #expect(press(KeyEquivalent("=")) && pages.transform(1) == .init(1.5, 0, 0))
    #expect(press(KeyEquivalent("-")) && pages.transform(1) == .identity)
    #expect(press(KeyEquivalent("+")) && press(KeyEquivalent("0")) && pages.transform(1) == .identity)
    #expect(!pages.stage.press(KeyEquivalent("+"), .command), "that is the app's")
  }

  @Test("R240: a wheel with Control zooms at the pointer")
  func controlWheel() throws {
    let pages = ZoomedPages()
    let wheel = try ZoomWheel(pages.stage)
    #expect(wheel.scroll(y: 20, control: true))
    let factor = exp(0.2)
    let transform = try #require(pages.transform())
    #expect((transform.scale - factor).magnitude < 1e-9)
    #expect((transform.offset.x - 100 * (factor - 1)).magnitude < 1e-9)
    #expect(wheel.scroll(y: -500, control: true) && pages.transform() == .identity, "no smaller")
    #expect(wheel.scroll(y: -5, control: true) && pages.page.value == 0, "pages don't get it")
    #expect(!wheel.scroll(y: 20, control: true, at: CGPoint(x: 900, y: 0)))
  }

  @Test("R241: a trackpad moves what is zoomed; a swipe that begins at the edge turns the page")
  func swipes() throws {
    let pages = ZoomedPages()
    let wheel = try ZoomWheel(pages.stage)
    pages.pinch(2, at: middle)
    #expect(wheel.scroll(x: -50, y: -10, phase: .began))
    #expect(pages.transform() == .init(2, -50, -10))
    #expect(wheel.scroll(x: -300, phase: .changed) && wheel.scroll(x: -300, phase: .changed))
    #expect(wheel.scroll(phase: .ended) && wheel.scroll(x: -50, phase: [], momentum: .changed))
    #expect(pages.transform() == .init(2, -200, -10) && pages.page.value == 0, "it keeps its swipe")
    for phase in [NSEvent.Phase.began, .changed, .changed] { _ = wheel.scroll(x: -120, phase: phase) }
    _ = wheel.scroll(phase: .ended)
    pages.run(for: 2)
    #expect(pages.page.value == 1)
  }
}
