import { shared } from './shared.js';

/** The scrollers of elements. */
const scrollers = shared('scrollers', new WeakMap());

/** What provides the class of scrollers: null until it has arrived. */
let classOfScrollers;

/** Sets what provides the class of scrollers, which scripts contain and modules import. */
export const provideScroller = (provider) => { classOfScrollers = provider; };

/** Returns the scroller of an element; null without one, for elements that have pages of their own, and until there is a class. */
export const scrollerOf = (element) => {
  if (!element?.matches(':defined') || element.followers) return null;
  const Scroller = classOfScrollers();
  if (Scroller && !scrollers.has(element)) scrollers.set(element, new Scroller(element));
  return scrollers.get(element) ?? null;
};
