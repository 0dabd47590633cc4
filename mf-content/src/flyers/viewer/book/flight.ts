import { type Corner, type Point, reachable } from './fold.ts';

/** The path of a page's corner to its resting position: 1 flat on the right, -1 turned to the left. */
export type Flight = {
  readonly start: Point;
  readonly end: 1 | -1;
  /** How high the corner is lifted on its path, in page widths. */
  readonly lift: number;
  readonly startedAt: number;
  readonly duration: number;
};

/** Duration of a whole turn in milliseconds. */
const wholeTurn = 640;
const shortest = 160;
const clickLift = 0.22;

export function cornerPoint(side: 1 | -1, corner: Corner, height: number): Point {
  return { x: side, y: corner === 'top' ? 0 : height };
}

/** @param isThrown the page was released by a drag, so it does not rise */
export function flightFrom(start: Point, end: 1 | -1, now: number, isThrown: boolean): Flight {
  const share = Math.abs(start.x - end) / 2;
  const duration = Math.max(shortest, wholeTurn * Math.sqrt(share));
  return { start, end, lift: isThrown ? 0 : clickLift, startedAt: now, duration };
}

export function isOver({ startedAt, duration }: Flight, now: number): boolean {
  return now >= startedAt + duration;
}

export function pointOf(flight: Flight, now: number, corner: Corner, height: number): Point {
  const { start, end, lift, startedAt, duration } = flight;
  const time = Math.min(1, Math.max(0, (now - startedAt) / duration));
  // A released page keeps its speed; one that is turned by a key starts from rest.
  const share = lift > 0 ? (1 - Math.cos(Math.PI * time)) / 2 : 1 - (1 - time) ** 3;
  const rest = cornerPoint(end, corner, height);
  const up = Math.sin(Math.PI * share) * lift * (corner === 'top' ? 1 : -1);
  return reachable(
    { x: start.x + (rest.x - start.x) * share, y: start.y + (rest.y - start.y) * share + up },
    corner,
    height,
  );
}
