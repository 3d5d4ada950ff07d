// The C library's functions over the properties of a widget's type.
#pragma once
#include <gtk/gtk.h>

// In Swift: whether a function is called on the main thread; otherwise a critical message names it.
extern gboolean swift_dwell_is_on_main_thread(const char *function);

/// Returns a value from a function that isn't called on the main thread. Reading and setting a property checks that itself.
#define DWELL_NEEDS_MAIN_THREAD(value) \
  if (!swift_dwell_is_on_main_thread(G_STRFUNC)) return value

/// The function that reads a property of a type.
#define DWELL_GETTER(Type, type, IS_TYPE, property, name, Value) \
  Value dwell_##type##_get_##property(Dwell##Type *self) {       \
    Value value = 0;                                             \
    g_return_val_if_fail(IS_TYPE(self), value);                  \
    g_object_get(self, name, &value, NULL);                      \
    return value;                                                \
  }

/// The functions that read and set a property of a type.
#define DWELL_PROPERTY(Type, type, IS_TYPE, property, name, Value)          \
  DWELL_GETTER(Type, type, IS_TYPE, property, name, Value)                  \
  void dwell_##type##_set_##property(Dwell##Type *self, Value property) {   \
    g_return_if_fail(IS_TYPE(self));                                        \
    g_object_set(self, name, property, NULL);                               \
  }

/// The functions that read and set a text of a type; NULL counts as an empty one.
#define DWELL_TEXT(Type, type, IS_TYPE, property, name)                         \
  DWELL_GETTER(Type, type, IS_TYPE, property, name, char *)                     \
  void dwell_##type##_set_##property(Dwell##Type *self, const char *property) { \
    g_return_if_fail(IS_TYPE(self));                                            \
    g_object_set(self, name, property, NULL);                                   \
  }

/// Returns NULL from a function that makes a widget around a child, unless that is NULL or a widget without a parent.
#define DWELL_NEEDS_FREE_CHILD(child)                            \
  DWELL_NEEDS_MAIN_THREAD(NULL);                                 \
  g_return_val_if_fail(!(child) || GTK_IS_WIDGET(child), NULL);  \
  g_return_val_if_fail(!(child) || !gtk_widget_get_parent(child), NULL)

/// The functions that read and set the child of a type.
#define DWELL_CHILD(Type, type, IS_TYPE)                                                               \
  GtkWidget *dwell_##type##_get_child(Dwell##Type *self) {                                             \
    GtkWidget *value = NULL;                                                                           \
    g_return_val_if_fail(IS_TYPE(self), NULL);                                                         \
    g_object_get(self, "child", &value, NULL);                                                         \
    if (value) g_object_unref(value);                                                                  \
    return value;                                                                                      \
  }                                                                                                    \
  void dwell_##type##_set_child(Dwell##Type *self, GtkWidget *child) {                                 \
    g_return_if_fail(IS_TYPE(self));                                                                   \
    g_return_if_fail(!child || GTK_IS_WIDGET(child));                                                  \
    g_return_if_fail(!child || child == dwell_##type##_get_child(self) || !gtk_widget_get_parent(child)); \
    g_return_if_fail(!child || !gtk_widget_is_ancestor(GTK_WIDGET(self), child));                      \
    g_object_set(self, "child", child, NULL);                                                          \
  }
