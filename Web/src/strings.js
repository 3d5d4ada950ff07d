/** What the elements say, for every page in `{page}` and the number of pages in `{pages}`. Put your own in. */
export const words = {
  pause: 'Pause',
  play: 'Play',
  page: 'Page {page} of {pages}',
  meter: 'Level',
  slide: '{page} of {pages}',
  control: 'Pages',
  carousel: 'carousel',
  'slide-role': 'slide',
};

/** A sentence with its numbers. */
export const say = (element, name, page, pages) =>
  (element.getAttribute(`label-${name}`) ?? words[name]).replace('{page}', page).replace('{pages}', pages);
