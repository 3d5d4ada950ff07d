/* Pages side by side, which follow a finger and settle on a page. */
#pragma once
#include "dwell-enums.h"
#include "dwell-pages.h"

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
 * Returns: (transfer none) (nullable): the page; %NULL if there is none, or if the app has removed it.
 */
GtkWidget *dwell_page_view_get_nth_page(DwellPageView *self, guint index);

/**
 * dwell_page_view_select:
 * @self: the widget
 * @page: the index of a page, from 0
 * @animated: whether pages move to it, instead of showing it at once
 *
 * Shows a page.
 */
void dwell_page_view_select(DwellPageView *self, guint page, gboolean animated);

/**
 * dwell_page_view_next:
 * @self: a widget
 *
 * Turns to the next page, as the Page Down key does: a page that is longer than the view is scrolled first. At the last page of
 * a widget that doesn't loop it does nothing. The widget action `page.next` does the same.
 */
void dwell_page_view_next(DwellPageView *self);

/**
 * dwell_page_view_previous:
 * @self: a widget
 *
 * Turns to the previous page, as the Page Up key does.
 */
void dwell_page_view_previous(DwellPageView *self);

/**
 * dwell_page_view_bind_model:
 * @self: the widget
 * @model: (nullable): a list, of whatever items; %NULL for no pages
 * @create_page: (nullable) (scope notified) (closure user_data) (destroy user_data_free_func): makes the widget of an item
 * @user_data: what @create_page gets
 * @user_data_free_func: frees @user_data
 *
 * Makes the items of a list the pages, instead of those there are, and follows its changes. The widget of a page is made when the
 * page first comes into view, and released when it is no longer next to a visible one. Until another call, pages can't be
 * inserted, removed or moved by the functions above.
 */
void dwell_page_view_bind_model(DwellPageView *self, GListModel *model, DwellCreatePageFunc create_page, gpointer user_data,
                          GDestroyNotify user_data_free_func);

/**
 * dwell_page_view_bind_neighbours:
 * @self: the widget
 * @start: the item of the first page shown
 * @sorter: (nullable): the order of items, in which equal ones are the same page; %NULL if each object is a page of its own
 * @neighbour: (scope notified) (closure neighbour_data) (destroy neighbour_data_free_func): returns the item beside another one
 * @create_page: (scope notified) (closure user_data) (destroy user_data_free_func): makes the widget of an item
 * @neighbour_data: (nullable): what @neighbour gets
 * @neighbour_data_free_func: frees @neighbour_data
 * @user_data: (nullable): what @create_page gets
 * @user_data_free_func: frees @user_data
 *
 * Makes pages without a known number those of the widget, instead of those there are: the days of a calendar, or a feed.
 *
 * Pages are items as in a #GListModel, which they can't be: a list has a first item and a number of them. Only the items nearby
 * are asked for, and the widget of a page is made when the page first comes into view, and released when it is no longer next to a
 * visible one. Until another call, pages can't be inserted, removed or moved by the functions above.
 *
 * There is no last page to count to. So there is no indicator and no loop, whatever the properties say, and no key for the first or
 * the last page, screen readers speak the pages' titles (dwell_page_set_title()) without numbers, and the page is always 0: the
 * property `item` tells which one it is.
 *
 * A neighbour that is among the pages nearby already, or that doesn't lead back, is warned of, and changes nothing.
 */
void dwell_page_view_bind_neighbours(DwellPageView *self, GObject *start, GtkSorter *sorter, DwellNeighbourFunc neighbour,
                               DwellCreatePageFunc create_page, gpointer neighbour_data,
                               GDestroyNotify neighbour_data_free_func, gpointer user_data,
                               GDestroyNotify user_data_free_func);

/**
 * dwell_page_view_get_item: (get-property item)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): the item of the current page, or of the one being turned to, where pages are known by their
 *   neighbours; %NULL for others.
 */
GObject *dwell_page_view_get_item(DwellPageView *self);

/**
 * dwell_page_view_select_item:
 * @self: a widget whose pages are known by their neighbours
 * @item: an item, also one that was never shown
 * @animated: whether pages move to it, instead of showing it at once
 *
 * Shows the page of an item, which comes from its side in the order of the pages' sorter, and otherwise from the end.
 */
void dwell_page_view_select_item(DwellPageView *self, GObject *item, gboolean animated);

/**
 * dwell_page_view_update_neighbours:
 * @self: a widget whose pages are known by their neighbours
 *
 * Asks for the neighbours again, because the app's own have changed. Pages whose items stay keep their widgets. An end, where
 * there was no neighbour, is asked for again with every turn anyway.
 */
void dwell_page_view_update_neighbours(DwellPageView *self);

G_END_DECLS
