/* A widget whose child can be zoomed. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DWELL_TYPE_ZOOM (dwell_zoom_get_type())
G_DECLARE_FINAL_TYPE(DwellZoom, dwell_zoom, DWELL, ZOOM, GtkWidget)

/**
 * DwellZoom:
 *
 * A widget whose child, such as a picture in a page, can be zoomed: by a pinch, a double click or tap, a wheel with Control, and the
 * keys plus, minus and 0.
 *
 * A drag, a wheel or an arrow key moves what is zoomed, up to its edges; beyond them they turn the page. While it is zoomed, the time
 * of the pages around it is paused, and once they have turned to another one, it is whole again.
 */
/**
 * dwell_zoom_new:
 * @child: (nullable): what is zoomed, a widget without a parent; %NULL for none yet
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_zoom_new(GtkWidget *child);

/**
 * dwell_zoom_get_child: (get-property child)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): what is zoomed; %NULL for none.
 */
GtkWidget *dwell_zoom_get_child(DwellZoom *self);

/**
 * dwell_zoom_set_child: (set-property child)
 * @self: the widget
 * @child: (nullable): a widget without a parent; any other is refused, with a critical warning
 *
 * Sets what is zoomed, which is shown whole.
 */
void dwell_zoom_set_child(DwellZoom *self, GtkWidget *child);

/**
 * dwell_zoom_get_max_scale: (get-property max-scale)
 * @self: the widget
 *
 * Returns: the largest scale, 1 to 1,000; 4 by default.
 */
double dwell_zoom_get_max_scale(DwellZoom *self);

/**
 * dwell_zoom_set_max_scale: (set-property max-scale)
 * @self: the widget
 * @scale: the largest scale, 1 to 1,000; others are limited to that
 *
 * Sets the largest scale.
 */
void dwell_zoom_set_max_scale(DwellZoom *self, double scale);

/**
 * dwell_zoom_get_double_tap_scale: (get-property double-tap-scale)
 * @self: the widget
 *
 * Returns: the scale after a double click or tap, from 1 to the largest one; 2.5 by default.
 */
double dwell_zoom_get_double_tap_scale(DwellZoom *self);

/**
 * dwell_zoom_set_double_tap_scale: (set-property double-tap-scale)
 * @self: the widget
 * @scale: the scale, from 1 to the largest one; others are limited to that
 *
 * Sets the scale after a double click or tap.
 */
void dwell_zoom_set_double_tap_scale(DwellZoom *self, double scale);

/**
 * dwell_zoom_get_scale: (get-property scale)
 * @self: the widget
 *
 * Returns: the scale that is drawn; 1 for the whole child.
 */
double dwell_zoom_get_scale(DwellZoom *self);

/**
 * dwell_zoom_zoom_to:
 * @self: the widget
 * @scale: the scale, from 1 to the largest one; others are limited to that
 * @animated: whether it moves there
 *
 * Shows the child at a scale, about the middle, unless fingers hold it.
 */
void dwell_zoom_zoom_to(DwellZoom *self, double scale, gboolean animated);

/**
 * dwell_zoom_reset:
 * @self: the widget
 * @animated: whether it moves there
 *
 * Shows the whole child.
 */
void dwell_zoom_reset(DwellZoom *self, gboolean animated);

G_END_DECLS
