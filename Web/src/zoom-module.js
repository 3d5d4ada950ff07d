/** Zoom in a page: zoom.js for `<script>` and zoom.mjs for modules, beside a script with the elements, or without. */
import { DwellZoom } from './zoom.js';

if (globalThis.customElements?.get('dwell-zoom') === undefined) globalThis.customElements?.define('dwell-zoom', DwellZoom);

export { DwellZoom };
