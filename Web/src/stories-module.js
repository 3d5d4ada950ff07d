/** Stories of several people: `<script type="module" src="stories.mjs">`, beside a script with the elements. */
import { DwellStories } from './stories.js';
import { DwellStoryRing } from './story-ring.js';

for (const [name, type] of [['dwell-stories', DwellStories], ['dwell-story-ring', DwellStoryRing]]) {
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, type);
}

export { DwellStories, DwellStoryRing };
