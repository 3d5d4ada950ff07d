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

G_END_DECLS
