import type { KindDrawing, View } from '../../../sheet.ts';
import { back } from './back.ts';
import { clasp } from './clasp.ts';
import { front } from './front.ts';
import { packFront } from './packed.ts';
import { backpackCuts, packOf } from './packs.ts';
import { pocketDetail } from './pocket-detail.ts';
import { packProfile } from './profile.ts';

const hero: View = (colours, design) => {
  const pack = packOf(design.cut);
  if (pack === null) return front(colours, design);
  return pack === 'profile' ? packProfile(colours, design) : packFront(colours, design, pack);
};

/** The carrying side, in the size of the pack. */
const carrying: View = (colours, design) => {
  const pack = packOf(design.cut);
  if (pack === null || pack === 'profile') return back(colours, design);
  const [wide, high] = pack.size;
  const drawn = back(colours, design);
  const moved = `translate(${Math.round(400 * (1 - wide))} ${Math.round(884 * (1 - high))}) scale(${wide} ${high})`;
  return { ...drawn, body: `<g transform="${moved}">${drawn.body}</g>` };
};

const detail: View = (colours, design) => {
  const pack = packOf(design.cut);
  return (pack === null || (pack !== 'profile' && pack.belt) ? clasp : pocketDetail)(colours, design);
};

export const backpack: KindDrawing = { cuts: backpackCuts.length, views: [hero, carrying, detail] };
