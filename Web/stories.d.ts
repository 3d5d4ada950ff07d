import type { DwellCarousel } from "./dwell.js";

/** `<dwell-stories>`: people's stories, one `<dwell-carousel>` each, whose children are the moments. */
export class DwellStories extends HTMLElement {
  /** The carousels of the people, in order. */
  readonly people: DwellCarousel[];
  /** The person who is shown, from 0; -1 for none. Set it to turn to another; the same one's story begins again. */
  person: number;
  /** Turns to a person, at once with `animated: false`. A number beyond the people is ignored. */
  show(person: number, options?: { animated?: boolean }): void;
  /** Sends `dwell-close`, and closes a dialog or popover around, unless the event is cancelled. */
  close(): void;
}

/** `<dwell-story-ring>`: a ring around a person's picture, with an arc for each moment, fainter once it was seen. */
export class DwellStoryRing extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "dwell-stories": DwellStories;
    "dwell-story-ring": DwellStoryRing;
  }
}
