import { atCut } from '../../../design.ts';

/** The cuts of tights. The first four hang side by side in one drawing. */
export const tightsCuts = [
  'mesh',
  'banded',
  'striped',
  'cargo',
  'astride',
  'skirted',
  'bib',
  'overshorts',
  'stirrup',
  'running',
  'standing',
  'crossed',
  'winter',
  'kids',
  'kids-cropped',
  'cropped-astride',
  'cropped-shorts',
] as const;

export type TightsCut = (typeof tightsCuts)[number];

export type Side = 'front' | 'back';

/** From the front: one leg, and how each of the two is turned. */
export type Hanging = {
  readonly kind: 'hanging';
  readonly leg: string;
  /** Degrees about the hip; positive turns the foot to the left. */
  readonly turns: readonly [left: number, right: number];
  readonly topping: 'none' | 'skirt' | 'bib' | 'shorts' | 'high-band';
  readonly whole: string | null;
  readonly ground: number;
};

/** From the side, facing right: the leg in front and the one behind. */
export type Profile = {
  readonly kind: 'profile';
  readonly near: string;
  readonly far: string;
  readonly ground: number;
};

const long =
  '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,760 290,850 300,926! 340,934 366,930! 372,850 384,760 386,670 380,590 390,500 398,420 404,360! 404,130!';
const cropped =
  '292,130! 276,190 258,260 254,330 262,430 272,520 276,590 268,670 272,750 284,820! 340,830 376,824! 384,750 386,670 380,590 390,500 398,420 404,360! 404,130!';
const warm =
  '292,130! 270,190 250,260 246,330 254,430 262,520 264,590 254,680 258,770 272,850 268,930! 330,944 384,930! 382,850 394,760 394,680 388,590 394,500 400,420 404,360! 404,130!';

function hanging(leg: string, rest: Partial<Hanging> = {}): Hanging {
  return { kind: 'hanging', leg, turns: [0, 0], topping: 'none', whole: null, ground: 944, ...rest };
}

const poses: Record<Exclude<TightsCut, 'mesh' | 'banded' | 'striped' | 'cargo'>, Hanging | Profile> = {
  astride: hanging(long, { turns: [9, -9], ground: 934 }),
  skirted: hanging(long, { turns: [2, -2], topping: 'skirt' }),
  bib: hanging(long, { topping: 'bib', whole: 'translate(52 140) scale(.87 .85)', ground: 950 }),
  overshorts: hanging(long, { turns: [4, -4], topping: 'shorts' }),
  stirrup: hanging(
    '292,130! 272,190 250,260 246,330 258,430 272,520 276,590 266,670 272,760 292,850 304,926 312,966! 338,974 358,966! 368,926 374,850 386,760 388,670 380,590 390,500 398,420 404,360! 404,130!',
    { topping: 'high-band', whole: 'translate(20 30) scale(.95 .94)', turns: [3, -3] },
  ),
  running: {
    kind: 'profile',
    near: '352,110! 322,170 302,240 314,304 352,360 404,404 470,440 536,462 546,500 530,580 500,660 468,720! 496,748 526,746! 570,672 608,590 640,500 656,430 644,376 602,326 544,268 508,200 494,150 486,110!',
    far: '336,180! 330,300 310,400 284,480 266,536 226,586 176,634 112,690! 120,724 144,744! 220,716 292,680 352,630 388,580 414,500 446,400 466,300 466,180!',
    ground: 850,
  },
  standing: {
    kind: 'profile',
    near: '336,110! 316,160 296,224 304,294 326,344 340,420 350,500 352,560 338,640 334,720 352,810 372,926! 408,934 440,926! 448,850 458,760 470,680 480,600 484,540 496,460 508,380 510,300 500,220 488,160 478,110!',
    far: '360,180! 370,300 400,400 420,500 436,570 440,640 446,720 470,810 500,900! 534,904 562,884! 556,800 552,700 556,620 554,540 540,440 520,340 510,260 500,180!',
    ground: 944,
  },
  crossed: hanging(cropped, { turns: [-8, 4], ground: 850 }),
  winter: hanging(warm, { turns: [2, -2] }),
  kids: hanging(long, { turns: [3, -3], whole: 'translate(76 220) scale(.81 .72)', ground: 900 }),
  'cropped-astride': hanging(cropped, { turns: [9, -9], ground: 840 }),
  'cropped-shorts': hanging(cropped, { turns: [3, -3], topping: 'shorts', ground: 850 }),
  'kids-cropped': hanging(cropped, { turns: [6, -6], whole: 'translate(72 200) scale(.82 .76)', ground: 840 }),
};

/** The pose of a cut; null for those of the first drawing. */
export function poseOf(cut: number): ((Hanging | Profile) & { readonly name: TightsCut }) | null {
  const name = atCut(tightsCuts, cut);
  return name === 'mesh' || name === 'banded' || name === 'striped' || name === 'cargo'
    ? null
    : { ...poses[name], name };
}

/** The pose in which a cut hangs straight; null for those of the first drawing. */
export function straightPoseOf(cut: number): ReturnType<typeof poseOf> {
  const pose = poseOf(cut);
  return pose?.name === 'running' ? { ...hanging(cropped, { ground: 850 }), name: pose.name } : pose;
}
