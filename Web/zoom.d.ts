import type {} from "./dwell.js";

/** `<dwell-zoom>`: a page's content, which two fingers, a double tap, a wheel with the Control key and keys zoom. */
export class DwellZoom extends HTMLElement {
  /** The scale at which content is, or will be, 1 or more. Set it to zoom about the middle. */
  scale: number;
  /** Shows the whole content; at once with `animated: false`. */
  reset(options?: { animated?: boolean }): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "dwell-zoom": DwellZoom;
  }
}
