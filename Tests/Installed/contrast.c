// Whether dots are drawn for high contrast: with libadwaita with ADW_DEBUG_HIGH_CONTRAST=1
// (`contrast adwaita`), and with the settings portal, which this program simulates (`contrast portal`).
#include <adwaita.h>
#include <dwell-gtk.h>
#include <string.h>

#define SPACE "org.freedesktop.appearance"
#define PATH "/org/freedesktop/portal/desktop"
#define INTERFACE "org.freedesktop.portal.Settings"

/// How often the portal was asked for the contrast.
static int questions = 0;

/// The opacity of a widget's faintest dot.
static double faintest(GtkWidget *widget) {
  GdkPaintable *paintable = gtk_widget_paintable_new(widget);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  double least = 1;
  if (node != NULL) {
    GBytes *bytes = gsk_render_node_serialize(node);
    char *text = g_strndup(g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes));
    for (char *color = strstr(text, "rgba("); color != NULL; color = strstr(color + 1, "rgba(")) {
      double alpha = 1;
      char *last = strchr(color, ')');
      while (last > color && *last != ',') last -= 1;
      alpha = g_ascii_strtod(last + 1, NULL);
      if (alpha > 0) least = MIN(least, alpha);
    }
    g_free(text);
    g_bytes_unref(bytes);
    gsk_render_node_unref(node);
  }
  g_object_unref(paintable);
  return least;
}

/// Waits until the faintest dot is drawn in high contrast, or isn't; fails after three minutes. It then has
/// 0.6 of the text's opacity, which is 0.8 with libadwaita, and 0.35 of it otherwise.
static void wait_for(GtkWidget *widget, gboolean is_high, const char *what) {
  gint64 end = g_get_monotonic_time() + 180 * G_USEC_PER_SEC;
  while (gtk_widget_get_width(widget) == 0 || (faintest(widget) > 0.47) != is_high) {
    if (g_get_monotonic_time() > end) g_error("%s: the faintest mark has an opacity of %g", what, faintest(widget));
    if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
  }
}

/// Answers a request as the portal does, in a variant within a variant.
static void answer(GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *method,
                   GVariant *arguments, GDBusMethodInvocation *call, gpointer data) {
  (void)bus, (void)sender, (void)path, (void)interface, (void)method, (void)data;
  const char *space, *key;
  g_variant_get(arguments, "(&s&s)", &space, &key);
  g_assert_cmpstr(space, ==, SPACE);
  g_assert_cmpstr(key, ==, "contrast");
  questions += 1;
  GVariant *value = g_variant_new_variant(g_variant_new_uint32(1));
  g_dbus_method_invocation_return_value(call, g_variant_new("(v)", value));
}

/// Acquires the portal's name.
static GDBusConnection *play_portal(void) {
  static const GDBusInterfaceVTable table = {.method_call = answer};
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(
      "<node><interface name='" INTERFACE "'><method name='Read'><arg type='s' direction='in'/>"
      "<arg type='s' direction='in'/><arg type='v' direction='out'/></method></interface></node>",
      NULL);
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  g_dbus_connection_register_object(bus, PATH, node->interfaces[0], &table, NULL, NULL, NULL);
  GVariant *reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new("(su)", "org.freedesktop.portal.Desktop", 0), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  g_assert_nonnull(reply);
  g_variant_unref(reply);
  return bus;
}

/// Reports a change of the setting, as the portal does.
static void change(GDBusConnection *bus, guint contrast) {
  GVariant *value = g_variant_new("(ssv)", SPACE, "contrast", g_variant_new_uint32(contrast));
  g_assert_true(g_dbus_connection_emit_signal(bus, NULL, PATH, INTERFACE, "SettingChanged", value, NULL));
}

int main(int count, char **arguments) {
  g_assert_cmpint(count, ==, 2);
  gboolean is_portal = strcmp(arguments[1], "portal") == 0;
  GDBusConnection *bus = is_portal ? play_portal() : NULL;
  if (is_portal) gtk_init();
  else adw_init();

  GtkWidget *control = dwell_page_control_new(3);
  dwell_page_control_set_timed(DWELL_PAGE_CONTROL(control), FALSE);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_child(GTK_WINDOW(window), control);
  gtk_window_present(GTK_WINDOW(window));
  wait_for(control, TRUE, "high contrast from the beginning");
  if (is_portal) {
    g_assert_cmpint(questions, ==, 1);
    change(bus, 0);
    wait_for(control, FALSE, "the usual contrast");
    change(bus, 1);
    wait_for(control, TRUE, "high contrast again");
  }
  g_print("library: high contrast ok, %s\n", arguments[1]);
  return 0;
}
