// Strings in the app's language: by the app's text domain (gettext) in the context `Dwell`, or else by the library's own
// catalogues, whose domain is `dwell-gtk`.
#pragma once
#include <glib.h>
#include <libintl.h>
#include <string.h>

/// Uses the library's catalogues in a folder; NULL for those of the first data folder (XDG_DATA_HOME, XDG_DATA_DIRS) that has them.
static inline void dwell_use_catalogues(const char *folder) {
  char *found = g_strdup(folder);
  const char *const *folders = g_get_system_data_dirs();
  for (const char *data = g_get_user_data_dir(); found == NULL && data != NULL; data = *folders++) {
    // Every installation has all languages.
    char *catalogue = g_build_filename(data, "locale", "de", "LC_MESSAGES", "dwell-gtk.mo", NULL);
    if (g_file_test(catalogue, G_FILE_TEST_EXISTS)) found = g_build_filename(data, "locale", NULL);
    g_free(catalogue);
  }
  if (found != NULL) bindtextdomain("dwell-gtk", found);
  bind_textdomain_codeset("dwell-gtk", "UTF-8");
  g_free(found);
}

/// A text in the app's language, in English if neither domain translates it. The caller frees it: what isn't translated is the
/// argument itself, which may not outlive the call.
static inline char *dwell_translated(const char *text) {
  const char *translation = g_dpgettext2(NULL, "Dwell", text);
  return g_strdup(translation != text ? translation : g_dpgettext2("dwell-gtk", "Dwell", text));
}

/// A page and their number in the app's language, likewise.
static inline char *dwell_translated_page(guint page, guint count) {
  static const char key[] = "Dwell\004page %u of %u";
  const char *format = g_dngettext(NULL, key, key, count);
  if (format == key) format = g_dngettext("dwell-gtk", key, key, count);
  return g_strdup_printf(format != key ? format : strchr(key, '\004') + 1, page, count);
}

/// A level and the whole, in English as `7 of 10`, in the app's language, likewise.
static inline char *dwell_translated_level(const char *english) {
  const char *word = strstr(english, " of ");
  if (word == NULL) return g_strdup(english);
  char *level = g_strndup(english, word - english);
  char *format = dwell_translated("%s of %s");
  char *text = g_strdup_printf(format, level, word + strlen(" of "));
  g_free(format);
  g_free(level);
  return text;
}

/// A page's title and its position in the app's language, likewise.
static inline char *dwell_translated_pair(const char *title, const char *position) {
  char *format = dwell_translated("%s, %s");
  char *text = g_strdup_printf(format, title, position);
  g_free(format);
  return text;
}

/// Uses a text domain, whose translations are in a folder; NULL for none. For tests.
static inline void dwell_set_text_domain(const char *name, const char *folder) {
  if (folder != NULL) bindtextdomain(name, folder);
  textdomain(folder != NULL ? name : "messages");
}
