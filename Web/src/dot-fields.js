import * as Field from './Generated/field.js';
import { dots } from './Generated/options.js';

/** The attributes for dots, with those for images. */
export const dotFields = { ...dots, image: [Field.image], 'current-image': [Field.currentImage] };

/** The index of the option for the input device, which elements know without an attribute. */
export const [, inputProfile] = dots['input-profile'];
