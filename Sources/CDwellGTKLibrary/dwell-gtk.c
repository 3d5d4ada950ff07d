// The C library's functions, over the properties of the widgets' types. Those without a property are in Swift.
#ifdef DWELL_GTK
#define G_LOG_DOMAIN "Dwell"
#include "accessors.h"
#include "dwell-gtk.h"

// In Swift: the type of an enumeration or a set of flags.
extern GType swift_dwell_enumeration(const char *name);

// In Swift, for widgets with pages.
extern void swift_dwell_insert(GtkWidget *pages, GtkWidget *page, guint index);
extern void swift_dwell_remove(GtkWidget *pages, guint index);
extern void swift_dwell_move(GtkWidget *pages, guint from, guint to);
extern void swift_dwell_select(GtkWidget *pages, guint page, gboolean animated);
extern GtkWidget *swift_dwell_get_nth_page(GtkWidget *pages, guint index);
extern void swift_dwell_bind_model(GtkWidget *pages, GListModel *model, DwellCreatePageFunc create_page, gpointer user_data,
                                   GDestroyNotify user_data_free_func);
extern gboolean swift_dwell_is_bound(GtkWidget *pages);
extern void swift_dwell_bind_neighbours(GtkWidget *pages, GObject *start, GtkSorter *sorter, DwellNeighbourFunc neighbour,
                                        DwellCreatePageFunc create_page, gpointer neighbour_data,
                                        GDestroyNotify neighbour_data_free_func, gpointer user_data,
                                        GDestroyNotify user_data_free_func);
extern gboolean swift_dwell_has_neighbours(GtkWidget *pages);
extern void swift_dwell_select_item(GtkWidget *pages, GObject *item, gboolean animated);
extern void swift_dwell_update_neighbours(GtkWidget *pages);
extern void swift_dwell_answer(GtkWidget *widget, gboolean may_advance);
extern GActionGroup *swift_dwell_page_actions(GtkWidget *widget);
extern GtkWidget *swift_dwell_pause_button_new(GtkWidget *widget);

// In Swift, for single pages.
extern void swift_dwell_page_set_duration(GtkWidget *page, double duration);
extern double swift_dwell_page_get_duration(GtkWidget *page);
extern void swift_dwell_page_set_title(GtkWidget *page, const char *title);
extern const char *swift_dwell_page_get_title(GtkWidget *page);
extern void swift_dwell_page_set_icon_name(GtkWidget *page, const char *icon_name);
extern const char *swift_dwell_page_get_icon_name(GtkWidget *page);

// In Swift, for stories.
extern void swift_dwell_stories_insert(GtkWidget *stories, GtkWidget *story, guint person);
extern void swift_dwell_stories_remove(GtkWidget *stories, guint person);
extern GtkWidget *swift_dwell_stories_get_story(GtkWidget *stories, guint person);
extern void swift_dwell_stories_select(GtkWidget *stories, guint person, gboolean animated);
extern void swift_dwell_stories_set_seen(GtkWidget *stories, guint person, guint moment, gboolean seen);
extern gboolean swift_dwell_stories_get_seen(GtkWidget *stories, guint person, guint moment);

/// The function that returns the type of an enumeration.
#define DWELL_ENUMERATION(Type, type) \
  GType dwell_##type##_get_type(void) { return swift_dwell_enumeration(#Type); }

