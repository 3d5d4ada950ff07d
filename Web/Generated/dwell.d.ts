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
  /** Whether the first page follows the last. */
  loop: boolean;
  /**
   * Whether the address in the browser follows the user: a turn by the user writes the page's id into the fragment
   * (`#porto`), without an entry in the history, and a fragment with an id turns to its page. Turns by time write
   * nothing.
   */
  hash: boolean;
  /** The id of the element whose pages and progress it shows, or of the scroll container whose pages it times. */
  htmlFor: string | null;
  /** Seconds before the first page's time begins, once. 0 by default. */
  startDelay: number | null;
  /** `pause` to pause for good once the user has turned a page, or pressed on pages or the indicator. */
  afterInteraction: "resume" | "pause" | null;
  /** The axis and direction of the pages. Horizontal pages follow the direction of the text. */
  orientation: "horizontal" | "vertical" | "vertical-reverse" | null;
  /** Replaces movement by fading, and starts paused, even if the system doesn't ask for reduced motion. */
  reduceMotion: boolean;
  /** The accessible name. */
  label: string | null;
  /** Whether `dwell-progress` is sent every frame. */
  progressEvents: boolean;
  /**
   * What the dots or segments in view are for assistive technology and the keyboard: one slider; a button each; or a
   * tab each, with the pages as their panels. Buttons and tabs are named after the page's `data-title`, or else its
   * number, and at least 24 pixels apart. A number in place of dots is a slider.
   */
  indicatorRole: "slider" | "buttons" | "tabs" | null;
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
  /**
   * When the background behind the dots shows: during interaction, always or never. With `minimal`, a drag along the
   * dots doesn't scrub.
   */
  background: "automatic" | "prominent" | "minimal" | null;
  /**
   * How more dots than fit are shown: through a window at whose edges they shrink, or are cut off, or from ten pages on
   * as a number.
   */
  overflow: "window" | "clip" | "label" | null;
  /** Whether the number of the page replaces the dots: with `overflow="label"` from ten pages on, always or never. */
  numberLabel: "automatic" | "always" | "never" | null;
  /**
   * How the current dot moves from page to page: the next dot grows as the last one shrinks, one dot slides over the
   * others, one stretches to the next dot and then leaves the last, or two cross-fade.
   */
  transition: "morph" | "slide" | "worm" | "fade" | null;
  /**
   * The pages that count as seen: with `automatic` those before the current one where time is shown, elsewhere none;
   * those before the current one; those that `mark()` has marked; or none.
   */
  seen: "automatic" | "before" | "marked" | "none" | null;
  /** The input behaviour; by default `pointer` with a mouse as the primary pointer, otherwise `touch`. */
  inputProfile: "touch" | "pointer" | "remote" | "gaze" | "crown" | null;
  /** Disables scrubbing by a drag along the dots. */
  noScrub: boolean;
  /** Whether a single page has a dot, and its time passes. */
  showSingle: boolean;
  /** The number of the image shown instead of dots, from `--dwell-image-N`. */
  image: number | null;
  /** The number of the image of the current page. */
  currentImage: number | null;
}

