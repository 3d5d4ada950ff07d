#if GTK
import CDwellGTK
import Dwell

extension StoriesController {
  /// The numbers of the signals; 0 before there has been a viewer.
  private(set) static var signals: (close: guint, personChanged: guint, momentShown: guint) = (0, 0, 0)

  /// The GObject class of viewers of stories, `DwellStories`.
  static let objectClass = ObjectClass(
    "DwellStories", cssName: "dwell-stories",
    [
      .init("person", "The current person, from 0", .count(maximum: PageEdit.maximumPageCount)) {
        (stories: StoriesController) in
        .count(stories.person)
      } set: { stories, value in
        if case .count(let person) = value { stories.select(person, animated: true) }
      },
      .init("person-count", "The number of people", .count(maximum: PageEdit.maximumPageCount)) {
        (stories: StoriesController) in .count(stories.personCount)
      },
      .init("header", "What is shown above the moments instead of the person's name", .widget) {
        (stories: StoriesController) in
        .object(stories.header?.cast(to: GObject.self))
      } set: { stories, value in
        if case .object(let header) = value { stories.setHeader(header?.cast(to: GtkWidget.self)) }
      },
      .init("people", "The carousel of the people", .widget) { (stories: StoriesController) in
        .object(stories.people.widget.cast(to: GObject.self))
      },
    ],
    signals: { type in
      signals = (
        dwell_signal_new("close", type, 0), dwell_signal_new("person-changed", type, dwell_type_uint()),
        dwell_signal_new_pair("moment-shown", type)
      )
    }
  ) { widget, clock in
    WidgetStyle.install(on: gtk_widget_get_display(widget))
    _ = StoriesController(widget, clock: clock)
  }
}
#endif
