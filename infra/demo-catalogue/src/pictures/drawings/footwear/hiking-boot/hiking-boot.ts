import { only } from '../../../only-cuts.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { back } from './back.ts';
import { isFirst, isLow, makeOf, nameOf } from './builds.ts';
import { lacing } from './lacing.ts';
import { hikingLasted, hikingWorn } from './lasted.ts';
import { type HikingCut, hikingBootCuts, hikingCuts, hikingLastOf, hikingShoeCuts } from './lasts.ts';
import { hikingOutsole } from './outsole.ts';
import { side } from './side.ts';

const hero: View = (colours, design) => {
  const last = hikingLastOf(design.cut);
  return last === null ? side(colours, design) : hikingLasted(colours, design, last);
};

/** The lacing of boots with hooks, otherwise the sole. */
const detail: View = (colours, design) => {
  const isSole = ['low-light', 'low-trekking', 'rocker', 'speed', 'kids', 'expedition'].includes(nameOf(design));
  if (isSole || (isLow(design) && !isFirst(design))) return hikingOutsole(colours, design);
  return lacing(colours, design, makeOf(design));
};

const wornCuts: readonly HikingCut[] = ['rocker', 'classic', 'speed', 'strapped', 'approach', 'low-rocker', 'low-sock'];

/** On the way, or from behind. */
const second: View = (colours, design) => {
  const last = hikingLastOf(design.cut);
  return last !== null && wornCuts.includes(last.name) ? hikingWorn(colours, design, last) : back(colours, design);
};

const all: KindDrawing = { cuts: hikingCuts.length, views: [hero, second, detail] };

const numbers = (cuts: readonly HikingCut[]) => cuts.map((cut) => hikingCuts.indexOf(cut));

export const hikingBoot = only(all, numbers(hikingBootCuts));
export const hikingShoe = only(all, numbers(hikingShoeCuts));
