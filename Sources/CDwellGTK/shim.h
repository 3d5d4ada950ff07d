// The parts of GTK that Swift cannot import: cast macros, variadic functions, functions that are deprecated without a
// successor in GTK 4.8, and the structs of our widget classes.
#pragma once
#include <dlfcn.h>
#include <glib-object.h>
#include <gtk/gtk.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#else
#include <pthread.h>
#endif
#include "accessible.h"
#include "contrast.h"
#include "emission.h"
#include "translation.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// The widget of a component. It derives from GtkRange, because GTK 4.8 publishes an adjustable value to assistive
/// technology only for GtkRange. `controller` is the Swift object that implements it, owned by the widget.
typedef struct {
  GtkRange parent;
  gpointer controller;
} DwellWidget;

/// The class of `DwellWidget`.
typedef struct {
  GtkRangeClass parent_class;
} DwellWidgetClass;

/// The widget of a component together with the app's widgets: a plain container. `controller` is as above.
typedef struct {
  GtkWidget parent;
  gpointer controller;
} DwellContainer;

/// The class of `DwellContainer`.
typedef struct {
  GtkWidgetClass parent_class;
} DwellContainerClass;

/// Hides the children that GtkRange makes. Its trough and slider would be laid out again whenever the value changes,
/// although they are invisible.
static inline void dwell_widget_hide_parts(GtkWidget *widget) {
  for (GtkWidget *part = gtk_widget_get_first_child(widget); part; part = gtk_widget_get_next_sibling(part))
    gtk_widget_set_visible(part, FALSE);
}

/// A new widget of one of our types, with its accessible role and its CSS name, which cannot change later.
static inline GtkWidget *dwell_widget_new(GType type, GtkAccessibleRole role, const char *css_name) {
  GtkWidget *widget = GTK_WIDGET(g_object_new(type, "accessible-role", role, "css-name", css_name, NULL));
  dwell_widget_hide_parts(widget);
  return widget;
}

/// A widget that draws nothing and has the role of an image.
static inline GtkWidget *dwell_image_new(void) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
}

/// The place of a widget's controller.
static inline gpointer *dwell_controller(gpointer instance) {
  return GTK_IS_RANGE(instance) ? &((DwellWidget *)instance)->controller : &((DwellContainer *)instance)->controller;
}

/// The parent class of a widget's type.
static inline GtkWidgetClass *dwell_parent_class(gpointer instance) {
  return (GtkWidgetClass *)g_type_class_peek(GTK_IS_RANGE(instance) ? GTK_TYPE_RANGE : GTK_TYPE_WIDGET);
}

/// The type of GtkWidget.
static inline GType dwell_type_widget(void) { return GTK_TYPE_WIDGET; }
static inline GType dwell_type_object(void) { return G_TYPE_OBJECT; }
static inline GType dwell_type_uint(void) { return G_TYPE_UINT; }

/// Whether an instance is of a type or a derived type.
static inline gboolean dwell_is_a(gpointer instance, GType type) { return G_TYPE_CHECK_INSTANCE_TYPE(instance, type); }

/// Whether a widget handles clicks itself.
static inline gboolean dwell_takes_clicks(GtkWidget *widget) {
  return gtk_widget_get_focusable(widget) || GTK_IS_BUTTON(widget) || GTK_IS_EDITABLE(widget);
}

/// Whether a widget that has the keyboard focus edits text. That of any other GtkEditable is its GtkText's.
static inline gboolean dwell_edits_text(GtkWidget *widget) {
  if (GTK_IS_TEXT_VIEW(widget)) return gtk_text_view_get_editable(GTK_TEXT_VIEW(widget));
  return GTK_IS_TEXT(widget) && gtk_editable_get_editable(GTK_EDITABLE(widget));
}

