// The C library's functions for zooms.
#ifdef DWELL_GTK
#define G_LOG_DOMAIN "Dwell"
#include "dwell-zoom.h"
#include "accessors.h"

// In Swift, for zooms.
extern void swift_dwell_zoom_zoom_to(GtkWidget *zoom, double scale, gboolean animated);
extern void swift_dwell_zoom_reset(GtkWidget *zoom, gboolean animated);

GtkWidget *dwell_zoom_new(GtkWidget *child) {
  DWELL_NEEDS_FREE_CHILD(child);
  return g_object_new(DWELL_TYPE_ZOOM, "child", child, NULL);
}
DWELL_GETTER(Zoom, zoom, DWELL_IS_ZOOM, scale, "scale", double)
DWELL_PROPERTY(Zoom, zoom, DWELL_IS_ZOOM, max_scale, "max-scale", double)
DWELL_PROPERTY(Zoom, zoom, DWELL_IS_ZOOM, double_tap_scale, "double-tap-scale", double)
DWELL_CHILD(Zoom, zoom, DWELL_IS_ZOOM)

void dwell_zoom_zoom_to(DwellZoom *self, double scale, gboolean animated) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_ZOOM(self));
  swift_dwell_zoom_zoom_to(GTK_WIDGET(self), scale, animated);
}

void dwell_zoom_reset(DwellZoom *self, gboolean animated) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_ZOOM(self));
  swift_dwell_zoom_reset(GTK_WIDGET(self), animated);
}
#else
// Without the trait GTK there is nothing; a file of C needs something.
typedef int dwell_zoom_is_off;
#endif
