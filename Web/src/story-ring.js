import { build } from './build.js';

/** The ring's line and the gaps between its arcs, in pixels, and the opacity of seen moments; as the core's `StoryRing`. */
const [LINE, GAP, SEEN] = [2.5, 4, 0.35];

/** Returns the arcs of a ring in a square: where each begins and how long it is, in degrees from the top, and whether it was seen. */
export const arcsOf = (seen, length) => {
  const radius = (length - LINE) / 2;
  if (!seen.length || !(radius > 0)) return [];
  const step = 360 / seen.length;
  const space = (GAP + LINE) / radius * 180 / Math.PI;
  if (seen.length === 1 || step < 2 * space) return [{ start: 0, sweep: 360, isSeen: !seen.includes(false) }];
  return seen.map((isSeen, moment) => ({ start: moment * step + space / 2, sweep: step - space, isSeen }));
};

const style = `
:host { display: inline-block; flex: none; position: relative; inline-size: 64px; aspect-ratio: 1; padding: 5px; box-sizing: border-box; }
:host([hidden]) { display: none; }
svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; overflow: visible; fill: none; stroke: currentColor; stroke-width: ${LINE};
  stroke-linecap: round; pointer-events: none; rotate: -90deg; }
:host(:dir(rtl)) svg { rotate: 90deg; scale: -1 1; }
::slotted(*) { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; border-radius: 50%; object-fit: cover; box-sizing: border-box; }
@media (forced-colors: active) { svg { stroke: CanvasText; } }`;
let sheet;

/** `<dwell-story-ring>`: a ring around a person's picture, with an arc for each moment, fainter once it was seen. */
export class DwellStoryRing extends (globalThis.HTMLElement ?? class {}) {
  static get observedAttributes() { return ['moments', 'seen-moments', 'for']; }
  #drawing = build('svg', { 'aria-hidden': 'true' });
  /** The person whose moments it shows. */
  #person;
  #changes = new MutationObserver(() => this.#draw());
  #sizes = new ResizeObserver(() => this.#draw());

  constructor() {
    super();
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(style);
    this.attachShadow({ mode: 'open' }).append(this.#drawing, build('slot'));
    this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#sizes.observe(this);
    this.#follow();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#changes.disconnect();
  }

  attributeChangedCallback() { if (this.isConnected) this.#follow(); }

  /** Whether each moment was seen: those of the carousel in `for`, or as many as the attributes say. */
  get #moments() {
    if (this.#person) return [...this.#person.children].map((one) => one.hasAttribute('data-seen'));
    const [count, seen] = ['moments', 'seen-moments'].map((name) => Math.max(parseInt(this.getAttribute(name), 10) || 0, 0));
    return Array.from({ length: Math.min(count, 1e4) }, (_, moment) => moment < seen);
  }

  /** Follows the carousel in `for`. */
  #follow() {
    this.#changes.disconnect();
    this.#person = this.hasAttribute('for') ? this.getRootNode().getElementById(this.getAttribute('for')) : null;
    if (this.#person) this.#changes.observe(this.#person, { childList: true, subtree: true, attributeFilter: ['data-seen'] });
    this.#draw();
  }

  #draw() {
    const length = Math.min(this.clientWidth, this.clientHeight);
    const radius = (length - LINE) / 2;
    const center = this.clientWidth / 2;
    const middle = this.clientHeight / 2;
    this.#drawing.setAttribute('viewBox', `0 0 ${this.clientWidth} ${this.clientHeight}`);
    const point = (angle) => `${center + radius * Math.cos(angle * Math.PI / 180)} ${middle + radius * Math.sin(angle * Math.PI / 180)}`;
    this.#drawing.replaceChildren(...arcsOf(this.#moments, length).map(({ start, sweep, isSeen }) => build('path', {
      d: sweep === 360
        ? `M${point(0)}A${radius} ${radius} 0 0 1 ${point(180)}A${radius} ${radius} 0 0 1 ${point(360)}`
        : `M${point(start)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${point(start + sweep)}`,
      opacity: isSeen ? SEEN : 1,
    })));
  }
}