/// The functions of a type for its pages.
#define DWELL_PAGES(Type, type, IS_TYPE)                                             \
  void dwell_##type##_append(Dwell##Type *self, GtkWidget *page) {                   \
    DWELL_NEEDS_MAIN_THREAD();                                                       \
    dwell_##type##_insert(self, page, -1);                                           \
  }                                                                                  \
  void dwell_##type##_insert(Dwell##Type *self, GtkWidget *page, int index) {        \
    DWELL_NEEDS_MAIN_THREAD();                                                       \
    g_return_if_fail(IS_TYPE(self));                                                 \
    g_return_if_fail(GTK_IS_WIDGET(page));                                           \
    g_return_if_fail(gtk_widget_get_parent(page) == NULL);                           \
    g_return_if_fail(!GTK_IS_NATIVE(page));                                          \
    g_return_if_fail(page != GTK_WIDGET(self));                                      \
    g_return_if_fail(!gtk_widget_is_ancestor(GTK_WIDGET(self), page));               \
    g_return_if_fail(!swift_dwell_is_bound(GTK_WIDGET(self)));                      \
    /* Below 0 and beyond the end: at the end. */                                     \
    swift_dwell_insert(GTK_WIDGET(self), page, MIN((guint)index, dwell_##type##_get_page_count(self))); \
  }                                                                                  \
  void dwell_##type##_remove(Dwell##Type *self, guint index) {                       \
    DWELL_NEEDS_MAIN_THREAD();                                                       \
    g_return_if_fail(IS_TYPE(self));                                                 \
    g_return_if_fail(index < dwell_##type##_get_page_count(self));                   \
    g_return_if_fail(!swift_dwell_is_bound(GTK_WIDGET(self)));                      \
    swift_dwell_remove(GTK_WIDGET(self), index);                                     \
  }                                                                                  \
  void dwell_##type##_move(Dwell##Type *self, guint from, guint to) {                \
    DWELL_NEEDS_MAIN_THREAD();                                                       \
    g_return_if_fail(IS_TYPE(self));                                                 \
    g_return_if_fail(from < dwell_##type##_get_page_count(self));                    \
    g_return_if_fail(to < dwell_##type##_get_page_count(self));                      \
    g_return_if_fail(!swift_dwell_is_bound(GTK_WIDGET(self)));                      \
    swift_dwell_move(GTK_WIDGET(self), from, to);                                    \
  }                                                                                  \
  GtkWidget *dwell_##type##_get_nth_page(Dwell##Type *self, guint index) {           \
    DWELL_NEEDS_MAIN_THREAD(NULL);                                                   \
    g_return_val_if_fail(IS_TYPE(self), NULL);                                       \
    return swift_dwell_get_nth_page(GTK_WIDGET(self), index);                        \
  }                                                                                  \
  void dwell_##type##_select(Dwell##Type *self, guint page, gboolean animated) {     \
    DWELL_NEEDS_MAIN_THREAD();                                                       \
    g_return_if_fail(IS_TYPE(self));                                                 \
    g_return_if_fail(page < dwell_##type##_get_page_count(self));                    \
    swift_dwell_select(GTK_WIDGET(self), page, animated);                            \
  }

/// The function of a type that makes the items of a list its pages.
#define DWELL_MODEL(Type, type, IS_TYPE)                                                                    \
  void dwell_##type##_bind_model(Dwell##Type *self, GListModel *model, DwellCreatePageFunc create_page,     \
                                 gpointer user_data, GDestroyNotify user_data_free_func) {                  \
    DWELL_NEEDS_MAIN_THREAD();                                                                              \
    g_return_if_fail(IS_TYPE(self));                                                                        \
    g_return_if_fail(!model || G_IS_LIST_MODEL(model));                                                     \
    g_return_if_fail(!model || create_page);                                                                \
    swift_dwell_bind_model(GTK_WIDGET(self), model, create_page, user_data, user_data_free_func);           \
  }

