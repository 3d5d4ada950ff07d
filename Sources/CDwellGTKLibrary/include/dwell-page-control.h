/* A row of dots, one for each page. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_PAGE_CONTROL (dwell_page_control_get_type())
G_DECLARE_FINAL_TYPE(DwellPageControl, dwell_page_control, DWELL, PAGE_CONTROL, GtkRange)

/**
 * DwellPageControl:
 *
 * A widget: a row of dots, one for each page.
 */
/**
 * dwell_page_control_new:
 * @page_count: the number of pages
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_page_control_new(guint page_count);

/**
 * dwell_page_control_next:
 * @self: a widget
 *
 * Turns to the next page, as the Page Down key does: a page that is longer than the view is scrolled first. At the last page of
 * a widget that doesn't loop it does nothing. The widget action `page.next` does the same.
 */
void dwell_page_control_next(DwellPageControl *self);

/**
 * dwell_page_control_previous:
 * @self: a widget
 *
 * Turns to the previous page, as the Page Up key does.
 */
void dwell_page_control_previous(DwellPageControl *self);

/**
 * dwell_page_control_get_carousel: (get-property carousel)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): the carousel or page view whose pages and time are shown; %NULL for the widget's own.
 */
GtkWidget *dwell_page_control_get_carousel(DwellPageControl *self);

/**
 * dwell_page_control_set_carousel: (set-property carousel)
 * @self: the widget
 * @carousel: (nullable): a #DwellCarousel or a #DwellPageView; %NULL for pages and time of the widget's own. Another widget is
 *   warned of, and changes nothing.
 *
 * Shows the pages and the time of a carousel elsewhere: both have one page, one time and one pause. The widget's own pages, duration
 * and loop have no effect meanwhile. It keeps no reference to the carousel.
 */
void dwell_page_control_set_carousel(DwellPageControl *self, GtkWidget *carousel);

/**
 * dwell_page_control_advance:
 * @self: the widget
 *
 * Turns to the next page, as when a page's time has run out: also the answer to #DwellPageControl::advance-requested.
 */
void dwell_page_control_advance(DwellPageControl *self);

/**
 * dwell_page_control_veto:
 * @self: the widget
 *
 * Rejects the turn that was asked for by #DwellPageControl::advance-requested: the page's time begins again.
 */
void dwell_page_control_veto(DwellPageControl *self);

G_END_DECLS
