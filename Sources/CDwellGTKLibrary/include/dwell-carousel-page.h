/* A page with properties of its own. */
#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DWELL_TYPE_CAROUSEL_PAGE (dwell_carousel_page_get_type())
G_DECLARE_FINAL_TYPE(DwellCarouselPage, dwell_carousel_page, DWELL, CAROUSEL_PAGE, GtkWidget)

/**
 * DwellCarouselPage:
 *
 * A page of a #DwellCarousel or a #DwellPageView that has the properties of a page, for GtkBuilder files and bindings. Its child fills
 * it. Any other widget can be a page as well, and has them by functions such as dwell_page_set_title().
 */
/**
 * dwell_carousel_page_new:
 * @child: (nullable): what the page shows, a widget without a parent; %NULL for nothing yet
 *
 * Returns: (transfer floating): a new page.
 */
GtkWidget *dwell_carousel_page_new(GtkWidget *child);

/**
 * dwell_carousel_page_get_child: (get-property child)
 * @self: the page
 *
 * Returns: (transfer none) (nullable): what the page shows; %NULL for nothing.
 */
GtkWidget *dwell_carousel_page_get_child(DwellCarouselPage *self);

/**
 * dwell_carousel_page_set_child: (set-property child)
 * @self: the page
 * @child: (nullable): a widget without a parent; any other is refused, with a critical warning
 *
 * Sets what the page shows.
 */
void dwell_carousel_page_set_child(DwellCarouselPage *self, GtkWidget *child);

/**
 * dwell_carousel_page_get_duration: (get-property duration)
 * @self: the page
 *
 * Returns: the page's own duration, in seconds; 0, the default, without one.
 */
double dwell_carousel_page_get_duration(DwellCarouselPage *self);

/**
 * dwell_carousel_page_set_duration: (set-property duration)
 * @self: the page
 * @duration: how long the page stays, in seconds; 0 for as long as the others
 *
 * Sets the page's own duration.
 */
void dwell_carousel_page_set_duration(DwellCarouselPage *self, double duration);

/**
 * dwell_carousel_page_get_title: (get-property title)
 * @self: the page
 *
 * Returns: (transfer full): the page's title; empty, the default, without one.
 */
char *dwell_carousel_page_get_title(DwellCarouselPage *self);

/**
 * dwell_carousel_page_set_title: (set-property title)
 * @self: the page
 * @title: (nullable): the page's title; empty for none
 *
 * Sets the title that screen readers speak before the page's number, and that a tab has as its name.
 */
void dwell_carousel_page_set_title(DwellCarouselPage *self, const char *title);

/**
 * dwell_carousel_page_get_icon_name: (get-property icon-name)
 * @self: the page
 *
 * Returns: (transfer full): the icon instead of the page's dot; empty, the default, for a dot.
 */
char *dwell_carousel_page_get_icon_name(DwellCarouselPage *self);

/**
 * dwell_carousel_page_set_icon_name: (set-property icon-name)
 * @self: the page
 * @icon_name: (nullable): an icon of the icon theme, best a symbolic one; empty for a dot
 *
 * Shows an icon instead of the page's dot. Only its shape counts, not its colours.
 */
void dwell_carousel_page_set_icon_name(DwellCarouselPage *self, const char *icon_name);

G_END_DECLS
