import { mix } from '../colour-mix.ts';
import type { Daylight } from './daylight.ts';
import { between, type Random } from './random.ts';
import { fractal, heightAt, type Point, polygon } from './ridge.ts';

export interface MassifPlan {
  readonly width: number;
  /** Where the foot of the mountains vanishes in haze or behind the next layer. */
  readonly foot: number;
  /** Height of the main summit above the foot. */
  readonly rise: number;
  readonly peaks: number;
  /** Place of the main summit across the width, 0 to 1. */
  readonly summitAt: number;
  /** 0: in front of the viewer, 1: gone in the haze. */
  readonly distance: number;
  /** How far snow reaches down from the main summit, as a share of the rise; 0 for none. */
  readonly snowline: number;
  /** How finely rock is broken: 1 for a chain that is only a backdrop, 2 for the main one. */
  readonly detail: 1 | 2;
  readonly id: string;
}

export interface Massif {
  readonly svg: string;
  readonly ridge: readonly Point[];
  readonly summit: Point;
}

interface Peak {
  readonly top: Point;
  readonly saddle: Point;
}

/** Summits and the saddles to their right, the main one at its place, the rest lower with distance from it. */
function planPeaks(plan: MassifPlan, random: Random): { start: Point; peaks: Peak[] } {
  const { width, foot, rise, peaks: count, summitAt } = plan;
  const main = Math.min(count - 1, Math.max(0, Math.round(summitAt * count - 0.5)));
  const stride = (width * 1.1) / count;
  const places = Array.from({ length: count }, (_, index) => {
    const x = summitAt * width + (index - main) * stride + (index === main ? 0 : between(random, -0.28, 0.28) * stride);
    const fall = Math.abs(index - main) / count;
    const height = index === main ? 1 : between(random, 0.5, 0.84) * (1 - fall * 0.35);
    return { x, height };
  });
  const peaks = places.map(({ x, height }, index) => {
    const next = places[index + 1];
    const dip = Math.min(height, next?.height ?? height * 0.7) * between(random, 0.56, 0.74);
    const saddleX = next === undefined ? x + stride * 0.8 : x + (next.x - x) * between(random, 0.46, 0.62);
    return { top: { x, y: foot - rise * height }, saddle: { x: saddleX, y: foot - rise * dip } };
  });
  return { start: { x: (places[0]?.x ?? 0) - stride * 0.7, y: foot - rise * 0.4 }, peaks };
}

/** A jagged line from a point down to the foot: an arête, or the edge of a gully. */
function descent(from: Point, to: Point, random: Random, roughness = 0.3, levels = 3): Point[] {
  return fractal([from, to], levels, roughness, random).map((point) => ({
    x: point.x + (random() - 0.5) * Math.abs(to.y - from.y) * 0.03,
    y: Math.max(from.y, point.y),
  }));
}

/** Lower edge of the snow: tongues in the gullies, rock between them. */
function snowField(ridge: readonly Point[], plan: MassifPlan, random: Random): string {
  const { foot, rise, snowline } = plan;
  const level = foot - rise * (1 - snowline);
  const upper = ridge.filter((point) => point.y < level);
  const first = upper[0];
  const last = upper.at(-1);
  if (first === undefined || last === undefined) return '';
  const fields: Point[][] = [];
  for (const [index, point] of ridge.entries()) {
    const before = ridge[index - 1];
    if (point.y < level) {
      if (before === undefined || before.y >= level) fields.push([]);
      fields.at(-1)?.push(point);
    }
  }
  return fields
    .filter((field) => field.length > 1)
    .map((field) => {
      const lower: Point[] = [];
      const left = field[0]?.x ?? 0;
      const right = field.at(-1)?.x ?? 0;
      const step = rise * (plan.detail === 2 ? 0.045 : 0.07);
      for (let x = right; x > left; x -= step * between(random, 0.4, 1.9)) {
        const depth = level - heightAt(field, x);
        const tongue = lower.length % 2 === 0 ? between(random, 0.35, 0.75) : between(random, 0.8, 1.5);
        lower.push({ x: x + between(random, -0.3, 0.3) * step, y: heightAt(field, x) + depth * tongue });
      }
      return polygon([...field, ...lower]);
    })
    .join('');
}

