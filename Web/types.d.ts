/** The cause of a page change. */
export type DwellCause = "timer" | "person" | "app" | "data";

/** The current page has changed. Pages count from 0; `time` is in seconds on `clock`. */
export type DwellChangeEvent = CustomEvent<{
  from: number;
  to: number;
  cause: DwellCause;
  /** Whether pages follow a finger in sequence, so that nothing else should be animated. */
  continuous: boolean;
  time: number;
}>;

/** A page's time has run out; `preventDefault()` keeps the page and starts its time again. */
export type DwellAdvanceEvent = CustomEvent<{ to: number }>;

/** Sent every frame, only with the attribute `progress-events`. */
export type DwellProgressEvent = CustomEvent<{ page: number; progress: number; position: number }>;

/** Pages have come to rest after a turn or a drag; only with the attribute `settle-events`. */
export type DwellSettleEvent = CustomEvent<{ page: number }>;

/** The user has tried to turn before the first page or after the last. */
export type DwellEdgeEvent = CustomEvent<{ page: number; direction: "previous" | "next" }>;

/** A drag of pages or dots has begun or ended. */
export type DwellDragEvent = CustomEvent<{ phase: "begin" | "end"; page: number }>;

/** A page is no longer shown. */
export type DwellVisitEvent = CustomEvent<{
  page: number;
  /** The seconds in sight. */
  shown: number;
  /** The seconds of these in which its time passed. */
  running: number;
  /** How often its time ran out. */
  completions: number;
}>;

/** The events of every element, which bubble. */
export interface DwellEventMap {
  "dwell-change": DwellChangeEvent;
  "dwell-advance": DwellAdvanceEvent;
  "dwell-progress": DwellProgressEvent;
  "dwell-settle": DwellSettleEvent;
  "dwell-edge": DwellEdgeEvent;
  "dwell-drag": DwellDragEvent;
  "dwell-visit": DwellVisitEvent;
  /** The last page's time has run out and no page follows. */
  "dwell-end": CustomEvent<{}>;
  /** Stories are to close; `preventDefault()` leaves a dialog around them open. */
  "dwell-close": CustomEvent<null>;
  /** A page's content has come to rest at another scale. */
  "dwell-zoom": CustomEvent<{ scale: number }>;
}

/** The members of every element. */
export class DwellElement extends HTMLElement {
  /** The current page, from 0. Set it to turn to a page. */
  page: number;
  /** The number of pages. */
  readonly pageCount: number;
  /** Seconds for every page; `Infinity` for untimed pages. */
  get duration(): number;
  set duration(seconds: number | "external" | null);
  /** The elapsed share of the page's time, 0...1. Set it where `duration="external"`. */
  progress: number;
  /** Whether the user or the app has paused. */
  readonly paused: boolean;
  // Attributes of: dwell-page-control dwell-carousel dwell-segments
  /** Turns to a page, from 0; at once with `animated: false`. */
  go(page: number, options?: { animated?: boolean }): void;
  /** Turns to the next page. */
  next(): void;
  /** Turns to the previous page. */
  previous(): void;
  /** Pauses the timer. */
  pause(): void;
  /** Resumes the timer. */
  resume(): void;
  /** Marks a page as seen, with `seen="marked"`. */
  mark(page: number, isSeen?: boolean): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The attributes of the marks of `<dwell-page-control>` and `<dwell-carousel>`. */
export interface DwellDots {
  // Attributes of: dwell-page-control dwell-carousel
}

/** `<dwell-page-control>` */
export class DwellPageControl extends DwellElement {
  // Attributes of: dwell-page-control
}
export interface DwellPageControl extends DwellDots {}
/** `<dwell-carousel>` */
export class DwellCarousel extends DwellElement {
  // Attributes of: dwell-carousel
}
export interface DwellCarousel extends DwellDots {}
/** `<dwell-segments>` */
export class DwellSegments extends DwellElement {
  // Attributes of: dwell-segments
}
/** `<dwell-timer>`: it draws nothing. */
export class DwellTimer extends DwellElement {
  // Attributes of: dwell-timer
  /**
   * Resumes for the user, like a pause button: a pointer over the pages, or focus in them, pauses again only once it has
   * left.
   */
  play(): void;
}
/** `<dwell-meter>` */
export class DwellMeter extends DwellElement {
  /** The value; shown clamped to `min`...`max`. */
  value: number;
  // Attributes of: dwell-meter
}

/**
 * The strings of the elements; `{page}` and `{pages}` stand for numbers, `{title}` and `{position}` for other strings. Translate
 * them before an element is connected.
 */
export const words: Record<
  "pause" | "play" | "previous" | "next" | "page" | "titled" | "slide" | "control" | "meter" | "carousel" | "slide-role",
  string
>;

/** The elements' source of time, replaceable in tests. */
export const clock: {
  now(): number;
  wait(time: number, action: () => void): unknown;
  forget(wait: unknown): void;
  play(animation: Animation, time: number): void;
};

/** Resolves when the elements have been defined; to false where WebAssembly is forbidden. */
export const ready: Promise<boolean>;

declare global {
  interface GlobalEventHandlersEventMap extends DwellEventMap {}
  /** What the classic scripts define; modules export the same. */
  var Dwell: { readonly clock: typeof clock; readonly ready: typeof ready; readonly words: typeof words };
  interface HTMLElementTagNameMap {
    "dwell-page-control": DwellPageControl;
    "dwell-carousel": DwellCarousel;
    "dwell-segments": DwellSegments;
    "dwell-timer": DwellTimer;
    "dwell-meter": DwellMeter;
  }
}
