/** Zoom in a page: `<script type="module" src="zoom.mjs">`, beside a script with the elements, or without. */
import { DwellZoom } from './zoom.js';

if (globalThis.customElements?.get('dwell-zoom') === undefined) globalThis.customElements?.define('dwell-zoom', DwellZoom);

export { DwellZoom };
