#if GTK
import CDwellGTK
import Dwell

/// Stories of several people, as in messengers: a full-screen viewer as a GTK widget.
///
/// ```swift
/// let stories = StoriesWidget(stories: [
///   (title: "Ann", moments: [gtk_label_new("Beach"), gtk_label_new("Dinner")]),
///   (title: "Bob", moments: [gtk_label_new("Train")]),
/// ])
/// stories?.callbacks.didClose = { gtk_window_destroy(window) }
/// gtk_window_set_child(window, stories?.widget)
/// ```
///
/// A person's moments turn by their time and by taps, and the next person follows them. Stories begin with
/// the first person and moment that weren't seen. They close after the last moment, by a pull downwards, by
/// Escape and by the close button: the viewer only calls ``StoriesCallbacks/didClose``, and the app closes
/// the window or takes the viewer out of it. While a press holds a moment, nothing lies above it.
///
/// Each person's moments are a ``CarouselWidget``, with segments at the top, that turns by taps and every
/// five seconds.
@MainActor
public final class StoriesWidget {
  /// The widget to add to a container.
  public let widget: UnsafeMutablePointer<GtkWidget>
  /// The Swift side of the widget.
  let controller: StoriesController

  /// Creates a viewer; nil if GTK has no display or isn't initialised.
  /// - Parameters:
  ///   - stories: each person's name, and the moments, each a GtkWidget without a parent.
  ///   - seen: the moments that were seen, by person. People beyond its end have seen none.
  ///   - behavior: the options of each person's carousel.
  ///   - clock: the source of time.
  ///   - configure: changes the initial configuration of each person's carousel.
  public convenience init?(
    stories: [(title: String, moments: [UnsafeMutablePointer<GtkWidget>])] = [], seen: [SeenPages] = [],
    behavior: WidgetBehavior = WidgetBehavior(), clock: FrontClock = SystemClock.shared,
    configure: (inout Carousel.Configuration) -> Void = { _ in }
  ) {
    guard let widget = StoriesController.objectClass.makeWidget(clock: clock) else { return nil }
    self.init(of: widget)
    // It is this object's now.
    g_object_ref_sink(widget)
    g_object_unref(widget)
    for (title, moments) in stories {
      guard
        let carousel = CarouselWidget(pages: moments, behavior: behavior, clock: clock, configure: configure)
      else { continue }
      PageProperties(of: carousel.widget).title = title
      appendStory(carousel)
    }
    if !seen.isEmpty { self.seen = seen }
  }

  /// The Swift side of a widget that was created by its GObject type (``GObjects/stories``); nil for any
  /// other widget. A floating widget stays floating.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let controller = StoriesController.of(widget) else { return nil }
    (self.widget, self.controller) = (widget, controller)
    g_object_ref(widget)
  }

  isolated deinit { g_object_unref(widget) }

  /// The app's callbacks.
  public var callbacks: StoriesCallbacks {
    get { controller.callbacks }
    set { controller.callbacks = newValue }
  }

  /// The carousel whose pages are the people, for their effect (``/Dwell/PageView/Configuration/effect``) and
  /// layout. Its pages are the viewer's.
  public var people: CarouselWidget { controller.people }

  /// The number of people.
  public var personCount: Int { controller.personCount }

  /// The current person, or the one who is being turned to, from 0. Stories open at the first one whose
  /// moments weren't all seen, unless the app sets it. A person who doesn't exist yet is shown as soon as
  /// there is one.
  public var currentPerson: Int {
    get { controller.person }
    set { controller.select(newValue, animated: true) }
  }

  /// The moments that were seen, by person: those that the app has set, and those that were shown since.
  /// Stories begin after them. Setting them doesn't move the current story.
  public var seen: [SeenPages] {
    get { controller.seen }
    set { controller.seen = newValue }
  }

  /// The view above the moments, under the segments, beside the close button: a GtkWidget without a parent;
  /// nil, the default, for the person's name. While a press holds a moment, it fades out with the segments.
  public var header: UnsafeMutablePointer<GtkWidget>? {
    get { controller.header }
    set { controller.setHeader(newValue) }
  }

  /// Returns the carousel of a person's moments; nil without one.
  public func story(of person: Int) -> CarouselWidget? { controller.story(of: person)?.moments }

  /// Appends a person's story.
  /// - Parameter carousel: the person's moments: a carousel without a parent, which gets the options of
  ///   stories: segments at the top, taps that turn, no loop, and five seconds unless it has another
  ///   duration. The title of its widget (``PageProperties/title``) is the person's name.
  public func appendStory(_ carousel: CarouselWidget) { insertStory(carousel, at: personCount) }

  /// Inserts a person's story, as ``appendStory(_:)``. The current person stays. An index out of range is
  /// ignored, and so is a carousel that has a parent.
  public func insertStory(_ carousel: CarouselWidget, at person: Int) {
    withExtendedLifetime(carousel) { _ = controller.insert(carousel.widget, at: person) }
  }

  /// Removes a person's story. If that was the current one, the next person becomes current.
  public func removeStory(of person: Int) { controller.remove(person) }
}

/// The callbacks of a viewer of stories. It retains them, and all that they capture, until it is disposed of:
/// capture the ``StoriesWidget`` weakly.
@MainActor
public struct StoriesCallbacks {
  /// The stories have ended, or the user has closed them: the app closes the viewer.
  public var didClose: () -> Void = {}
  /// Another person is current.
  public var personDidChange: (_ person: Int) -> Void = { _ in }
  /// A person's moment is shown, which counts as seen.
  public var didShow: (_ person: Int, _ moment: Int) -> Void = { _, _ in }

  /// Creates callbacks that do nothing.
  public init() {}
}
#endif
