/** The page control and the timer alone: what `control.mjs` exports. */
export { DwellElement, DwellPageControl, DwellTimer, clock, ready, words } from "./dwell.js";
export type {
  DwellAdvanceEvent, DwellCause, DwellChangeEvent, DwellDots, DwellDragEvent, DwellEdgeEvent, DwellEventMap, DwellProgressEvent,
  DwellSettleEvent, DwellVisitEvent,
} from "./dwell.js";
