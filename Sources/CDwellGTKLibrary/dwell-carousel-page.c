// The C library's functions for pages with properties.
#ifdef DWELL_GTK
#define G_LOG_DOMAIN "Dwell"
#include "dwell-carousel-page.h"
#include "accessors.h"

GtkWidget *dwell_carousel_page_new(GtkWidget *child) {
  DWELL_NEEDS_FREE_CHILD(child);
  return g_object_new(DWELL_TYPE_CAROUSEL_PAGE, "child", child, NULL);
}
DWELL_CHILD(CarouselPage, carousel_page, DWELL_IS_CAROUSEL_PAGE)
DWELL_PROPERTY(CarouselPage, carousel_page, DWELL_IS_CAROUSEL_PAGE, duration, "duration", double)
DWELL_TEXT(CarouselPage, carousel_page, DWELL_IS_CAROUSEL_PAGE, title, "title")
DWELL_TEXT(CarouselPage, carousel_page, DWELL_IS_CAROUSEL_PAGE, icon_name, "icon-name")
#else
// Without the trait GTK there is nothing; a file of C needs something.
typedef int dwell_carousel_page_is_off;
#endif