/// The functions of a type for pages that are known by their neighbours.
#define DWELL_NEIGHBOURS(Type, type, IS_TYPE)                                                               \
  void dwell_##type##_bind_neighbours(Dwell##Type *self, GObject *start, GtkSorter *sorter,                 \
                                      DwellNeighbourFunc neighbour, DwellCreatePageFunc create_page,        \
                                      gpointer neighbour_data, GDestroyNotify neighbour_data_free_func,     \
                                      gpointer user_data, GDestroyNotify user_data_free_func) {             \
    DWELL_NEEDS_MAIN_THREAD();                                                                              \
    g_return_if_fail(IS_TYPE(self));                                                                        \
    g_return_if_fail(G_IS_OBJECT(start));                                                                   \
    g_return_if_fail(!sorter || GTK_IS_SORTER(sorter));                                                     \
    g_return_if_fail(neighbour);                                                                            \
    g_return_if_fail(create_page);                                                                          \
    swift_dwell_bind_neighbours(GTK_WIDGET(self), start, sorter, neighbour, create_page, neighbour_data,    \
                                neighbour_data_free_func, user_data, user_data_free_func);                  \
  }                                                                                                         \
  GObject *dwell_##type##_get_item(Dwell##Type *self) {                                                     \
    GObject *item = NULL;                                                                                   \
    g_return_val_if_fail(IS_TYPE(self), NULL);                                                              \
    g_object_get(self, "item", &item, NULL);                                                                \
    /* The widget keeps its reference. */                                                                   \
    if (item) g_object_unref(item);                                                                         \
    return item;                                                                                            \
  }                                                                                                         \
  void dwell_##type##_select_item(Dwell##Type *self, GObject *item, gboolean animated) {                    \
    DWELL_NEEDS_MAIN_THREAD();                                                                              \
    g_return_if_fail(IS_TYPE(self));                                                                        \
    g_return_if_fail(G_IS_OBJECT(item));                                                                    \
    g_return_if_fail(swift_dwell_has_neighbours(GTK_WIDGET(self)));                                         \
    swift_dwell_select_item(GTK_WIDGET(self), item, animated);                                              \
  }                                                                                                         \
  void dwell_##type##_update_neighbours(Dwell##Type *self) {                                                \
    DWELL_NEEDS_MAIN_THREAD();                                                                              \
    g_return_if_fail(IS_TYPE(self));                                                                        \
    g_return_if_fail(swift_dwell_has_neighbours(GTK_WIDGET(self)));                                         \
    swift_dwell_update_neighbours(GTK_WIDGET(self));                                                        \
  }

/// The functions of a type that answer a request to advance.
#define DWELL_ANSWERS(Type, type, IS_TYPE)          \
  void dwell_##type##_advance(Dwell##Type *self) {  \
    DWELL_NEEDS_MAIN_THREAD();                      \
    g_return_if_fail(IS_TYPE(self));                \
    swift_dwell_answer(GTK_WIDGET(self), TRUE);     \
  }                                                 \
  void dwell_##type##_veto(Dwell##Type *self) {     \
    DWELL_NEEDS_MAIN_THREAD();                      \
    g_return_if_fail(IS_TYPE(self));                \
    swift_dwell_answer(GTK_WIDGET(self), FALSE);    \
  }

/// The functions of a type that turn its pages, as the page keys do.
#define DWELL_TURNS(Type, type, IS_TYPE)                                       \
  void dwell_##type##_next(Dwell##Type *self) {                                \
    DWELL_NEEDS_MAIN_THREAD();                                                 \
    g_return_if_fail(IS_TYPE(self));                                           \
    gtk_widget_activate_action(GTK_WIDGET(self), "page.next", NULL);           \
  }                                                                            \
  void dwell_##type##_previous(Dwell##Type *self) {                            \
    DWELL_NEEDS_MAIN_THREAD();                                                 \
    g_return_if_fail(IS_TYPE(self));                                           \
    gtk_widget_activate_action(GTK_WIDGET(self), "page.previous", NULL);       \
  }

/// The functions that read and set the carousel whose pages a row of indicators or a strip of thumbnails shows.
#define DWELL_CAROUSEL_OF(Type, type, IS_TYPE)                                 \
  GtkWidget *dwell_##type##_get_carousel(Dwell##Type *self) {                  \
    GtkWidget *carousel = NULL;                                                \
    g_return_val_if_fail(IS_TYPE(self), NULL);                                 \
    g_object_get(self, "carousel", &carousel, NULL);                           \
    /* The widget is its container's. */                                       \
    if (carousel) g_object_unref(carousel);                                    \
    return carousel;                                                           \
  }                                                                            \
  void dwell_##type##_set_carousel(Dwell##Type *self, GtkWidget *carousel) {   \
    g_return_if_fail(IS_TYPE(self));                                           \
    g_return_if_fail(!carousel || GTK_IS_WIDGET(carousel));                    \
    g_object_set(self, "carousel", carousel, NULL);                            \
  }

