import { atCut, type Design } from '../../../design.ts';
import { type HikingCut, hikingCuts, hikingLastOf, hikingShoeCuts } from './lasts.ts';

/** How high the shaft stands, and how the boot is made: trekking, light, leather or alpine. */
const builds: Record<HikingCut, readonly [share: number, make: 0 | 1 | 2 | 3]> = {
  trekking: [1, 0],
  light: [0.62, 1],
  leather: [0.86, 2],
  alpine: [1.12, 3],
  'low-light': [0.16, 1],
  'low-trekking': [0.2, 0],
  rocker: [0.72, 1],
  hunter: [1.28, 2],
  classic: [0.8, 2],
  speed: [0.68, 1],
  day: [0.4, 0],
  strapped: [0.7, 1],
  kids: [0.5, 1],
  expedition: [1.2, 3],
  approach: [0.2, 0],
  'low-rocker': [0.18, 1],
  'low-kids': [0.16, 1],
  'low-sock': [0.3, 1],
  'kids-strapped': [0.5, 1],
};

export const nameOf = ({ cut }: Design): HikingCut => atCut(hikingCuts, cut);
export const shareOf = (design: Design) => builds[nameOf(design)][0];

/** Whether the cut belongs to the first drawing. */
export const isFirst = ({ cut }: Design) => hikingLastOf(cut) === null;

/** Above the ankle an outline follows the height of the shaft. */
export function shaft(design: Design, points: string): string {
  const share = shareOf(design);
  return points.replace(/(-?\d+),(-?\d+)/g, (point, x: string, y: string) =>
    Number(y) < 440 ? `${x},${Math.round(440 - (440 - Number(y)) * share)}` : point,
  );
}

export function isLow(design: Design): boolean {
  return hikingShoeCuts.includes(nameOf(design));
}

export function makeOf(design: Design): 0 | 1 | 2 | 3 {
  return builds[nameOf(design)][1];
}
