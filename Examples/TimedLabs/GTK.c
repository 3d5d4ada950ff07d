// Three labs, four seconds each, with a timed page control below them:
//   cc GTK.c -o labs $(pkg-config --cflags --libs dwell-gtk)
#include <dwell-gtk.h>

/// Reports a page change.
static void page_changed(DwellCarousel *carousel, guint page, gpointer data) {
  (void)carousel;
  (void)data;
  g_print("page %u\n", page);
}

/// Opens the window.
static void activate(GtkApplication *app) {
  DwellCarousel *carousel = DWELL_CAROUSEL(dwell_carousel_new());
  const char *names[] = {"Red", "Green", "Blue"};
  for (guint index = 0; index < G_N_ELEMENTS(names); index += 1)
    dwell_carousel_append(carousel, gtk_label_new(names[index]));
  g_signal_connect(carousel, "page-changed", G_CALLBACK(page_changed), NULL);

  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 400);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(carousel));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), count, arguments);
  g_object_unref(app);
  return status;
}