/// Whether a gesture of a widget, other than one of ours, meets a condition.
static inline gboolean dwell_has_gesture(GtkWidget *widget, GtkGesture *ours, gboolean (*condition)(GtkGesture *)) {
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  gboolean found = FALSE;
  for (guint index = 0; !found && index < g_list_model_get_n_items(controllers); index += 1) {
    GtkEventController *controller = g_list_model_get_item(controllers, index);
    found = GTK_IS_GESTURE(controller) && GTK_GESTURE(controller) != ours &&
            gtk_event_controller_get_propagation_phase(controller) != GTK_PHASE_NONE &&
            condition(GTK_GESTURE(controller));
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  return found;
}

/// Whether a gesture is for presses of a pointer's first button.
static inline gboolean dwell_handles_presses(GtkGesture *gesture) {
  if (!GTK_IS_GESTURE_SINGLE(gesture)) return FALSE;
  GtkGestureSingle *single = GTK_GESTURE_SINGLE(gesture);
  return !gtk_gesture_single_get_touch_only(single) && gtk_gesture_single_get_button(single) <= GDK_BUTTON_PRIMARY;
}

/// Whether a gesture is for several fingers.
static inline gboolean dwell_handles_fingers(GtkGesture *gesture) {
  guint fingers = 1;
  g_object_get(gesture, "n-points", &fingers, NULL);
  return fingers > 1;
}

/// Whether a gesture drags its widget's content to other widgets.
static inline gboolean dwell_is_drag_source(GtkGesture *gesture) { return GTK_IS_DRAG_SOURCE(gesture); }

/// Whether a gesture has claimed its press.
static inline gboolean dwell_has_claimed(GtkGesture *gesture) {
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence(gesture);
  return gtk_gesture_get_sequence_state(gesture, sequence) == GTK_EVENT_SEQUENCE_CLAIMED;
}

/// Whether a gesture's press is a finger's on a screen. On X11 its device is the pointer's.
static inline gboolean dwell_is_touch(GtkGesture *gesture) {
  return gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture)) != NULL;
}

/// Whether an event is of another finger than the one that a gesture has claimed.
static inline gboolean dwell_is_other_finger(GdkEvent *event, GtkGesture *gesture) {
  GdkEventSequence *finger = gdk_event_get_event_sequence(event);
  GdkEventSequence *own = gtk_gesture_single_get_current_sequence(GTK_GESTURE_SINGLE(gesture));
  return finger != NULL && own != NULL && finger != own &&
         gtk_gesture_get_sequence_state(gesture, own) == GTK_EVENT_SEQUENCE_CLAIMED;
}

/// The type of GtkRange.
static inline GType dwell_type_range(void) { return GTK_TYPE_RANGE; }

/// Connects a callback to a signal; returns the handler's id.
static inline gulong dwell_connect(gpointer instance, const char *signal, GCallback callback, gpointer data) {
  return g_signal_connect_data(instance, signal, callback, data, NULL, (GConnectFlags)0);
}

/// Connects a callback to a signal for the lifetime of the instance; `destroy` then releases `data`.
static inline gulong dwell_connect_owned(gpointer instance, const char *signal, GCallback callback, gpointer data,
                                         GDestroyNotify destroy) {
  return g_signal_connect_data(instance, signal, callback, data, (GClosureNotify)(void (*)(void))destroy,
                               (GConnectFlags)0);
}

/// Disconnects a handler, if it is still connected.
static inline void dwell_disconnect(gpointer instance, gulong handler) {
  if (handler != 0 && g_signal_handler_is_connected(instance, handler)) g_signal_handler_disconnect(instance, handler);
}

/// Disconnects all handlers that have this data.
static inline void dwell_disconnect_all(gpointer instance, gpointer data) {
  g_signal_handlers_disconnect_by_data(instance, data);
}

/// Whether the user has asked for high contrast: the theme is one of the platform's high-contrast themes.
static inline gboolean dwell_settings_high_contrast(GtkSettings *settings) {
  char *name = NULL;
  g_object_get(settings, "gtk-theme-name", &name, NULL);
  gboolean high = name && (g_str_has_prefix(name, "HighContrast") || g_str_has_suffix(name, "-hc") ||
                           g_str_has_suffix(name, "-hc-dark"));
  g_free(name);
  return high;
}

/// Sets the theme by its name. For tests.
static inline void dwell_settings_set_theme(GtkSettings *settings, const char *name) {
  g_object_set(settings, "gtk-theme-name", name, NULL);
}

