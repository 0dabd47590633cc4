import type { KindDrawing } from '../../../sheet.ts';
import { mounted } from './mounted.ts';
import { optics } from './optics.ts';
import { headlightAlone, set } from './set.ts';

export const bikeLight: KindDrawing = { cuts: 4, views: [set, mounted, optics], upright: headlightAlone };
