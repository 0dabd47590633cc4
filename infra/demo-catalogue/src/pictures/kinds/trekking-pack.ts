import { only } from '../only-cuts.ts';
import type { KindDrawing } from '../sheet.ts';
import { back } from './trekking-pack/back.ts';
import { belt } from './trekking-pack/belt.ts';
import { front } from './trekking-pack/front.ts';

const all: KindDrawing = { cuts: 5, views: [front, back, belt] };

export const trekkingPack = only(all, [0, 1, 2]);

export const avalanchePack = only(all, [3, 4]);
