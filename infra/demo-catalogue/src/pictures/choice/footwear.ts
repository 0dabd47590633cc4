import type { HikingCut } from '../drawings/footwear/hiking-boot/lasts.ts';
import type { RunningShoeCut } from '../drawings/footwear/running-shoe/lasts.ts';
import type { SneakerCut } from '../drawings/footwear/sneaker/lasts.ts';
import { all, any, forAdults, forChildren, isIn, not, type Suits, says, type Test } from './product-facts.ts';

const onTrails = all(forAdults, isIn('trailrunning'));
const onRoads = all(forAdults, not(isIn('trailrunning')));
const training = all(onRoads, not(isIn('wettkampf')));
const racing = all(onRoads, isIn('wettkampf'));
const isSoft = says('dämpfung: weich');
const isFirm = says('dämpfung: direkt');
const isKnitted = says('gestrickt');

/** Lugs for trails only; low soles for races and firm shoes, high ones where the text says soft. */
export const runningShoeSuits: Suits<RunningShoeCut> = {
  trainer: training,
  cushioned: all(training, isSoft),
  racer: all(onRoads, not(isIn('stabilitaet'))),
  trail: onTrails,
  knitted: all(onRoads, isKnitted),
  retro: all(training, not(isIn('stabilitaet')), not(isSoft)),
  flat: all(onRoads, any(isIn('wettkampf'), isFirm), not(isIn('stabilitaet'))),
  plated: all(racing, not(isFirm)),
  stable: all(training, any(isIn('stabilitaet'), says('dämpfung: mittel'))),
  gaiter: all(onTrails, says('gamasche', 'dichte gewebe')),
  'trail-cushioned': all(onTrails, not(isIn('wettkampf')), says('dämpfung', 'schnellschnürung')),
  straps: all(forChildren, not(isIn('trailrunning')), not(says('schnürenden'))),
  barefoot: all(training, any(says('barfuß'), all(isFirm, not(isIn('stabilitaet'))))),
  'kids-trail': all(forChildren, isIn('trailrunning')),
  'trail-sock': all(onTrails, says('lasche', 'steinchen')),
  fell: all(onTrails, any(isIn('wettkampf'), isIn('alpin'))),
  'trail-rail': all(onTrails, isIn('wald')),
  'kids-trainer': all(forChildren, not(isIn('trailrunning'))),
};

const retro = all(forAdults, not(isIn('sportlich')), not(isIn('halle')));
const sporty = all(forAdults, isIn('sportlich'));
const leather = says('obermaterial: glattleder');
const suede = says('obermaterial: velourleder');
const canvas = says('obermaterial: canvas');
const mesh = says('obermaterial: leder und mesh');

/** The upper's material decides; all are laced, as the texts say. */
export const sneakerSuits: Suits<SneakerCut> = {
  retro: all(retro, any(suede, mesh)),
  court: all(forAdults, any(leather, isIn('halle'))),
  'high-top': all(forAdults, canvas, not(isIn('halle'))),
  chunky: all(sporty, any(mesh, suede)),
  basketball: all(sporty, any(mesh, leather)),
  platform: all(forAdults, canvas, not(isIn('halle'))),
  skate: all(forAdults, suede, not(isIn('halle'))),
  knitted: all(sporty, mesh),
  plimsoll: all(forAdults, canvas),
  gum: all(forAdults, any(all(retro, any(leather, suede)), isIn('halle'))),
  chukka: all(retro, any(leather, suede)),
  'split-heel': all(sporty, any(mesh, leather)),
  kids: all(forChildren, any(leather, suede, isIn('halle'), mesh)),
  'kids-high': all(forChildren, canvas),
  'kids-sport': all(forChildren, any(mesh, suede, leather), not(isIn('halle'))),
};

const high: Test = (facts) => facts.kind === 'hiking-boot' && facts.gender !== 3;
const low: Test = (facts) => facts.kind === 'hiking-shoe' && facts.gender !== 3;
const smooth = says('obermaterial: glattleder');
const nubuck = says('obermaterial: nubukleder');
const mixed = says('obermaterial: velourleder und textil');
const onTreks = isIn('trekking');

/** Above or below the ankle, of leather or with cloth; the stiffest for treks. */
export const hikingSuits: Suits<HikingCut> = {
  trekking: all(high, mixed),
  light: all(high, mixed, not(onTreks)),
  leather: all(high, any(smooth, nubuck)),
  alpine: all(high, any(says('bedingt steigeisenfest'), onTreks), any(mixed, nubuck)),
  'low-light': low,
  'low-trekking': low,
  rocker: all(high, mixed),
  hunter: all(high, any(smooth, nubuck), any(onTreks, says('bedingt steigeisenfest'))),
  classic: all(high, any(smooth, nubuck)),
  speed: all(high, mixed, not(onTreks)),
  day: all(high, any(nubuck, mixed), not(onTreks)),
  strapped: all(high, any(nubuck, mixed)),
  kids: all(forChildren, (facts) => facts.kind === 'hiking-boot'),
  expedition: all(high, any(onTreks, says('bedingt steigeisenfest')), any(mixed, smooth)),
  approach: low,
  'low-rocker': low,
  'low-kids': all(forChildren, (facts) => facts.kind === 'hiking-shoe'),
  'low-sock': all(low, says('dämpfende zwischensohle', 'besonders luftig')),
  'kids-strapped': all(forChildren, (facts) => facts.kind === 'hiking-boot'),
};
