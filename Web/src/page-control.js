import { Head, Kind } from './core.js';
import { DwellElement } from './element.js';

/** `<dwell-page-control>`: a row of marks, of which the current one grows into a pill and fills while its page dwells. */
export class DwellPageControl extends DwellElement {
  static kind = Kind.pageControl;
  static body = `<div class="row"><button part="toggle" type="button" hidden></button>
    <div class="root" part="base"><div part="slider"></div></div></div>`;
  static style = `
    .row { display: flex; justify-content: center; align-items: center; }
    :host([orientation^=vertical]) .row { flex-direction: column; }
    .root { flex: 0 1 auto; margin: 0; min-inline-size: 0; }`;

  /** Whether pages have a time of their own here. */
  get isTimed() { return this.hasAttribute('duration'); }

  /** Takes the size in which everything can be seen, if the page leaves it that much room. */
  fit(f) {
    const { style } = this.area;
    const [width, height] = [`${f[Head.width]}px`, `${f[Head.height]}px`];
    if (style.width !== width) style.width = width;
    if (style.height !== height) style.height = height;
  }
}
