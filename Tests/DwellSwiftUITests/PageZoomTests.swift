import Dwell
import Foundation
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("A view is zoomed in its page") @MainActor
struct PageZoomTests {
  @Test("R240: a double tap zooms in about its point, and another one out")
  func doubleTap() {
    let pages = ZoomedPages()
    #expect(pages.transform() == .identity)
    pages.doubleTap(100, 75, for: 0.05)
    #expect(((pages.transform()?.scale ?? 0) - 1.33996).magnitude < 5e-5, "on the spring of pages")
    pages.run(for: 2)
    #expect(pages.transform() == .init(2.5, 150, 112.5))
    pages.doubleTap(10, 10)
    #expect(pages.transform() == .identity && pages.page.value == 0)
  }

  @Test(
    "R240 R242: a pinch zooms about its middle, and springs back beyond the limits", arguments: [true, nil])
  func pinch(ends: Bool?) {
    let pages = ZoomedPages()
    let place = CGPoint(x: 100, y: 75)
    pages.pinch(1.2, 2, at: place, ends: false)
    #expect(pages.transform() == .init(2, 100, 75))
    pages.pinch(1.5, at: place, ends: ends)
    pages.run(for: 2)
    #expect(pages.transform() == .init(1.5, 50, 37.5))
    pages.pinch(0.2, at: place, ends: false)
    #expect((pages.transform()?.scale ?? 1) < 1)
    pages.pinch(0.2, at: place, ends: ends)
    pages.run(for: 2)
    #expect(pages.transform() == .identity)
    pages.pinch(100, at: place, ends: ends)
    pages.run(for: 2)
    #expect(pages.transform()?.scale == 4)
  }

  @Test("R242: the app sets how far")
  func scales() {
    let pages = ZoomedPages(content: {
      AnyView(ZoomedPages.photo($0).pageZoom(maximumScale: 3, doubleTapScale: 2))
    })
    pages.doubleTap(200, 150)
    #expect(pages.transform() == .init(2, 0, 0))
    pages.pinch(10, at: CGPoint(x: 200, y: 150))
    pages.run(for: 2)
    #expect(pages.transform() == .init(3, 0, 0))
  }

  @Test("R241: a finger moves what is zoomed, up to its edges, and it glides", arguments: [false, true])
  func moves(usesRecognizer: Bool) throws {
    let pages = ZoomedPages(usesRecognizer: usesRecognizer)
    pages.pinch(2, at: CGPoint(x: 200, y: 150))
    pages.run(for: 1)
    let finger = pages.stage.finger(200, 150).move((215, 150))
    #expect(pages.transform() == .init(2, 0, 0), "no jump where the drag begins")
    finger.move((245, 130))
    #expect(pages.transform() == .init(2, 30, -20))
    finger.move((900, 130))
    #expect(pages.transform() == .init(2, 200, -20))
    finger.move((245, 130))
    pages.run(for: 1)
    finger.lift()
    pages.run(for: 1)
    #expect(pages.transform() == .init(2, 30, -20), "without velocity it stays")
    pages.stage.finger(200, 150).move((188, 150), (178, 150), (168, 150)).lift()
    pages.run(for: 3)
    #expect(pages.page.value == 0)
    let x = try #require(pages.transform()?.offset.x)
    #expect((x - (30 - 20 - 0.325 * 200)).magnitude < 0.5, "200 points per second")
  }

  @Test("R241: a view smaller than its page is centred, and moves where it is larger")
  func centred() {
    let pages = ZoomedPages(content: {
      AnyView(
        ZoomedPages.photo($0).frame(width: 400, height: 100).fixedSize(horizontal: true, vertical: true)
          .pageZoom())
    })
    pages.pinch(2, at: CGPoint(x: 100, y: 100))
    pages.run(for: 2)
    #expect(pages.transform() == .init(2, 100, 0))
    let finger = pages.stage.finger(200, 150).move((170, 150), (150, 100))
    #expect(pages.transform() == .init(2, 80, 0))
    pages.run(for: 1)
    finger.lift()
  }

