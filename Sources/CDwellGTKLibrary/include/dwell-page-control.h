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

G_END_DECLS
