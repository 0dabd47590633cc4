import { only } from '../../../only-cuts.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { arranged, besideDoor, crossed } from './arrangements.ts';
import { pisteSkiCuts, planOf, type SkiCut, skiCuts, touringSkiCuts } from './plans.ts';
import { toePiece } from './toe-piece.ts';

/** The pair, top sheets up, bindings mounted. */
const pair: View = (colours, design) => arranged(colours, design);

/** Both surfaces; of skis that are shown crossed, both lie side by side. */
const surfaces: View = (colours, design) =>
  planOf(design.cut).arrangement === 'crossed' ? arranged(colours, design, 'both-sides') : crossed(colours, design);

/** The binding of fast skis, otherwise the length beside a door. */
const detail: View = (colours, design) => {
  const isFast = ['carver', 'race', 'tour-notched', 'giant', 'slalom', 'strapped'].includes(planOf(design.cut).name);
  return (isFast ? toePiece : besideDoor)(colours, design);
};

const upright: View = (colours, design) => arranged(colours, design, 'upright');

const all: KindDrawing = { cuts: skiCuts.length, views: [pair, surfaces, detail], upright };

const numbers = (cuts: readonly SkiCut[]) => cuts.map((cut) => skiCuts.indexOf(cut));

export const ski = only(all, numbers(pisteSkiCuts));
export const touringSki = only(all, numbers(touringSkiCuts));
