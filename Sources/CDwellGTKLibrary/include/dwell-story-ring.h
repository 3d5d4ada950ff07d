/* The ring around a person's picture in a list of stories. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DWELL_TYPE_STORY_RING (dwell_story_ring_get_type())
G_DECLARE_FINAL_TYPE(DwellStoryRing, dwell_story_ring, DWELL, STORY_RING, GtkWidget)

/**
 * DwellStoryRing:
 *
 * The ring around a person's picture in a list of stories: an arc for each moment, fainter once it was seen.
 *
 * The child is drawn in a circle. The ring has the text colour, or the named colour `dwell_foreground`. The first moment begins at the
 * top, and the others follow in the direction of text. Assistive technology sees only the child.
 */
/**
 * dwell_story_ring_new:
 * @child: (nullable): what the ring surrounds, a widget without a parent; %NULL for none yet
 * @moment_count: the number of moments
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_story_ring_new(GtkWidget *child, guint moment_count);

/**
 * dwell_story_ring_get_child: (get-property child)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): what the ring surrounds; %NULL for none.
 */
GtkWidget *dwell_story_ring_get_child(DwellStoryRing *self);

/**
 * dwell_story_ring_set_child: (set-property child)
 * @self: the widget
 * @child: (nullable): a widget without a parent; any other is refused, with a critical warning
 *
 * Sets what the ring surrounds.
 */
void dwell_story_ring_set_child(DwellStoryRing *self, GtkWidget *child);

/**
 * dwell_story_ring_get_moment_count: (get-property moment-count)
 * @self: the widget
 *
 * Returns: the number of moments; 0 by default.
 */
guint dwell_story_ring_get_moment_count(DwellStoryRing *self);

/**
 * dwell_story_ring_set_moment_count: (set-property moment-count)
 * @self: the widget
 * @moment_count: the number of moments
 *
 * Sets the number of moments. Without any there is no ring.
 */
void dwell_story_ring_set_moment_count(DwellStoryRing *self, guint moment_count);

/**
 * dwell_story_ring_get_seen_count: (get-property seen-count)
 * @self: the widget
 *
 * Returns: how many moments were seen, from the first on; 0 by default.
 */
guint dwell_story_ring_get_seen_count(DwellStoryRing *self);

/**
 * dwell_story_ring_set_seen_count: (set-property seen-count)
 * @self: the widget
 * @seen_count: how many moments were seen, from the first on
 *
 * Sets which moments were seen: the first ones.
 */
void dwell_story_ring_set_seen_count(DwellStoryRing *self, guint seen_count);

/**
 * dwell_story_ring_set_seen:
 * @self: the widget
 * @moment: a moment, from 0
 * @seen: whether it was seen
 *
 * Sets whether a moment was seen.
 */
void dwell_story_ring_set_seen(DwellStoryRing *self, guint moment, gboolean seen);

/**
 * dwell_story_ring_get_seen:
 * @self: the widget
 * @moment: a moment, from 0
 *
 * Returns: whether the moment was seen.
 */
gboolean dwell_story_ring_get_seen(DwellStoryRing *self, guint moment);

G_END_DECLS
