import { atCut } from '../../../design.ts';

/** The cuts of a running shoe: for the road, for races, against rolling inwards, for trails, for children. */
export const runningShoeCuts = [
  'trainer',
  'cushioned',
  'racer',
  'trail',
  'knitted',
  'retro',
  'flat',
  'plated',
  'stable',
  'gaiter',
  'trail-cushioned',
  'straps',
  'barefoot',
  'kids-trail',
  'trail-sock',
  'fell',
  'trail-rail',
  'kids-trainer',
] as const;

export type RunningShoeCut = (typeof runningShoeCuts)[number];

/** How the upper closes. */
export type Closure = 'laces' | 'toggle' | 'straps' | 'gaiter';

/** One shoe from its lateral side, toe to the right, in outlines of the 800 × 1000 sheet. */
export type Last = {
  /** From the heel along the collar to the front of the ankle. */
  readonly heel: string;
  /** From there over the instep to the toe. */
  readonly instep: string;
  readonly sole: string;
  readonly rubber: string;
  readonly closure: Closure;
  /** Moves and scales the upper, `null` for none. */
  readonly upper: string | null;
  /** Moves and scales the whole shoe. */
  readonly whole: string | null;
  /** Rubber teeth below the sole. */
  readonly lugs: 'none' | 'short' | 'deep';
};

const roundToe = '352,402 396,434 456,470 528,500 604,518 668,536 720,568 746,630!';
const lowToe = '352,402 396,440 456,484 528,522 604,550 668,574 718,602 746,634!';
const highToe = '352,402 400,428 460,456 530,476 604,486 676,504 734,550 750,630!';

const trainerHeel =
  '98,606! 84,566 86,526 98,490 100,464 90,434 80,408! 112,416 146,446 186,472 226,478 262,464 296,430 322,396!';
const trailHeel =
  '98,606! 84,566 86,520 96,478 98,440 92,400 92,366! 122,376 150,414 188,452 228,464 264,452 298,424 324,392!';
const racerHeel =
  '104,606! 92,570 94,534 104,502 108,478 104,458 100,438! 130,444 162,466 198,486 234,488 266,470 298,432 322,400!';
const trailSole =
  '92,590! 130,608 210,622 320,630 450,640 580,644 680,640 748,622! 762,640 752,668 706,694 626,704 520,708! 230,708! 160,704 110,690 82,664 74,632 80,606';
const trailRubber =
  '780,640! 756,676 708,706 628,720 520,726! 230,726! 150,720 96,700! 160,690 300,694 500,692 610,682 700,656';

function last(
  heel: string,
  instep: string,
  sole: string,
  rubber: string,
  { closure = 'laces', upper = null, whole = null, lugs = 'none' }: Partial<Last> = {},
): Last {
  return { heel, instep, sole, rubber, closure, upper, whole, lugs };
}

