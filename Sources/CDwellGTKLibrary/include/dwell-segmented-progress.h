/* A row of capsules that fill one after another. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_SEGMENTED_PROGRESS (dwell_segmented_progress_get_type())
G_DECLARE_FINAL_TYPE(DwellSegmentedProgress, dwell_segmented_progress, DWELL, SEGMENTED_PROGRESS, GtkRange)

/**
 * DwellSegmentedProgress:
 *
 * A widget: a row of capsules that fill one after another.
 */
/**
 * dwell_segmented_progress_new:
 * @page_count: the number of pages
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_segmented_progress_new(guint page_count);

/**
 * dwell_segmented_progress_next:
 * @self: a widget
 *
 * Turns to the next page, as the Page Down key does: a page that is longer than the view is scrolled first. At the last page of
 * a widget that doesn't loop it does nothing. The widget action `page.next` does the same.
 */
void dwell_segmented_progress_next(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_previous:
 * @self: a widget
 *
 * Turns to the previous page, as the Page Up key does.
 */
void dwell_segmented_progress_previous(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_get_carousel: (get-property carousel)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): the carousel or page view whose pages and time are shown; %NULL for the widget's own.
 */
GtkWidget *dwell_segmented_progress_get_carousel(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_carousel: (set-property carousel)
 * @self: the widget
 * @carousel: (nullable): a #DwellCarousel or a #DwellPageView; %NULL for pages and time of the widget's own. Another widget is
 *   warned of, and changes nothing.
 *
 * Shows the pages and the time of a carousel elsewhere: both have one page, one time and one pause. The widget's own pages, duration
 * and loop have no effect meanwhile. It keeps no reference to the carousel.
 */
void dwell_segmented_progress_set_carousel(DwellSegmentedProgress *self, GtkWidget *carousel);

/**
 * dwell_segmented_progress_advance:
 * @self: the widget
 *
 * Turns to the next page, as when a page's time has run out: also the answer to #DwellSegmentedProgress::advance-requested.
 */
void dwell_segmented_progress_advance(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_veto:
 * @self: the widget
 *
 * Rejects the turn that was asked for by #DwellSegmentedProgress::advance-requested: the page's time begins again.
 */
void dwell_segmented_progress_veto(DwellSegmentedProgress *self);

G_END_DECLS
