import type { KindDrawing } from '../sheet.ts';
import { dial } from './helmet/dial.ts';
import { front } from './helmet/front.ts';
import { side } from './helmet/side.ts';

export const helmet: KindDrawing = { cuts: 4, views: [side, front, dial] };
