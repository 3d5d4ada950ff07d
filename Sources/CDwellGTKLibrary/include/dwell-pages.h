/* The widgets of pages. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * DwellCreatePageFunc:
 * @item: (type GObject): an item of a list
 * @user_data: what the list was bound with
 *
 * Makes the widget of a page.
 *
 * Returns: (transfer full) (nullable): a widget without a parent, which may be floating; %NULL for an empty page
 */
typedef GtkWidget *(*DwellCreatePageFunc)(gpointer item, gpointer user_data);

/**
 * DwellNeighbourFunc:
 * @item: the item of a page
 * @step: 1 for the next page, -1 for the previous one
 * @user_data: what the pages were bound with
 *
 * Returns the item of the page beside another one. It is asked for once, and then known as long as the page is listed.
 *
 * Returns: (transfer full) (nullable): the item, which may be a new object each time; %NULL at the first or the last page
 */
typedef GObject *(*DwellNeighbourFunc)(GObject *item, int step, gpointer user_data);

/**
 * dwell_page_actions:
 * @widget: a widget of this library with pages
 *
 * The actions `next`, `previous` and `pause` of a widget, for buttons and menus beside it; each is enabled while it has an effect.
 * With `gtk_widget_insert_action_group (window, "page", actions)`, a button's action is called `page.next`.
 *
 * Returns: (transfer none) (nullable): the actions; %NULL for a widget without pages.
 */
GActionGroup *dwell_page_actions(GtkWidget *widget);

/**
 * dwell_page_set_duration:
 * @page: a widget that is, or will be, a page of a #DwellCarousel
 * @duration: how long the page stays, in seconds; 0 for the carousel's own duration, which is the default
 *
 * Sets one page's duration. It moves with the page.
 */
void dwell_page_set_duration(GtkWidget *page, double duration);

/**
 * dwell_page_get_duration:
 * @page: a widget
 *
 * Returns: the page's own duration, in seconds; 0 without one.
 */
double dwell_page_get_duration(GtkWidget *page);

/**
 * dwell_page_set_title:
 * @page: a widget that is, or will be, a page of a #DwellCarousel or a #DwellPageView
 * @title: (nullable): the page's title; %NULL, the default, for none
 *
 * Sets the title that screen readers speak before the page's number. It moves with the page.
 */
void dwell_page_set_title(GtkWidget *page, const char *title);

/**
 * dwell_page_get_title:
 * @page: a widget
 *
 * Returns: (transfer none) (nullable): the page's title; %NULL without one.
 */
const char *dwell_page_get_title(GtkWidget *page);

/**
 * dwell_page_set_icon_name:
 * @page: a widget that is, or will be, a page of a #DwellCarousel
 * @icon_name: (nullable): an icon of the icon theme, best a symbolic one; %NULL, the default, for a dot
 *
 * Shows an icon instead of the page's dot. Only its shape counts, not its colours. It moves with the page.
 */
void dwell_page_set_icon_name(GtkWidget *page, const char *icon_name);

/**
 * dwell_page_get_icon_name:
 * @page: a widget
 *
 * Returns: (transfer none) (nullable): the icon instead of the page's dot; %NULL for a dot.
 */
const char *dwell_page_get_icon_name(GtkWidget *page);

G_END_DECLS
