/* A gauge of a level within a range. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_PROGRESS_METER (dwell_progress_meter_get_type())
G_DECLARE_FINAL_TYPE(DwellProgressMeter, dwell_progress_meter, DWELL, PROGRESS_METER, GtkRange)

/**
 * DwellProgressMeter:
 *
 * A widget: a gauge of a level within a range.
 */
/**
 * dwell_progress_meter_new:
 * @value: the level
 * @maximum: the level of a full meter
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_progress_meter_new(double value, double maximum);

/**
 * dwell_progress_meter_get_colors: (get-property colors)
 * @self: the widget
 *
 * Returns: (transfer full): the colours of the fill by its level.
 */
char *dwell_progress_meter_get_colors(DwellProgressMeter *self);

/**
 * dwell_progress_meter_set_colors: (set-property colors)
 * @self: the widget
 * @colors: the colours of the fill by its level: `hue`, `vermilion-to-blue`, or two to five colours with rising percentages
 *
 * Sets the colours of the fill by its level, for example to `red, gold 60%, green`. Colours without a percentage lie at
 * equal distances. Any other text causes a warning and changes nothing.
 */
void dwell_progress_meter_set_colors(DwellProgressMeter *self, const char *colors);

G_END_DECLS
