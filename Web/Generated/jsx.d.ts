// Generated from custom-elements.json.
import type { DwellEventMap } from "./dwell.js";
import type {} from "./stories.js";
import type {} from "./zoom.js";

/** The attributes of each element, with the names that they have in HTML. */
export interface DwellAttributes {
  /** A row of dots, one per page. */
  "dwell-page-control": {
    /** The number of pages. */
    pages?: number | `${number}`;
    /** The initial page, from 0; set it to turn to a page. */
    page?: number | `${number}`;
    /** Seconds for every page, or `external` if the app sets the progress; without it pages aren't timed. */
    duration?: number | `${number}` | "external";
    /** Whether the first page follows the last. */
    loop?: boolean;
    /**
     * Whether the address in the browser follows the user: a turn by the user writes the page's id into the fragment
     * (`#porto`), without an entry in the history, and a fragment with an id turns to its page. Turns by time write
     * nothing.
     */
    hash?: boolean;
    /** The id of the element whose pages and progress it shows, or of the scroll container whose pages it times. */
    for?: string;
    /** Seconds before the first page's time begins, once. */
    "start-delay"?: number | `${number}`;
    /** `pause` to pause for good once the user has turned a page, or pressed on pages or the indicator. */
    "after-interaction"?: "resume" | "pause";
    /** The axis and direction of the pages. Horizontal pages follow the direction of the text. */
    orientation?: "horizontal" | "vertical" | "vertical-reverse";
    /** Replaces movement by fading, and starts paused, even if the system doesn't ask for reduced motion. */
    "reduce-motion"?: boolean;
    /** The accessible name. */
    label?: string;
    /** Whether `dwell-progress` is sent every frame. */
    "progress-events"?: boolean;
    /**
     * When the background behind the dots shows: during interaction, always or never. With `minimal`, a drag along the
     * dots doesn't scrub.
     */
    background?: "automatic" | "prominent" | "minimal";
    /**
     * How more dots than fit are shown: through a window at whose edges they shrink, or are cut off, or from ten pages
     * on as a number.
     */
    overflow?: "window" | "clip" | "label";
    /** Whether the number of the page replaces the dots: with `overflow="label"` from ten pages on, always or never. */
    "number-label"?: "automatic" | "always" | "never";
    /**
     * How the current dot moves from page to page: the next dot grows as the last one shrinks, one dot slides over the
     * others, one stretches to the next dot and then leaves the last, or two cross-fade.
     */
    transition?: "morph" | "slide" | "worm" | "fade";
    /**
     * The pages that count as seen: with `automatic` those before the current one where time is shown, elsewhere none;
     * those before the current one; those that `mark()` has marked; or none.
     */
    seen?: "automatic" | "before" | "marked" | "none";
    /**
     * What the dots or segments in view are for assistive technology and the keyboard: one slider; a button each; or a
     * tab each, with the pages as their panels. Buttons and tabs are named after the page's `data-title`, or else its
     * number, and at least 24 pixels apart. A number in place of dots is a slider.
     */
    "indicator-role"?: "slider" | "buttons" | "tabs";
    /** The input behaviour; by default `pointer` with a mouse as the primary pointer, otherwise `touch`. */
    "input-profile"?: "touch" | "pointer" | "remote" | "gaze" | "crown";
    /** Disables scrubbing by a drag along the dots. */
    "no-scrub"?: boolean;
    /** Whether a single page has a dot, and its time passes. */
    "show-single"?: boolean;
    /** The number of the image shown instead of dots, from `--dwell-image-N`. */
    image?: number | `${number}`;
    /**
     * The numbers of individual pages' images, in order: `1 - 2` for the first and the third page. Pages that are
     * elements say it themselves: `data-image`.
     */
    "page-images"?: string;
    /** The number of the image of the current page. */
    "current-image"?: number | `${number}`;
    /** The name of the button that pauses. Strings are read when they are needed: set them in markup. */
    "label-pause"?: string;
    /** The name of the button that resumes. */
    "label-play"?: string;
    /** The accessible name of the indicator without `label`. */
    "label-control"?: string;
    /** The value of the indicator that a screen reader reads. */
    "label-page"?: string;
    /** What a screen reader reads of a page with `data-title`, where `{position}` is what it reads of others. */
    "label-titled"?: string;
    /**
     * The number of pages of a control that only shows `current` and `progress`: it has no input, no time and no
     * focus.
     */
    count?: number | `${number}`;
    /** With `count`, the page to show, from 0. */
    current?: number | `${number}`;
    /** With `count`, the share of the page's time to show, 0...1; without it there is no fill. */
    progress?: number | `${number}`;
  };
  /** A carousel of its children, with an indicator and a timer. */
  "dwell-carousel": {
    /** The initial page, from 0; set it to turn to a page. */
    page?: number | `${number}`;
    /** Seconds for every page, or `external` if the app sets the progress; without it pages aren't timed. */
    duration?: number | `${number}` | "external";
    /** Whether the first page follows the last. */
    loop?: boolean;
    /**
     * Whether the address in the browser follows the user: a turn by the user writes the page's id into the fragment
     * (`#porto`), without an entry in the history, and a fragment with an id turns to its page. Turns by time write
     * nothing.
     */
    hash?: boolean;
    /**
     * The id of a carousel, or of a control of a scroll container, whose page and time the element has, as a strip of
     * thumbnails: a tap on one turns to its page, a drag scrolls the strip, and the current one comes into view. It
     * has no indicator of its own, and assistive technology has the slider of what it follows.
     */
    for?: string;
    /** Seconds before the first page's time begins, once. */
    "start-delay"?: number | `${number}`;
    /** `pause` to pause for good once the user has turned a page, or pressed on pages or the indicator. */
    "after-interaction"?: "resume" | "pause";
    /** The axis and direction of the pages. Horizontal pages follow the direction of the text. */
    orientation?: "horizontal" | "vertical" | "vertical-reverse";
    /** Replaces movement by fading, and starts paused, even if the system doesn't ask for reduced motion. */
    "reduce-motion"?: boolean;
    /** The accessible name of the carousel and its indicator. */
    label?: string;
    /** Whether `dwell-progress` is sent every frame. */
    "progress-events"?: boolean;
    /** Turns off that drags and wheels move pages; taps, dots, buttons and keys turn them. */
    "no-swipe"?: boolean;
    /** Whether `dwell-settle` is sent, for which a script runs at the end of each turn. */
    "settle-events"?: boolean;
    /**
     * The indicator over the pages. `automatic`: dots with a pill where pages are timed, else plain dots on a
     * background, and a number from ten pages on. `control`: dots as in a page control. Without an indicator there are
     * buttons while the keyboard is on them, unless `controls` is set or a page control follows.
     */
    indicator?: "automatic" | "none" | "control" | "segments";
    /**
     * Whether pages are of unknown colours, so that indicator and buttons are white on black instead of the text's
     * colour. Without the attribute they are while an image, video, canvas, frame or background image is below the
     * indicator.
     */
    "over-media"?: "true" | "false";
    /**
     * The side of the indicator: above (`start`) or below horizontal pages, left (`start`) or right of vertical ones.
     */
    "indicator-side"?: "start" | "end";
    /**
     * The distance from that side to the visible indicator, in pixels: to its background if that always shows, else to
     * the dots or segments.
     */
    "indicator-inset"?: number | `${number}`;
    /** The margin at both ends of the segments, in pixels. */
    "indicator-margin"?: number | `${number}`;
    /**
     * The buttons above the pages, `previous next`, separated by spaces. Timed pages always have a pause button,
     * beside the indicator; `pause-in-corner` places it in a corner. Empty, there are no buttons to turn pages, even
     * for the keyboard.
     */
    controls?: string;
    /**
     * `turn` for taps as in stories: on the leading third to the previous page, elsewhere to the next; a longer press
     * pauses and hides marks and buttons, and links and buttons in pages keep their taps.
     */
    taps?: "none" | "turn";
    /** Where a hovering pointer pauses the time. */
    "hover-area"?: "everywhere" | "indicator";
    /** How fast pages pass by themselves, in pixels per second. */
    speed?: number | `${number}`;
    /**
     * How pages look by their distance from the current one: beside one another (`slide`), small and faint, fading in
     * place, on a pile, partly behind the current page, like cards or the sides of a cube that turns, or by Material
     * Design's keylines.
     */
    effect?: "slide" | "fade-and-scale" | "cross-fade" | "stack" | "cover" | "flip" | "cube" | "hero" | "multi-browse";
    /**
     * An effect of your own, in place of `effect`: rows with rising distances in pages, separated by commas, and what
     * differs there from a page at rest. Between rows values are linear in the distance. The names are `shift`,
     * `scale-along`, `scale-across`, `scale` for both, `rotation` in degrees, `opacity`, `order` and `mask`.
     */
    "effect-table"?: string;
    /** The gap between pages, in pixels. */
    gap?: number | `${number}`;
    /** Where pages come to rest after a gesture. */
    snap?: "pages" | "none";
    /** Where a page at rest is aligned: `start`, `center` or `end`. */
    align?: "start" | "center" | "end";
    /** The inset of the current page at both ends, in pixels, which shows parts of its neighbours. */
    inset?: number | `${number}`;
    /**
     * The length of pages along their axis, in pixels; the carousel's by default. With `auto` each page is as long as
     * its content, at most as the carousel, which is 240 pixels high without a style; all pages are then laid out, and
     * dots count places of rest.
     */
    "page-length"?: number | `${number}` | "auto";
    /** How many pages fill the carousel, 1 or more and not necessarily whole. */
    "per-view"?: number | `${number}`;
    /** How many pages a turn moves on by. */
    "per-turn"?: number | `${number}`;
    /** The distance at which a drag begins, in pixels. */
    "drag-threshold"?: number | `${number}`;
    /** The fraction of the view that a slow drag must exceed to turn the page, 0.001 to 1000. */
    "swipe-threshold"?: number | `${number}`;
    /** The speed that a flick must exceed to turn the page, in pixels per second, 0.001 to 1000000. */
    "flick-velocity"?: number | `${number}`;
    /** The most pages that one gesture turns, 1 or more. */
    "pages-per-gesture"?: number | `${number}`;
    /** The fraction of a drag that pages follow beyond the ends, 0 to 1. */
    overscroll?: number | `${number}`;
    /** The period of the undamped spring on which pages turn, in seconds, 0 to 1000. */
    "spring-response"?: number | `${number}`;
    /** The damping of turns; from 1 on they don't overshoot, 0 to 1000. */
    "spring-damping"?: number | `${number}`;
    /**
     * Makes the carousel as high as its pages, and between two as high as the mean of both by how far the turn has
     * got. It has no `height` or `aspect-ratio` then; vertical pages decide on the width.
     */
    "fits-page"?: boolean;
    /** Lets pages at the ends rest where they are aligned, even if a part of the carousel stays empty. */
    "no-contain"?: boolean;
    /** How the segments fill: `page` by page, or as one `fluid` through all of them. */
    fill?: "page" | "fluid";
    /**
     * When the background behind the dots shows: during interaction, always or never; without the attribute always,
     * unless pages are timed and plain. With `minimal`, a drag along the dots doesn't scrub.
     */
    background?: "automatic" | "prominent" | "minimal";
    /**
     * How more dots than fit are shown: through a window at whose edges they shrink, or are cut off, or from ten pages
     * on as a number. Without the attribute timed pages have a window, others a number.
     */
    overflow?: "window" | "clip" | "label";
    /** Whether the number of the page replaces the dots: with `overflow="label"` from ten pages on, always or never. */
    "number-label"?: "automatic" | "always" | "never";
    /**
     * How the current dot moves from page to page: the next dot grows as the last one shrinks, one dot slides over the
     * others, one stretches to the next dot and then leaves the last, or two cross-fade.
     */
    transition?: "morph" | "slide" | "worm" | "fade";
    /**
     * The pages that count as seen: with `automatic` those before the current one where time is shown, elsewhere none;
     * those before the current one; those that `mark()` has marked; or none.
     */
    seen?: "automatic" | "before" | "marked" | "none";
    /**
     * What the dots or segments in view are for assistive technology and the keyboard: one slider; a button each; or a
     * tab each, with the pages as their panels. Buttons and tabs are named after the page's `data-title`, or else its
     * number, and at least 24 pixels apart. A number in place of dots is a slider.
     */
    "indicator-role"?: "slider" | "buttons" | "tabs";
    /** The input behaviour; by default `pointer` with a mouse as the primary pointer, otherwise `touch`. */
    "input-profile"?: "touch" | "pointer" | "remote" | "gaze" | "crown";
    /** Disables scrubbing by a drag along the dots. */
    "no-scrub"?: boolean;
    /** Whether a single page has a dot, and its time passes. */
    "show-single"?: boolean;
    /** The number of the image shown instead of dots, from `--dwell-image-N`. */
    image?: number | `${number}`;
    /** The number of the image of the current page. */
    "current-image"?: number | `${number}`;
    /** The name of the button that pauses. Strings are read when they are needed: set them in markup. */
    "label-pause"?: string;
    /** The name of the button that resumes. */
    "label-play"?: string;
    /** The name of the button that turns to the previous page. */
    "label-previous"?: string;
    /** The name of the button that turns to the next page. */
    "label-next"?: string;
    /** The accessible name of the indicator without `label`. */
    "label-control"?: string;
    /** The value of the indicator that a screen reader reads. */
    "label-page"?: string;
    /** What a screen reader reads of a page with `data-title`, where `{position}` is what it reads of others. */
    "label-titled"?: string;
    /** The role description of the carousel. */
    "label-carousel"?: string;
    /** The accessible name of a page. */
    "label-slide"?: string;
    /** The role description of a page. */
    "label-slide-role"?: string;
  };
  /** One capsule per page, which fill one after another. */
  "dwell-segments": {
    /** The number of pages. */
    pages?: number | `${number}`;
    /** The initial page, from 0; set it to turn to a page. */
    page?: number | `${number}`;
    /** Seconds for every page, or `external` if the app sets the progress; without it pages aren't timed. */
    duration?: number | `${number}` | "external";
    /** Whether the first page follows the last. */
    loop?: boolean;
    /**
     * Whether the address in the browser follows the user: a turn by the user writes the page's id into the fragment
     * (`#porto`), without an entry in the history, and a fragment with an id turns to its page. Turns by time write
     * nothing.
     */
    hash?: boolean;
    /** The id of the element whose pages and progress it shows, or of the scroll container whose pages it times. */
    for?: string;
    /** Seconds before the first page's time begins, once. */
    "start-delay"?: number | `${number}`;
    /** `pause` to pause for good once the user has turned a page, or pressed on pages or the indicator. */
    "after-interaction"?: "resume" | "pause";
    /** The axis and direction of the pages. Horizontal pages follow the direction of the text. */
    orientation?: "horizontal" | "vertical" | "vertical-reverse";
    /** Replaces movement by fading, and starts paused, even if the system doesn't ask for reduced motion. */
    "reduce-motion"?: boolean;
    /** The accessible name. */
    label?: string;
    /** Whether `dwell-progress` is sent every frame. */
    "progress-events"?: boolean;
    /** How the segments fill: `page` by page, or as one `fluid` through all of them. */
    fill?: "page" | "fluid";
    /**
     * What the dots or segments in view are for assistive technology and the keyboard: one slider; a button each; or a
     * tab each, with the pages as their panels. Buttons and tabs are named after the page's `data-title`, or else its
     * number, and at least 24 pixels apart. A number in place of dots is a slider.
     */
    "indicator-role"?: "slider" | "buttons" | "tabs";
    /** The name of the button that pauses. Strings are read when they are needed: set them in markup. */
    "label-pause"?: string;
    /** The name of the button that resumes. */
    "label-play"?: string;
    /** The accessible name of the indicator without `label`. */
    "label-control"?: string;
    /** The value of the indicator that a screen reader reads. */
    "label-page"?: string;
    /** What a screen reader reads of a page with `data-title`, where `{position}` is what it reads of others. */
    "label-titled"?: string;
  };
  /** Times and turns the pages of a scroll container, and draws nothing. */
  "dwell-timer": {
    /** The id of the scroll container whose pages it times, or of an element around one. */
    for?: string;
    /** The initial page, from 0; set it to turn to a page. */
    page?: number | `${number}`;
    /** Seconds for every page, or `external` if the app sets the progress; without it pages aren't timed. */
    duration?: number | `${number}` | "external";
    /** Whether the first page follows the last. */
    loop?: boolean;
    /**
     * Whether the address in the browser follows the user: a turn by the user writes the page's id into the fragment
     * (`#porto`), without an entry in the history, and a fragment with an id turns to its page. Turns by time write
     * nothing.
     */
    hash?: boolean;
    /** Seconds before the first page's time begins, once. */
    "start-delay"?: number | `${number}`;
    /** `pause` to pause for good once the user has scrolled or pressed on the pages. */
    "after-interaction"?: "resume" | "pause";
    /** Turns pages at once, and starts paused, even if the system doesn't ask for reduced motion. */
    "reduce-motion"?: boolean;
    /** Whether `dwell-progress` is sent every frame. */
    "progress-events"?: boolean;
  };
  /** A gauge of a level within a range. */
  "dwell-meter": {
    /** The duration of the reveal, in seconds; `0` for none. */
    duration?: number | `${number}`;
    /** The value; shown clamped to the range. */
    value?: number | `${number}`;
    /** The value of an empty meter. */
    min?: number | `${number}`;
    /** The value of a full meter. */
    max?: number | `${number}`;
    /** The axis and direction of the fill: from the bottom by default. */
    orientation?: "vertical-reverse" | "horizontal" | "vertical";
    /** Fades the level in instead of moving it, even if the system doesn't ask for reduced motion. */
    "reduce-motion"?: boolean;
    /** The accessible name. */
    label?: string;
    /**
     * The colours by the level: `hue` (red through yellow to green), `vermilion-to-blue` (for people who can't tell
     * red from green), or two to five CSS colours, each with a percentage if they aren't at equal distances.
     */
    colors?: string;
    /** Whether `dwell-progress` is sent every frame, with the level as a share of the range. */
    "progress-events"?: boolean;
    /** The accessible name of the meter without `label`. */
    "label-meter"?: string;
  };
  /** Stories of several people: its children are a `dwell-carousel` for each person, whose children are the moments. */
  "dwell-stories": {
    /**
     * The person to begin with, from 0; without it, the first with a moment that wasn't seen. A later value turns to
     * that person.
     */
    person?: number | `${number}`;
    /** The seconds of each moment of people without a `duration` of their own. */
    duration?: number | `${number}`;
    /** How turns between people look, as of a `dwell-carousel`. */
    effect?: "slide" | "fade-and-scale" | "cross-fade" | "stack" | "cover" | "flip" | "cube" | "hero" | "multi-browse";
    /** The accessible name of the list of people. */
    label?: string;
    /** The accessible name of the close button. */
    "label-close"?: string;
    /**
     * Turns people at once, and brings a pulled view back at once, even if the system doesn't ask for reduced motion.
     */
    "reduce-motion"?: boolean;
  };
  /** A ring around a person's picture, with an arc for each moment, fainter once it was seen; in the text's colour, 64 by 64 pixels. */
  "dwell-story-ring": {
    /** The id of the person's `dwell-carousel`, whose moments it follows. */
    for?: string;
    /** The number of moments, without `for`; at most 10,000. */
    moments?: number | `${number}`;
    /** How many of them were seen, from the first. */
    "seen-moments"?: number | `${number}`;
  };
  /** A page's content that is zoomed without turning the page: by two fingers, a double tap or double click, a wheel with the Control key or a pinch on a trackpad, and the keys `+`, `-` and `0` while it or the carousel around it has focus; then arrow keys move it. */
  "dwell-zoom": {
    /** The largest scale, 1 to 1,000. A pinch beyond it resists, and springs back. */
    "max-scale"?: number | `${number}`;
    /** The scale after a double tap, from 1 to `max-scale`. */
    "double-tap-scale"?: number | `${number}`;
    /**
     * Shows content at once where a motion would lead, even if the system doesn't ask for reduced motion; also if an
     * element around it has the attribute.
     */
    "reduce-motion"?: boolean;
  };
}