/** One chain of mountains with a lit and a shaded side to every summit, ribs, gullies and snow. */
export function massif(plan: MassifPlan, light: Daylight, random: Random): Massif {
  const { width, foot, rise, distance, snowline, detail, id } = plan;
  const { start, peaks } = planPeaks(plan, random);
  const corners = [start, ...peaks.flatMap(({ top, saddle }) => [top, saddle])];
  const ridge = fractal(corners, 2 + detail, 0.14, random);
  const below = foot + rise * 0.25;
  const rock = mix(light.rock, light.haze, distance);
  const shade = mix(light.shade, light.haze, distance * 0.75);
  const snow = mix(light.snow, light.haze, distance * 0.6);
  const shadows: string[] = [];
  const ribs: string[] = [];
  const gullies: string[] = [];
  let left = start;
  for (const { top, saddle } of peaks) {
    const height = foot - top.y;
    const keel = { x: top.x + between(random, -0.04, 0.18) * height, y: below };
    const arete = descent(top, keel, random, 0.26, 1 + detail);
    const skyline = ridge.filter((point) => point.x >= top.x && point.x <= saddle.x);
    shadows.push(
      polygon([
        ...skyline,
        ...descent(saddle, { x: saddle.x + between(random, -0.05, 0.2) * height, y: below }, random, 0.3, 1 + detail),
        ...arete.reverse(),
      ]),
    );
    const seen = top.x > -height && top.x < width + height;
    const facets = seen ? Math.round((2 + height / (rise * 0.19)) * (detail === 2 ? 1 : 0.34)) : 0;
    for (let index = 0; index < facets; index += 1) {
      // Ribs throw their shadow on the lit side; they start on the skyline and on the face.
      const along = between(random, 0.08, 0.92);
      const x = left.x + (top.x - left.x) * along;
      const y = heightAt(ridge, x) + between(random, 0.02, 0.3) * height * along;
      const long = between(random, 0.16, 0.42) * height;
      const lean = between(random, -0.35, 0.05);
      const tip = { x: x + lean * long, y: y + long };
      const flank = descent(
        { x, y },
        { x: tip.x + long * between(random, 0.14, 0.3), y: tip.y - long * between(random, 0, 0.2) },
        random,
        0.3,
        1,
      );
      ribs.push(polygon([...flank, tip, { x: x + lean * long * 0.5 - long * 0.02, y: y + long * 0.5 }]));
      // Gullies catch light on the shaded side.
      const rightX = top.x + (saddle.x - top.x) * between(random, 0.1, 0.95);
      const rightY = heightAt(ridge, rightX) + between(random, 0.03, 0.28) * height;
      const run = between(random, 0.1, 0.3) * height;
      const slant = between(random, 0.15, 0.55);
      gullies.push(
        polygon([
          { x: rightX, y: rightY },
          { x: rightX + slant * run * 0.55 + run * 0.05, y: rightY + run * 0.5 },
          { x: rightX + slant * run, y: rightY + run },
          { x: rightX + slant * run * 0.4 - run * 0.04, y: rightY + run * 0.55 },
        ]),
      );
    }
    left = saddle;
  }
  const outline = polygon([
    { x: -20, y: below },
    { x: Math.min(-20, start.x), y: below },
    ...ridge,
    { x: Math.max(width + 20, ridge.at(-1)?.x ?? 0), y: below },
  ]);
  const summit = peaks.reduce((best, { top }) => (top.y < best.y ? top : best), { x: 0, y: foot });
  const svg = [
    `<linearGradient id="${id}" x1="0" y1="${Math.round(foot - rise)}" x2="0" y2="${Math.round(foot)}" gradientUnits="userSpaceOnUse"><stop offset=".3" stop-color="${light.haze}" stop-opacity="0"/><stop offset="1" stop-color="${light.haze}" stop-opacity=".9"/></linearGradient>`,
    `<g fill="${rock}"><path id="${id}-rock" d="${outline}"/></g>`,
    `<clipPath id="${id}-clip"><use href="#${id}-rock"/></clipPath><g clip-path="url(#${id}-clip)">`,
    snowline > 0 ? `<path d="${snowField(ridge, plan, random)}" fill="${snow}"/>` : '',
    `<path d="${ribs.join('')}" fill="${shade}" opacity=".5"/>`,
    `<path d="${shadows.join('')}" fill="${shade}" opacity="${snowline > 0 ? 0.72 : 0.5}"/>`,
    snowline > 0 ? `<path d="${gullies.join('')}" fill="${snow}" opacity=".4"/>` : '',
    `<use href="#${id}-rock" fill="url(#${id})"/></g>`,
  ].join('');
  return { svg, ridge, summit };
}
