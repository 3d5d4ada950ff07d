#if GTK
import CDwellGTK
import Dwell
import DwellGTK
import DwellGTKGallery
import DwellGTKTestSupport
import DwellScenes
import DynamicPagesExample
import OnboardingExample
import ResultsScreenExample
import ScrubbingControlExample
import TimedLabsExample
import XCTest

/// The use cases in the examples.
@MainActor
final class ExampleTests: GTKTestCase {
  func testTimedLabsTurnAutomatically() async throws {
    let labs = try XCTUnwrap(timedLabs())
    _ = present(labs.widget, width: 300, height: 400)
    XCTAssertEqual(labs.pageCount, 3)
    XCTAssert(labs.isRunning)
    XCTAssertFalse(labs.isAsleep)
  }

  func testTheResultsScreenShowsItsScore() async throws {
    let screen = try XCTUnwrap(ResultsScreen(correctResponses: 7, questionCount: 10))
    _ = present(screen.widget, width: 200, height: 400)
    XCTAssertEqual(screen.meter.component.fraction, 0.7)
    XCTAssertGreaterThan(gtk_widget_get_height(screen.meter.widget), 300, "R057: as high as its space")
  }

  func testDynamicPagesChangeFromDotsToANumber() async throws {
    let pages = try XCTUnwrap(dynamicPages(count: 9) { gtk_label_new("\($0)") })
    _ = present(pages.widget, width: 300, height: 300)
    /// Returns whether the text `n/m` is shown.
    func showsLabel() -> Bool {
      pages.component.frame(at: SystemClock.shared.now).display.commands.contains {
        if case .label = $0 { true } else { false }
      }
    }
    XCTAssertFalse(showsLabel(), "R104")
    pages.appendPage(gtk_label_new("the tenth"))
    XCTAssert(showsLabel(), "R105")
  }

  func testOnboardingFillsAsOneFluid() async throws {
    let steps = try XCTUnwrap(onboarding(pages: labelPages(4)))
    _ = present(steps.widget, width: 300, height: 500)
    XCTAssert(steps.isRunning)
    XCTAssertEqual(steps.pageCount, 4)
  }

  func testTheScrubbingControlShowsItsArrow() async throws {
    let arrow = try makeArrowTexture()
    defer { g_object_unref(UnsafeMutableRawPointer(arrow)) }
    var shown: [Int] = []
    let control = try XCTUnwrap(
      scrubbingControl(pageCount: 5, arrow: arrow) { page, _ in shown.append(page) })
    _ = present(control.widget, width: 200, height: 44)
    control.send(.key(.right))
    XCTAssertEqual(shown, [1])
  }

  func testTheGalleryShowsTheUseCasesOfTheExamples() async throws {
    /// Returns the gallery's component for a use case.
    func subject(_ name: String) throws -> ScenarioSubject {
      try XCTUnwrap(Gallery.page(named: name)).looks[0].scenario.subject
    }
    /// Returns the carousel configuration of a use case.
    func carousel(_ name: String) throws -> Carousel.Configuration? {
      guard let scene = try subject(name).scene as? TimedScene<Carousel.Configuration> else { return nil }
      return Carousel(scene.configuration, at: 0).configuration
    }
    /// Returns the carousel configuration of a widget, but for the pause button beside its marks.
    func shown(by widget: CarouselWidget?) throws -> Carousel.Configuration {
      var configuration = try XCTUnwrap(widget).component.configuration
      configuration.needsPause = false
      return configuration
    }
    let labs = try shown(by: timedLabs())
    XCTAssertEqual(try carousel("timed-labs"), labs)
    let steps = try shown(by: onboarding(pages: labelPages(4)))
    XCTAssertEqual(try carousel("onboarding"), steps)
    let dynamic = try shown(by: dynamicPages(count: 8) { gtk_label_new("\($0)") })
    XCTAssertEqual(try carousel("dynamic-pages"), dynamic)
    let results = try XCTUnwrap(ResultsScreen(correctResponses: 7, questionCount: 10))
    XCTAssertEqual(
      try subject("results-screen"), ScenarioSubject(results.meter.component.configuration))
    let arrow = try makeArrowTexture()
    defer { g_object_unref(UnsafeMutableRawPointer(arrow)) }
    var row = try XCTUnwrap(scrubbingControl(pageCount: 8, arrow: arrow) { _, _ in }).component.configuration
    // The gallery has a switch for it; the widget's default is right for fingers and pointers.
    row.dots.inputProfile = .pointer
    let scenario = try XCTUnwrap(Gallery.page(named: "scrubbing-control")).looks[0].scenario
    let shown: PageControl = try XCTUnwrap(scenario.component(at: 0))
    XCTAssertEqual(shown.configuration, row)
  }
}
#endif