/** The events that each element sends. */
export interface DwellEvents {
  "dwell-page-control": "dwell-change" | "dwell-advance" | "dwell-progress" | "dwell-end" | "dwell-edge" | "dwell-drag" | "dwell-visit";
  "dwell-carousel": "dwell-change" | "dwell-advance" | "dwell-progress" | "dwell-end" | "dwell-settle" | "dwell-edge" | "dwell-drag" | "dwell-visit";
  "dwell-segments": "dwell-change" | "dwell-advance" | "dwell-progress" | "dwell-end" | "dwell-edge" | "dwell-drag" | "dwell-visit";
  "dwell-timer": "dwell-change" | "dwell-advance" | "dwell-progress" | "dwell-end" | "dwell-visit";
  "dwell-meter": "dwell-progress";
  "dwell-stories": "dwell-close" | "dwell-change";
  "dwell-story-ring": never;
  "dwell-zoom": "dwell-zoom";
}

/** An element's tag. */
export type DwellTag = keyof DwellAttributes;

/** What an element takes in markup: what a framework gives to all, and its own attributes in place of any of the same names. */
export type DwellAttributesOf<Tag extends DwellTag, All> = Omit<All, keyof DwellAttributes[Tag]> & DwellAttributes[Tag];

/** The same with listeners, which have the names of events after `on`. */
export type DwellPropsOf<Tag extends DwellTag, All> = DwellAttributesOf<Tag, All> & {
  [Name in DwellEvents[Tag] as `on${Name}`]?: (event: DwellEventMap[Name]) => unknown;
};
