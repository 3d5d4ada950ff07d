import Dwell
import SwiftUI
import Testing

@testable import DwellSwiftUI

@Suite("Drags over pages, and over views around and inside them") @MainActor
struct PagePanTests {
  @Test("A drag turns pages if it moves along them at least as far as across")
  func directions() {
    for (x, y, isAlong, isAcross) in [
      (10.0, 0.0, true, false), (-10, 3, true, false), (10, 10, true, true), (3, -10, false, true),
      (0, 0, true, true), (.nan, 1, false, false),
    ] {
      let movement = Point(x: x, y: y)
      #expect(PagePan(movement: movement, axis: .horizontal).isForPages == isAlong, "\(movement)")
      #expect(PagePan(movement: movement, axis: .vertical).isForPages == isAcross, "\(movement)")
      #expect(PagePan(movement: movement, axis: nil).isForPages)
    }
  }

  @Test(
    "A drag inwards from the edge goes back; one outwards, one further in and one of vertical pages don't")
  func backSwipe() {
    let inwards = Point(x: 10, y: 0)
    /// Whether a drag from an edge is for the pages.
    func isForPages(_ movement: Point, _ distance: Double, left: Bool = true, axis: PageAxis = .horizontal)
      -> Bool
    {
      PagePan(movement: movement, axis: axis, backSwipe: .init(distance: distance, isFromLeft: left))
        .isForPages
    }
    #expect(!isForPages(inwards, 5))
    #expect(isForPages(inwards, 20))
    #expect(isForPages(Point(x: -10, y: 0), 5))
    #expect(!isForPages(Point(x: -10, y: 0), 5, left: false))
    #expect(isForPages(Point(x: 0, y: 10), 5, axis: .vertical))
    #expect(PagePan(movement: inwards, axis: .horizontal).isForPages, "without a screen to go back to")
  }

  @Test("Content of a page scrolls along the pages until it is at its end")
  func scrollers() {
    let middle = PagePan.Scroller(before: Point(x: 40, y: 0), after: Point(x: 60, y: 300))
    let end = PagePan.Scroller(before: Point(x: 100, y: 0), after: Point(x: 0.2, y: 0))
    for (movement, axis, isForPages) in [
      (Point(x: 10, y: 0), PageAxis.horizontal, [false, false]),
      (Point(x: -10, y: 0), .horizontal, [false, true]),
      (Point(x: 0, y: 10), .vertical, [true, true]),
      (Point(x: 0, y: -10), .vertical, [false, true]),
    ] {
      let found = [middle, end].map {
        PagePan(movement: movement, axis: axis, scrollers: [$0]).isForPages
      }
      #expect(found == isForPages, "\(movement)")
    }
  }

