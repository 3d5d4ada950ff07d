// The user's preference for contrast, from libadwaita and the settings portal.
#pragma once
#include <dlfcn.h>
#include <gtk/gtk.h>

/// Whether libadwaita, if the program uses it, shows high contrast: by its settings, or by `ADW_DEBUG_HIGH_CONTRAST`.
static inline gboolean dwell_adwaita_high_contrast(void) {
  gboolean high = FALSE;
#ifdef RTLD_NOLOAD
  if (g_type_from_name("AdwStyleManager") == 0) return FALSE;
  // A binding loads it for itself only, where dlsym doesn't search.
  void *library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (library == NULL) return FALSE;
  GObject *(*get_default)(void) = (GObject * (*)(void)) dlsym(library, "adw_style_manager_get_default");
  if (get_default != NULL) g_object_get(get_default(), "high-contrast", &high, NULL);
  dlclose(library);
#endif
  return high;
}

/// Called with whether the desktop's settings ask for high contrast.
typedef void (*DwellContrastReport)(gboolean high);

/// Reports a value of the setting, in as many variants as it is wrapped.
static inline void dwell_portal_report(GVariant *value, gpointer report) {
  g_variant_ref(value);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32))
    ((DwellContrastReport)report)(g_variant_get_uint32(value) == 1);
  g_variant_unref(value);
}

/// Called when a setting of the desktop's appearance has changed.
static inline void dwell_portal_changed(GDBusConnection *bus, const char *sender, const char *path,
                                        const char *interface, const char *signal, GVariant *arguments,
                                        gpointer report) {
  if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ssv)"))) return;
  const char *space, *key;
  GVariant *value;
  g_variant_get(arguments, "(&s&sv)", &space, &key, &value);
  if (g_str_equal(key, "contrast")) dwell_portal_report(value, report);
  g_variant_unref(value);
}

/// Called with the portal's answer, or an error if there is no portal or it doesn't know the setting.
static inline void dwell_portal_answered(GObject *bus, GAsyncResult *result, gpointer report) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  if (answer == NULL) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  dwell_portal_report(value, report);
  g_variant_unref(value);
  g_variant_unref(answer);
}

/// Called with the session bus, or an error if there is none.
static inline void dwell_portal_found_bus(GObject *source, GAsyncResult *result, gpointer report) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (bus == NULL) return;
  const char *name = "org.freedesktop.portal.Desktop", *path = "/org/freedesktop/portal/desktop";
  const char *interface = "org.freedesktop.portal.Settings", *space = "org.freedesktop.appearance";
  g_dbus_connection_signal_subscribe(bus, name, interface, "SettingChanged", path, space, G_DBUS_SIGNAL_FLAGS_NONE,
                                     dwell_portal_changed, report, NULL);
  g_dbus_connection_call(bus, name, path, interface, "Read", g_variant_new("(ss)", space, "contrast"),
                         G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, dwell_portal_answered, report);
  // The connection stays, for the changes.
}

/// Reports the settings portal's preference for contrast, now and at each change, on the main thread. Doesn't
/// wait for the portal.
static inline void dwell_portal_watch_contrast(DwellContrastReport report) {
  g_bus_get(G_BUS_TYPE_SESSION, NULL, dwell_portal_found_bus, (gpointer)report);
}
