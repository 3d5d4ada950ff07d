/** Stories of several people: stories.js for `<script>` and stories.mjs for modules, beside a script with the elements. */
import { DwellStories } from './stories.js';
import { DwellStoryRing } from './story-ring.js';

for (const [name, type] of [['dwell-stories', DwellStories], ['dwell-story-ring', DwellStoryRing]]) {
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, type);
}

export { DwellStories, DwellStoryRing };
