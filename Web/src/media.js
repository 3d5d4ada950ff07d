/** Elements whose colours aren't known. */
const media = 'img,video,canvas,iframe,object,embed,svg';
/** How many elements of a page are looked at: what fills a page is one of the first. */
const MOST = 50;

/**
 * Whether media fill a page: an element or a background image of unknown colours lies at a place on it, in shares of its width
 * and height.
 */
export const hasMedia = (page, x, y) => {
  const isThere = (one) => {
    // A page may be smaller than its place.
    const box = (page.assignedSlot?.parentNode ?? page).getBoundingClientRect();
    const { left, top, width, height } = one.getBoundingClientRect();
    const [across, down] = [box.left + x * box.width - left, box.top + y * box.height - top];
    return across >= 0 && across <= width && down >= 0 && down <= height;
  };
  // Where nothing is a medium, no layout is needed.
  const isMedium = (one) => one.matches(media) || getComputedStyle(one).backgroundImage.includes('url(');
  return [page, ...[...page.getElementsByTagName('*')].slice(0, MOST)].some((one) => isMedium(one) && isThere(one));
};
