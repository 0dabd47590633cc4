import type { BackpackCut } from '../drawings/equipment/backpack/packs.ts';
import type { SkiCut } from '../drawings/winter-and-bike/ski/plans.ts';
import { all, any, forAdults, forChildren, forWomen, isIn, not, type Suits, says, type Test } from './product-facts.ts';

const litres = (...volumes: readonly number[]) =>
  all(forAdults, says(...volumes.map((volume) => `volumen: ${volume} l`)));

/** The volume decides; poles, cover and hose only where the text has them. */
export const backpackSuits: Suits<BackpackCut> = {
  'pocket-lid': litres(26, 30, 34),
  'roll-slant': litres(26, 30),
  laced: litres(26, 30),
  dome: litres(22, 26),
  daypack: litres(18, 22),
  speed: all(litres(18, 22), says('trinkblase')),
  profile: litres(26, 30, 34),
  poles: all(litres(26, 30, 34), says('stöcke')),
  'square-roll': litres(18, 22, 26),
  'rain-cover': all(litres(30, 34), says('regenhülle')),
  kids: forChildren,
  bedroll: litres(34),
  canvas: litres(18, 22),
  'kids-daypack': forChildren,
  'kids-canvas': forChildren,
};

const piste: Test = ({ kind, gender }) => kind === 'ski' && gender !== 3;
const touring: Test = ({ kind }) => kind === 'touring-ski';
const allMountain = isIn('allmountain');
const notched = says('nut für das steigfell');

/** Narrow and straight for the piste, wide for the whole mountain, short for children. */
export const skiSuits: Suits<SkiCut> = {
  carver: piste,
  'tour-wide': all(touring, not(isIn('leichtbau')), not(notched)),
  race: all(piste, not(allMountain)),
  'tour-notched': all(touring, notched),
  giant: all(piste, not(allMountain)),
  slalom: all(piste, not(allMountain)),
  'all-mountain': all(piste, allMountain),
  twin: all(piste, allMountain),
  strapped: piste,
  kids: all(forChildren, ({ kind }) => kind === 'ski'),
  women: all(piste, any(forWomen, allMountain)),
  'kids-twin': all(forChildren, ({ kind }) => kind === 'ski'),
  'tour-skins': all(touring, not(notched)),
  'tour-light': all(touring, isIn('leichtbau')),
  'tour-planted': all(touring, notched),
};
