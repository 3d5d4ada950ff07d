/** Languages of strings, by the tags of HTML's `lang`. */

/** Whether a language is English, or not known. */
export const isEnglish = (tag) => /^(en\b|$)/i.test(tag);

/** Returns a language with its likely script and region; null for a tag that isn't one. */
export const maximized = (tag) => {
  try {
    // Norwegian without a script of its own is Bokmål's.
    return new Intl.Locale(tag.replace(/^n[on]\b/, 'nb')).maximize();
  } catch {
    return null;
  }
};

/** Returns the strings for a language, in its script, and of its region if there are several; undefined without any. */
export const stringsIn = (all, wanted) => {
  const near = Object.keys(all).filter((tag) => {
    const { language, script } = maximized(tag);
    return language === wanted.language && script === wanted.script;
  });
  return all[near.find((tag) => maximized(tag).region === wanted.region) ?? near[0]];
};
