import type { Daylight } from './daylight.ts';
import { between, type Random } from './random.ts';
import type { Point } from './ridge.ts';

/** The dashed line of a tour: hairpins that narrow with distance, a dot at the start and a ring on the summit. */
export function route(start: Point, summit: Point, height: number, light: Daylight, random: Random): string {
  const turns = 7;
  const points = Array.from({ length: turns + 1 }, (_, index) => {
    const share = index / turns;
    const swing =
      index === 0 || index === turns
        ? 0
        : (index % 2 === 0 ? 1 : -1) * between(random, 0.05, 0.1) * height * (1 - share * 0.8);
    const climb = share ** 0.85;
    return { x: start.x + (summit.x - start.x) * climb + swing, y: start.y + (summit.y - start.y) * climb };
  });
  const path = points
    .map((point, index) => {
      const x = Math.round(point.x);
      const y = Math.round(point.y);
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      return `S${Math.round(x - (x - before.x) * 0.25)} ${Math.round(y + (before.y - y) * 0.12)} ${x} ${y}`;
    })
    .join('');
  const weight = Math.max(2, height / 200);
  return [
    `<path d="${path}" fill="none" stroke="${light.near}" stroke-opacity=".35" stroke-width="${weight * 2}" stroke-linecap="round" stroke-dasharray="${weight * 3} ${weight * 2.6}"/>`,
    `<path d="${path}" fill="none" stroke="#FBFAF6" stroke-width="${weight}" stroke-linecap="round" stroke-dasharray="${weight * 3} ${weight * 2.6}"/>`,
    `<circle cx="${Math.round(start.x)}" cy="${Math.round(start.y)}" r="${weight * 1.8}" fill="#FBFAF6"/>`,
    `<circle cx="${Math.round(summit.x)}" cy="${Math.round(summit.y)}" r="${weight * 2.6}" fill="#FBFAF6" stroke="${light.near}" stroke-width="${weight}"/>`,
  ].join('');
}
