// The visible area of an element of a drawing, in the window's coordinates.
globalThis.seen = {
  // Returns an element's box, reduced by its clip path.
  box(element) {
    const box = element.getBoundingClientRect();
    const cut = /^inset\(([^()]*?)(?: round .*)?\)$/.exec(getComputedStyle(element).clipPath)?.[1].split(' ').map(parseFloat) ?? [0];
    const [top, right = top, bottom = top, left = right] = cut;
    return new DOMRect(box.left + left, box.top + top, box.width - left - right, box.height - top - bottom);
  },
  // Returns the element's box, clipped by its groups.
  inside(element) {
    let box = seen.box(element);
    for (let group = element.parentElement?.closest('.group'); group; group = group.parentElement?.closest('.group')) {
      if (getComputedStyle(group).overflow !== 'hidden') continue;
      const around = seen.box(group);
      const [left, top] = [Math.max(box.left, around.left), Math.max(box.top, around.top)];
      box = new DOMRect(left, top, Math.max(Math.min(box.right, around.right) - left, 0), Math.max(Math.min(box.bottom, around.bottom) - top, 0));
    }
    return box;
  },
};
