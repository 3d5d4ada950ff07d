/* Pages that turn automatically, with an indicator. */
#pragma once
#include "dwell-enums.h"
#include "dwell-pages.h"

G_BEGIN_DECLS

#define DWELL_TYPE_CAROUSEL (dwell_carousel_get_type())
G_DECLARE_FINAL_TYPE(DwellCarousel, dwell_carousel, DWELL, CAROUSEL, GtkWidget)

/**
 * DwellCarousel:
 *
 * A widget: pages that turn automatically, with an indicator.
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
 * Returns: (transfer none) (nullable): the page; %NULL if there is none, or if the app has removed it.
 */
GtkWidget *dwell_carousel_get_nth_page(DwellCarousel *self, guint index);

/**
 * dwell_carousel_select:
 * @self: the widget
 * @page: the index of a page, from 0
 * @animated: whether pages move to it, instead of showing it at once
 *
 * Shows a page.
 */
void dwell_carousel_select(DwellCarousel *self, guint page, gboolean animated);

/**
 * dwell_carousel_next:
 * @self: a widget
 *
 * Turns to the next page, as the Page Down key does: a page that is longer than the view is scrolled first. At the last page of
 * a widget that doesn't loop it does nothing. The widget action `page.next` does the same.
 */
void dwell_carousel_next(DwellCarousel *self);

/**
 * dwell_carousel_previous:
 * @self: a widget
 *
 * Turns to the previous page, as the Page Up key does.
 */
void dwell_carousel_previous(DwellCarousel *self);

/**
 * dwell_carousel_bind_model:
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
void dwell_carousel_bind_model(DwellCarousel *self, GListModel *model, DwellCreatePageFunc create_page, gpointer user_data,
                          GDestroyNotify user_data_free_func);

/**
 * dwell_carousel_get_carousel: (get-property carousel)
 * @self: the widget
 *
 * Returns: (transfer none) (nullable): the carousel or page view whose thumbnails the pages are; %NULL for a carousel of its own.
 */
GtkWidget *dwell_carousel_get_carousel(DwellCarousel *self);

/**
 * dwell_carousel_set_carousel: (set-property carousel)
 * @self: the widget
 * @carousel: (nullable): a #DwellCarousel or a #DwellPageView; %NULL for a carousel of its own. Another widget is warned of, and
 *   changes nothing.
 *
 * Makes the widget a strip of thumbnails for another carousel, with its time: the thumbnail of its page is in view, and has the state %GTK_STATE_FLAG_CHECKED, and
 * a tap on one turns to its page. Without a layout of its own, thumbnails are 96 points long. It keeps no reference to the carousel.
 */
void dwell_carousel_set_carousel(DwellCarousel *self, GtkWidget *carousel);

/**
 * dwell_carousel_advance:
 * @self: the widget
 *
 * Turns to the next page, as when a page's time has run out: also the answer to #DwellCarousel::advance-requested.
 */
void dwell_carousel_advance(DwellCarousel *self);

/**
 * dwell_carousel_veto:
 * @self: the widget
 *
 * Rejects the turn that was asked for by #DwellCarousel::advance-requested: the page's time begins again.
 */
void dwell_carousel_veto(DwellCarousel *self);

G_END_DECLS