/// Whether animations are enabled.
static inline gboolean dwell_settings_enable_animations(GtkSettings *settings) {
  gboolean enabled = TRUE;
  g_object_get(settings, "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/// The value of a setting that is an enumeration; 0 if the running GTK doesn't know it.
static inline int dwell_settings_value(GtkSettings *settings, const char *name) {
  int value = 0;
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(settings), name)) g_object_get(settings, name, &value, NULL);
  return value;
}

/// How much larger than usual the user wants text: the resolution of fonts, in 1/1024 of a dot per inch, beside that of
/// text of its usual size; 1 where no resolution is set.
static inline double dwell_settings_text_scale(GtkSettings *settings) {
  int resolution = -1;
  g_object_get(settings, "gtk-xft-dpi", &resolution, NULL);
  return resolution > 0 ? resolution / (96.0 * 1024.0) : 1;
}

/// Sets how much larger than usual the user wants text. For tests.
static inline void dwell_settings_set_text_scale(GtkSettings *settings, double scale) {
  g_object_set(settings, "gtk-xft-dpi", (int)(scale * 96 * 1024), NULL);
}

/// Enables or disables animations.
static inline void dwell_settings_set_enable_animations(GtkSettings *settings, gboolean enabled) {
  g_object_set(settings, "gtk-enable-animations", enabled, NULL);
}

/// The longest time between the presses of a double click, in milliseconds, and their furthest distance in points.
static inline void dwell_settings_double_click(GtkSettings *settings, int *time, int *distance) {
  g_object_get(settings, "gtk-double-click-time", time, "gtk-double-click-distance", distance, NULL);
}

