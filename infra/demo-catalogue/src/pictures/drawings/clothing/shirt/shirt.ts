import type { KindDrawing, View } from '../../../sheet.ts';
import { back } from './back.ts';
import { clothDetail } from './cloth-detail.ts';
import { collarDetail } from './collar-detail.ts';
import { front } from './front.ts';
import { tailored } from './tailored.ts';
import { shirtCuts, tailoringOf } from './tailoring.ts';

const hero: View = (colours, design) => {
  const cut = tailoringOf(design.cut);
  return cut === null ? front(colours, design) : tailored(colours, design, cut, 'front');
};

const reverse: View = (colours, design) => {
  const cut = tailoringOf(design.cut);
  return cut === null ? back(colours, design) : tailored(colours, design, cut, 'back');
};

const detail: View = (colours, design) =>
  tailoringOf(design.cut) === null ? collarDetail(colours, design) : clothDetail(colours, design);

export const shirt: KindDrawing = { cuts: shirtCuts.length, views: [hero, reverse, detail] };
