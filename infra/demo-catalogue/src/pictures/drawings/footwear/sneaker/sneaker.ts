import type { KindDrawing, View } from '../../../sheet.ts';
import { back } from './back.ts';
import { lasted, sneakerWorn } from './lasted.ts';
import { type SneakerCut, sneakerCuts, sneakerLastOf } from './lasts.ts';
import { sneakerOutsole } from './outsole.ts';
import { side } from './side.ts';
import { toe } from './toe.ts';

const hero: View = (colours, design) => {
  const last = sneakerLastOf(design.cut);
  return last === null ? side(colours, design) : lasted(colours, design, last);
};

/** The toe of canvas and leather, otherwise the sole. */
const detail: View = (colours, design) => {
  const isToe = ['canvas', 'layers', undefined].includes(sneakerLastOf(design.cut)?.construction);
  return (isToe ? toe : sneakerOutsole)(colours, design);
};

const wornCuts: readonly SneakerCut[] = ['basketball', 'platform', 'skate', 'chukka', 'gum'];

/** In town, or the pair from behind. */
const second: View = (colours, design) => {
  const last = sneakerLastOf(design.cut);
  return last !== null && wornCuts.includes(last.name) ? sneakerWorn(colours, design, last) : back(colours, design);
};

export const sneaker: KindDrawing = { cuts: sneakerCuts.length, views: [hero, second, detail] };
