import type { DwellCarousel } from "./dwell.js";

/** Pages without a known number, by their neighbours. */
export interface DwellNeighbourOptions<Page> {
  /** The first page shown. */
  around: Page;
  /** Returns the page after another one; null or undefined if there is none. */
  next(page: Page): Page | null | undefined;
  /** Returns the page before another one, as the inverse of `next`. */
  previous(page: Page): Page | null | undefined;
  /** Returns the element of a page, which isn't in the document. */
  create(page: Page): HTMLElement;
  /** Returns what identifies a page, such as its id or its date in milliseconds; the page itself without it. Pages come from the side on which `<` has them. */
  key?(page: Page): unknown;
}

/** Such pages of a carousel. */
export interface DwellNeighbours<Page> {
  /** The current page, or the one being turned to. */
  readonly current: Page;
  /** Turns to a page, also one that was never shown; at once with `animated: false`. */
  go(page: Page, options?: { animated?: boolean }): void;
  /** Asks for the pages nearby again, after the app's own have changed; that also happens with every turn. */
  update(): void;
  /** Leaves the carousel to the app, with the pages that it has. */
  end(): void;
}

/** Makes pages without a known number the children of a carousel, instead of those there are, and follows its turns. */
export function bindNeighbours<Page>(carousel: DwellCarousel, options: DwellNeighbourOptions<Page>): DwellNeighbours<Page>;
