import { atCut } from '../../../design.ts';

/** The cuts of a shirt. The first four share the drawing of a short-sleeved shirt. */
export const shirtCuts = [
  'raglan',
  'bands',
  'v-neck',
  'half-zip',
  'singlet',
  'long-sleeve',
  'polo',
  'cropped',
  'henley',
  'racerback',
  'oversized',
  'kids',
  'sun-hoodie',
  'kids-long',
  'kids-tank',
] as const;

export type ShirtCut = (typeof shirtCuts)[number];

export type Neck = 'crew' | 'scoop' | 'polo' | 'henley' | 'hood';

/** A shirt in outlines; the left sleeve only, since the right one mirrors it. */
export type Tailoring = {
  /** From the left shoulder over the left side to the hem and up to the right shoulder. */
  readonly sides: string;
  readonly neck: Neck;
  /** The edge of the neck in front, from right to left. */
  readonly front: string;
  readonly sleeve: string | null;
  /** The seam of the sleeve's hem and its distance from the edge. */
  readonly cuff: string;
  /** Moves and scales the whole shirt. */
  readonly whole: string;
  /** Lowest point of the hem, for the shadow. */
  readonly hem: number;
};

const body = 'translate(-68 24) scale(1.17 .94)';

const straightSides =
  '312,176! 270,200 236,228 222,262! 226,330 230,400 236,500 238,600 232,720 226,846! 300,866 400,872 500,866 574,846! 568,720 562,600 564,500 570,400 574,330 578,262! 564,228 530,200 488,176!';
const crew = '450,214 400,228 350,214';
const longSleeve =
  '270,198! 214,222 178,262 152,340 124,470 98,620 80,760! 98,780 140,788 166,782! 190,680 214,540 234,440 246,370! 262,290 288,230';
const longCuff = '76,742 120,756 172,752';

const singlet: Tailoring = {
  sides:
    '306,182! 302,250 284,318 250,366 226,388! 232,500 236,600 230,720 226,846! 300,862 400,866 500,862 574,846! 570,720 564,600 568,500 574,388! 550,366 516,318 498,250 494,182! 452,178!',
  neck: 'scoop',
  front: '446,250 430,296 400,306 370,296 354,250 348,178!',
  sleeve: null,
  cuff: '',
  whole: body,
  hem: 850,
};

const longSleeved: Tailoring = {
  sides: straightSides,
  neck: 'crew',
  front: crew,
  sleeve: longSleeve,
  cuff: longCuff,
  whole: body,
  hem: 862,
};

const tailoring: Record<Exclude<ShirtCut, 'raglan' | 'bands' | 'v-neck' | 'half-zip'>, Tailoring> = {
  singlet,
  'kids-tank': { ...singlet, whole: 'translate(44 130) scale(.89 .8)', hem: 850 },
  'long-sleeve': longSleeved,
  'kids-long': { ...longSleeved, whole: 'translate(56 140) scale(.86 .77)' },
  polo: {
    sides:
      '314,176! 270,198 238,226 226,262! 230,330 234,400 238,500 238,600 234,720 232,800! 224,856! 300,862 400,864 500,862 576,856! 568,800! 566,720 562,600 562,500 566,400 570,330 574,262! 562,226 530,198 486,176!',
    neck: 'polo',
    front: '456,206 400,230 344,206',
    sleeve:
      '270,198! 218,222 176,268 142,340 112,420! 146,450 194,464 228,466! 236,430 242,400 246,370! 262,290 288,230',
    cuff: '106,392 160,430 236,438',
    whole: body,
    hem: 850,
  },
  cropped: {
    sides:
      '316,176! 262,196 226,222 206,262! 208,330 212,400 212,520 210,620 212,690! 300,702 400,704 500,702 588,690! 590,620 588,520 588,400 592,330 594,262! 574,222 538,196 484,176!',
    neck: 'crew',
    front: '448,210 400,222 352,210',
    sleeve: '262,196! 200,228 152,288 112,368 84,426! 118,468 172,494 214,500! 222,440 226,400 230,360! 240,290',
    cuff: '88,398 150,448 222,470',
    whole: 'translate(-68 90) scale(1.17 .94)',
    hem: 766,
  },
  henley: {
    sides:
      '312,176! 270,200 238,228 226,262! 230,330 236,400 242,500 242,600 236,720 232,812! 260,866 320,892 400,896 480,892 540,866 568,812! 564,720 558,600 558,500 564,400 570,330 574,262! 562,228 530,200 488,176!',
    neck: 'henley',
    front: crew,
    sleeve:
      '270,198! 214,222 174,266 146,350 120,480 104,566! 132,592 172,602 204,598! 218,520 234,440 246,370! 262,290 288,230',
    cuff: '102,544 146,572 210,576',
    whole: body,
    hem: 884,
  },
  racerback: {
    sides:
      '330,184! 322,240 304,310 268,360 242,396! 254,480 270,580 258,700 240,822! 282,866 340,890 400,894 460,890 518,866 560,822! 542,700 530,580 546,480 558,396! 532,360 496,310 478,240 470,184! 446,182!',
    neck: 'scoop',
    front: '438,258 420,312 400,320 380,312 362,258 354,182!',
    sleeve: null,
    cuff: '',
    whole: body,
    hem: 876,
  },
  oversized: {
    sides:
      '312,176! 262,194 214,222 192,262! 196,340 200,440 196,600 192,760 190,868! 290,884 400,888 510,884 610,868! 608,760 604,600 600,440 604,340 608,262! 586,222 538,194 488,176!',
    neck: 'crew',
    front: '448,208 400,220 352,208',
    sleeve: '256,198! 188,232 138,306 98,410 72,506! 112,544 168,566 206,568! 210,500 212,440 216,380! 228,300',
    cuff: '74,478 130,524 214,538',
    whole: 'translate(-56 24) scale(1.14 .94)',
    hem: 876,
  },
  kids: {
    sides:
      '322,170! 274,192 240,220 226,262! 228,330 230,400 230,500 228,600 224,680 220,748! 300,764 400,768 500,764 580,748! 576,680 572,600 570,500 570,400 572,330 574,262! 560,220 526,192 478,170!',
    neck: 'crew',
    front: '450,214 400,232 350,214',
    sleeve: '270,192! 208,218 158,270 116,352 92,420! 130,460 190,482 228,484! 236,440 240,400 246,370! 262,290',
    cuff: '92,392 160,440 236,450',
    whole: 'translate(44 154) scale(.89 .84)',
    hem: 800,
  },
  'sun-hoodie': {
    sides: straightSides,
    neck: 'hood',
    front: '450,206 400,214 350,206',
    sleeve: longSleeve,
    cuff: longCuff,
    whole: 'translate(-68 60) scale(1.17 .91)',
    hem: 862,
  },
};

/** The tailoring of a cut; null for those drawn as a short-sleeved shirt. */
export function tailoringOf(cut: number): (Tailoring & { readonly name: ShirtCut }) | null {
  const name = atCut(shirtCuts, cut);
  return name === 'raglan' || name === 'bands' || name === 'v-neck' || name === 'half-zip'
    ? null
    : { ...tailoring[name], name };
}
