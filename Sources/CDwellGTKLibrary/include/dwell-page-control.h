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

/**
 * dwell_page_control_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one that is turned to, from 0.
 */
guint dwell_page_control_get_page(DwellPageControl *self);

/**
 * dwell_page_control_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one that is turned to, from 0
 *
 * Turns to a page, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_page_control_set_page(DwellPageControl *self, guint page);

/**
 * dwell_page_control_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_page_control_get_page_count(DwellPageControl *self);

/**
 * dwell_page_control_set_page_count: (set-property page-count)
 * @self: the widget
 * @page_count: the number of pages
 *
 * Sets the number of pages.
 */
void dwell_page_control_set_page_count(DwellPageControl *self, guint page_count);

/**
 * dwell_page_control_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position between pages, in pages; it changes in every frame of a turn.
 */
double dwell_page_control_get_position(DwellPageControl *self);

/**
 * dwell_page_control_set_position: (set-property position)
 * @self: the widget
 * @position: the position of another pager, in pages
 *
 * Moves the marks to where the pages of another pager are. The page at which they stay for a tenth of a second is the current
 * one; until then time is paused.
 */
void dwell_page_control_set_position(DwellPageControl *self, double position);

/**
 * dwell_page_control_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the share of the current page's time that has passed, 0 to 1.
 */
double dwell_page_control_get_progress(DwellPageControl *self);

/**
 * dwell_page_control_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the share of the page's time that has passed, 0 to 1
 *
 * Sets the share of the page's time that has passed. Time goes on from there, unless #DwellPageControl:duration
 * is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_page_control_set_progress(DwellPageControl *self, double progress);

/**
 * dwell_page_control_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_page_control_get_duration(DwellPageControl *self);

/**
 * dwell_page_control_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it.
 */
void dwell_page_control_set_duration(DwellPageControl *self, double duration);

/**
 * dwell_page_control_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_page_control_get_loop(DwellPageControl *self);

/**
 * dwell_page_control_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_page_control_set_loop(DwellPageControl *self, gboolean loop);

/**
 * dwell_page_control_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or a person has paused.
 */
gboolean dwell_page_control_get_paused(DwellPageControl *self);

/**
 * dwell_page_control_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or a person has paused
 *
 * Pauses, or resumes.
 */
void dwell_page_control_set_paused(DwellPageControl *self, gboolean paused);

/**
 * dwell_page_control_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether the current mark fills with its page's time.
 */
gboolean dwell_page_control_get_timed(DwellPageControl *self);

/**
 * dwell_page_control_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether the current mark fills with its page's time
 *
 * Sets whether the current mark fills with the time of its page.
 */
void dwell_page_control_set_timed(DwellPageControl *self, gboolean timed);

/**
 * dwell_page_control_get_only_shows: (get-property only-shows)
 * @self: the widget
 *
 * Returns: whether the page and its progress are only shown, without input, time and focus.
 */
gboolean dwell_page_control_get_only_shows(DwellPageControl *self);

/**
 * dwell_page_control_set_only_shows: (set-property only-shows)
 * @self: the widget
 * @only_shows: whether the page and its progress are only shown, without input, time and focus
 *
 * Sets whether the page and its progress are only shown, without input, time and focus. Set it before the widget is in a
 * window: then assistive technology takes it for an image.
 */
void dwell_page_control_set_only_shows(DwellPageControl *self, gboolean only_shows);

/**
 * dwell_page_control_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the time of pages does after a person has turned one.
 */
DwellAfterInteraction dwell_page_control_get_after_interaction(DwellPageControl *self);

/**
 * dwell_page_control_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the time of pages does after a person has turned one
 *
 * Sets what the time of pages does after a person has turned one.
 */
void dwell_page_control_set_after_interaction(DwellPageControl *self, DwellAfterInteraction after_interaction);

G_END_DECLS
