// The days of a calendar, a second each, with buttons above them and no end in either direction:
//   cc GTK.c -o calendar $(pkg-config --cflags --libs dwell-gtk)
#include <dwell-gtk.h>
#include <stdlib.h>

/// The day of an item, from today, which is 0.
static int day(gpointer item) { return atoi(gtk_string_object_get_string(item)); }

/// Makes the item of a day.
static GObject *make_item(int day) {
  char *text = g_strdup_printf("%d", day);
  GObject *item = G_OBJECT(gtk_string_object_new(text));
  g_free(text);
  return item;
}

/// Returns the day beside another one.
static GObject *beside(GObject *item, int step, gpointer data) {
  (void)data;
  return make_item(day(item) + step);
}

/// Compares two days.
static int compare(gconstpointer one, gconstpointer other, gpointer data) {
  (void)data;
  return day((gpointer)one) - day((gpointer)other);
}

/// Makes the page of a day.
static GtkWidget *make_page(gpointer item, gpointer data) {
  (void)data;
  GDateTime *now = g_date_time_new_now_local();
  GDateTime *date = g_date_time_add_days(now, day(item));
  char *title = g_date_time_format(date, "%A, %d %B %Y");
  GtkWidget *page = gtk_label_new(title);
  dwell_page_set_title(page, title);
  g_free(title);
  g_date_time_unref(date);
  g_date_time_unref(now);
  return page;
}

/// Reports a page change.
static void page_changed(DwellCarousel *days) { g_print("page %d\n", day(dwell_carousel_get_item(days))); }

/// Turns to today.
static void show_today(DwellCarousel *days) {
  GObject *today = make_item(0);
  dwell_carousel_select_item(days, today, TRUE);
  g_object_unref(today);
}

/// Opens the window.
static void activate(GtkApplication *app) {
  DwellCarousel *days = DWELL_CAROUSEL(dwell_carousel_new());
  dwell_carousel_set_duration(days, 1);
  GObject *today = make_item(0);
  GtkCustomSorter *sorter = gtk_custom_sorter_new(compare, NULL, NULL);
  dwell_carousel_bind_neighbours(days, today, GTK_SORTER(sorter), beside, make_page, NULL, NULL, NULL, NULL);
  g_object_unref(sorter);
  g_object_unref(today);
  g_signal_connect(days, "page-changed", G_CALLBACK(page_changed), NULL);

  GtkWidget *bar = gtk_header_bar_new();
  const char *turns[] = {"previous", "next"};
  for (guint index = 0; index < G_N_ELEMENTS(turns); index += 1) {
    char *icon = g_strdup_printf("go-%s-symbolic", turns[index]);
    char *action = g_strdup_printf("page.%s", turns[index]);
    GtkWidget *button = gtk_button_new_from_icon_name(icon);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), button);
    g_free(icon);
    g_free(action);
  }
  GtkWidget *button = gtk_button_new_with_label("Today");
  g_signal_connect_swapped(button, "clicked", G_CALLBACK(show_today), days);
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), button);

  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 360, 240);
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(days));
  gtk_widget_insert_action_group(window, "page", dwell_page_actions(GTK_WIDGET(days)));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), count, arguments);
  g_object_unref(app);
  return status;
}
