import type { KindDrawing } from '../sheet.ts';
import { mounted } from './bike-light/mounted.ts';
import { optics } from './bike-light/optics.ts';
import { set } from './bike-light/set.ts';

export const bikeLight: KindDrawing = { cuts: 4, views: [set, mounted, optics] };
