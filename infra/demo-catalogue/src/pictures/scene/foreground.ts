import { mix } from '../colours.ts';
import type { Daylight, Season, TimeOfDay } from './daylight.ts';
import { hut } from './hut.ts';
import { between, type Random } from './random.ts';
import { fractal, heightAt, type Point, polygon } from './ridge.ts';
import { type TreeKind, tree } from './trees.ts';

export type ForegroundPlan = {
  readonly width: number;
  readonly height: number;
  readonly time: TimeOfDay;
  readonly season: Season;
  /** The tall trees stand on the left and the hut right of them; the other side stays calm. */
  readonly mirrored: boolean;
  /** A lake lies where the meadow would run down. */
  readonly lake: boolean;
};

export type Foreground = {
  /** Meadow or lake with the hut: what the tour's line starts on. */
  readonly middle: string;
  /** The dark rise and the trees right before the viewer: what hides the rest. */
  readonly near: string;
  /** Before the hut's door. */
  readonly door: Point;
};

const nearTrees: Record<Season, readonly TreeKind[]> = {
  spring: ['spruce', 'slender', 'larch', 'veteran', 'slender'],
  summer: ['spruce', 'slender', 'veteran', 'slender', 'larch'],
  autumn: ['spruce', 'larch', 'slender', 'veteran'],
  winter: ['spruce', 'slender', 'snag', 'veteran', 'slender'],
};

/** A soft hill line from one edge of the picture to the other. */
export function hill(
  width: number,
  [from, to]: readonly [number, number],
  bulge: number,
  roughness: number,
  random: Random,
): Point[] {
  const middle = { x: width * between(random, 0.35, 0.65), y: (from + to) / 2 - bulge };
  return fractal([{ x: -20, y: from }, middle, { x: width + 20, y: to }], 3, roughness, random);
}

/** Still water: the massif and the wood mirrored in it, and streaks of light. */
function water(width: number, height: number, light: Daylight, random: Random): string {
  const shore = Math.round(height * 0.84);
  const [zenith, sky] = light.sky;
  const surface = `M0 ${shore}h${width}V${height}H0z`;
  const streaks = Array.from({ length: 16 }, () => {
    const y = shore + height * 0.16 * random() ** 1.4;
    return `M${Math.round(between(random, 0, width))} ${Math.round(y)}h${Math.round(between(random, 0.03, 0.14) * width)}`;
  }).join('');
  return [
    `<linearGradient id="water" x2="0" y2="1"><stop stop-color="${mix(light.forest, light.haze, 0.35)}"/><stop offset=".3" stop-color="${mix(sky, zenith, 0.5)}"/><stop offset="1" stop-color="${mix(zenith, light.rockShade, 0.45)}"/></linearGradient>`,
    `<clipPath id="surface"><path d="${surface}"/></clipPath><path d="${surface}" fill="url(#water)"/>`,
    `<g clip-path="url(#surface)"><use href="#main-rock" transform="matrix(1 0 0 -.34 0 ${Math.round(shore * 1.3)})" fill="${mix(light.rockShade, light.rock, 0.4)}" opacity=".3"/></g>`,
    `<path d="${streaks}" stroke="${light.light}" stroke-width="${Math.max(1, Math.round(height / 400))}" stroke-linecap="round" opacity=".4"/>`,
  ].join('');
}

