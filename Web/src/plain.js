import { build, turns } from './build.js';
import { pagesOf } from './edits.js';

/** What a carousel has without the core: pages that the browser scrolls, as in dwell.css, with marks and two buttons over them. */
const style = `
nav { position: sticky; inset: 0 0 auto; z-index: 1; order: -1; flex: none; inline-size: 100%; margin-inline-end: -100%;
  display: flex; align-items: end; justify-content: center; pointer-events: none; }
:host([orientation^=vertical]) nav { grid-area: 1 / 2 / span var(--count); align-self: start; inline-size: var(--width); block-size: var(--height);
  margin: 0; margin-inline-start: calc(-1 * var(--width)); }
div { display: flex; align-items: center; margin: 8px; max-inline-size: 100%; border-radius: 22px; color: white; background: rgb(0 0 0 / .75); }
p { display: flex; gap: 8px; margin: 0; font: 500 13px ui-monospace, monospace; }
i { inline-size: 8px; block-size: 8px; border-radius: 4px; background: currentColor; opacity: .5; }
i[aria-current] { inline-size: 24px; opacity: 1; }
button { all: unset; pointer-events: auto; cursor: pointer; inline-size: 44px; block-size: 44px; display: grid; place-items: center; }
button:focus-visible { outline: 2px solid; outline-offset: -6px; border-radius: 22px; }
button[aria-disabled=true] { opacity: .45; cursor: default; }
svg { inline-size: 16px; fill: currentColor; rotate: var(--turn); }
[part=next] svg { rotate: calc(var(--turn) + 180deg); }`;

/** From this number of pages on there is a number instead of marks. */
const MANY = 10;

/** Adds marks and buttons to a carousel. */
const dress = (carousel, sheet, string) => {
  const shadow = carousel.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const [previous, next] = turns();
  const marks = build('p', { role: 'status' });
  shadow.append(build('nav', {}, build('div', {}, previous, marks, next)), build('slot'));
  const isVertical = () => /^vertical/.test(carousel.getAttribute('orientation'));
  const room = () => (isVertical() ? carousel.clientHeight : carousel.clientWidth) || 1;
  const at = () => Math.round(Math.abs(isVertical() ? carousel.scrollTop : carousel.scrollLeft) / room());
  const isReversed = () => !isVertical() && getComputedStyle(carousel).direction === 'rtl';
  const update = () => {
    const pages = pagesOf(carousel);
    const count = pages.length;
    const page = at();
    shadow.firstChild.hidden = count < 2;
    const { style: own } = shadow.firstChild;
    own.setProperty('--count', count);
    own.setProperty('--width', `${carousel.clientWidth}px`);
    own.setProperty('--height', `${carousel.clientHeight}px`);
    // WebKit doesn't keep it in place from right to left.
    const off = carousel.getBoundingClientRect().left - shadow.firstChild.getBoundingClientRect().left;
    if (Math.abs(off) > 0.1) own.translate = `${(parseFloat(own.translate) || 0) + off}px`;
    own.setProperty('--turn', isVertical() ? '90deg' : isReversed() ? '180deg' : '0deg');
    marks.setAttribute('aria-label', string(carousel, 'page', page + 1, count, pages[page]?.dataset.title));
    marks.replaceChildren(...count < MANY ? Array.from({ length: count }, (_, n) => build('i', n === page ? { 'aria-current': true } : {})) : [`${page + 1}/${count}`]);
    const isLoop = carousel.hasAttribute('loop');
    [[previous, 'previous', page > 0], [next, 'next', page < count - 1]].forEach(([button, name, isThere]) => {
      button.hidden = false;
      button.setAttribute('aria-label', string(carousel, name));
      button.setAttribute('aria-disabled', !isLoop && !isThere);
    });
  };
  const turn = (step) => {
    const count = pagesOf(carousel).length;
    const target = at() + step;
    const page = carousel.hasAttribute('loop') ? (target + count) % count : target;
    carousel.scrollTo({
      [isVertical() ? 'top' : 'left']: (isReversed() ? -1 : 1) * page * room(), behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  };
  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  carousel.addEventListener('scroll', update, { passive: true });
  // Strings in another language than English have been loaded by then.
  shadow.addEventListener('focusin', update);
  new MutationObserver(update).observe(carousel, { childList: true, attributes: true });
  new ResizeObserver(update).observe(carousel);
  update();
};

/** Gives carousels of the document, and those that come, marks and buttons with strings; not those that want no indicator. */
export const usePlainCarousels = (string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const dressAll = () => {
    for (const one of document.querySelectorAll('dwell-carousel:not(:defined, [indicator=none], [for])')) if (!one.shadowRoot) dress(one, sheet, string);
  };
  dressAll();
  new MutationObserver(dressAll).observe(document, { childList: true, subtree: true });
};
