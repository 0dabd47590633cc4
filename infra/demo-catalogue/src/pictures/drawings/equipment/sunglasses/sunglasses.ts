import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { angled } from './angled.ts';
import { front } from './front.ts';
import { hinge } from './hinge.ts';

const all: KindDrawing = { cuts: 4, views: [front, angled, hinge] };

export const sunglasses = only(all, [0, 1, 3]);

export const citySunglasses = only(all, [2, 0]);
