import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { above } from './above.ts';
import { scale } from './scale.ts';
import { side, withoutSki } from './side.ts';

const all: KindDrawing = { cuts: 5, views: [side, above, scale], upright: withoutSki };

export const skiBinding = only(all, [0, 1, 2]);

export const touringBinding = only(all, [3, 4]);
