import type { KindDrawing } from '../../../sheet.ts';
import { dial } from './dial.ts';
import { front } from './front.ts';
import { side } from './side.ts';

export const helmet: KindDrawing = { cuts: 4, views: [side, front, dial] };
