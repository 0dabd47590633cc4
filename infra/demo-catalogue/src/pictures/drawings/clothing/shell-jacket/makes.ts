import { atCut } from '../../../design.ts';

/** The cuts of a shell jacket. The first four share one drawing. */
export const shellJacketCuts = [
  'yoke',
  'two-tone',
  'sash',
  'parka',
  'anorak',
  'alpine',
  'coat',
  'tail',
  'blouson',
  'open',
  'windshell',
  'kids',
  'kids-anorak',
  'kids-blouson',
] as const;

export type ShellJacketCut = (typeof shellJacketCuts)[number];

export type Headwear = 'hood' | 'helmet-hood' | 'close-hood' | 'pointed-hood' | 'hood-down' | 'collar';

/** A jacket in outlines; the left sleeve only, since the right one mirrors it. */
export type Make = {
  readonly body: string;
  readonly sleeve: string;
  /** The band at the sleeve's end. */
  readonly cuff: string;
  readonly headwear: Headwear;
  /** Where the front zip ends. */
  readonly zipEnd: number;
  readonly hem: number;
  /** Moves and scales the jacket. */
  readonly whole: string;
};

const shoulders = '330,236 400,232 470,236';
const relaxed =
  '270,252! 222,268 184,306 160,368 140,460 120,570 100,680 88,776! 92,800 150,818 166,806! 186,730 204,640 214,560 216,470 222,380';
const relaxedCuff = '88,776! 128,794 170,788! 164,812 150,820 92,802';
const upright = 'translate(0 24)';

const anorak: Make = {
  body: `270,252! ${shoulders} 530,252! 588,292 610,340 616,440 620,600 622,740 626,846! 540,860 400,864 260,860 174,846! 178,740 180,600 184,440 190,340 212,292`,
  sleeve: relaxed,
  cuff: relaxedCuff,
  headwear: 'hood',
  zipEnd: 520,
  hem: 846,
  whole: upright,
};

const blouson: Make = {
  body: `270,252! ${shoulders} 530,252! 592,300 622,400 636,540 634,680 600,784! 540,798 400,802 260,798 200,784! 166,680 164,540 178,400 208,300`,
  sleeve:
    '270,252! 214,272 168,322 138,400 106,500 80,600 76,700! 96,728 152,742 176,724! 200,640 214,560 218,470 222,380',
  cuff: '88,708! 130,728 168,724! 162,776! 130,788 92,776!',
  headwear: 'hood',
  zipEnd: 840,
  hem: 840,
  whole: 'translate(0 36)',
};

const makes: Record<Exclude<ShellJacketCut, 'yoke' | 'two-tone' | 'sash' | 'parka'>, Make> = {
  anorak,
  'kids-anorak': { ...anorak, whole: 'translate(84 186) scale(.79 .72)' },
  alpine: {
    body: `270,252! ${shoulders} 530,252! 578,290 594,340 596,440 588,560 586,660 592,752! 540,766 400,772 260,766 208,752! 214,660 212,560 204,440 206,340 222,290`,
    sleeve:
      '270,252! 212,276 166,330 126,410 84,510 44,620 16,706! 36,738 88,756 112,744! 148,650 184,560 206,500 216,440 222,380',
    cuff: '28,664! 74,694 126,706! 112,744! 88,756 36,738 16,706!',
    headwear: 'helmet-hood',
    zipEnd: 760,
    hem: 752,
    whole: 'translate(0 86)',
  },
  coat: {
    body: `272,252! ${shoulders} 528,252! 574,288 590,340 592,430 574,560 596,700 630,850 660,1000! 540,1020 400,1026 260,1020 140,1000! 170,850 204,700 226,560 208,430 210,340 226,288`,
    sleeve:
      '272,252! 226,268 192,306 172,368 158,460 144,570 130,680 122,776! 130,800 180,812 194,800! 206,730 216,640 222,560 222,470 226,380',
    cuff: '124,748! 156,762 200,758! 194,802 180,812 130,800 122,776!',
    headwear: 'hood',
    zipEnd: 900,
    hem: 1000,
    whole: 'translate(40 6) scale(.9 .87)',
  },
  tail: {
    body: `270,252! ${shoulders} 530,252! 576,290 592,340 594,440 586,560 588,680 594,770! 540,792 400,800 260,792 206,770! 212,680 214,560 206,440 208,340 224,290`,
    sleeve:
      '270,252! 216,274 174,326 138,400 104,500 74,610 54,700! 70,728 118,744 140,732! 168,650 196,560 210,500 216,440 222,380',
    cuff: '60,672! 100,696 152,702! 140,732! 118,744 70,728 54,700!',
    headwear: 'hood',
    zipEnd: 786,
    hem: 880,
    whole: 'translate(0 10)',
  },
  blouson,
  'kids-blouson': { ...blouson, whole: 'translate(84 200) scale(.79 .72)' },
  open: {
    body: `270,252! ${shoulders} 530,252! 582,290 600,340 606,440 608,600 614,740 620,840! 540,856 400,862 260,856 180,840! 186,740 192,600 194,440 200,340 218,290`,
    sleeve:
      '270,252! 222,268 186,306 166,368 152,460 140,570 126,680 120,766! 128,790 182,804 196,792! 206,720 214,640 218,560 218,470 222,380',
    cuff: '123,738! 160,768 204,766! 196,792 182,804 128,790 120,766!',
    headwear: 'hood-down',
    zipEnd: 850,
    hem: 850,
    whole: upright,
  },
  windshell: {
    body: '286,252! 340,236 400,232 460,236 514,252! 548,284 560,330 556,420 542,540 544,660 552,786! 500,800 400,804 300,800 248,786! 256,660 258,540 244,420 240,330 252,284',
    sleeve:
      '286,252! 244,266 216,300 200,360 190,470 182,600 176,720 172,818! 186,834 220,836 232,824! 240,720 246,600 248,500 248,420 250,350',
    cuff: '173,792! 200,802 236,798! 232,826 220,836 186,834 172,818!',
    headwear: 'close-hood',
    zipEnd: 796,
    hem: 786,
    whole: 'translate(0 40)',
  },
  kids: {
    body: '280,252! 340,238 400,234 460,238 520,252! 566,290 590,360 606,480 624,620 646,764! 540,786 400,792 260,786 154,764! 176,620 194,480 210,360 234,290',
    sleeve:
      '280,252! 228,270 186,316 154,390 124,480 98,570 82,640! 100,672 156,690 182,676! 200,600 212,520 216,450 224,380',
    cuff: '88,612! 134,640 192,644! 182,676! 156,690 100,672 82,640!',
    headwear: 'pointed-hood',
    zipEnd: 780,
    hem: 764,
    whole: 'translate(84 176) scale(.79)',
  },
};

/** The make of a cut; null for those of the first drawing. */
export function makeOf(cut: number): (Make & { readonly name: ShellJacketCut }) | null {
  const name = atCut(shellJacketCuts, cut);
  return name === 'yoke' || name === 'two-tone' || name === 'sash' || name === 'parka'
    ? null
    : { ...makes[name], name };
}
