// The strings of an app's text domain (gettext).
#pragma once
#include <glib.h>
#include <libintl.h>
#include <string.h>

/// A text in the app's language, in the context `Dwell` of its text domain; in English if that doesn't translate it. The caller
/// frees it: what isn't translated is the argument itself, which may not outlive the call.
static inline char *dwell_translated(const char *text) { return g_strdup(g_dpgettext2(NULL, "Dwell", text)); }

/// A page and their number in the app's language, likewise.
static inline char *dwell_translated_page(guint page, guint count) {
  return g_strdup_printf(g_dpgettext2(NULL, "Dwell", "page %u of %u"), page, count);
}

/// A level and the whole, in English as `7 of 10`, in the app's language, likewise.
static inline char *dwell_translated_level(const char *english) {
  const char *word = strstr(english, " of ");
  if (word == NULL) return g_strdup(english);
  char *level = g_strndup(english, word - english);
  char *text = g_strdup_printf(g_dpgettext2(NULL, "Dwell", "%s of %s"), level, word + strlen(" of "));
  g_free(level);
  return text;
}

/// Uses a text domain, whose translations are in a folder; NULL for none. For tests.
static inline void dwell_set_text_domain(const char *name, const char *folder) {
  if (folder != NULL) bindtextdomain(name, folder);
  textdomain(folder != NULL ? name : "messages");
}
