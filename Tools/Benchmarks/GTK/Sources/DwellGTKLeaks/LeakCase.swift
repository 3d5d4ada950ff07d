import CDwellGTK
import Dwell
import DwellGTK

/// A kind of widget, and how an app uses it.
@MainActor
struct LeakCase {
  /// A widget with its Swift object.
  struct Made {
    /// The Swift object.
    var object: AnyObject
    /// The widget.
    var widget: UnsafeMutablePointer<GtkWidget>
    /// Uses the widget once it may have been drawn.
    var use: @MainActor () -> Void = {}
  }

  /// Creates the widget; nil without a display.
  let make: @MainActor () -> Made?

  /// A widget of each kind, with pages where it has some, and carousels with different uses of pages and
  /// callbacks.
  static let all = [
    LeakCase { PageControlWidget(.init(pageCount: 5)).map { Made(object: $0, widget: $0.widget) } },
    LeakCase { SegmentedProgressWidget(.init(pageCount: 5)).map { Made(object: $0, widget: $0.widget) } },
    LeakCase { ProgressMeterWidget(.init(value: 7, of: 10)).map { Made(object: $0, widget: $0.widget) } },
    LeakCase { PageViewWidget(pages: pages).map { Made(object: $0, widget: $0.widget) } },
    LeakCase { CarouselWidget(pages: pages).map { Made(object: $0, widget: $0.widget) } },
    LeakCase { makeCarousel(takingOutPage) },
    LeakCase { makeCarousel(movingPage) },
    LeakCase { makeCarousel(insertingRefusedPages) },
    LeakCase { makeCarousel(callingBack) },
    LeakCase { ZoomWidget(child: page).map(use) },
    LeakCase { StoryRingWidget(child: page, momentCount: 3).map(use) },
    LeakCase { StoriesWidget(stories: [("", [page]), ("", [page])]).map(use) },
    LeakCase { makeObject(GObjects.carousel) { CarouselWidget(of: $0) }.map(use) },
    LeakCase { makeObject(GObjects.pageControl) { PageControlWidget(of: $0) }.map(use) },
  ]

  /// A new page.
  private static var page: UnsafeMutablePointer<GtkWidget> { gtk_separator_new(GTK_ORIENTATION_HORIZONTAL) }

  /// Two pages, without text: Cairo and pixman cache the glyphs of moving text for each position, and the
  /// number of positions depends on the machine's load.
  private static var pages: [UnsafeMutablePointer<GtkWidget>] {
    [page, page]
  }

  /// Returns a carousel with its use.
  private static func makeCarousel(_ use: @escaping @MainActor (CarouselWidget) -> Void) -> Made? {
    CarouselWidget(pages: pages).map { carousel in
      Made(object: carousel, widget: carousel.widget) { [unowned carousel] in use(carousel) }
    }
  }

  /// Returns the Swift object of a widget that was created by its GObject type.
  private static func makeObject<Side>(
    _ type: GType, _ side: (UnsafeMutablePointer<GtkWidget>) -> Side?
  ) -> Side? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    g_object_ref_sink(object)
    defer { g_object_unref(object) }
    return side(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Creates the widget by its type with pages, and sets its properties later.
  private static func use(_ carousel: CarouselWidget) -> Made {
    for page in pages { carousel.appendPage(page) }
    return Made(object: carousel, widget: carousel.widget) { [unowned carousel] in
      _ = dwell_set_property(carousel.widget, "effect", "cover")
      _ = dwell_set_property(carousel.widget, "page", "1")
    }
  }

  /// Creates the widget by its type, and sets its properties later.
  private static func use(_ control: PageControlWidget) -> Made {
    Made(object: control, widget: control.widget) { [unowned control] in
      _ = dwell_set_property(control.widget, "page-count", "5")
      _ = dwell_set_property(control.widget, "page", "3")
    }
  }

  /// Zooms the child, whose scale the app hears of, and takes it out.
  private static func use(_ zoom: ZoomWidget) -> Made {
    Made(object: zoom, widget: zoom.widget) { [unowned zoom] in
      zoom.scaleDidChange = { [weak zoom] _ in zoom?.maximumScale = 8 }
      zoom.zoom(to: 2)
      zoom.child = nil
      zoom.reset(animated: false)
    }
  }

  /// Draws another ring, and takes the child out.
  private static func use(_ ring: StoryRingWidget) -> Made {
    Made(object: ring, widget: ring.widget) { [unowned ring] in
      ring.ring.seen.insert(1)
      ring.child = nil
    }
  }

  /// Turns to the next person, whose story then ends, removes the first one, and asks to close.
  private static func use(_ stories: StoriesWidget) -> Made {
    Made(object: stories, widget: stories.widget) { [unowned stories] in
      stories.callbacks.didClose = { [weak stories] in stories?.seen = [] }
      stories.currentPerson = 1
      stories.story(of: 1)?.send(.advance)
      stories.removeStory(of: 0)
    }
  }

  /// Takes out the first page, then removes it.
  private static func takingOutPage(of carousel: CarouselWidget) {
    gtk_widget_unparent(carousel.page(at: 0))
    carousel.removePage(at: 0)
  }

  /// Moves the first page into a box, then removes it from the carousel.
  private static func movingPage(of carousel: CarouselWidget) {
    guard let page = carousel.page(at: 0), let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else {
      return
    }
    g_object_ref_sink(box)
    g_object_ref(page)
    gtk_widget_unparent(page)
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), page)
    g_object_unref(page)
    carousel.removePage(at: 0)
    g_object_unref(box)
  }

  /// Inserts a page at an invalid index, and one that is already a page.
  private static func insertingRefusedPages(into carousel: CarouselWidget) {
    carousel.insertPage(page, at: 99)
    if let page = carousel.page(at: 0) { carousel.insertPage(page, at: 0) }
  }

  /// Sets a callback that captures its carousel.
  private static func callingBack(from carousel: CarouselWidget) {
    carousel.callbacks.pageDidChange = { [weak carousel] _ in carousel?.isRunning = false }
    carousel.currentPage = 1
  }
}
