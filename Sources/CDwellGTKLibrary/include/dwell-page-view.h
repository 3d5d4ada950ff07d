/* Pages side by side, which follow a finger and settle on a page. */
#pragma once
#include "dwell-enums.h"

G_BEGIN_DECLS

#define DWELL_TYPE_PAGE_VIEW (dwell_page_view_get_type())
G_DECLARE_FINAL_TYPE(DwellPageView, dwell_page_view, DWELL, PAGE_VIEW, GtkWidget)

/**
 * DwellPageView:
 *
 * A widget: pages side by side, which follow a finger and settle on a page.
 */
/**
 * dwell_page_view_new:
 *
 * Returns: (transfer floating): a new widget without pages.
 */
GtkWidget *dwell_page_view_new(void);

/**
 * dwell_page_view_append:
 * @self: the widget
 * @page: a widget without a parent
 *
 * Adds a page at the end.
 */
void dwell_page_view_append(DwellPageView *self, GtkWidget *page);

/**
 * dwell_page_view_insert:
 * @self: the widget
 * @page: a widget without a parent that is no window or popover; any other is refused, with a critical warning
 * @index: the index of the new page, from 0; -1, or beyond the end, for the end
 *
 * Inserts a page. The current page is kept.
 */
void dwell_page_view_insert(DwellPageView *self, GtkWidget *page, int index);

/**
 * dwell_page_view_remove:
 * @self: the widget
 * @index: the index of a page, from 0
 *
 * Removes a page. If it was current, the page that takes its place becomes current.
 */
void dwell_page_view_remove(DwellPageView *self, guint index);

/**
 * dwell_page_view_move:
 * @self: the widget
 * @from: the index of a page, from 0
 * @to: its new index
 *
 * Moves a page. The current page is kept.
 */
void dwell_page_view_move(DwellPageView *self, guint from, guint to);

/**
 * dwell_page_view_get_nth_page:
 * @self: the widget
 * @index: the index of a page, from 0
 *
 * Returns: (transfer none) (nullable): the page; %NULL if there is none, or if the app has taken it out.
 */
GtkWidget *dwell_page_view_get_nth_page(DwellPageView *self, guint index);

/**
 * dwell_page_view_select:
 * @self: the widget
 * @page: the index of a page, from 0
 * @animated: whether it is turned to, instead of being shown at once
 *
 * Shows a page.
 */
void dwell_page_view_select(DwellPageView *self, guint page, gboolean animated);

/**
 * dwell_page_view_get_page: (get-property page)
 * @self: the widget
 *
 * Returns: the current page, or the one that is turned to, from 0.
 */
guint dwell_page_view_get_page(DwellPageView *self);

/**
 * dwell_page_view_set_page: (set-property page)
 * @self: the widget
 * @page: the current page, or the one that is turned to, from 0
 *
 * Turns to a page, from 0. One that does not exist yet is shown as soon as it does.
 */
void dwell_page_view_set_page(DwellPageView *self, guint page);

/**
 * dwell_page_view_get_page_count: (get-property page-count)
 * @self: the widget
 *
 * Returns: the number of pages.
 */
guint dwell_page_view_get_page_count(DwellPageView *self);

/**
 * dwell_page_view_get_position: (get-property position)
 * @self: the widget
 *
 * Returns: the position between pages, in pages; it changes in every frame of a turn.
 */
double dwell_page_view_get_position(DwellPageView *self);

/**
 * dwell_page_view_get_loop: (get-property loop)
 * @self: the widget
 *
 * Returns: whether the first page follows the last.
 */
gboolean dwell_page_view_get_loop(DwellPageView *self);

/**
 * dwell_page_view_set_loop: (set-property loop)
 * @self: the widget
 * @loop: whether the first page follows the last
 *
 * Sets whether the first page follows the last.
 */
void dwell_page_view_set_loop(DwellPageView *self, gboolean loop);

/**
 * dwell_page_view_get_spacing: (get-property spacing)
 * @self: the widget
 *
 * Returns: the gap between pages, in points.
 */
double dwell_page_view_get_spacing(DwellPageView *self);

/**
 * dwell_page_view_set_spacing: (set-property spacing)
 * @self: the widget
 * @spacing: the gap between pages, in points
 *
 * Sets the gap between pages, in points.
 */
