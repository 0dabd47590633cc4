import type { DownCut } from '../drawings/clothing/down-jacket/quilts.ts';
import type { ShellJacketCut } from '../drawings/clothing/shell-jacket/makes.ts';
import type { ShirtCut } from '../drawings/clothing/shirt/tailoring.ts';
import type { ShortsCut } from '../drawings/clothing/shorts/lengths.ts';
import type { TightsCut } from '../drawings/clothing/tights/poses.ts';
import { all, any, forAdults, forChildren, forWomen, isIn, not, type Suits, says, type Test } from './product-facts.ts';

const wool = all(forAdults, isIn('merino'));
const technical = all(forAdults, not(isIn('merino')));
const isClose = says('passform: körpernah');

/** Sleeveless and cropped for sport, henleys and stripes for wool; loose ones only where the fit is not close. */
export const shirtSuits: Suits<ShirtCut> = {
  raglan: forAdults,
  bands: technical,
  'v-neck': forAdults,
  'half-zip': forAdults,
  singlet: all(technical, not(forWomen)),
  'long-sleeve': forAdults,
  polo: all(technical, not(isClose)),
  cropped: all(forWomen, not(isClose)),
  henley: wool,
  racerback: all(technical, forWomen),
  oversized: all(forAdults, not(isClose)),
  kids: forChildren,
  'sun-hoodie': all(technical, says('uv-schutz')),
  'kids-long': forChildren,
  'kids-tank': all(forChildren, not(isIn('merino'))),
};

const hood = says('kapuze');
const hardshell = all(forAdults, isIn('hardshell'));
const rain = all(forAdults, not(isIn('hardshell')));
const packs = says('packbar');

/** A hood where the text has one; harness pockets for the mountains, coats and light cloth for rain. */
export const shellJacketSuits: Suits<ShellJacketCut> = {
  yoke: forAdults,
  'two-tone': hardshell,
  sash: all(forAdults, not(hood)),
  parka: all(forAdults, not(packs)),
  anorak: all(forAdults, not(says('helmtaugliche'))),
  alpine: hardshell,
  coat: rain,
  tail: forAdults,
  blouson: rain,
  open: forAdults,
  windshell: all(forAdults, any(packs, isIn('wandern'))),
  kids: forChildren,
  'kids-anorak': forChildren,
  'kids-blouson': forChildren,
};

const jacket: Test = ({ kind, gender }) => kind === 'down-jacket' && gender !== 3;
const vest: Test = ({ kind }) => kind === 'down-vest';
const isVeryWarm = says('bis −10');

/** Vests have no sleeves; thick chambers and coats are for the cold, thin quilts pack small. */
export const downSuits: Suits<DownCut> = {
  narrow: all(jacket, not(isVeryWarm)),
  hooded: all(jacket, isVeryWarm),
  'two-tone': all(jacket, not(isVeryWarm)),
  slanted: jacket,
  'vest-narrow': vest,
  'vest-hooded': vest,
  'vest-two-tone': vest,
  coat: all(jacket, forWomen),
  puffer: all(jacket, isVeryWarm),
  diamond: all(jacket, not(says('kragen'))),
  belay: all(jacket, isVeryWarm),
  hybrid: all(jacket, not(isVeryWarm)),
  chevron: jacket,
  fitted: all(jacket, forWomen),
  kids: all(forChildren, ({ kind }) => kind === 'down-jacket'),
  'vest-diamond': vest,
  'vest-puffer': vest,
  'vest-hybrid': all(vest, says('elastische seiteneinsätze')),
};

const cropped = says('länge: 7/8');
const long = all(forAdults, not(cropped));
const short = all(forAdults, cropped);
const zipped = says('zipp am knöchel');

/** The length is that of the details; ankle zips only where there are some. */
export const tightsSuits: Suits<TightsCut> = {
  mesh: all(long, zipped),
  banded: short,
  striped: long,
  cargo: long,
  astride: all(long, says('kompression: mittel')),
  skirted: all(long, forWomen),
  bib: all(long, zipped),
  overshorts: all(long, not(forWomen)),
  stirrup: all(long, forWomen),
  running: short,
  standing: long,
  crossed: all(short, forWomen),
  winter: all(long, zipped),
  kids: all(forChildren, not(cropped)),
  'kids-cropped': all(forChildren, cropped),
  'cropped-astride': short,
  'cropped-shorts': all(short, not(forWomen)),
};

const running: Test = ({ kind, gender }) => kind === 'shorts' && gender !== 3;
const hiking: Test = ({ kind, gender }) => kind === 'hiking-shorts' && gender !== 3;
const inseam = (...lengths: readonly number[]) => says(...lengths.map((length) => `schrittlänge: ${length} cm`));

/** The inseam decides how long they are; a belt where the text has one. */
export const shortsSuits: Suits<ShortsCut> = {
  split: all(running, inseam(12, 15)),
  flared: all(running, inseam(8, 12)),
  knee: all(hiking, inseam(25, 28), not(says('gürtel'))),
  layered: all(running, inseam(12, 15, 18)),
  racing: all(running, inseam(8, 12), not(says('taschen: drei'))),
  'half-tights': all(running, inseam(18)),
  petal: all(running, inseam(8, 12), forWomen),
  baggy: all(running, inseam(18)),
  wrap: all(running, inseam(8, 12), forWomen),
  trainer: all(running, inseam(15, 18)),
  stride: all(running, inseam(12, 15)),
  kids: all(forChildren, ({ kind }) => kind === 'shorts'),
  cargo: all(hiking, inseam(28), any(says('beintasche'), says('gürtel'))),
  bermuda: all(hiking, inseam(25, 28)),
  belted: all(hiking, inseam(22, 25)),
  'a-line': all(hiking, forWomen, inseam(22, 25)),
  technical: all(hiking, inseam(25, 28)),
  'kids-hiking': all(forChildren, ({ kind }) => kind === 'hiking-shorts'),
};
