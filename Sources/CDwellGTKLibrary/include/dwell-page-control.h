/* A row of marks, one for each page. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_PAGE_CONTROL (dwell_page_control_get_type())
G_DECLARE_FINAL_TYPE(DwellPageControl, dwell_page_control, DWELL, PAGE_CONTROL, GtkRange)

/**
 * DwellPageControl:
 *
 * A widget: a row of marks, one for each page.
 */
/**
 * dwell_page_control_new:
 * @page_count: the number of pages
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_page_control_new(guint page_count);

G_END_DECLS
