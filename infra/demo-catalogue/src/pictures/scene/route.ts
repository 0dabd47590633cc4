import type { Daylight } from './daylight.ts';
import { between, type Random } from './random.ts';
import { heightAt, type Point } from './ridge.ts';

/** Pulls a point that hangs in the air beside the mountain back onto its flank. */
function onto(ridge: readonly Point[], summit: Point, point: Point, margin: number): Point {
  let { x } = point;
  for (let step = 0; step < 12 && point.y < heightAt(ridge, x) + margin; step += 1) x += (summit.x - x) * 0.2;
  return { x, y: point.y };
}

/** The dashed line of a tour: hairpins that narrow with distance, a dot at the start and a ring on the summit. */
export function route(
  start: Point,
  summit: Point,
  ridge: readonly Point[],
  height: number,
  light: Daylight,
  random: Random,
): string {
  const turns = 7;
  const points = Array.from({ length: turns + 1 }, (_, index) => {
    const share = index / turns;
    const swing =
      index === 0 || index === turns
        ? 0
        : (index % 2 === 0 ? 1 : -1) * between(random, 0.05, 0.1) * height * (1 - share * 0.8);
    const climb = share ** 0.85;
    const point = { x: start.x + (summit.x - start.x) * climb + swing, y: start.y + (summit.y - start.y) * climb };
    return index === 0 || index === turns ? point : onto(ridge, summit, point, height * 0.035);
  });
  const halfway = (from: Point, to: Point) => `${Math.round((from.x + to.x) / 2)} ${Math.round((from.y + to.y) / 2)}`;
  const path = points
    .map((point, index) => {
      const at = `${Math.round(point.x)} ${Math.round(point.y)}`;
      const next = points[index + 1];
      if (index === 0) return `M${at}`;
      return next === undefined ? `L${at}` : `Q${at} ${halfway(point, next)}`;
    })
    .join('');
  const weight = Math.max(1.6, height / 260);
  return [
    `<path d="${path}" fill="none" stroke="${light.near}" stroke-opacity=".6" stroke-width="${weight * 2}" stroke-linecap="round" stroke-dasharray="${weight * 3} ${weight * 2.6}"/>`,
    `<path d="${path}" fill="none" stroke="#FBFAF6" stroke-width="${weight}" stroke-linecap="round" stroke-dasharray="${weight * 3} ${weight * 2.6}"/>`,
    `<circle cx="${Math.round(start.x)}" cy="${Math.round(start.y)}" r="${weight * 1.8}" fill="#FBFAF6"/>`,
    `<circle cx="${Math.round(summit.x)}" cy="${Math.round(summit.y)}" r="${weight * 2.6}" fill="#FBFAF6" stroke="${light.near}" stroke-width="${weight}"/>`,
  ].join('');
}
