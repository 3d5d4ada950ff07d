/* The C library of Dwell's widgets for GTK 4. New widgets are floating, like all of GTK's, and belong to the main
 * thread. Each property notifies of its changes. */
#pragma once
#include "dwell-carousel.h"
#include "dwell-page-view.h"
#include "dwell-page-control.h"
#include "dwell-segmented-progress.h"
#include "dwell-progress-meter.h"
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

/**
 * dwell_page_set_duration:
 * @page: a widget that is, or will be, a page of a #DwellCarousel
 * @duration: how long the page stays, in seconds; 0 for the carousel's own duration, which is the default
 *
 * Sets one page's duration. It moves with the page.
 */
void dwell_page_set_duration(GtkWidget *page, double duration);

/**
 * dwell_page_get_duration:
 * @page: a widget
 *
 * Returns: the page's own duration, in seconds; 0 without one.
 */
double dwell_page_get_duration(GtkWidget *page);

/**
 * dwell_page_set_title:
 * @page: a widget that is, or will be, a page of a #DwellCarousel or a #DwellPageView
 * @title: (nullable): the page's title; %NULL, the default, for none
 *
 * Sets the title that screen readers speak before the page's number. It moves with the page.
 */
void dwell_page_set_title(GtkWidget *page, const char *title);

/**
 * dwell_page_get_title:
 * @page: a widget
 *
 * Returns: (transfer none) (nullable): the page's title; %NULL without one.
 */
const char *dwell_page_get_title(GtkWidget *page);

G_END_DECLS