  @Test("R240: with Reduce Motion it zooms at once")
  func reducedMotion() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let pages = ZoomedPages(environment: environment)
    pages.doubleTap(100, 75, for: 0)
    #expect(pages.transform() == .init(2.5, 150, 112.5))
  }

  @Test("R240: points are where the fingers are, also in text from right to left")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let directions = Model<[LayoutDirection]>([])
    let pages = ZoomedPages(
      environment: environment,
      content: { page in
        AnyView(
          EnvironmentReader { directions.value.append($0.layoutDirection) }
            .overlay { Text(verbatim: "\(page)") }.pageZoom())
      })
    pages.doubleTap(100, 75)
    #expect(pages.transform() == .init(2.5, 150, 112.5))
    #expect(directions.value.allSatisfy { $0 == .rightToLeft } && !directions.value.isEmpty)
  }

  @Test("R240: what is zoomed is cut off at the page's edge, and a shadow of the whole view isn't")
  func clipped() {
    /// The parts of the views that masks show.
    func masks(_ pages: ZoomedPages) -> [CGRect] {
      pages.current.compactMap { if case .mask(let rect) = $0 { rect } else { nil } }
    }
    let pages = ZoomedPages()
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(masks(pages).allSatisfy { $0 != unit })
    pages.doubleTap(100, 75)
    #expect(masks(pages).contains(unit))
  }

  @Test("R240: a disabled view isn't zoomed")
  func disabled() {
    let pages = ZoomedPages(change: { AnyView($0.environment(\.isEnabled, false)) })
    pages.doubleTap(100, 75)
    pages.pinch(2, at: CGPoint(x: 100, y: 75))
    #expect(pages.transform() == .identity)
  }

  @Test("R240: VoiceOver zooms about the middle, and hears the scale")
  func voiceOver() {
    var spoken: [String] = []
    AccessibilityNotification.Announcement.posted = { spoken.append($0) }
    defer { AccessibilityNotification.Announcement.posted = { _ in } }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let pages = ZoomedPages(environment: environment)
    for direction in [AccessibilityZoomGestureAction.Direction.zoomIn, .zoomIn, .zoomOut] {
      for case .accessibility(.zoom(let zoom)) in pages.current { zoom(.init(direction)) }
      pages.stage.scene.render()
      pages.run(for: 2)
    }
    #expect(pages.transform() == .init(1.5, 0, 0))
    #expect(spoken == ["150%", "225%", "150%"])
  }

  @Test("R240: the app knows whether it is zoomed, and zooms")
  func binding() {
    let isZoomed = Model(false)
    let pages = ZoomedPages(content: { page in
      AnyView(
        BoundZoom(page: page, isZoomed: page == 0 ? isZoomed.binding : .constant(false)))
    })
    pages.doubleTap(100, 75, for: 0.01)
    #expect(isZoomed.value, "from the beginning")
    isZoomed.value = false
    pages.stage.scene.render()
    pages.run(for: 0.05)
    #expect(pages.transform()?.scale != 1, "in motion")
    pages.run(for: 2)
    #expect(pages.transform() == .identity && !isZoomed.value)
    isZoomed.value = true
    pages.stage.scene.render()
    pages.run(for: 2)
    #expect(pages.transform() == .init(2.5, 0, 0) && isZoomed.value)
    pages.doubleTap(100, 75)
    #expect(pages.transform() == .identity && !isZoomed.value)
  }

  @Test("R240: a view that begins zoomed is drawn so once it has a size")
  func begins() {
    let isZoomed = Model(true)
    let pages = ZoomedPages(content: { page in
      AnyView(BoundZoom(page: page, isZoomed: page == 0 ? isZoomed.binding : .constant(false)))
    })
    pages.run(for: 2)
    #expect(pages.transform() == .init(2.5, 0, 0) && isZoomed.value)
  }
}

/// A zoomed view whose body reads the app's state.
private struct BoundZoom: View {
  /// The page.
  let page: Int
  /// Whether it is zoomed.
  @Binding var isZoomed: Bool
  var body: some View {
    ZoomedPages.photo(page).pageZoom(isZoomed: $isZoomed)
  }
}

/// A view that reads its environment.
private struct EnvironmentReader: View {
  /// Called with the environment.
  let read: @MainActor (EnvironmentValues) -> Void
  /// The environment.
  @Environment(\.self) private var environment
  var body: some View {
    let _ = read(environment)
    SwiftUI.Color.red
  }
}