GActionGroup *dwell_page_actions(GtkWidget *widget) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  g_return_val_if_fail(GTK_IS_WIDGET(widget), NULL);
  return swift_dwell_page_actions(widget);
}

GtkWidget *dwell_pause_button_new(GtkWidget *widget) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  g_return_val_if_fail(GTK_IS_WIDGET(widget), NULL);
  return swift_dwell_pause_button_new(widget);
}

void dwell_page_set_duration(GtkWidget *page, double duration) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(GTK_IS_WIDGET(page));
  g_return_if_fail(duration >= 0);
  swift_dwell_page_set_duration(page, duration);
}

double dwell_page_get_duration(GtkWidget *page) {
  DWELL_NEEDS_MAIN_THREAD(0);
  g_return_val_if_fail(GTK_IS_WIDGET(page), 0);
  return swift_dwell_page_get_duration(page);
}

void dwell_page_set_title(GtkWidget *page, const char *title) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(GTK_IS_WIDGET(page));
  swift_dwell_page_set_title(page, title);
}

const char *dwell_page_get_title(GtkWidget *page) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  g_return_val_if_fail(GTK_IS_WIDGET(page), NULL);
  return swift_dwell_page_get_title(page);
}

void dwell_page_set_icon_name(GtkWidget *page, const char *icon_name) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(GTK_IS_WIDGET(page));
  swift_dwell_page_set_icon_name(page, icon_name);
}

const char *dwell_page_get_icon_name(GtkWidget *page) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  g_return_val_if_fail(GTK_IS_WIDGET(page), NULL);
  return swift_dwell_page_get_icon_name(page);
}

GtkWidget *dwell_carousel_new(void) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_CAROUSEL, NULL);
}
DWELL_PAGES(Carousel, carousel, DWELL_IS_CAROUSEL)
DWELL_MODEL(Carousel, carousel, DWELL_IS_CAROUSEL)
DWELL_NEIGHBOURS(Carousel, carousel, DWELL_IS_CAROUSEL)
DWELL_TURNS(Carousel, carousel, DWELL_IS_CAROUSEL)
DWELL_ANSWERS(Carousel, carousel, DWELL_IS_CAROUSEL)
DWELL_CAROUSEL_OF(Carousel, carousel, DWELL_IS_CAROUSEL)

GtkWidget *dwell_page_view_new(void) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_PAGE_VIEW, NULL);
}
DWELL_PAGES(PageView, page_view, DWELL_IS_PAGE_VIEW)
DWELL_MODEL(PageView, page_view, DWELL_IS_PAGE_VIEW)
DWELL_NEIGHBOURS(PageView, page_view, DWELL_IS_PAGE_VIEW)
DWELL_TURNS(PageView, page_view, DWELL_IS_PAGE_VIEW)

GtkWidget *dwell_page_control_new(guint page_count) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_PAGE_CONTROL, "page-count", page_count, NULL);
}
DWELL_TURNS(PageControl, page_control, DWELL_IS_PAGE_CONTROL)
DWELL_ANSWERS(PageControl, page_control, DWELL_IS_PAGE_CONTROL)
DWELL_CAROUSEL_OF(PageControl, page_control, DWELL_IS_PAGE_CONTROL)

GtkWidget *dwell_segmented_progress_new(guint page_count) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_SEGMENTED_PROGRESS, "page-count", page_count, NULL);
}
DWELL_TURNS(SegmentedProgress, segmented_progress, DWELL_IS_SEGMENTED_PROGRESS)
DWELL_ANSWERS(SegmentedProgress, segmented_progress, DWELL_IS_SEGMENTED_PROGRESS)
DWELL_CAROUSEL_OF(SegmentedProgress, segmented_progress, DWELL_IS_SEGMENTED_PROGRESS)

