import { atCut } from '../../../design.ts';

/** The cuts of shorts: for running up to `kids`, then for hiking. `split`, `flared`, `knee` and `layered` share one drawing. */
export const shortsCuts = [
  'split',
  'flared',
  'knee',
  'layered',
  'racing',
  'half-tights',
  'petal',
  'baggy',
  'wrap',
  'trainer',
  'stride',
  'kids',
  'cargo',
  'bermuda',
  'belted',
  'a-line',
  'technical',
  'kids-hiking',
] as const;

export type ShortsCut = (typeof shortsCuts)[number];

export const hikingShortsCuts: readonly ShortsCut[] = [
  'knee',
  'cargo',
  'bermuda',
  'belted',
  'a-line',
  'technical',
  'kids-hiking',
];

export const runningShortsCuts: readonly ShortsCut[] = shortsCuts.filter((cut) => !hikingShortsCuts.includes(cut));

export type Length = {
  /** The left leg; the right one mirrors it. */
  readonly leg: string;
  /** The seam of the hem, some units above the edge. */
  readonly hem: string;
  readonly band: 'elastic' | 'wide' | 'belt';
  readonly ground: number;
  readonly whole: string | null;
};

const trainer: Length = {
  leg: '240,300! 216,400 198,500 182,600 170,700! 240,726 310,734 378,730! 388,660 396,600 402,566! 404,400 404,290!',
  hem: '172,676 240,702 310,710 384,706',
  band: 'elastic',
  ground: 790,
  whole: null,
};

const technical: Length = {
  leg: '240,300! 216,420 196,560 184,700 168,870! 250,872 330,848 384,826! 390,740 398,650 403,570! 404,400 404,290!',
  hem: '170,840 250,842 330,818 390,796',
  band: 'belt',
  ground: 912,
  whole: null,
};

const lengths: Record<Exclude<ShortsCut, 'split' | 'flared' | 'knee' | 'layered' | 'stride'>, Length> = {
  racing: {
    leg: '240,300! 212,366 192,410 178,444! 202,470 178,520 150,566! 220,612 300,622 384,606! 398,560 404,524! 404,290!',
    hem: '158,546 224,590 300,600 390,584',
    band: 'elastic',
    ground: 690,
    whole: 'translate(-40 60) scale(1.1)',
  },
  'half-tights': {
    leg: '252,300! 228,400 214,500 206,600 208,690 212,750! 270,766 324,768 374,760! 384,690 394,620 402,570! 404,400 404,290!',
    hem: '208,722 270,740 324,742 380,734',
    band: 'wide',
    ground: 816,
    whole: null,
  },
  petal: {
    leg: '240,300! 200,380 162,460 128,548! 146,612 204,660 262,652! 290,620 326,612! 358,590 392,566! 404,530 404,290!',
    hem: '134,540 160,596 206,636 258,628',
    band: 'elastic',
    ground: 730,
    whole: 'translate(-20 40) scale(1.05)',
  },
  baggy: {
    leg: '240,300! 204,400 170,520 142,640 118,800! 204,838 300,848 380,844! 390,750 398,660 404,600! 404,400 404,290!',
    hem: '122,772 206,810 300,820 386,816',
    band: 'elastic',
    ground: 890,
    whole: null,
  },
  wrap: {
    leg: '240,300! 204,370 168,460 138,560! 220,610 310,626 384,616! 396,580 404,550! 404,290!',
    hem: '146,536 222,586 310,602 390,592',
    band: 'wide',
    ground: 700,
    whole: 'translate(-20 50) scale(1.05)',
  },
  trainer,
  kids: { ...trainer, whole: 'translate(96 190) scale(.76 .72)', ground: 760 },
  cargo: {
    leg: '240,300! 218,410 200,540 188,680 180,850! 240,876 310,884 380,880! 388,780 396,660 402,570! 404,400 404,290!',
    hem: '182,822 240,848 310,856 384,852',
    band: 'belt',
    ground: 924,
    whole: null,
  },
  bermuda: {
    leg: '246,300! 228,420 214,560 206,700 202,800! 260,816 320,820 378,816! 386,720 396,640 402,570! 404,400 404,290!',
    hem: '204,770 260,786 320,790 380,786',
    band: 'belt',
    ground: 900,
    whole: null,
  },
  belted: {
    leg: '246,300! 228,400 214,520 204,640 198,740! 254,758 316,766 378,762! 388,690 396,620 402,566! 404,400 404,290!',
    hem: '200,714 254,732 316,740 382,736',
    band: 'belt',
    ground: 816,
    whole: null,
  },
  'a-line': {
    leg: '246,300! 208,400 172,520 140,640 112,744! 200,786 300,798 386,790! 394,700 400,630 404,590! 404,400 404,290!',
    hem: '118,718 202,760 300,772 390,764',
    band: 'belt',
    ground: 842,
    whole: null,
  },
  technical,
  'kids-hiking': { ...technical, whole: 'translate(100 180) scale(.75 .74)', ground: 840 },
};

/** The length of a cut, `stride` for the one drawn from its side; null for those of the first drawing. */
export function lengthOf(cut: number): (Length & { readonly name: ShortsCut }) | 'stride' | null {
  const name = atCut(shortsCuts, cut);
  switch (name) {
    case 'split':
    case 'flared':
    case 'knee':
    case 'layered':
      return null;
    case 'stride':
      return 'stride';
    default:
      return { ...lengths[name], name };
  }
}
