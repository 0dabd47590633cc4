import type { Random } from './random.ts';

export type Point = {
  readonly x: number;
  readonly y: number;
};

/** Path data through points with straight strokes, relative and in whole units, as rock is: no curve is soft. */
export function polyline(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  return points
    .map((point, index) => {
      const toX = Math.round(point.x);
      const toY = Math.round(point.y);
      const step = index === 0 ? `M${toX} ${toY}l` : `${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`;
      const separator = index > 1 && toX - x >= 0 ? ' ' : '';
      x = toX;
      y = toY;
      return separator + step;
    })
    .join('');
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

/**
 * Ridged midpoint displacement: every stroke is broken near its middle and pushed off its line by up to
 * `roughness` of its length, `levels` times.
 */
export function fractal(points: readonly Point[], levels: number, roughness: number, random: Random): Point[] {
  let current = [...points];
  for (let level = 0; level < levels; level += 1) {
    current = current.flatMap((point, index) => {
      const next = current[index + 1];
      if (next === undefined) return [point];
      const share = 0.35 + random() * 0.3;
      const dx = next.x - point.x;
      const dy = next.y - point.y;
      const push = (random() - 0.5) * 2 * roughness;
      const middle = { x: point.x + dx * share - dy * push * 0.5, y: point.y + dy * share + Math.abs(dx) * push };
      return [point, middle];
    });
  }
  return current;
}

/** Height of a ridge line at `x`, by linear interpolation. */
export function heightAt(ridge: readonly Point[], x: number): number {
  for (let index = 1; index < ridge.length; index += 1) {
    const right = ridge[index];
    const left = ridge[index - 1];
    if (right !== undefined && left !== undefined && right.x >= x) {
      const share = right.x === left.x ? 0 : (x - left.x) / (right.x - left.x);
      return left.y + (right.y - left.y) * Math.min(1, Math.max(0, share));
    }
  }
  return ridge.at(-1)?.y ?? 0;
}
