import { atCut } from '../../../design.ts';
import type { Point } from './chambers.ts';

/** The cuts of down clothing. The first seven share one drawing; vests have no sleeves. */
export const downCuts = [
  'narrow',
  'hooded',
  'two-tone',
  'slanted',
  'vest-narrow',
  'vest-hooded',
  'vest-two-tone',
  'coat',
  'puffer',
  'diamond',
  'belay',
  'hybrid',
  'chevron',
  'fitted',
  'kids',
  'vest-diamond',
  'vest-puffer',
  'vest-hybrid',
] as const;

export type DownCut = (typeof downCuts)[number];

export const downVestCuts: readonly DownCut[] = downCuts.filter((cut) => cut.startsWith('vest-'));
export const downJacketCuts: readonly DownCut[] = downCuts.filter((cut) => !cut.startsWith('vest-'));

/** A sleeve as a tube of chambers along a bent line, from the shoulder to the cuff. */
export type Sleeve = {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly widths: readonly [shoulder: number, cuff: number];
  readonly rows: number;
  readonly skin: 'chambers' | 'smooth' | 'diamond';
};

export type Quilt = {
  /** The left edge from the chest to the hem, at equal distances. */
  readonly edges: readonly number[];
  readonly hem: number;
  readonly rows: number;
  readonly puff: number;
  readonly pattern: 'rows' | 'diamond' | 'chevron' | 'panel';
  readonly sleeve: Sleeve | null;
  readonly head: 'collar' | 'hood' | 'big-hood' | 'ears' | 'round';
  readonly belt: boolean;
  readonly whole: string;
};

const hanging: Sleeve = {
  from: [222, 286],
  bend: [164, 520],
  to: [140, 790],
  widths: [96, 88],
  rows: 9,
  skin: 'chambers',
};

const diamond: Quilt = {
  edges: [222, 212, 208, 208, 212, 216],
  hem: 800,
  rows: 0,
  puff: 4,
  pattern: 'diamond',
  sleeve: { ...hanging, widths: [88, 70], bend: [180, 520], to: [158, 780], rows: 0, skin: 'diamond' },
  head: 'round',
  belt: false,
  whole: 'translate(0 40)',
};

const puffer: Quilt = {
  edges: [206, 184, 174, 174, 182, 200],
  hem: 690,
  rows: 4,
  puff: 22,
  pattern: 'rows',
  sleeve: { from: [214, 290], bend: [112, 440], to: [92, 700], widths: [120, 124], rows: 4, skin: 'chambers' },
  head: 'collar',
  belt: false,
  whole: 'translate(0 110)',
};

const hybrid: Quilt = {
  edges: [222, 210, 206, 206, 208, 212],
  hem: 810,
  rows: 7,
  puff: 6,
  pattern: 'panel',
  sleeve: { ...hanging, widths: [86, 66], bend: [186, 520], to: [166, 800], rows: 0, skin: 'smooth' },
  head: 'collar',
  belt: false,
  whole: 'translate(0 36)',
};

const quilts: Partial<Record<DownCut, Quilt>> = {
  coat: {
    edges: [216, 204, 204, 218, 226, 210, 192, 178, 168, 160],
    hem: 1050,
    rows: 11,
    puff: 9,
    pattern: 'rows',
    sleeve: { ...hanging, bend: [168, 540], to: [138, 820], rows: 8 },
    head: 'hood',
    belt: true,
    whole: 'translate(52 16) scale(.87 .84)',
  },
  puffer,
  diamond,
  belay: {
    edges: [204, 176, 164, 160, 160, 168],
    hem: 850,
    rows: 5,
    puff: 18,
    pattern: 'rows',
    sleeve: { from: [204, 300], bend: [84, 470], to: [56, 730], widths: [120, 104], rows: 6, skin: 'chambers' },
    head: 'big-hood',
    belt: false,
    whole: 'translate(24 58) scale(.94)',
  },
  hybrid,
  chevron: {
    edges: [216, 202, 196, 196, 198, 202],
    hem: 830,
    rows: 9,
    puff: 5,
    pattern: 'chevron',
    sleeve: { ...hanging, rows: 8, to: [120, 800] },
    head: 'hood',
    belt: false,
    whole: 'translate(0 26)',
  },
  fitted: {
    edges: [220, 214, 226, 250, 254, 236, 214, 198],
    hem: 880,
    rows: 11,
    puff: 7,
    pattern: 'rows',
    sleeve: { ...hanging, widths: [82, 66], bend: [188, 540], to: [178, 830], rows: 11 },
    head: 'collar',
    belt: true,
    whole: 'translate(0 20)',
  },
  kids: {
    edges: [222, 198, 184, 178, 180, 192],
    hem: 720,
    rows: 6,
    puff: 14,
    pattern: 'rows',
    sleeve: { from: [216, 294], bend: [126, 430], to: [98, 660], widths: [104, 92], rows: 6, skin: 'chambers' },
    head: 'ears',
    belt: false,
    whole: 'translate(76 200) scale(.81)',
  },
  'vest-diamond': { ...diamond, sleeve: null, head: 'collar' },
  'vest-puffer': { ...puffer, sleeve: null },
  'vest-hybrid': { ...hybrid, sleeve: null, head: 'hood' },
};

/** The quilt of a cut; null for those of the first drawing. */
export function quiltOf(cut: number): (Quilt & { readonly name: DownCut }) | null {
  const name = atCut(downCuts, cut);
  const quilt = quilts[name];
  return quilt ? { ...quilt, name } : null;
}
