// The C library's functions for rings around people's pictures.
#ifdef DWELL_GTK
#define G_LOG_DOMAIN "Dwell"
#include "dwell-story-ring.h"
#include "accessors.h"

// In Swift, for rings.
extern void swift_dwell_story_ring_set_seen(GtkWidget *ring, guint moment, gboolean seen);
extern gboolean swift_dwell_story_ring_get_seen(GtkWidget *ring, guint moment);

GtkWidget *dwell_story_ring_new(GtkWidget *child, guint moment_count) {
  DWELL_NEEDS_FREE_CHILD(child);
  return g_object_new(DWELL_TYPE_STORY_RING, "child", child, "moment-count", moment_count, NULL);
}
DWELL_CHILD(StoryRing, story_ring, DWELL_IS_STORY_RING)
DWELL_PROPERTY(StoryRing, story_ring, DWELL_IS_STORY_RING, moment_count, "moment-count", guint)
DWELL_PROPERTY(StoryRing, story_ring, DWELL_IS_STORY_RING, seen_count, "seen-count", guint)

void dwell_story_ring_set_seen(DwellStoryRing *self, guint moment, gboolean seen) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_STORY_RING(self));
  swift_dwell_story_ring_set_seen(GTK_WIDGET(self), moment, seen);
}

gboolean dwell_story_ring_get_seen(DwellStoryRing *self, guint moment) {
  DWELL_NEEDS_MAIN_THREAD(FALSE);
  g_return_val_if_fail(DWELL_IS_STORY_RING(self), FALSE);
  return swift_dwell_story_ring_get_seen(GTK_WIDGET(self), moment);
}
#else
// Without the trait GTK there is nothing; a file of C needs something.
typedef int dwell_story_ring_is_off;
#endif
