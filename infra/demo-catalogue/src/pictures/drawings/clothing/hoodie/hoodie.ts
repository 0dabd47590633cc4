import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { back } from './back.ts';
import { front } from './front.ts';
import { pocketEdge } from './pocket-edge.ts';

const all: KindDrawing = { cuts: 4, views: [front, back, pocketEdge] };

// A cut that stands twice comes from two makers.
export const hoodie = only(all, [0, 1, 3]);

export const sweater = only(all, [2, 2]);
