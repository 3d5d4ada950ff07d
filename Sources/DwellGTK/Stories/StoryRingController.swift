#if GTK
import CDwellGTK
import Dwell

/// The Swift side of a ring around a person's picture. The widget owns it.
package final class StoryRingController: ChildController {
  /// The ring.
  var ring = StoryRing(momentCount: 0) { didSet { if ring != oldValue { didChange(from: oldValue) } } }

  /// How many moments were seen, from the first on.
  var seenCount: Int {
    get { ring.seen.firstUnseen(of: ring.momentCount) ?? max(ring.momentCount, 0) }
    set { ring.seen = SeenPages([0..<newValue]) }
  }

  /// Sets whether a moment was seen.
  package func setSeen(_ isSeen: Bool, _ moment: Int) { ring.seen.set(isSeen, moment) }

  /// Whether a moment was seen.
  package func isSeen(_ moment: Int) -> Bool { ring.seen.contains(moment) }

  /// Tells observers of another ring, and draws it.
  private func didChange(from old: StoryRing) {
    if ring.lineWidth != old.lineWidth || ring.gap != old.gap { gtk_widget_queue_resize(widget) }
    gtk_widget_queue_draw(widget)
    let object = widget.cast(to: GObject.self)
    g_object_ref(object)
    if ring.momentCount != old.momentCount { g_object_notify(object, "moment-count") }
    if ring.momentCount != old.momentCount || ring.seen != old.seen { g_object_notify(object, "seen-count") }
    g_object_unref(object)
  }

  override var childMargin: Int32 { WidgetType.pixels(ring.lineWidth + ring.gap) }

  override func allocate(_ size: Size) {
    guard let child else { return }
    let margin = Double(childMargin)
    var corner = Point(x: margin, y: margin).graphene
    gtk_widget_allocate(
      child, WidgetType.pixels(size.width - 2 * margin), WidgetType.pixels(size.height - 2 * margin), -1,
      gsk_transform_translate(nil, &corner))
  }

  /// Draws the child in a circle, and the ring around it.
  override func draw(to snapshot: OpaquePointer) {
    let (width, height) = (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    let length = min(width, height)
    let corner = Point(x: (width - length) / 2, y: (height - length) / 2)
    let renderer = DisplayListRenderer(theme: Theme(of: widget), widget: widget)
    if child != nil {
      let margin = Double(childMargin)
      let diameter = max(length - 2 * margin, 0)
      renderer.pushClip(
        Rect(x: corner.x + margin, y: corner.y + margin, width: diameter, height: diameter),
        radius: diameter / 2, to: snapshot)
      super.draw(to: snapshot)
      gtk_snapshot_pop(snapshot)
    }
    var origin = corner.graphene
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    renderer.draw(
      ring.display(length: length, direction: widget.isReversed ? .rightToLeft : .leftToRight), to: snapshot)
    gtk_snapshot_restore(snapshot)
  }

  override func updateDirection() { gtk_widget_queue_draw(widget) }

  /// The GObject class of rings around a person's picture, `DwellStoryRing`.
  static let objectClass = ObjectClass(
    "DwellStoryRing", cssName: "dwell-story-ring",
    [
      .child("What the ring surrounds, such as a picture"),
      .init(
        "moment-count", "The number of moments", .count(maximum: PageEdit.maximumPageCount)
      ) { (ring: StoryRingController) in
        .count(max(ring.ring.momentCount, 0))
      } set: { ring, value in
        if case .count(let count) = value { ring.ring.momentCount = count }
      },
      .init(
        "seen-count", "How many moments were seen, from the first on",
        .count(maximum: PageEdit.maximumPageCount)
      ) { (ring: StoryRingController) in
        .count(ring.seenCount)
      } set: { ring, value in
        if case .count(let count) = value { ring.seenCount = count }
      },
    ]
  ) { widget, _ in _ = StoryRingController(widget) }
}
#endif
