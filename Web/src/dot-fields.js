import * as Field from './Generated/field.js';
import { dots } from './Generated/options.js';

/** The attributes for dots, with those for images. */
export const dotFields = { ...dots, image: [Field.image], 'current-image': [Field.currentImage] };
