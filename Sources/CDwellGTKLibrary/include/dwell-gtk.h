/* The C library of Dwell's widgets for GTK 4. New widgets are floating, like all of GTK's, and belong to the main
 * thread. Each property notifies of its changes. */
#pragma once
#include "dwell-pages.h"
#include "dwell-carousel.h"
#include "dwell-carousel-page.h"
#include "dwell-page-view.h"
#include "dwell-page-control.h"
#include "dwell-segmented-progress.h"
#include "dwell-progress-meter.h"
#include "dwell-stories.h"
#include "dwell-story-ring.h"
#include "dwell-zoom.h"
#include "dwell-properties.h"

G_BEGIN_DECLS

/**
 * dwell_pause_button_new:
 * @widget: a widget of this library whose pages have a time
 *
 * A button that pauses and resumes a widget's time, visible while there is something to pause. Carousels have one
 * already; a timed page control or segmented progress needs one beside it, because users must be able to pause
 * automatic movement (WCAG 2.2.2).
 *
 * Returns: (transfer floating) (nullable): a new button; %NULL for a widget without time.
 */
GtkWidget *dwell_pause_button_new(GtkWidget *widget);

G_END_DECLS
