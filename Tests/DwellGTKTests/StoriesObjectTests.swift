#if GTK
import CDwellGTK
import Dwell
@testable import DwellGTK
import DwellGTKTestSupport
import XCTest

/// `DwellStories` as a GObject type: in GtkBuilder's files, with properties and signals (R234).
@MainActor
final class StoriesObjectTests: StoriesTestCase {
  func testAnElementHasAPersonForEachCarousel() async throws {
    let object = try build(
      """
      <object class="DwellStories" id="stories">
        <property name="person">1</property>
        <child><object class="DwellCarousel">
          <child><object class="GtkLabel"/></child>
        </object></child>
        <child><object class="DwellCarousel" id="second">
          <property name="duration">7</property>
          <child><object class="GtkLabel"/></child>
          <child><object class="GtkLabel"/></child>
        </object></child>
        <child type="header"><object class="GtkLabel" id="header"/></child>
        <child><object class="GtkGestureClick"/></child>
      </object>
      """)
    let stories = try XCTUnwrap(StoriesWidget(of: object("stories")))
    XCTAssertEqual(String(cString: gtk_widget_get_css_name(stories.widget)), "dwell-stories")
    XCTAssertEqual([stories.personCount, stories.currentPerson], [2, 1], "set before there were people")
    XCTAssertEqual(stories.story(of: 1)?.widget, try object("second"))
    XCTAssertEqual(stories.header, try object("header"))
    let (first, second) = try (moments(0, of: stories).component, moments(1, of: stories).component)
    XCTAssertEqual(first.configuration.timer.duration, .seconds(5))
    XCTAssertEqual(second.configuration.timer.duration, .seconds(7), "the app's own")
    XCTAssertEqual(second.configuration.indicatorSide, .start)
    XCTAssertEqual(second.configuration.taps, .turn)
    XCTAssertFalse(second.configuration.pages.loops)
    XCTAssertNil(StoriesWidget(of: try object("second")))
    XCTAssertNil(CarouselWidget(of: stories.widget))
  }

  func testOtherChildrenAreRefusedWithAWarning() async throws {
    GObjects.register()
    let texts = warnings {
      let builder = gtk_builder_new_from_string(
        """
        <interface><object class="DwellStories" id="stories"><child><object class="GtkLabel" id="text"/></child>
        </object></interface>
        """, -1)
      g_object_unref(builder.map { UnsafeMutableRawPointer($0) })
    }
    XCTAssertEqual(
      texts,
      [
        "DwellStories \"stories\": GtkLabel \"text\" can't be a story, because it is no DwellCarousel without a parent"
      ])
  }

  func testObserversAreNotifiedOfPeopleMomentsAndTheEnd() async throws {
    let stories = try open([2, 1])
    let notifications = StoryNotifications(of: stories.widget)
    XCTAssertEqual(dwell_set_property(stories.widget, "person", "1"), 1)
    play()
    XCTAssertEqual(notifications.read(), ["person-changed 1", "notify 1", "moment-shown 1 0"])
    clock.advance(by: 5)
    drainLoop()
    XCTAssertEqual(notifications.read(), ["close"])
    stories.insertStory(try XCTUnwrap(CarouselWidget(pages: labelPages(1), clock: clock)), at: 0)
    XCTAssertEqual(notifications.read(), ["notify 2"], "the same person")
  }

  func testATypeOfItsOwnHasAClose() async throws {
    let widget = try XCTUnwrap(g_object_new_with_properties(GObjects.stories, 0, nil, nil)).cast(
      to: GtkWidget.self)
    g_object_ref_sink(widget)
    defer { g_object_unref(widget) }
    XCTAssertEqual(String(cString: g_type_name(GObjects.stories)), "DwellStories")
    XCTAssertEqual(text("person-count", of: widget), "0")
    StoriesController.of(widget)?.insert(try XCTUnwrap(ObjectTypes.carousel.newWidget()), at: 0)
    XCTAssertEqual(text("person-count", of: widget), "1")
    XCTAssertEqual(text("person", of: widget), "0")
  }
}

/// Records the notifications and signals of a viewer of stories.
@MainActor
private final class StoryNotifications {
  /// What has happened since the last reading.
  private var words: [String] = []

  /// Connects to all of them.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    Signal.connect(widget, property: "person") { [self] in
      words.append("notify \(StoriesController.of(widget)?.person ?? -1)")
    }
    Signal.connect(widget, "close") { [self] in words.append("close") }
    let one: @convention(c) (gpointer?, guint, gpointer?) -> Void = { _, person, data in
      StoryNotifications.of(data)?.words.append("person-changed \(person)")
    }
    let two: @convention(c) (gpointer?, guint, guint, gpointer?) -> Void = { _, person, moment, data in
      StoryNotifications.of(data)?.words.append("moment-shown \(person) \(moment)")
    }
    let data = Unmanaged.passUnretained(self).toOpaque()
    _ = dwell_connect(widget, "person-changed", unsafeBitCast(one, to: GCallback.self), data)
    _ = dwell_connect(widget, "moment-shown", unsafeBitCast(two, to: GCallback.self), data)
  }

  /// The recorder behind a C pointer.
  private static func of(_ data: gpointer?) -> StoryNotifications? {
    data.map { Unmanaged<StoryNotifications>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns what has happened, and forgets it.
  func read() -> [String] {
    defer { words = [] }
    return words
  }
}
#endif
