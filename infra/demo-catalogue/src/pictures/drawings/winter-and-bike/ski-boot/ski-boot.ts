import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { back } from './back.ts';
import { lever } from './lever.ts';
import { side } from './side.ts';

const all: KindDrawing = { cuts: 4, views: [side, back, lever] };

export const skiBoot = only(all, [0, 3, 1]);

export const touringBoot = only(all, [2, 1]);
