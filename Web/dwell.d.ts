/** Why a page came. */
export type DwellCause = "timer" | "person" | "app" | "data";

/** Another page is shown. Pages count from 0; the time is in seconds on `clock`. */
export type DwellChangeEvent = CustomEvent<{
  from: number;
  to: number;
  cause: DwellCause;
  /** Whether pages follow a finger in sequence, so that nothing else should be animated. */
  continuous: boolean;
  time: number;
}>;

/** A page's time has run out; `preventDefault()` keeps the page and begins its time again. */
export type DwellAdvanceEvent = CustomEvent<{ to: number }>;

/** Sent in every frame, only with the attribute `progress-events`. */
export type DwellProgressEvent = CustomEvent<{ page: number; progress: number; position: number }>;

/** The events of every element. */
export interface DwellEventMap extends HTMLElementEventMap {
  "dwell-change": DwellChangeEvent;
  "dwell-advance": DwellAdvanceEvent;
  "dwell-progress": DwellProgressEvent;
  /** The last page's time has run out, and no page follows. */
  "dwell-end": CustomEvent<{}>;
}

/** What every element has. */
export class DwellElement extends HTMLElement {
  /** The page that is shown, from 0. Set it to go there. */
  page: number;
  /** The number of pages. */
  readonly pageCount: number;
  /** Seconds for every page; `Infinity` for pages without a time. */
  duration: number;
  /** The share of the page's time that has passed, 0...1. Set it where `duration="external"`. */
  progress: number;
  /** Whether the person or the app has paused. */
  readonly paused: boolean;
  /** Goes to a page, from 0; with `animated: false` it is there at once. */
  go(page: number, options?: { animated?: boolean }): void;
  /** Goes on. */
  next(): void;
  /** Goes back. */
  previous(): void;
  /** Lets time stand. */
  pause(): void;
  /** Lets time pass. */
  resume(): void;
  /** Marks a page as seen, with `seen="marked"`. */
  mark(page: number, isSeen?: boolean): void;
  addEventListener<Name extends keyof DwellEventMap>(
    type: Name,
    listener: (this: this, event: DwellEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<dwell-page-control>` */
export class DwellPageControl extends DwellElement {}
/** `<dwell-carousel>` */
export class DwellCarousel extends DwellElement {}
/** `<dwell-segments>` */
export class DwellSegments extends DwellElement {}
/** `<dwell-meter>` */
export class DwellMeter extends DwellElement {
  /** The value, from `min` to `max`. */
  value: number;
}

/** What the elements say; `{page}` and `{pages}` stand for numbers. Put your own language in before they are shown. */
export const words: Record<
  "pause" | "play" | "page" | "slide" | "control" | "meter" | "carousel" | "slide-role",
  string
>;

/** Where time comes from, for tests. */
export const clock: {
  now(): number;
  wait(time: number, action: () => void): unknown;
  forget(wait: unknown): void;
  play(animation: Animation, time: number): void;
};

/** Whether the elements are there, once that is known; false where WebAssembly is forbidden. */
export const ready: Promise<boolean>;

declare global {
  interface HTMLElementTagNameMap {
    "dwell-page-control": DwellPageControl;
    "dwell-carousel": DwellCarousel;
    "dwell-segments": DwellSegments;
    "dwell-meter": DwellMeter;
  }
}
