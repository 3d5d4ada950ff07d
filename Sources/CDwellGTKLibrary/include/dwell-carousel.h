/* Pages that turn by themselves, with marks for them. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_CAROUSEL (dwell_carousel_get_type())
G_DECLARE_FINAL_TYPE(DwellCarousel, dwell_carousel, DWELL, CAROUSEL, GtkWidget)

/**
 * DwellCarousel:
 *
 * A widget: pages that turn by themselves, with marks for them.
 */
/**
 * dwell_carousel_new:
 *
 * Returns: (transfer floating): a new widget without pages.
 */
GtkWidget *dwell_carousel_new(void);

/**
 * dwell_carousel_append:
 * @self: the widget
 * @page: a widget without a parent
 *
 * Adds a page at the end.
 */
void dwell_carousel_append(DwellCarousel *self, GtkWidget *page);

/**
 * dwell_carousel_insert:
 * @self: the widget
 * @page: a widget without a parent that is no window or popover; any other is refused, with a critical warning
 * @index: the index of the new page, from 0; -1, or beyond the end, for the end
 *
 * Inserts a page. The current page is kept.
 */
void dwell_carousel_insert(DwellCarousel *self, GtkWidget *page, int index);

/**
 * dwell_carousel_remove:
 * @self: the widget
 * @index: the index of a page, from 0
 *
 * Removes a page. If it was current, the page that takes its place becomes current.
 */
void dwell_carousel_remove(DwellCarousel *self, guint index);

/**
 * dwell_carousel_move:
 * @self: the widget
 * @from: the index of a page, from 0
 * @to: its new index
 *
 * Moves a page. The current page is kept.
 */
void dwell_carousel_move(DwellCarousel *self, guint from, guint to);

/**
 * dwell_carousel_get_nth_page:
 * @self: the widget
 * @index: the index of a page, from 0
 *
 * Returns: (transfer none) (nullable): the page; %NULL if there is none, or if the app has taken it out.
 */
GtkWidget *dwell_carousel_get_nth_page(DwellCarousel *self, guint index);

/**
 * dwell_carousel_select:
 * @self: the widget
 * @page: the index of a page, from 0
 * @animated: whether it is turned to, instead of being shown at once
 *
 * Shows a page.
 */
void dwell_carousel_select(DwellCarousel *self, guint page, gboolean animated);

/**
 * dwell_carousel_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one that is turned to, from 0.
 */
guint dwell_carousel_get_page(DwellCarousel *self);

/**
 * dwell_carousel_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one that is turned to, from 0
 *
 * Turns to a page, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_carousel_set_page(DwellCarousel *self, guint page);

/**
 * dwell_carousel_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_carousel_get_page_count(DwellCarousel *self);

/**
 * dwell_carousel_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position between pages, in pages; it changes in every frame of a turn.
 */
double dwell_carousel_get_position(DwellCarousel *self);

/**
 * dwell_carousel_get_progress: (get-property progress)
 * @self: the widget
 *
 * Returns: the share of the current page's time that has passed, 0 to 1.
 */
double dwell_carousel_get_progress(DwellCarousel *self);

/**
 * dwell_carousel_set_progress: (set-property progress)
 * @self: the widget
 * @progress: the share of the page's time that has passed, 0 to 1
 *
 * Sets the share of the page's time that has passed. Time goes on from there, unless #DwellCarousel:duration
 * is 0: then only the app sets the progress. At 1 the page's time is over.
 */
void dwell_carousel_set_progress(DwellCarousel *self, double progress);

/**
 * dwell_carousel_get_duration: (get-property duration)
 * @self: the widget
 *
 * Returns: how long a page stays, in seconds; 0 if the app drives it.
 */
double dwell_carousel_get_duration(DwellCarousel *self);

/**
 * dwell_carousel_set_duration: (set-property duration)
 * @self: the widget
 * @duration: how long a page stays, in seconds; 0 if the app drives it
 *
 * Sets how long a page stays, in seconds; 0 if the app drives it.
 */
void dwell_carousel_set_duration(DwellCarousel *self, double duration);

/**
 * dwell_carousel_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_carousel_get_loop(DwellCarousel *self);

/**
 * dwell_carousel_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_carousel_set_loop(DwellCarousel *self, gboolean loop);

/**
 * dwell_carousel_get_paused: (get-property paused)
 * @self: the widget
 *
 * Returns: whether the app or a person has paused.
 */
gboolean dwell_carousel_get_paused(DwellCarousel *self);

/**
 * dwell_carousel_set_paused: (set-property paused)
 * @self: the widget
 * @paused: whether the app or a person has paused
 *
 * Pauses, or resumes.
 */
void dwell_carousel_set_paused(DwellCarousel *self, gboolean paused);

/**
 * dwell_carousel_get_spacing: (get-property spacing)
 * @self: the widget
 *
 * Returns: the gap between pages, in points.
 */
double dwell_carousel_get_spacing(DwellCarousel *self);

/**
 * dwell_carousel_set_spacing: (set-property spacing)
 * @self: the widget
 * @spacing: the gap between pages, in points
 *
 * Sets the gap between pages, in points.
 */
void dwell_carousel_set_spacing(DwellCarousel *self, double spacing);

/**
 * dwell_carousel_get_per_view: (get-property per-view)
 * @self: the widget
 *
 * Returns: the number of pages in view.
 */
double dwell_carousel_get_per_view(DwellCarousel *self);

/**
 * dwell_carousel_set_per_view: (set-property per-view)
 * @self: the widget
 * @per_view: the number of pages in view
 *
 * Sets the number of pages in view, 1 or more.
 */