void dwell_page_view_set_spacing(DwellPageView *self, double spacing);

/**
 * dwell_page_view_get_per_view: (get-property per-view)
 * @self: the widget
 *
 * Returns: the number of pages in view.
 */
double dwell_page_view_get_per_view(DwellPageView *self);

/**
 * dwell_page_view_set_per_view: (set-property per-view)
 * @self: the widget
 * @per_view: the number of pages in view
 *
 * Sets the number of pages in view, 1 or more.
 */
void dwell_page_view_set_per_view(DwellPageView *self, double per_view);

/**
 * dwell_page_view_get_page_length: (get-property page-length)
 * @self: the widget
 *
 * Returns: the length of a page, in points; 0 if another property sets it.
 */
double dwell_page_view_get_page_length(DwellPageView *self);

/**
 * dwell_page_view_set_page_length: (set-property page-length)
 * @self: the widget
 * @page_length: the length of a page, in points; 0 if another property sets it
 *
 * Sets the length of a page, in points; 0 if another property sets it.
 */
void dwell_page_view_set_page_length(DwellPageView *self, double page_length);

/**
 * dwell_page_view_get_inset: (get-property inset)
 * @self: the widget
 *
 * Returns: the room at both ends, in points.
 */
double dwell_page_view_get_inset(DwellPageView *self);

/**
 * dwell_page_view_set_inset: (set-property inset)
 * @self: the widget
 * @inset: the room at both ends, in points
 *
 * Sets the room at both ends, in points.
 */
void dwell_page_view_set_inset(DwellPageView *self, double inset);

/**
 * dwell_page_view_get_page_alignment: (get-property page-alignment)
 * @self: the widget
 *
 * Returns: where a page rests.
 */
DwellPageAlignment dwell_page_view_get_page_alignment(DwellPageView *self);

/**
 * dwell_page_view_set_page_alignment: (set-property page-alignment)
 * @self: the widget
 * @page_alignment: where a page rests
 *
 * Sets where a page rests.
 */
void dwell_page_view_set_page_alignment(DwellPageView *self, DwellPageAlignment page_alignment);

/**
 * dwell_page_view_get_per_turn: (get-property per-turn)
 * @self: the widget
 *
 * Returns: the number of pages that a turn leads on by, rounded.
 */
double dwell_page_view_get_per_turn(DwellPageView *self);

/**
 * dwell_page_view_set_per_turn: (set-property per-turn)
 * @self: the widget
 * @per_turn: the number of pages that a turn leads on by, rounded
 *
 * Sets the number of pages that a turn leads on by, rounded.
 */
void dwell_page_view_set_per_turn(DwellPageView *self, double per_turn);

/**
 * dwell_page_view_get_contained: (get-property contained)
 * @self: the widget
 *
 * Returns: whether pages at the ends stay at the widget's ends.
 */
gboolean dwell_page_view_get_contained(DwellPageView *self);

/**
 * dwell_page_view_set_contained: (set-property contained)
 * @self: the widget
 * @contained: whether pages at the ends stay at the widget's ends
 *
 * Sets whether pages at the ends stay at the widget's ends.
 */
void dwell_page_view_set_contained(DwellPageView *self, gboolean contained);

/**
 * dwell_page_view_get_fits_page: (get-property fits-page)
 * @self: the widget
 *
 * Returns: whether the widget is as high as its current page.
 */
gboolean dwell_page_view_get_fits_page(DwellPageView *self);

/**
 * dwell_page_view_set_fits_page: (set-property fits-page)
 * @self: the widget
 * @fits_page: whether the widget is as high as its current page
 *
 * Sets whether the widget is as high as its current page.
 */
void dwell_page_view_set_fits_page(DwellPageView *self, gboolean fits_page);

/**
 * dwell_page_view_get_effect: (get-property effect)
 * @self: the widget
 *
 * Returns: how pages look by their distance.
 */
DwellPageEffect dwell_page_view_get_effect(DwellPageView *self);

/**
 * dwell_page_view_set_effect: (set-property effect)
 * @self: the widget
 * @effect: how pages look by their distance
 *
 * Sets how pages look by their distance.
 */
void dwell_page_view_set_effect(DwellPageView *self, DwellPageEffect effect);

G_END_DECLS
