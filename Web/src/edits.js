import * as Event from './abi/event.js';

/** The attributes of pages. */
export const pageAttributes = ['data-duration', 'data-title', 'data-image'];

/** Returns the children of an element that are pages. */
export const pagesOf = (element) => [...element.children].filter((child) => !child.matches('style, script, template, link, meta, [hidden]'));

/**
 * Turns an owner's list of pages into another one, and reports each change on the way as an event; the current page is kept.
 * Adjacent pages that come or go are one change, however many they are.
 */
export const editPages = (owner, target, change) => {
  const kept = new Set(target);
  for (let end = owner.list.length; end > 0; end -= 1) {
    let at = end;
    while (at > 0 && !kept.has(owner.list[at - 1])) at -= 1;
    if (at === end) continue;
    owner.list.splice(at, end - at);
    change(Event.remove, at, end - at);
    end = at;
  }
  const previous = new Set(owner.list);
  for (let at = 0; at < target.length; at += 1) {
    const page = target[at];
    if (owner.list[at] === page) continue;
    let end = at;
    while (end < target.length && !previous.has(target[end])) end += 1;
    if (end > at) {
      owner.list = [...owner.list.slice(0, at), ...target.slice(at, end), ...owner.list.slice(at)];
      change(Event.insert, at, end - at);
    } else {
      const from = owner.list.indexOf(page, at);
      owner.list.splice(from, 1);
      owner.list.splice(at, 0, page);
      change(Event.relocate, from, at);
    }
  }
  return previous;
};

/** Configures elements that draw an owner's pages, and those that follow them, again. */
const redraw = (elements) => {
  for (const one of elements) {
    one.reconfigure();
    redraw(one.followers);
  }
};

/** Has elements draw the images of an owner's pages, if those are others than before. */
export const updateImages = (owner, elements) => {
  const before = owner.pictures ?? '';
  owner.pictures = owner.list.flatMap(({ dataset }, at) => (dataset.image ? [at, dataset.image] : [])).join();
  if (owner.pictures !== before) redraw(elements);
};