void dwell_carousel_set_per_view(DwellCarousel *self, double per_view);

/**
 * dwell_carousel_get_page_length: (get-property page-length)
 * @self: the widget
 *
 * Returns: the length of a page, in points; 0 if another property sets it.
 */
double dwell_carousel_get_page_length(DwellCarousel *self);

/**
 * dwell_carousel_set_page_length: (set-property page-length)
 * @self: the widget
 * @page_length: the length of a page, in points; 0 if another property sets it
 *
 * Sets the length of a page, in points; 0 if another property sets it.
 */
void dwell_carousel_set_page_length(DwellCarousel *self, double page_length);

/**
 * dwell_carousel_get_inset: (get-property inset)
 * @self: the widget
 *
 * Returns: the room at both ends, in points.
 */
double dwell_carousel_get_inset(DwellCarousel *self);

/**
 * dwell_carousel_set_inset: (set-property inset)
 * @self: the widget
 * @inset: the room at both ends, in points
 *
 * Sets the room at both ends, in points.
 */
void dwell_carousel_set_inset(DwellCarousel *self, double inset);

/**
 * dwell_carousel_get_page_alignment: (get-property page-alignment)
 * @self: the widget
 *
 * Returns: where a page rests.
 */
DwellPageAlignment dwell_carousel_get_page_alignment(DwellCarousel *self);

/**
 * dwell_carousel_set_page_alignment: (set-property page-alignment)
 * @self: the widget
 * @page_alignment: where a page rests
 *
 * Sets where a page rests.
 */
void dwell_carousel_set_page_alignment(DwellCarousel *self, DwellPageAlignment page_alignment);

/**
 * dwell_carousel_get_per_turn: (get-property per-turn)
 * @self: the widget
 *
 * Returns: the number of pages that a turn leads on by, rounded.
 */
double dwell_carousel_get_per_turn(DwellCarousel *self);

/**
 * dwell_carousel_set_per_turn: (set-property per-turn)
 * @self: the widget
 * @per_turn: the number of pages that a turn leads on by, rounded
 *
 * Sets the number of pages that a turn leads on by, rounded.
 */
void dwell_carousel_set_per_turn(DwellCarousel *self, double per_turn);

/**
 * dwell_carousel_get_contained: (get-property contained)
 * @self: the widget
 *
 * Returns: whether pages at the ends stay at the widget's ends.
 */
gboolean dwell_carousel_get_contained(DwellCarousel *self);

/**
 * dwell_carousel_set_contained: (set-property contained)
 * @self: the widget
 * @contained: whether pages at the ends stay at the widget's ends
 *
 * Sets whether pages at the ends stay at the widget's ends.
 */
void dwell_carousel_set_contained(DwellCarousel *self, gboolean contained);

/**
 * dwell_carousel_get_fits_page: (get-property fits-page)
 * @self: the widget
 *
 * Returns: whether the widget is as high as its current page.
 */
gboolean dwell_carousel_get_fits_page(DwellCarousel *self);

/**
 * dwell_carousel_set_fits_page: (set-property fits-page)
 * @self: the widget
 * @fits_page: whether the widget is as high as its current page
 *
 * Sets whether the widget is as high as its current page.
 */
void dwell_carousel_set_fits_page(DwellCarousel *self, gboolean fits_page);

/**
 * dwell_carousel_get_effect: (get-property effect)
 * @self: the widget
 *
 * Returns: how pages look by their distance.
 */
DwellPageEffect dwell_carousel_get_effect(DwellCarousel *self);

/**
 * dwell_carousel_set_effect: (set-property effect)
 * @self: the widget
 * @effect: how pages look by their distance
 *
 * Sets how pages look by their distance.
 */
void dwell_carousel_set_effect(DwellCarousel *self, DwellPageEffect effect);

/**
 * dwell_carousel_get_controls: (get-property controls)
 * @self: the widget
 *
 * Returns: the buttons above the pages.
 */
DwellCarouselControls dwell_carousel_get_controls(DwellCarousel *self);

/**
 * dwell_carousel_set_controls: (set-property controls)
 * @self: the widget
 * @controls: the buttons above the pages
 *
 * Sets the buttons above the pages. A pause button is there in any case: after the marks, in one bar with them, or in the
 * corner without marks.
 */
void dwell_carousel_set_controls(DwellCarousel *self, DwellCarouselControls controls);

/**
 * dwell_carousel_get_timed: (get-property timed)
 * @self: the widget
 *
 * Returns: whether pages advance by themselves.
 */
gboolean dwell_carousel_get_timed(DwellCarousel *self);

/**
 * dwell_carousel_set_timed: (set-property timed)
 * @self: the widget
 * @timed: whether pages advance by themselves
 *
 * Sets whether pages advance by themselves; without time, the current dot is no pill and there is no pause button.
 */
void dwell_carousel_set_timed(DwellCarousel *self, gboolean timed);

/**
 * dwell_carousel_get_after_interaction: (get-property after-interaction)
 * @self: the widget
 *
 * Returns: what the time of pages does after a person has turned one.
 */
DwellAfterInteraction dwell_carousel_get_after_interaction(DwellCarousel *self);

/**
 * dwell_carousel_set_after_interaction: (set-property after-interaction)
 * @self: the widget
 * @after_interaction: what the time of pages does after a person has turned one
 *
 * Sets what the time of pages does after a person has turned one.
 */
void dwell_carousel_set_after_interaction(DwellCarousel *self, DwellAfterInteraction after_interaction);

G_END_DECLS
