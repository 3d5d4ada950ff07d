/* A row of capsules that fill one after another. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_SEGMENTED_PROGRESS (dwell_segmented_progress_get_type())
G_DECLARE_FINAL_TYPE(DwellSegmentedProgress, dwell_segmented_progress, DWELL, SEGMENTED_PROGRESS, GtkRange)

/**
 * DwellSegmentedProgress:
 *
 * A widget: a row of capsules that fill one after another.
 */
/**
 * dwell_segmented_progress_new:
 * @page_count: the number of pages
 *
 * Returns: (transfer floating): a new widget.
 */
GtkWidget *dwell_segmented_progress_new(guint page_count);

/**
 * dwell_segmented_progress_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one that is turned to, from 0.
 */
guint dwell_segmented_progress_get_page(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one that is turned to, from 0
 *
 * Turns to a page, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_segmented_progress_set_page(DwellSegmentedProgress *self, guint page);

/**
 * dwell_segmented_progress_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_segmented_progress_get_page_count(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_page_count: (set-property page-count)
 * @self: the widget
 * @page_count: the number of pages
 *
 * Sets the number of pages.
 */
void dwell_segmented_progress_set_page_count(DwellSegmentedProgress *self, guint page_count);

/**
 * dwell_segmented_progress_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the current page, or the position of another pager that the segments follow, in pages.
 */
double dwell_segmented_progress_get_position(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_position: (set-property position)
 * @self: the widget
 * @position: the position of another pager, in pages
 *
 * Follows the pages of another pager. The page at which they stay for a tenth of a second is the current one; until then time is
 * paused.
 */
void dwell_segmented_progress_set_position(DwellSegmentedProgress *self, double position);

/**
 * dwell_segmented_progress_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the share of the current page's time that has passed, 0 to 1.
 */
double dwell_segmented_progress_get_progress(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the share of the page's time that has passed, 0 to 1
 *
 * Sets the share of the page's time that has passed. Time goes on from there, unless #DwellSegmentedProgress:duration
 * is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_segmented_progress_set_progress(DwellSegmentedProgress *self, double progress);

/**
 * dwell_segmented_progress_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_segmented_progress_get_duration(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it.
 */
void dwell_segmented_progress_set_duration(DwellSegmentedProgress *self, double duration);

/**
 * dwell_segmented_progress_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_segmented_progress_get_loop(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_segmented_progress_set_loop(DwellSegmentedProgress *self, gboolean loop);

/**
 * dwell_segmented_progress_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or a person has paused.
 */
gboolean dwell_segmented_progress_get_paused(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or a person has paused
 *
 * Pauses, or resumes.
 */
void dwell_segmented_progress_set_paused(DwellSegmentedProgress *self, gboolean paused);

/**
 * dwell_segmented_progress_get_segment_fill: (get-property segment-fill)
 * @self: the widget
 *
 * Returns: what fills the segments.
 */
DwellSegmentFill dwell_segmented_progress_get_segment_fill(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_segment_fill: (set-property segment-fill)
 * @self: the widget
 * @segment_fill: what fills the segments
 *
 * Sets what fills the segments.
 */
void dwell_segmented_progress_set_segment_fill(DwellSegmentedProgress *self, DwellSegmentFill segment_fill);

/**
 * dwell_segmented_progress_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether pages advance by themselves.
 */
gboolean dwell_segmented_progress_get_timed(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether pages advance by themselves
 *
 * Sets whether pages advance by themselves.
 */
void dwell_segmented_progress_set_timed(DwellSegmentedProgress *self, gboolean timed);

/**
 * dwell_segmented_progress_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the time of pages does after a person has turned one.
 */
DwellAfterInteraction dwell_segmented_progress_get_after_interaction(DwellSegmentedProgress *self);

/**
 * dwell_segmented_progress_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the time of pages does after a person has turned one
 *
 * Sets what the time of pages does after a person has turned one.
 */
void dwell_segmented_progress_set_after_interaction(DwellSegmentedProgress *self, DwellAfterInteraction after_interaction);

G_END_DECLS
