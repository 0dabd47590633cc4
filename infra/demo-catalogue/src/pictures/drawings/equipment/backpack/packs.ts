import { atCut } from '../../../design.ts';

/** The cuts of a day pack. The first four share one drawing. */
export const backpackCuts = [
  'pocket-lid',
  'roll-slant',
  'laced',
  'dome',
  'daypack',
  'speed',
  'profile',
  'poles',
  'square-roll',
  'rain-cover',
  'kids',
  'bedroll',
  'canvas',
  'kids-daypack',
  'kids-canvas',
] as const;

export type BackpackCut = (typeof backpackCuts)[number];

export type Pack = {
  readonly body: string;
  readonly top: 'dome' | 'lid' | 'roll' | 'flap';
  readonly pocket: 'round' | 'slant' | 'stash' | 'flaps' | 'cord';
  readonly sidePockets: boolean;
  readonly belt: boolean;
  readonly whole: string | null;
  readonly ground: number;
  /** Width and height relative to the first drawing, for the carrying side. */
  readonly size: readonly [wide: number, high: number];
};

const daypack: Pack = {
  body: '240,420! 236,330 268,254 330,218 400,210 470,218 532,254 564,330 560,420! 580,560 588,700 572,810! 540,866 400,880 260,866 228,810! 212,700 220,560',
  top: 'dome',
  pocket: 'round',
  sidePockets: true,
  belt: false,
  whole: null,
  ground: 880,
  size: [0.98, 0.84],
};

const canvas: Pack = {
  body: '270,330! 246,420 232,540 228,680 236,800! 262,860 330,880 400,884 470,880 538,860 564,800! 572,680 568,540 554,420 530,330! 400,300',
  top: 'flap',
  pocket: 'flaps',
  sidePockets: false,
  belt: false,
  whole: null,
  ground: 886,
  size: [0.96, 0.86],
};

const packs: Record<Exclude<BackpackCut, 'pocket-lid' | 'roll-slant' | 'laced' | 'dome' | 'profile'>, Pack> = {
  daypack,
  'kids-daypack': { ...daypack, whole: 'translate(104 228) scale(.74)', size: [0.78, 0.68] },
  speed: {
    body: '300,210! 270,260 252,340 248,440 258,560 284,700 320,810! 350,856 400,866 450,856 480,810! 516,700 542,560 552,440 548,340 530,260 500,210! 400,196',
    top: 'roll',
    pocket: 'cord',
    sidePockets: false,
    belt: false,
    whole: 'translate(-20 0) scale(1.05 1)',
    ground: 872,
    size: [0.8, 0.96],
  },
  poles: {
    body: '256,250! 236,360 222,500 216,640 220,760 242,840 300,874 400,884 500,874 558,840 580,760 584,640 578,500 564,360 544,250! 400,224',
    top: 'lid',
    pocket: 'stash',
    sidePockets: true,
    belt: true,
    whole: null,
    ground: 886,
    size: [0.95, 1],
  },
  'square-roll': {
    body: '216,330! 212,460 210,600 210,740 214,850! 240,874 400,880 560,874 586,850! 590,740 590,600 588,460 584,330! 400,310',
    top: 'roll',
    pocket: 'slant',
    sidePockets: false,
    belt: false,
    whole: null,
    ground: 884,
    size: [1.02, 0.88],
  },
  'rain-cover': {
    body: '250,250! 226,360 206,500 196,640 200,760 226,840 290,874 400,884 510,874 574,840 600,760 604,640 594,500 574,360 550,250! 400,224',
    top: 'lid',
    pocket: 'stash',
    sidePockets: false,
    belt: true,
    whole: null,
    ground: 890,
    size: [1.02, 1.02],
  },
  kids: {
    body: '206,440! 210,330 260,246 330,212 400,206 470,212 540,246 590,330 594,440! 616,560 620,700 600,810! 550,872 400,884 250,872 200,810! 180,700 184,560',
    top: 'dome',
    pocket: 'round',
    sidePockets: true,
    belt: false,
    whole: 'translate(104 232) scale(.74)',
    ground: 884,
    size: [0.78, 0.68],
  },
  bedroll: {
    body: '256,250! 238,340 226,460 222,580 228,680 246,740 300,764 400,772 500,764 554,740 572,680 578,580 574,460 562,340 544,250! 400,224',
    top: 'lid',
    pocket: 'flaps',
    sidePockets: true,
    belt: false,
    whole: null,
    ground: 900,
    size: [1, 1.02],
  },
  canvas,
  'kids-canvas': { ...canvas, whole: 'translate(96 210) scale(.76)', size: [0.78, 0.68] },
};

/** The pack of a cut, `profile` for the one drawn from its side; null for those of the first drawing. */
export function packOf(cut: number): (Pack & { readonly name: BackpackCut }) | 'profile' | null {
  const name = atCut(backpackCuts, cut);
  switch (name) {
    case 'pocket-lid':
    case 'roll-slant':
    case 'laced':
    case 'dome':
      return null;
    case 'profile':
      return 'profile';
    default:
      return { ...packs[name], name };
  }
}
