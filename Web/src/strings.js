import { shared } from './shared.js';

/** The strings in English. */
const defaults = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page} of {pages}',
  meter: 'Level',
  slide: '{page} of {pages}',
  control: 'Pages',
  carousel: 'carousel',
  'slide-role': 'slide',
};

/**
 * The strings of all elements, with `{page}` for the page's number and `{pages}` for the page count. Translate them
 * here.
 */
export const strings = shared('words', { ...defaults });

/** Returns an element's string with its numbers filled in. */
export const string = (element, name, page, pages) => {
  if (typeof strings[name] !== 'string') {
    console.warn(`Dwell: words.${name} is not a string, so the English one is used.`);
    strings[name] = defaults[name];
  }
  return (element.getAttribute(`label-${name}`) ?? strings[name]).replace('{page}', page).replace('{pages}', pages);
};