/** `<dwell-page-control>` */
export class DwellPageControl extends DwellElement {
  /** The number of pages. 0 by default. */
  pages: number | null;
  /**
   * The numbers of individual pages' images, in order: `1 - 2` for the first and the third page. Pages that are
   * elements say it themselves: `data-image`.
   */
  pageImages: string | null;
  /**
   * The number of pages of a control that only shows `current` and `progress`: it has no input, no time and no focus.
   */
  count: number | null;
  /** With `count`, the page to show, from 0. 0 by default. */
  current: number | null;
}
export interface DwellPageControl extends DwellDots {}
/** `<dwell-carousel>` */
export class DwellCarousel extends DwellElement {
  /** Turns off that drags and wheels move pages; taps, dots, buttons and keys turn them. */
  noSwipe: boolean;
  /** Whether `dwell-settle` is sent, for which a script runs at the end of each turn. */
  settleEvents: boolean;
  /**
   * The indicator over the pages. `automatic`: dots with a pill where pages are timed, else plain dots on a background,
   * and a number from ten pages on. `control`: dots as in a page control. Without an indicator there are buttons while
   * the keyboard is on them, unless `controls` is set or a page control follows.
   */
  indicator: "automatic" | "none" | "control" | "segments" | null;
  /**
   * Whether pages are of unknown colours, so that indicator and buttons are white on black instead of the text's
   * colour. Without the attribute they are while an image, video, canvas, frame or background image is below the
   * indicator.
   */
  overMedia: "true" | "false" | null;
  /** The side of the indicator: above (`start`) or below horizontal pages, left (`start`) or right of vertical ones. */
  indicatorSide: "start" | "end" | null;
  /**
   * The distance from that side to the visible indicator, in pixels: to its background if that always shows, else to
   * the dots or segments. 25 to a background, 28 without one by default.
   */
  indicatorInset: number | null;
  /** The margin at both ends of the segments, in pixels. 32 by default. */
  indicatorMargin: number | null;
  /**
   * The buttons above the pages, `previous next`, separated by spaces. Timed pages always have a pause button, beside
   * the indicator; `pause-in-corner` places it in a corner. Empty, there are no buttons to turn pages, even for the
   * keyboard.
   */
  controls: string | null;
  /**
   * `turn` for taps as in stories: on the leading third to the previous page, elsewhere to the next; a longer press
   * pauses and hides marks and buttons, and links and buttons in pages keep their taps.
   */
  taps: "none" | "turn" | null;
  /** Where a hovering pointer pauses the time. */
  hoverArea: "everywhere" | "indicator" | null;
  /** How fast pages pass by themselves, in pixels per second. 0 by default. */
  speed: number | null;
  /**
   * How pages look by their distance from the current one: beside one another (`slide`), small and faint, fading in
   * place, on a pile, partly behind the current page, like cards or the sides of a cube that turns, or by Material
   * Design's keylines.
   */
  effect: "slide" | "fade-and-scale" | "cross-fade" | "stack" | "cover" | "flip" | "cube" | "hero" | "multi-browse" | null;
  /**
   * An effect of your own, in place of `effect`: rows with rising distances in pages, separated by commas, and what
   * differs there from a page at rest. Between rows values are linear in the distance. The names are `shift`,
   * `scale-along`, `scale-across`, `scale` for both, `rotation` in degrees, `opacity`, `order` and `mask`.
   */
  effectTable: string | null;
  /** The gap between pages, in pixels. 0 by default. */
  gap: number | null;
  /** Where pages come to rest after a gesture. */
  snap: "pages" | "none" | null;
  /** Where a page at rest is aligned: `start`, `center` or `end`. */
  align: "start" | "center" | "end" | null;
  /** The inset of the current page at both ends, in pixels, which shows parts of its neighbours. 0 by default. */
  inset: number | null;
  /**
   * The length of pages along their axis, in pixels; the carousel's by default. With `auto` each page is as long as its
   * content, at most as the carousel, which is 240 pixels high without a style; all pages are then laid out, and dots
   * count places of rest.
   */
  pageLength: number | "auto" | null;
  /** How many pages fill the carousel, 1 or more and not necessarily whole. 1 by default. */
  perView: number | null;
  /** How many pages a turn moves on by. 1 by default. */
  perTurn: number | null;
  /** The distance at which a drag begins, in pixels. 10 by default. */
  dragThreshold: number | null;
  /** The fraction of the view that a slow drag must exceed to turn the page, 0.001 to 1000. 0.5 by default. */
  swipeThreshold: number | null;
  /** The speed that a flick must exceed to turn the page, in pixels per second, 0.001 to 1000000. 500 by default. */
  flickVelocity: number | null;
  /** The most pages that one gesture turns, 1 or more. 1 by default. */
  pagesPerGesture: number | null;
  /** The fraction of a drag that pages follow beyond the ends, 0 to 1. 0.5 by default. */
  overscroll: number | null;
  /** The period of the undamped spring on which pages turn, in seconds, 0 to 1000. 0.35 by default. */
  springResponse: number | null;
  /** The damping of turns; from 1 on they don't overshoot, 0 to 1000. 0.8 by default. */
  springDamping: number | null;
  /**
   * Makes the carousel as high as its pages, and between two as high as the mean of both by how far the turn has got.
   * It has no `height` or `aspect-ratio` then; vertical pages decide on the width.
   */
  fitsPage: boolean;
  /** Lets pages at the ends rest where they are aligned, even if a part of the carousel stays empty. */
  noContain: boolean;
  /** How the segments fill: `page` by page, or as one `fluid` through all of them. */
  fill: "page" | "fluid" | null;
}
export interface DwellCarousel extends DwellDots {}
/** `<dwell-segments>` */
export class DwellSegments extends DwellElement {
  /** The number of pages. 0 by default. */
  pages: number | null;
  /** How the segments fill: `page` by page, or as one `fluid` through all of them. */
  fill: "page" | "fluid" | null;
}
/** `<dwell-timer>`: it draws nothing. */
export class DwellTimer extends DwellElement {
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
  /** The value of an empty meter. 0 by default. */
  min: number | null;
  /** The value of a full meter. 1 by default. */
  max: number | null;
  /**
   * The colours by the level: `hue` (red through yellow to green), `vermilion-to-blue` (for people who can't tell red
   * from green), or two to five CSS colours, each with a percentage if they aren't at equal distances.
   */
  colors: string | null;
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
