import { mix } from '../colours.ts';
import type { Daylight } from './daylight.ts';
import { between, type Random } from './random.ts';
import { fractal, type Point, polygon } from './ridge.ts';
import { arete, ribs } from './spurs.ts';

export type MassifPlan = {
  readonly width: number;
  /** Where the foot of the mountains vanishes in haze or behind the next layer. */
  readonly foot: number;
  /** Height of the main summit above the foot. */
  readonly rise: number;
  readonly peaks: number;
  /** Position of the main summit across the width, 0 to 1. */
  readonly summitAt: number;
  /** How much lower the chain is far from the main summit: 0 not at all, 1 flat. */
  readonly fall: number;
  /** 0: in front of the viewer, 1: gone in the haze. */
  readonly distance: number;
  /** How far snow reaches down from the main summit, as a share of the rise; 0 for none. */
  readonly snowline: number;
  /** How finely rock is broken: 1 for a chain that is only a backdrop, 2 for the main one. */
  readonly detail: 1 | 2;
  readonly id: string;
};

export type Massif = {
  readonly svg: string;
  readonly ridge: readonly Point[];
  readonly summit: Point;
};

type Peak = {
  readonly top: Point;
  readonly saddle: Point;
};

/** Summits and the saddles to their right, the main one at its place, the rest lower with distance from it. */
function planPeaks(plan: MassifPlan, random: Random): { start: Point; peaks: Peak[] } {
  const { width, foot, rise, peaks: count, summitAt, fall } = plan;
  const main = Math.min(count - 1, Math.max(0, Math.round(summitAt * count - 0.5)));
  const stride = (width * 1.12) / count;
  const places = Array.from({ length: count }, (_, index) => {
    const x = summitAt * width + (index - main) * stride + (index === main ? 0 : between(random, -0.24, 0.24) * stride);
    const away = Math.abs(x - summitAt * width) / width;
    const height = index === main ? 1 : between(random, 0.58, 0.86) * (1 - Math.min(0.85, away * fall * 1.5));
    return { x, height };
  });
  const peaks = places.map(({ x, height }, index) => {
    const next = places[index + 1];
    const dip = Math.min(height, next?.height ?? height * 0.7) * between(random, 0.6, 0.78);
    const saddleX = next === undefined ? x + stride * 0.8 : x + (next.x - x) * between(random, 0.44, 0.6);
    return { top: { x, y: foot - rise * height }, saddle: { x: saddleX, y: foot - rise * dip } };
  });
  const first = places[0];
  return { start: { x: (first?.x ?? 0) - stride * 0.7, y: foot - rise * (first?.height ?? 0) * 0.6 }, peaks };
}

/** Where a flank breaks between its foot and the top: flat below, steep above, or the other way round. */
function shoulder(foot: Point, top: Point, random: Random): Point[] {
  const across = between(random, 0.38, 0.66);
  const up = across + between(random, 0.06, 0.2) * (random() < 0.6 ? -1 : 1);
  return [{ x: foot.x + (top.x - foot.x) * across, y: foot.y + (top.y - foot.y) * up }];
}

/** Everything above the snow line: its lower edge is torn into tongues and bays. */
function snowField({ width, foot, rise, snowline, detail }: MassifPlan, random: Random): string {
  const level = foot - rise * (1 - snowline);
  const step = rise * (detail === 2 ? 0.05 : 0.08);
  const edge: Point[] = [];
  for (let x = width + 40, tongue = false; x > -40; x -= step * between(random, 0.35, 1.5), tongue = !tongue) {
    const swell = Math.sin(x / (rise * 0.37)) * 0.5 + 0.7;
    const depth = (tongue ? random() ** 2 * 2.2 : -between(random, 0, 0.5)) * swell * rise * 0.09;
    edge.push({ x: x + between(random, -0.3, 0.3) * step, y: level + depth });
  }
  return polygon([
    { x: -60, y: foot - rise * 1.2 },
    { x: width + 60, y: foot - rise * 1.2 },
    ...fractal(edge, 1, 0.55, random),
  ]);
}

/** One chain of mountains: two tones of rock and of snow, parted by crests that branch down from every summit. */
export function massif(plan: MassifPlan, light: Daylight, random: Random): Massif {
  const { width, foot, rise, distance, snowline, detail, id } = plan;
  const { start, peaks } = planPeaks(plan, random);
  const corners = [start];
  for (const { top, saddle } of peaks) {
    const before = corners.at(-1) ?? start;
    corners.push(...shoulder(before, top, random), top, ...shoulder(saddle, top, random).toReversed(), saddle);
  }
  const ridge = fractal(corners, 2 + detail, 0.11, random);
  const below = foot + rise * 0.2;
  const shade: string[] = [];
  let left = start;
  for (const { top, saddle } of peaks) {
    const height = foot - top.y;
    const isSeen = top.x > -height && top.x < width + height;
    if (isSeen) {
      const keel = { x: top.x + between(random, -0.05, 0.16) * height, y: below };
      const edge = arete({ from: top, to: keel }, detail, random);
      const skyline = ridge.filter((point) => point.x > top.x && point.x <= saddle.x);
      const end = { x: saddle.x + between(random, 0.02, 0.22) * height, y: below };
      const valley = fractal([saddle, end], 2, 0.2, random);
      shade.push(polygon([top, ...skyline, ...valley, ...edge.line.toReversed()]), ...edge.facets);
      const spacing = rise * (detail === 2 ? 0.17 : 0.28);
      shade.push(
        ...ribs(ridge, [left, top], -0.5, spacing, random),
        ...ribs(ridge, [top, saddle], 0.5, spacing, random),
      );
    }
    left = saddle;
  }
  const outline = polygon([
    { x: Math.min(-20, start.x), y: below },
    ...ridge,
    { x: Math.max(width + 20, ridge.at(-1)?.x ?? 0), y: below },
  ]);
  const summit = peaks.reduce((best, { top }) => (top.y < best.y ? top : best), { x: 0, y: foot });
  const far = (colour: string, strength = 1) => mix(colour, light.haze, Math.min(0.94, distance * strength));
  const snow = snowline > 0 ? snowField(plan, random) : '';
  const svg = [
    `<defs><linearGradient id="${id}-haze" x1="0" y1="${Math.round(foot - rise)}" x2="0" y2="${Math.round(foot)}" gradientUnits="userSpaceOnUse"><stop offset=".25" stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity=".92"/></linearGradient>`,
    `<path id="${id}-rock" d="${outline}"/>${snow ? `<path id="${id}-snow" d="${snow}"/>` : ''}`,
    `<clipPath id="${id}-clip"><use href="#${id}-rock"/></clipPath><clipPath id="${id}-shade"><path clip-rule="evenodd" d="${shade.join('')}"/></clipPath></defs>`,
    `<g clip-path="url(#${id}-clip)"><use href="#${id}-rock" fill="${far(light.rock)}"/>`,
    snow ? `<use href="#${id}-snow" fill="${far(light.snow, 0.75)}"/>` : '',
    `<g clip-path="url(#${id}-shade)"><use href="#${id}-rock" fill="${far(light.rockShade, 0.9)}"/>`,
    snow ? `<use href="#${id}-snow" fill="${far(light.snowShade, 0.85)}"/>` : '',
    `</g><use href="#${id}-rock" fill="url(#${id}-haze)"/></g>`,
  ].join('');
  return { svg, ridge, summit };
}
