#include "peer.h"

#include <adwaita.h>
#include <sys/resource.h>
#include <time.h>

int peer_init(void) {
  if (!gtk_init_check()) return 0;
  adw_init();
  return 1;
}

double peer_cpu(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

/// Runs the main loop until it is idle.
static void drain(void) {
  while (g_main_context_iteration(NULL, FALSE)) {
  }
}

void *peer_dots(int pages) {
  AdwCarousel *carousel = ADW_CAROUSEL(g_object_ref_sink(adw_carousel_new()));
  for (int page = 0; page < pages; page++) {
    GtkWidget *child = gtk_drawing_area_new();
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(child), 1);
    adw_carousel_append(carousel, child);
  }
  gtk_widget_measure(GTK_WIDGET(carousel), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure(GTK_WIDGET(carousel), GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate(GTK_WIDGET(carousel), 400, 100, -1, NULL);
  GtkWidget *dots = g_object_ref_sink(adw_carousel_indicator_dots_new());
  adw_carousel_indicator_dots_set_carousel(ADW_CAROUSEL_INDICATOR_DOTS(dots), carousel);
  g_object_unref(carousel);
  return dots;
}

void peer_show(void *dots, int page) {
  AdwCarousel *carousel = adw_carousel_indicator_dots_get_carousel(dots);
  adw_carousel_scroll_to(carousel, adw_carousel_get_nth_page(carousel, (guint)page), FALSE);
}

void *peer_page(int number) {
  char *text = g_strdup_printf("Page %d", number);
  GtkWidget *label = gtk_label_new(text);
  g_free(text);
  return label;
}

void peer_resize(void *widget, int width, int height) { gtk_widget_set_size_request(widget, width, height); }

void *peer_carousel(int pages) {
  GtkWidget *carousel = adw_carousel_new();
  for (int page = 0; page < pages; page++) {
    GtkWidget *label = peer_page(page);
    gtk_widget_set_hexpand(label, TRUE);
    adw_carousel_append(ADW_CAROUSEL(carousel), label);
  }
  gtk_widget_set_vexpand(carousel, TRUE);
  GtkWidget *dots = adw_carousel_indicator_dots_new();
  adw_carousel_indicator_dots_set_carousel(ADW_CAROUSEL_INDICATOR_DOTS(dots), ADW_CAROUSEL(carousel));
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append(GTK_BOX(box), carousel);
  gtk_box_append(GTK_BOX(box), dots);
  peer_resize(box, 400, 300);
  return box;
}

void peer_turn(void *box, int page) {
  AdwCarousel *carousel = ADW_CAROUSEL(gtk_widget_get_first_child(box));
  adw_carousel_scroll_to(carousel, adw_carousel_get_nth_page(carousel, (guint)page), TRUE);
}

double peer_fill(int pages) {
  GtkWidget *box = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget **labels = g_new(GtkWidget *, pages);
  for (int page = 0; page < pages; page++) labels[page] = peer_page(page);
  double start = peer_cpu();
  for (int page = 0; page < pages; page++) gtk_box_append(GTK_BOX(box), labels[page]);
  for (int page = 0; page < pages; page++) gtk_box_remove(GTK_BOX(box), labels[page]);
  double cost = peer_cpu() - start;
  g_free(labels);
  g_object_unref(box);
  return cost;
}

void *peer_window(void *widget) {
  GtkWindow *window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_decorated(window, FALSE);
  gtk_window_set_default_size(window, 400, 60);
  gtk_window_set_child(window, widget);
  gtk_window_present(window);
  while (!gtk_widget_get_mapped(widget) || gtk_widget_get_width(widget) == 0) g_main_context_iteration(NULL, TRUE);
  gint64 end = g_get_monotonic_time() + 300000;
  while (g_get_monotonic_time() < end) {
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
  }
  return window;
}

void peer_close(void *window) {
  gtk_window_destroy(window);
  drain();
}

/// Records that a frame has been painted.
static void painted(GdkFrameClock *clock, gpointer flag) {
  (void)clock;
  *(gboolean *)flag = TRUE;
}

double peer_frame(void *window, void *widget) {
  (void)window;
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  gboolean done = FALSE;
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), &done);
  double start = peer_cpu();
  gtk_widget_queue_draw(widget);
  while (!done) {
    if (!g_main_context_iteration(NULL, FALSE)) g_main_context_iteration(NULL, TRUE);
  }
  double used = peer_cpu() - start;
  g_signal_handler_disconnect(clock, handler);
  return used;
}

void peer_snapshot(void *widget, double *snapshot_time, double *draw_time) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  double start = peer_cpu();
  GTK_WIDGET_GET_CLASS(widget)->snapshot(widget, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  *snapshot_time = peer_cpu() - start;
  *draw_time = 0;
  if (node == NULL) return;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 400, 60);
  cairo_t *cairo = cairo_create(surface);
  start = peer_cpu();
  gsk_render_node_draw(node, cairo);
  *draw_time = peer_cpu() - start;
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  gsk_render_node_unref(node);
}

/// The duration of a bar, in microseconds.
static double bar_length;
/// When the bar started, in microseconds; 0 before its first frame.
static gint64 bar_start;

/// Sets a bar to the time of a frame.
static gboolean fill_bar(GtkWidget *bar, GdkFrameClock *clock, gpointer data) {
  (void)data;
  gint64 now = gdk_frame_clock_get_frame_time(clock);
  if (bar_start == 0) bar_start = now;
  gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(bar), (double)(now - bar_start) / bar_length);
  return G_SOURCE_CONTINUE;
}

void *peer_bar(double seconds) {
  GtkWidget *bar = g_object_ref_sink(gtk_progress_bar_new());
  bar_length = seconds * 1e6;
  bar_start = 0;
  gtk_widget_add_tick_callback(bar, fill_bar, NULL, NULL);
  return bar;
}

void peer_hide(void *window) {
  gtk_widget_set_visible(GTK_WIDGET(window), FALSE);
  drain();
}

/// Counts a frame.
static void count_frame(GdkFrameClock *clock, gpointer frames) {
  (void)clock;
  *(double *)frames += 1;
}

/// Ends a measurement.
static gboolean end_watch(gpointer is_over) {
  *(gboolean *)is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/// The number of voluntary context switches of the process.
static double wake_ups(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)usage.ru_nvcsw;
}

void peer_watch(void *widget, double seconds, peer_cost *cost) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  if (clock != NULL) g_object_ref(clock);
  gulong handler = clock ? g_signal_connect(clock, "paint", G_CALLBACK(count_frame), &cost->frames) : 0;
  gboolean is_over = FALSE;
  g_timeout_add((guint)(seconds * 1000), end_watch, &is_over);
  double woken = wake_ups();
  double start = peer_cpu();
  while (!is_over) g_main_context_iteration(NULL, TRUE);
  cost->cpu += peer_cpu() - start;
  cost->wake_ups += wake_ups() - woken - 1;  // without the end of the measurement
  if (clock != NULL) {
    g_signal_handler_disconnect(clock, handler);
    g_object_unref(clock);
  }
}

void peer_rest(double seconds) {
  gboolean is_over = FALSE;
  g_timeout_add((guint)(seconds * 1000), end_watch, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}
