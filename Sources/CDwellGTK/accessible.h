// What assistive technology is told of a widget, by GTK's variadic functions.
#pragma once
#include <dlfcn.h>
#include <gtk/gtk.h>

/// Sets the accessible role of a widget that isn't in a window yet.
static inline void dwell_accessible_set_role(gpointer widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}

/// Sets the accessible label.
static inline void dwell_accessible_set_label(gpointer widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/// Makes the label of another widget that of a widget; none for NULL.
static inline void dwell_accessible_set_labelled_by(GtkWidget *widget, GtkWidget *other) {
  if (other == NULL)
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  else
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, other, NULL, -1);
}

/// Sets the accessible description and value text.
static inline void dwell_accessible_set_value_text(gpointer widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/// Sets whether a widget is hidden from assistive technology.
static inline void dwell_accessible_set_hidden(gpointer widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

/// Sets whether a tab is the selected one.
static inline void dwell_accessible_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

/// Sets whether a button is pressed: as `aria-pressed`, for GTK has no `aria-current`.
static inline void dwell_accessible_set_pressed(GtkWidget *widget, gboolean pressed) {
  GtkAccessibleTristate state = pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED, state, -1);
}

/// Sets the position in a set of which not all elements are there, from 1, and the size of the set.
static inline void dwell_accessible_set_position(GtkWidget *widget, int position, int size) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
                                 GTK_ACCESSIBLE_RELATION_SET_SIZE, size, -1);
}

/// Sets the orientation that assistive technology is told.
static inline void dwell_accessible_set_orientation(GtkWidget *widget, GtkOrientation orientation) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_ORIENTATION, orientation, -1);
}

/// A new button with an accessible role, which cannot change later.
static inline GtkWidget *dwell_button_new(GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(GTK_TYPE_BUTTON, "accessible-role", role, NULL));
}

/// Announces a text to assistive technology, if the running GTK supports it (4.14), whatever version this was built
/// with; returns whether it does. Older versions publish the value, which a screen reader reads if the widget has the
/// focus.
static inline gboolean dwell_accessible_announce(gpointer widget, const char *text) {
  typedef void (*Announce)(GtkAccessible *, const char *, int);
  static Announce announce;
  static gboolean is_known;
  if (!is_known) {
    announce = (Announce)dlsym(NULL, "gtk_accessible_announce");  // NULL: wherever the program has it
    is_known = TRUE;
  }
  if (announce == NULL) return FALSE;
  announce(GTK_ACCESSIBLE(widget), text, 1);  // GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
  return TRUE;
}
