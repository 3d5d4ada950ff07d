#if GTK
import CDwellGTK
import DwellGTK

// The functions of the C library that need Swift. `dwell-gtk.h` declares those of the types; `dwell-gtk.c`
// checks the arguments of the others before it calls them.

/// Whether a function is called on the main thread; otherwise logs its name.
@c(swift_dwell_is_on_main_thread)
public func isOnMainThread(_ function: UnsafePointer<CChar>) -> gboolean {
  ObjectCalls.isOnMainThread("called") { String(cString: function) } ? 1 : 0
}

/// The type of carousels.
@MainActor @c(dwell_carousel_get_type) public func carouselType() -> GType { GObjects.carousel }

/// The type of page views.
@MainActor @c(dwell_page_view_get_type) public func pageViewType() -> GType { GObjects.pageView }

/// The type of page controls.
@MainActor @c(dwell_page_control_get_type) public func pageControlType() -> GType { GObjects.pageControl }

/// The type of segmented progresses.
@MainActor @c(dwell_segmented_progress_get_type)
public func segmentedProgressType() -> GType { GObjects.segmentedProgress }

/// The type of meters.
@MainActor @c(dwell_progress_meter_get_type)
public func progressMeterType() -> GType { GObjects.progressMeter }

/// The enumeration of effects.
@MainActor @c(dwell_page_effect_get_type) public func pageEffectType() -> GType { GObjects.pageEffect }

/// The enumeration of alignments.
@MainActor @c(dwell_page_alignment_get_type)
public func pageAlignmentType() -> GType { GObjects.pageAlignment }

/// The enumeration of a carousel's marks.
@MainActor @c(dwell_indicator_get_type) public func indicatorType() -> GType { GObjects.indicator }

/// The flags of a carousel's buttons.
@MainActor @c(dwell_carousel_controls_get_type)
public func carouselControlsType() -> GType { GObjects.carouselControls }

/// The enumeration of backgrounds behind marks.
@MainActor @c(dwell_indicator_background_get_type)
public func markBackgroundType() -> GType { GObjects.markBackground }

/// The enumeration of what more marks than fit are.
@MainActor @c(dwell_indicator_overflow_get_type) public func markOverflowType() -> GType {
  GObjects.markOverflow
}

/// The enumeration of numbers in place of marks.
@MainActor @c(dwell_number_label_get_type) public func numberLabelType() -> GType { GObjects.numberLabel }

/// The enumeration of the ways of marks.
@MainActor @c(dwell_indicator_transition_get_type)
public func markTransitionType() -> GType { GObjects.markTransition }

/// The enumeration of what fills segments.
@MainActor @c(dwell_segment_fill_get_type) public func segmentFillType() -> GType { GObjects.segmentFill }

/// The enumeration of the sides of marks.
@MainActor @c(dwell_indicator_side_get_type)
public func indicatorSideType() -> GType { GObjects.indicatorSide }

/// The enumeration of what taps do.
@MainActor @c(dwell_page_taps_get_type) public func pageTapsType() -> GType { GObjects.pageTaps }

/// The enumeration of what time does after a turn.
@MainActor @c(dwell_after_interaction_get_type)
public func afterInteractionType() -> GType { GObjects.afterInteraction }

/// Inserts a page at an index; below 0 and beyond the end, at the end.
@MainActor @c(swift_dwell_insert)
public func insert(
  _ pages: UnsafeMutablePointer<GtkWidget>, _ page: UnsafeMutablePointer<GtkWidget>, _ index: gint
) {
  let index = index < 0 ? Int.max : Int(index)
  if let carousel = CarouselWidget(of: pages) {
    carousel.insertPage(page, at: min(index, carousel.pageCount))
  } else if let view = PageViewWidget(of: pages) {
    view.insertPage(page, at: min(index, view.pageCount))
  }
}

/// Removes a page.
@MainActor @c(swift_dwell_remove)
public func remove(_ pages: UnsafeMutablePointer<GtkWidget>, _ index: guint) {
  CarouselWidget(of: pages)?.removePage(at: Int(index))
  PageViewWidget(of: pages)?.removePage(at: Int(index))
}

/// Moves a page.
@MainActor @c(swift_dwell_move)
public func move(_ pages: UnsafeMutablePointer<GtkWidget>, _ index: guint, _ newIndex: guint) {
  CarouselWidget(of: pages)?.movePage(from: Int(index), to: Int(newIndex))
  PageViewWidget(of: pages)?.movePage(from: Int(index), to: Int(newIndex))
}

/// Shows a page.
@MainActor @c(swift_dwell_select)
public func select(_ pages: UnsafeMutablePointer<GtkWidget>, _ page: guint, _ isAnimated: gboolean) {
  CarouselWidget(of: pages)?.send(.select(page: Int(page), animated: isAnimated != 0))
  PageViewWidget(of: pages)?.send(.select(page: Int(page), animated: isAnimated != 0))
}

/// Returns the widget of a page.
@MainActor @c(swift_dwell_get_nth_page)
public func page(of pages: UnsafeMutablePointer<GtkWidget>, _ index: guint)
  -> UnsafeMutablePointer<GtkWidget>?
{
  CarouselWidget(of: pages)?.page(at: Int(index)) ?? PageViewWidget(of: pages)?.page(at: Int(index))
}

/// Returns a new button that pauses a widget's pages; nil for a widget without time.
@MainActor @c(swift_dwell_pause_button_new)
public func pauseButton(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
  CarouselWidget(of: widget)?.makePauseButton() ?? PageControlWidget(of: widget)?.makePauseButton()
    ?? SegmentedProgressWidget(of: widget)?.makePauseButton()
}
#endif
