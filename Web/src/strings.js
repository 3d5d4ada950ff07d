import { notifyAll } from './environment.js';
import { isEnglish, maximized, stringsIn } from './languages.js';
import { shared } from './shared.js';

/** The strings in English. */
const defaults = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous page',
  next: 'Next page',
  page: 'page {page} of {pages}',
  meter: 'Level',
  slide: '{page} of {pages}',
  titled: '{title}, {position}',
  control: 'Pages',
  carousel: 'carousel',
  'slide-role': 'slide',
};

/**
 * The strings of all elements, with `{page}` for the page's number and `{pages}` for the page count, and for a page with a title with
 * `{title}` and `{position}`, which is one of the others. Those that an app replaces are used in every language.
 */
export const strings = shared('words', { ...defaults });

/** Where the script is, of a module or a classic script; nothing for a script that stands in the page. */
const place = globalThis.document?.currentScript ? document.currentScript.src : import.meta.url;
/** The strings in other languages, which `words.js` has defined; undefined before. */
const translations = () => globalThis[Symbol.for('dwell.translations')];
/** Loads them, once, beside this script. */
let loading;
const load = () => (loading ??= import(new URL('words.js', place)).then(
  relabelAll,
  (error) => console.warn('Dwell: words.js is missing, so screen readers hear English: copy it beside the script.', error),
));
/** Publishes all strings again. */
const relabelAll = () => {
  languages.clear();
  notifyAll((element) => element.relabel())();
};

/** Returns the strings for a language, in its script, and of its region if there are several; undefined in English. */
const stringsFor = (wanted) => {
  if (!wanted || wanted.language === 'en') return undefined;
  const all = translations();
  if (!all) return void (place && load());
  return stringsIn(all, wanted);
};

/** Returns a number in a language; in the commonest English without a locale. */
const format = (number, tag) => (/^en(-US|-GB)?$/i.test(tag) && number < 1e5 ? `${number}`.replace(/\B(?=\d{3}$)/, ',') : number?.toLocaleString(tag));

/** The languages that were asked for: the tag for numbers, and the strings. */
const languages = new Map();
const languageOf = (tag) => {
  let found = languages.get(tag);
  if (!found) {
    // The first use of a locale takes as long as all else at the start.
    const wanted = isEnglish(tag) ? null : maximized(tag);
    languages.set(tag, found = { tag: wanted || isEnglish(tag) ? tag || 'en' : 'en', own: stringsFor(wanted) });
  }
  return found;
};

/** Returns the language of an element: its own or the nearest around it, through shadow trees. */
const tagOf = (element) => {
  for (let one = element; one; one = one.getRootNode().host) {
    const around = one.closest('[lang]');
    if (around) return around.lang;
  }
  return '';
};

// The document's languages may change. On a server there is none.
if (globalThis.document) new MutationObserver(relabelAll).observe(document, { subtree: true, attributeFilter: ['lang'] });

/** Returns an element's string with its numbers filled in, and the page's title if it has one. */
export const string = (element, name, page, pages, title) => {
  if (typeof strings[name] !== 'string') {
    console.warn(`Dwell: words.${name} is not a string, so the English one is used.`);
    strings[name] = defaults[name];
  }
  const { tag, own } = languageOf(tagOf(element));
  let text = element.getAttribute(`label-${name}`) ?? (strings[name] === defaults[name] && own?.[name] || strings[name]);
  if (typeof text === 'object') text = text[new Intl.PluralRules(tag).select(pages)] ?? text.other;
  text = text.replace('{page}', format(page, tag)).replace('{pages}', format(pages, tag));
  return title ? string(element, 'titled').replace('{position}', text).replace('{title}', () => title) : text;
};