const lasts: Record<RunningShoeCut, Last> = {
  trainer: last(
    trainerHeel,
    roundToe,
    '90,588! 130,606 210,620 320,628 450,638 580,642 680,638 748,622! 764,640 756,664 708,696 628,714 520,722! 230,722! 160,715 108,698 78,668 70,632 78,604',
    '770,646! 756,666 708,698 628,716 520,726! 230,726! 160,718 122,706! 180,704 300,706 500,705 610,694 694,668',
  ),
  cushioned: last(
    '98,606! 86,566 92,524 102,484 96,444 66,390! 112,408 150,446 188,472 226,478 262,464 296,430 322,396!',
    roundToe,
    '76,530! 120,562 210,584 320,594 450,602 580,604 690,596 760,570! 784,604 776,654 716,700 630,722 520,730! 230,730! 150,722 88,698 48,654 42,596 54,552',
    '790,640! 772,668 716,704 630,724 520,734! 230,734! 150,726 104,706! 180,712 300,716 500,715 610,704 704,676',
  ),
  racer: last(
    racerHeel,
    roundToe,
    '88,590! 130,610 210,628 320,638 450,644 580,640 690,624 762,592! 776,610 768,642 722,680 646,706 540,722! 300,722! 210,716 140,706 84,684 44,640 40,612 62,596',
    '780,622! 768,646 722,684 646,710 540,726! 400,726! 380,712! 500,708 620,692 700,662',
  ),
  trail: last(trailHeel, roundToe, trailSole, trailRubber, { lugs: 'deep' }),
  // A sock reaches above the ankle; the sole stands on pods.
  knitted: last(
    '98,606! 86,566 92,524 106,484 108,430 98,372 82,306! 100,296 120,306 140,324 200,338 262,332 310,318 336,308!',
    '352,352 374,402 410,446 456,482 528,508 604,524 668,540 720,570 746,630!',
    '92,590! 130,608 210,622 320,630 450,640 580,642 680,638 748,620! 766,640 758,668 712,698 660,712! 622,716 606,694 590,692 574,712! 500,726 420,724! 398,690 370,684 338,694 314,722! 240,728 150,722! 96,696 68,664 70,628',
    '770,650! 758,676 712,706 660,722 500,736 240,738 96,706! 124,700 200,716 250,716 320,700 400,694 500,714 590,698 640,706 700,694',
  ),
  // Nylon and suede on a wedge that flares behind the heel.
  retro: last(
    trainerHeel,
    lowToe,
    '66,566! 110,596 210,618 330,634 460,646 590,648 690,642 750,626! 768,640 762,662 724,680 640,698 540,710 400,720 240,726 76,728! 40,722 34,700 46,640 54,600',
    '772,640! 766,664 728,684 640,704 540,716 400,726 240,732 74,734! 34,728 32,706! 240,706 400,702 560,692 700,668 752,636!',
  ),
  flat: last(
    racerHeel,
    lowToe,
    '94,632! 160,650 300,660 450,666 600,664 700,652 770,616! 786,630 776,660 734,690 640,706 540,712 240,714! 140,712 96,698 82,668 86,646',
    '784,640! 776,664 734,694 640,710 540,717! 240,718! 180,716 160,704! 300,702 540,702 660,690 740,660',
    { upper: 'translate(8 172) scale(1 .75)', closure: 'laces' },
  ),
  // As much foam as fits, cut away under the toes and pointed behind the heel.
  plated: last(
    racerHeel,
    roundToe,
    '82,552! 130,584 210,604 320,614 450,618 580,612 680,602 748,580! 770,596 770,620 730,660 676,692 606,716 520,728! 210,728! 140,722 84,698 44,652 34,606 52,566',
    '780,618! 740,662 680,698 606,722 520,734! 210,734! 150,728 108,712! 180,714 320,716 420,716! 520,714 610,696 700,664',
    { upper: 'translate(14 -40) scale(.97 1.02)' },
  ),
  // The foam rises at the heel and along the arch as a rail.
  stable: last(
    trailHeel,
    roundToe,
    '66,470! 100,500 132,546 180,566 236,560 300,580 370,616 470,640 590,640 690,632 756,606! 776,636 768,676 718,710 630,728 520,736! 200,736! 120,730 64,706 40,664 38,600 50,530',
    '782,654! 770,680 718,714 630,732 520,740! 200,740! 116,734 70,712! 180,714 300,720 500,720 610,708 706,684',
  ),
  // A cuff with a zip keeps out mud.
  gaiter: last(
    '98,606! 86,566 94,520 108,474 114,420 110,340 104,246! 150,232 210,228 270,234 314,250!',
    '322,304 342,366 386,424 452,470 528,502 604,520 668,538 720,568 746,630!',
    trailSole,
    trailRubber,
    { closure: 'gaiter', lugs: 'deep' },
  ),
  'trail-cushioned': last(
    trailHeel,
    highToe,
    '70,536! 116,566 206,582 316,590 446,598 576,598 676,584 744,548! 774,574 782,632 750,676 690,698 600,706 520,708! 230,708! 150,702 92,680 52,642 46,592 54,556',
    '796,620! 764,680 700,708 600,720 520,724! 230,724! 150,718 86,692! 160,688 300,694 500,692 620,684 720,652',
    { lugs: 'short', closure: 'toggle' },
  ),
  straps: last(
    trainerHeel,
    highToe,
    '90,584! 130,602 210,614 320,622 450,630 580,632 680,626 752,606! 776,632 768,672 716,704 628,718 520,726! 230,726! 150,718 96,700 66,668 62,630 74,600',
    '776,650! 766,676 716,708 628,722 520,730! 230,730! 150,722 110,708! 180,708 300,710 500,709 610,698 700,674',
    { closure: 'straps', whole: 'translate(92 186) scale(.76 .75)' },
  ),
  // Thin and wide, shaped like a foot.
  barefoot: last(
    racerHeel,
    '352,402 390,446 446,500 520,540 600,550 680,548 744,566 776,604 778,650!',
    '96,664! 200,676 400,682 600,682 720,672 780,648! 796,660 788,690 740,704 600,708 240,710! 120,708 92,694 88,678',
    '800,672! 788,694 740,708 600,713 240,715! 120,713 96,702! 240,700 600,698 760,690',
    { upper: 'translate(10 132) scale(.98 .84)', closure: 'toggle' },
  ),
  'kids-trail': last(trailHeel, highToe, trailSole, trailRubber, {
    closure: 'toggle',
    lugs: 'short',
    whole: 'translate(92 190) scale(.76 .745)',
  }),
  // A knitted cuff keeps grit out.
  'trail-sock': last(
    '98,606! 86,566 92,524 104,486 106,440 98,392 86,340! 104,332 124,342 150,366 190,384 240,384 290,366 328,340!',
    '348,372 374,410 410,448 456,482 528,508 604,524 668,540 720,570 746,630!',
    trailSole,
    trailRubber,
    { closure: 'toggle', lugs: 'deep' },
  ),
  // Low and light with the longest teeth.
  fell: last(
    racerHeel,
    lowToe,
    '94,636! 160,652 300,666 450,672 600,668 700,652 764,620! 780,634 772,660 734,684 640,696 540,700 240,702! 140,700 98,690 84,668',
    '780,640! 772,660 734,686 640,700 540,706 240,708! 140,706 92,690! 200,694 440,696 640,686 740,652',
    { upper: 'translate(8 160) scale(1 .77)', lugs: 'deep' },
  ),
  // The foam rises as a rail around the heel, above short teeth.
  'trail-rail': last(
    trailHeel,
    highToe,
    '72,484! 104,510 134,548 180,566 236,560 300,580 370,612 470,632 590,632 690,620 752,576! 784,606 784,646 744,686 650,704 540,710! 220,710! 140,704 78,684 48,648 44,600 56,536',
    '790,636! 752,684 680,708 560,722 230,722! 150,716 92,696! 180,692 320,698 520,694 640,684 730,656',
    { lugs: 'short' },
  ),
  'kids-trainer': last(
    trainerHeel,
    highToe,
    '84,566! 126,590 210,606 320,614 450,622 580,624 690,618 758,596! 782,624 774,668 718,704 628,718 520,726! 230,726! 150,718 88,698 54,660 50,612 64,582',
    '780,646! 768,676 716,708 628,722 520,730! 230,730! 150,722 104,706! 180,708 300,710 500,709 610,698 704,672',
    { closure: 'toggle', whole: 'translate(92 186) scale(.76 .75)' },
  ),
};

export function lastOf(cut: number): Last & { readonly name: RunningShoeCut } {
  const name = atCut(runningShoeCuts, cut);
  return { ...lasts[name], name };
}
