import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { back } from './back.ts';
import { closeUp } from './close-up.ts';
import { side } from './side.ts';

const all: KindDrawing = { cuts: 4, views: [side, back, closeUp] };

// A cut that stands twice comes from two makers.
export const cap = only(all, [0, 1, 3]);

export const runningCap = only(all, [2, 2]);
