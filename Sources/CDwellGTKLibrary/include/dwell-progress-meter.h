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

G_END_DECLS
