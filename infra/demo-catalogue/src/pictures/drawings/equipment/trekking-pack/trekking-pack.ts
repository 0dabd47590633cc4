import { only } from '../../../only-cuts.ts';
import type { KindDrawing } from '../../../sheet.ts';
import { back } from './back.ts';
import { belt } from './belt.ts';
import { front } from './front.ts';

const all: KindDrawing = { cuts: 5, views: [front, back, belt] };

export const trekkingPack = only(all, [0, 1, 2]);

export const avalanchePack = only(all, [3, 4]);