  @Test(
    "Without a recognizer, a drag across the pages turns nothing and doesn't pause them",
    arguments: [true, false])
  func gesture(isAcross: Bool) throws {
    let page = Model(0)
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageTimer(duration: 4)
    }
    let drag = try stage.gesture()
    let start = CGPoint(x: 350, y: 150)
    for step in [12.0, 40, 250] {
      let end = isAcross ? CGPoint(x: 345, y: 150 - step) : CGPoint(x: 350 - step, y: 145)
      drag.move(.init(time: stage.scene.date, location: end, startLocation: start))
      stage.scene.render()
    }
    // Once it is for others it stays so, whatever its path.
    let end = CGPoint(x: 100, y: 145)
    drag.move(.init(time: stage.scene.date, location: end, startLocation: start))
    stage.scene.render()
    if isAcross {
      stage.run(until: 4.1)
      #expect(page.value == 1, "time goes on")
    }
    try stage.gesture().end(.init(time: stage.scene.date, location: end, startLocation: start))
    stage.scene.render()
    #expect(page.value == 1)
    stage.run(until: isAcross ? 6 : 3)
    try stage.drag([350, 330, 250, 100].map { CGPoint(x: $0, y: 150) })
    #expect(page.value == 2, "the next drag is another one")
  }

  /// Pages with a UIKit recognizer, 20 points from the left edge of its view.
  func recognized(_ page: Model<Int>) throws -> (
    stage: Stage<some View>, pan: AttachedRecognizer, view: UIView
  ) {
    let stage = Stage(height: 300) {
      DwellSwiftUI.PageView(count: 3, selection: page.binding) { Text(verbatim: "\($0)") }
        .pageIndicator(.hidden)
        .environment(\.usesPanRecognizer, true)
    }
    let pan = try #require(
      stage.facts.compactMap { if case .recognizer(let pan) = $0 { pan } else { nil } }.first)
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 430, height: 800)
    pan.place.origin = CGPoint(x: 20, y: 100)
    pan.recognizer.view = view
    return (stage, pan, view)
  }

  @Test("A UIKit recognizer drags and turns pages; SwiftUI's gesture is then off")
  func recognizer() throws {
    let page = Model(0)
    let (stage, pan, _) = try recognized(page)
    #expect(stage.drags.isEmpty)
    for (state, x) in [(UIGestureRecognizer.State.began, 340.0), (.changed, 200), (.ended, 110)] {
      pan.recognizer.state = state
      pan.recognizer.place = CGPoint(x: x, y: 200)
      pan.recognizer.way = CGPoint(x: x - 350, y: 0)
      pan.act()
      stage.scene.render()
    }
    #expect(page.value == 1)
  }

  @Test("The recognizer begins only along the pages, and after swipes from the edges of the screen")
  func begins() throws {
    let (stage, pan, view) = try recognized(Model(0))
    let delegate = try #require(pan.recognizer.delegate)
    pan.recognizer.place = CGPoint(x: 200, y: 200)
    pan.recognizer.speed = CGPoint(x: -300, y: 20)
    #expect(delegate.gestureRecognizerShouldBegin(pan.recognizer))
    pan.recognizer.speed = CGPoint(x: -100, y: 300)
    #expect(!delegate.gestureRecognizerShouldBegin(pan.recognizer))
    #expect(
      delegate.gestureRecognizer(
        pan.recognizer, shouldRequireFailureOf: UIScreenEdgePanGestureRecognizer()))
    #expect(
      !delegate.gestureRecognizer(pan.recognizer, shouldRequireFailureOf: UIPanGestureRecognizer()))
    // A table of photos inside the page, scrolled a little, and the list around the pages.
    pan.recognizer.speed = CGPoint(x: -300, y: 20)
    let inner = UIScrollView()
    inner.frame = CGRect(x: 30, y: 120, width: 300, height: 100)
    inner.contentSize = CGSize(width: 900, height: 100)
    let outer = UIScrollView()
    outer.frame = view.frame
    outer.contentSize = CGSize(width: 900, height: 3000)
    inner.superview = outer
    outer.superview = view
    view.hit = inner
    #expect(!delegate.gestureRecognizerShouldBegin(pan.recognizer))
    inner.contentOffset.x = 600
    #expect(delegate.gestureRecognizerShouldBegin(pan.recognizer), "it is at its end")
    inner.contentOffset.x = 0
    inner.isScrollEnabled = false
    #expect(delegate.gestureRecognizerShouldBegin(pan.recognizer))
    stage.scene.render()
  }

  @Test("A drag from the edge navigates back if there is a previous screen")
  func goesBack() throws {
    let (_, pan, view) = try recognized(Model(0))
    let delegate = try #require(pan.recognizer.delegate)
    let window = UIWindow()
    window.frame = view.frame
    view.window = window
    let controller = UIViewController()
    view.next = controller
    let navigation = UINavigationController()
    controller.navigationController = navigation
    navigation.viewControllers = [controller]
    pan.recognizer.place = CGPoint(x: 18, y: 200)
    pan.recognizer.way = CGPoint(x: 10, y: 0)
    pan.recognizer.speed = CGPoint(x: 300, y: 0)
    #expect(delegate.gestureRecognizerShouldBegin(pan.recognizer))
    navigation.viewControllers.append(UIViewController())
    #expect(!delegate.gestureRecognizerShouldBegin(pan.recognizer))
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(delegate.gestureRecognizerShouldBegin(pan.recognizer))
  }
}