/// Sets whether the dark variant of the theme is preferred.
static inline void dwell_settings_set_prefer_dark(GtkSettings *settings, gboolean dark) {
  g_object_set(settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

/// Whether the dark variant of the theme is preferred.
static inline gboolean dwell_settings_prefer_dark(GtkSettings *settings) {
  gboolean dark = FALSE;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/// A widget's foreground colour.
static inline GdkRGBA dwell_style_foreground(GtkWidget *widget) {
  GdkRGBA color;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return color;
}

/// A named colour of a widget's theme; false if the theme doesn't define it.
static inline gboolean dwell_style_lookup(GtkWidget *widget, const char *name, GdkRGBA *color) {
  gboolean found;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  found = gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return found;
}

/// Adds a style sheet for all widgets on a display.
static inline void dwell_style_add(GdkDisplay *display, const char *css, guint priority) {
  GtkCssProvider *provider = gtk_css_provider_new();
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider), priority);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_object_unref(provider);
}

/// A pixbuf's Exif orientation, 1 to 8; 1 if it has none.
static inline int dwell_pixbuf_orientation(GdkPixbuf *pixbuf) {
  const char *text = gdk_pixbuf_get_option(pixbuf, "orientation");
  int value = text ? (int)g_ascii_strtoll(text, NULL, 10) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

/// Whether any pixel of a pixbuf is transparent.
static inline gboolean dwell_pixbuf_is_clear(GdkPixbuf *pixbuf) {
  if (!gdk_pixbuf_get_has_alpha(pixbuf)) return FALSE;
  const guint8 *row = gdk_pixbuf_read_pixels(pixbuf);
  int width = gdk_pixbuf_get_width(pixbuf);
  for (int y = gdk_pixbuf_get_height(pixbuf); y > 0; y -= 1, row += gdk_pixbuf_get_rowstride(pixbuf)) {
    for (int x = 0; x < width; x += 1) {
      if (row[x * 4 + 3] != 255) return TRUE;
    }
  }
  return FALSE;
}

/// Whether a renderer draws with Cairo instead of the graphics card.
static inline gboolean dwell_is_software(GskRenderer *renderer) {
  return renderer == NULL || g_str_equal(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer");
}

/// Returns freed memory to the system at once: otherwise glibc raises its threshold after the first pictures and
/// keeps blocks of their size.
static inline void dwell_return_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

/// The window that contains a widget; NULL if there is none.
static inline GtkWindow *dwell_window_of(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root != NULL && GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL;
}

/// Sets the scale of a display's windows, as a move to another screen does; false on displays other than X11's. For tests.
static inline gboolean dwell_display_set_scale(GdkDisplay *display, int scale) {
  typedef void (*SetScale)(GdkDisplay *, int);
  SetScale set_scale = (SetScale)dlsym(NULL, "gdk_x11_display_set_surface_scale");
  if (set_scale == NULL || !g_str_equal(G_OBJECT_TYPE_NAME(display), "GdkX11Display")) return FALSE;
  set_scale(display, scale);
  return TRUE;
}

/// The widget that a native, such as a window, is.
static inline GtkWidget *dwell_native_widget(GtkNative *native) { return GTK_WIDGET(native); }

/// Whether a surface is a toplevel.
static inline gboolean dwell_is_toplevel(gpointer surface) { return GDK_IS_TOPLEVEL(surface); }

/// Keeps bytes alive for as long as a Cairo surface that draws them.
static inline void dwell_surface_keep(cairo_surface_t *surface, GBytes *bytes) {
  static const cairo_user_data_key_t key;
  cairo_surface_set_user_data(surface, &key, g_bytes_ref(bytes), (cairo_destroy_func_t)g_bytes_unref);
}

/// Draws a ring inside a rectangle that is seen on any picture: white, and black within.
static inline void dwell_snapshot_ring(GtkSnapshot *snapshot, float width, float height) {
  const float widths[4] = {2, 2, 2, 2};
  for (int line = 0; line < 2; line += 1) {
    graphene_rect_t rect = GRAPHENE_RECT_INIT(2 * line, 2 * line, width - 4 * line, height - 4 * line);
    float level = line == 0 ? 1 : 0;
    GdkRGBA color = {level, level, level, 1};
    const GdkRGBA colors[4] = {color, color, color, color};
    GskRoundedRect outline;
    gsk_rounded_rect_init_from_rect(&outline, &rect, 0);
    gtk_snapshot_append_border(snapshot, &outline, widths, colors);
  }
}

/// A new signal of a type, with one argument of a type that is as large as an unsigned integer, or with none, given 0.
static inline guint dwell_signal_new(const char *name, GType type, GType argument) {
  return g_signal_new(name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, argument != G_TYPE_INVALID, argument);
}

/// Emits a signal made by `dwell_signal_new`; one without arguments ignores the number.
static inline void dwell_signal_emit(gpointer object, guint signal, guint argument) {
  g_signal_emit(object, signal, 0, argument);
}

/// A new signal of a type, with two unsigned integers as its arguments.
static inline guint dwell_signal_new_pair(const char *name, GType type) {
  return g_signal_new(name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

/// Emits a signal made by `dwell_signal_new_pair`.
static inline void dwell_signal_emit_pair(gpointer object, guint signal, guint first, guint second) {
  g_signal_emit(object, signal, 0, first, second);
}

/// Whether the calling thread is the process's first one: Swift's main actor, and where GTK is used.
static inline gboolean dwell_is_main_thread(void) {
#ifdef __linux__
  return syscall(SYS_gettid) == getpid();
#else
  return pthread_main_np() != 0;
#endif
}

/// The name of an instance's type.
static inline const char *dwell_type_name(gpointer instance) { return G_OBJECT_TYPE_NAME(instance); }

/// Logs a warning of the widgets.
static inline void dwell_warn(const char *text) { g_log("Dwell", G_LOG_LEVEL_WARNING, "%s", text); }

/// Adds a child to a widget as GtkWidget does for any child in a file of GtkBuilder's.
static inline void dwell_buildable_add_child(GtkBuildable *buildable, GtkBuilder *builder, GObject *child,
                                             const char *type) {
  GtkBuildableIface *parent = g_type_interface_peek(g_type_class_peek(GTK_TYPE_WIDGET), GTK_TYPE_BUILDABLE);
  parent->add_child(buildable, builder, child, type);
}

/// Sets a property from a text, as GtkBuilder does; false if the object has no such property or the text is unusable.
/// For tests.
static inline gboolean dwell_set_property(gpointer object, const char *name, const char *text) {
  GParamSpec *specification = g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
  GtkBuilder *builder = gtk_builder_new();
  GValue value = G_VALUE_INIT;
  gboolean is_usable = specification && gtk_builder_value_from_string(builder, specification, text, &value, NULL);
  if (is_usable) {
    g_object_set_property(object, name, &value);
    g_value_unset(&value);
  }
  g_object_unref(builder);
  return is_usable;
}
