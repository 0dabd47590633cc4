import { repeat } from '../../../strokes.ts';

export type Point = readonly [x: number, y: number];

export type Chamber = {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
};

export function xy([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** One down-filled chamber: its short sides bulge by `puff`, its seams sag by `sag`. */
export function chamber({ topLeft, topRight, bottomLeft, bottomRight }: Chamber, puff: number, sag: number): string {
  const side = (from: Point, to: Point, out: number) =>
    `C${xy([from[0] + out, from[1] + (to[1] - from[1]) * 0.2])} ${xy([to[0] + out, to[1] - (to[1] - from[1]) * 0.2])} ${xy(to)}`;
  const seam = (from: Point, to: Point) => `Q${xy([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2])} ${xy(to)}`;
  return `M${xy(topLeft)}${seam(topLeft, topRight)}${side(topRight, bottomRight, puff)}${seam(bottomRight, bottomLeft)}${side(bottomLeft, topLeft, -puff)}z`;
}

/** Creases that gather at a seam, alternating in length. */
export function puckers(from: Point, to: Point, sag: number, count: number): string {
  return repeat(count, (index) => {
    const share = (index + 0.6) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share);
    const long = 7 + ((index * 5) % 4) * 4;
    return `M${xy([x, y])}q${index % 2 ? 3 : -3} ${long / 2} ${index % 3 ? 1 : -2} ${long}`;
  });
}

/** A value between those of a list, `share` of the way from the first to the last. */
export function between(values: readonly number[], share: number): number {
  const place = share * (values.length - 1);
  const index = Math.min(Math.floor(place), values.length - 2);
  const from = values[index] ?? 0;
  const to = values[index + 1] ?? from;
  return Math.round(from + (to - from) * (place - index));
}

/** A tube of chambers around a bent line, each with its long seams across the line. */
export function tube(from: Point, bend: Point, to: Point, widths: readonly [number, number], rows: number): Chamber[] {
  const middle = (share: number): Point => {
    const rest = 1 - share;
    return [
      rest * rest * from[0] + 2 * rest * share * bend[0] + share * share * to[0],
      rest * rest * from[1] + 2 * rest * share * bend[1] + share * share * to[1],
    ];
  };
  const across = (share: number): readonly [Point, Point] => {
    const [x, y] = middle(share);
    const [ahead, behind] = [middle(Math.min(1, share + 0.02)), middle(Math.max(0, share - 0.02))];
    const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1;
    const half = (widths[0] + (widths[1] - widths[0]) * share) / 2;
    const [dx, dy] = [((ahead[1] - behind[1]) / length) * half, (-(ahead[0] - behind[0]) / length) * half];
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ];
  };
  return Array.from({ length: rows }, (_, row) => {
    const [topLeft, topRight] = across(row / rows);
    const [bottomLeft, bottomRight] = across((row + 1) / rows);
    return { topLeft, topRight, bottomLeft, bottomRight };
  });
}
