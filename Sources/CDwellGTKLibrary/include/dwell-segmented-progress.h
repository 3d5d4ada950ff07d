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

G_END_DECLS