GtkWidget *dwell_progress_meter_new(double value, double maximum) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_PROGRESS_METER, "maximum", maximum, "value", value, NULL);
}

GtkWidget *dwell_stories_new(void) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  return g_object_new(DWELL_TYPE_STORIES, NULL);
}
DWELL_GETTER(Stories, stories, DWELL_IS_STORIES, person_count, "person-count", guint)
DWELL_PROPERTY(Stories, stories, DWELL_IS_STORIES, person, "person", guint)

void dwell_stories_append(DwellStories *self, DwellCarousel *story) {
  DWELL_NEEDS_MAIN_THREAD();
  dwell_stories_insert(self, story, -1);
}

void dwell_stories_insert(DwellStories *self, DwellCarousel *story, int person) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_STORIES(self));
  g_return_if_fail(DWELL_IS_CAROUSEL(story));
  g_return_if_fail(gtk_widget_get_parent(GTK_WIDGET(story)) == NULL);
  g_return_if_fail(!gtk_widget_is_ancestor(GTK_WIDGET(self), GTK_WIDGET(story)));
  swift_dwell_stories_insert(GTK_WIDGET(self), GTK_WIDGET(story), MIN((guint)person, dwell_stories_get_person_count(self)));
}

void dwell_stories_remove(DwellStories *self, guint person) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_STORIES(self));
  g_return_if_fail(person < dwell_stories_get_person_count(self));
  swift_dwell_stories_remove(GTK_WIDGET(self), person);
}

DwellCarousel *dwell_stories_get_story(DwellStories *self, guint person) {
  DWELL_NEEDS_MAIN_THREAD(NULL);
  g_return_val_if_fail(DWELL_IS_STORIES(self), NULL);
  return (DwellCarousel *)swift_dwell_stories_get_story(GTK_WIDGET(self), person);
}

void dwell_stories_select(DwellStories *self, guint person, gboolean animated) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_STORIES(self));
  g_return_if_fail(person < dwell_stories_get_person_count(self));
  swift_dwell_stories_select(GTK_WIDGET(self), person, animated);
}

void dwell_stories_set_seen(DwellStories *self, guint person, guint moment, gboolean seen) {
  DWELL_NEEDS_MAIN_THREAD();
  g_return_if_fail(DWELL_IS_STORIES(self));
  g_return_if_fail(person < dwell_stories_get_person_count(self));
  swift_dwell_stories_set_seen(GTK_WIDGET(self), person, moment, seen);
}

gboolean dwell_stories_get_seen(DwellStories *self, guint person, guint moment) {
  DWELL_NEEDS_MAIN_THREAD(FALSE);
  g_return_val_if_fail(DWELL_IS_STORIES(self), FALSE);
  g_return_val_if_fail(person < dwell_stories_get_person_count(self), FALSE);
  return swift_dwell_stories_get_seen(GTK_WIDGET(self), person, moment);
}

/// The function that returns a widget that is the stories' own.
#define DWELL_WIDGET_OF_STORIES(property, name)               \
  GtkWidget *dwell_stories_get_##property(DwellStories *self) { \
    GtkWidget *value = NULL;                                  \
    g_return_val_if_fail(DWELL_IS_STORIES(self), NULL);       \
    g_object_get(self, name, &value, NULL);                   \
    if (value) g_object_unref(value);                         \
    return value;                                             \
  }
DWELL_WIDGET_OF_STORIES(header, "header")
DWELL_WIDGET_OF_STORIES(people, "people")

void dwell_stories_set_header(DwellStories *self, GtkWidget *header) {
  g_return_if_fail(DWELL_IS_STORIES(self));
  g_return_if_fail(!header || GTK_IS_WIDGET(header));
  g_return_if_fail(!header || header == dwell_stories_get_header(self) || gtk_widget_get_parent(header) == NULL);
  g_object_set(self, "header", header, NULL);
}

#include "dwell-properties.inc"
#else
// Without the trait GTK there is nothing; a file of C needs something.
typedef int dwell_gtk_is_off;
#endif
