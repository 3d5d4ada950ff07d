// Signals that tests emit, as GTK does for user input.
#pragma once
#include <gtk/gtk.h>

/// Emits a signal of a controller as for a pointer at a position; false if the controller is not of the type.
static inline gboolean dwell_emit(gpointer controller, GType type, const char *signal, double x, double y) {
  if (!g_type_is_a(G_OBJECT_TYPE(controller), type)) return FALSE;
  g_signal_emit_by_name(controller, signal, x, y);
  return TRUE;
}

/// Emits `scroll` of a controller; returns whether it was handled.
static inline gboolean dwell_emit_scroll(gpointer controller, double dx, double dy) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(controller, "scroll", dx, dy, &is_handled);
  return is_handled;
}

/// Emits `drop` of a drop target for files with the given paths; returns whether they were taken.
static inline gboolean dwell_emit_drop(gpointer target, char **paths, gsize count) {
  GSList *files = NULL;
  for (gsize index = count; index > 0; index -= 1) files = g_slist_prepend(files, g_file_new_for_path(paths[index - 1]));
  GValue value = G_VALUE_INIT;
  g_value_init(&value, GDK_TYPE_FILE_LIST);
  // A GdkFileList is a list of files, which the value copies.
  g_value_set_boxed(&value, files);
  gboolean is_taken = FALSE;
  g_signal_emit_by_name(target, "drop", &value, 0.0, 0.0, &is_taken);
  g_value_unset(&value);
  g_slist_free_full(files, g_object_unref);
  return is_taken;
}

/// Emits `notify` for a setting that this GTK needn't know, as a newer one does.
static inline void dwell_emit_setting(GtkSettings *settings, const char *name) {
  char *signal = g_strconcat("notify::", name, NULL);
  // GTK itself reads the specification: that of a setting without consequences.
  g_signal_emit_by_name(settings, signal, g_object_class_find_property(G_OBJECT_GET_CLASS(settings), "gtk-cursor-blink"));
  g_free(signal);
}

/// Emits a signal without arguments.
static inline void dwell_emit_plain(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }
