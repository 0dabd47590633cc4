import { atCut } from '../../../design.ts';
import { shape } from '../../../outline.ts';

/** The cuts of skis: for the piste up to `women`, then for touring. */
export const skiCuts = [
  'carver',
  'tour-wide',
  'race',
  'tour-notched',
  'giant',
  'slalom',
  'all-mountain',
  'twin',
  'strapped',
  'kids',
  'women',
  'kids-twin',
  'tour-skins',
  'tour-light',
  'tour-planted',
] as const;

export type SkiCut = (typeof skiCuts)[number];

export const touringSkiCuts: readonly SkiCut[] = skiCuts.filter((cut) => cut.startsWith('tour-'));
export const pisteSkiCuts: readonly SkiCut[] = skiCuts.filter((cut) => !cut.startsWith('tour-'));

/** How the pair is shown. */
export type Arrangement =
  | 'leaning'
  | 'upright'
  | 'vee'
  | 'crossed'
  | 'both-sides'
  | 'planted'
  | 'strapped'
  | 'with-poles'
  | 'skins';

type Plan = {
  /** Tip and tail on the axis, and half the ski's outline between them. */
  readonly tip: number;
  readonly half: string;
  readonly tail: string;
  readonly arrangement: Arrangement;
  /** Relative to a ski of 170 cm. */
  readonly length: number;
};

const carver = '24,8 44,34 55,74 57,112 52,210 44,320 38,470 40,610 46,740 53,850 54,896 44,930';
const wide = '22,14 44,52 60,104 66,160 60,260 50,370 44,500 45,620 50,740 55,840 52,900 36,932';
const notched = '14,22 34,62 52,112 58,160 53,260 44,370 39,500 40,620 44,740 48,840 48,900 40,936';
const twin = '24,8 46,36 60,84 62,130 54,260 47,400 45,480 47,580 54,700 62,820 60,868 46,910 24,934';

function plan(half: string, arrangement: Arrangement, rest: Partial<Plan> = {}): Plan {
  return { tip: 0, half, tail: '0,940', arrangement, length: 1, ...rest };
}

const plans: Record<SkiCut, Plan> = {
  carver: plan(carver, 'leaning'),
  'tour-wide': plan(wide, 'leaning'),
  race: plan('20,4 38,22 48,54 50,96 44,210 36,330 31,470 33,610 40,740 48,860 48,922 46,938', 'leaning', {
    tip: 2,
    tail: '0,938',
  }),
  'tour-notched': plan(notched, 'leaning', { tail: '0,920!' }),
  giant: plan('14,8 30,30 40,64 43,110 38,240 33,380 30,500 31,620 35,760 40,880 41,920 36,938', 'vee', { tip: 2 }),
  slalom: plan('22,4 48,28 64,68 66,112 52,230 38,360 31,470 35,600 48,740 62,860 62,908 48,934', 'crossed', {
    length: 0.94,
  }),
  'all-mountain': plan('26,8 50,40 66,92 70,140 64,250 55,370 50,480 51,610 57,740 64,850 60,904 42,934', 'both-sides'),
  twin: plan(twin, 'planted'),
  strapped: plan(carver, 'strapped'),
  kids: plan('28,8 52,40 64,92 66,140 60,260 54,400 52,480 54,600 60,720 66,850 62,900 44,932', 'with-poles', {
    length: 0.66,
  }),
  women: plan('20,6 42,30 56,72 58,118 50,230 42,350 37,470 39,600 46,740 54,850 54,900 42,932', 'with-poles', {
    length: 0.94,
  }),
  'kids-twin': plan(twin, 'vee', { length: 0.64 }),
  'tour-skins': plan(wide, 'skins'),
  'tour-light': plan('8,30 24,60 44,104 52,150 48,250 40,370 36,500 37,620 41,740 45,850 44,904 34,934', 'crossed', {
    tail: '0,926!',
  }),
  'tour-planted': plan(notched, 'planted', { tail: '0,920!' }),
};

/** One ski, tip up, around x = 0 from y = 0 to 940, with the way its pair is shown. */
export function planOf(cut: number): Plan & { readonly name: SkiCut; readonly outline: string } {
  const name = atCut(skiCuts, cut);
  const found = plans[name];
  const points = found.half.split(' ');
  const mirrored = [...points].reverse().map((point) => (point.startsWith('0,') ? point : `-${point}`));
  return { ...found, name, outline: shape(`0,${found.tip} ${points.join(' ')} ${found.tail} ${mirrored.join(' ')}`) };
}