/** Grass heads and flowers, or the shadows of drifts. */
function growth({ width, height, season }: ForegroundPlan, light: Daylight, random: Random): string {
  if (season === 'winter') return '';
  const dots = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(between(random, 0, width))} ${Math.round(between(random, 0.87, 0.99) * height)}h.1`,
    ).join('');
  const colour = season === 'spring' ? light.snow : mix(light.leaf, light.light, 0.5);
  return `<path d="${dots(46)}" stroke="${colour}" stroke-width="${Math.max(1.6, height / 300).toFixed(1)}" stroke-linecap="round" opacity=".55"/>`;
}

/** Everything on this side of the valley. */
export function foreground(plan: ForegroundPlan, light: Daylight, random: Random): Foreground {
  const { width, height, time, season, mirrored, lake } = plan;
  const isWinter = season === 'winter';
  const place = (share: number) => width * (mirrored ? 1 - share : share);
  const slope = (left: number, right: number) =>
    (mirrored ? [height * right, height * left] : [height * left, height * right]) as [number, number];
  const meadow = hill(width, lake ? slope(1.16, 0.83) : slope(0.9, 0.8), height * 0.01, 0.04, random);
  const fold = hill(width, slope(0.88, 0.97), height * 0.02, 0.05, random);
  const swell = hill(width, slope(1.02, 0.88), height * 0.03, 0.05, random);
  const rise = hill(width, lake ? slope(1.12, 0.97) : slope(1.06, 0.9), -height * 0.015, 0.06, random);
  const ground = (ridge: readonly Point[]) =>
    polygon([{ x: -20, y: height + 20 }, ...ridge, { x: width + 20, y: height + 20 }]);
  const hutX = place(between(random, 0.6, 0.7));
  const hutAt = { x: hutX, y: heightAt(meadow, hutX) + height * 0.016 };
  const kinds = nearTrees[season];
  // A group at the edge below the summit, the tallest at the border, and a low one across from it.
  const unit = Math.min(height, width * 1.1);
  const trees = Array.from({ length: 8 }, (_, index) => {
    const inGroup = index < 6;
    const share = inGroup ? 1.01 - index * 0.028 - between(random, 0, 0.02) : between(random, -0.01, 0.05);
    const x = place(share);
    const foot = { x, y: Math.min(height * 1.03, heightAt(rise, x) + height * 0.035) };
    const tall = inGroup ? between(random, 0.2, 0.5) * (1 - index * 0.05) : between(random, 0.1, 0.17);
    return tree(kinds[index % kinds.length] ?? 'spruce', foot, unit * tall, random);
  });
  const scattered = Array.from({ length: 11 }, (_, index) => {
    const wild = place(between(random, lake ? 0.5 : 0.14, 0.97));
    // None grows through the hut.
    const x = Math.abs(wild - hutX) < unit * 0.075 ? wild + unit * 0.16 : wild;
    const foot = { x, y: heightAt(meadow, x) + height * between(random, 0.006, 0.05) };
    const kind: TreeKind = season === 'spring' && index % 3 === 0 ? 'broadleaf' : index % 4 === 3 ? 'spruce' : 'larch';
    return tree(kind, foot, unit * between(random, 0.045, 0.1), random);
  });
  const nearGround = isWinter ? mix(light.snow, light.rockShade, 0.42) : light.near;
  return {
    door: { x: hutAt.x - unit * 0.03, y: hutAt.y },
    middle: [
      lake ? water(width, height, light, random) : '',
      `<linearGradient id="grass" x2="0" y2="1"><stop stop-color="${mix(light.meadow, light.light, 0.25)}"/><stop offset="1" stop-color="${mix(light.meadow, isWinter ? light.snowShade : light.near, 0.5)}"/></linearGradient><path d="${ground(meadow)}" fill="url(#grass)"/>`,
      lake
        ? ''
        : `<path d="${ground(fold)}" fill="${isWinter ? light.snowShade : light.near}" opacity="${isWinter ? 0.4 : 0.16}"/><path d="${ground(swell)}" fill="${light.light}" opacity=".12"/>`,
      `<path d="${scattered.join('')}" fill="${isWinter ? mix(light.forest, light.near, 0.3) : mix(light.leaf, light.near, 0.2)}"/>`,
      hut({ at: hutAt, size: unit * 0.1, isLit: time !== 'day', isSnowy: isWinter }, light),
      lake ? '' : growth(plan, light, random),
    ].join(''),
    near: `<path d="${ground(rise)}" fill="${nearGround}"/><path d="${trees.join('')}" fill="${light.near}"/>`,
  };
}
