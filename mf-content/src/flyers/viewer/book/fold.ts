/** Coordinates on a page: its width is 1, its spine is at x = 0, y grows downwards. */
export type Point = { readonly x: number; readonly y: number };
export type Corner = 'top' | 'bottom';

/** The turning page, folded along a straight crease. */
export type Fold = {
  /** The part of the page that is still flat. */
  readonly flat: readonly Point[];
  /** The lifted part, in the coordinates of the back page: it is mirrored, so its spine is at x = 1. */
  readonly flap: readonly Point[];
  /** Places the back page: `matrix(a, b, c, d, e, f)`, with e and f in page widths. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** A point of the crease, and the angle in radians of the direction from it to the lifted corner. */
  readonly crease: Point & { readonly angle: number };
  /** The same in the coordinates of the back page: the direction into the flap. */
  readonly creaseOnBack: Point & { readonly angle: number };
  /** 0 flat, 1 turned. */
  readonly progress: number;
};

/**
 * Folds a page so that its outer corner moves to a point, as paper does: the crease is half-way between the corner and the point, and the
 * lifted part is mirrored at it.
 * @param height of the page, in widths
 * @returns null while the page is flat
 */
export function foldAt(wanted: Point, corner: Corner, height: number): Fold | null {
  const origin: Point = { x: 1, y: corner === 'top' ? 0 : height };
  const point = reachable(wanted, corner, height);
  const distance = Math.hypot(origin.x - point.x, origin.y - point.y);
  if (distance < 0.002) return null;
  const normal: Point = { x: (origin.x - point.x) / distance, y: (origin.y - point.y) / distance };
  const middle: Point = { x: (origin.x + point.x) / 2, y: (origin.y + point.y) / 2 };
  const side = (at: Point): number => (at.x - middle.x) * normal.x + (at.y - middle.y) * normal.y;
  const page: readonly Point[] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: height },
    { x: 0, y: height },
  ];
  const cosine = 2 * normal.x ** 2 - 1;
  const sine = 2 * normal.x * normal.y;
  const along = middle.x * normal.x + middle.y * normal.y;
  return {
    flat: clipped(page, (at) => -side(at)),
    flap: clipped(page, side).map(({ x, y }) => ({ x: 1 - x, y })),
    matrix: [cosine, sine, -sine, cosine, 2 * along * normal.x - cosine, 2 * along * normal.y - sine],
    crease: { ...middle, angle: Math.atan2(normal.y, normal.x) },
    creaseOnBack: { x: 1 - middle.x, y: middle.y, angle: Math.atan2(normal.y, -normal.x) },
    progress: Math.min(1, (1 - point.x) / 2),
  };
}

/** Paper neither stretches nor tears: the corner stays within reach of both ends of the spine. */
export function reachable(point: Point, corner: Corner, height: number): Point {
  const [near, far] = corner === 'top' ? [0, height] : [height, 0];
  return within(within(point, { x: 0, y: near }, 1), { x: 0, y: far }, Math.hypot(1, height));
}

function within(point: Point, centre: Point, radius: number): Point {
  const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
  if (distance <= radius) return point;
  const share = radius / distance;
  return { x: centre.x + (point.x - centre.x) * share, y: centre.y + (point.y - centre.y) * share };
}

/** The part of a convex polygon where `inside` is not negative (Sutherland and Hodgman). */
function clipped(polygon: readonly Point[], inside: (at: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length] ?? point;
    const [a, b] = [inside(before), inside(point)];
    const share = a / (a - b);
    const crossing = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    const crosses = a >= 0 !== b >= 0;
    return [...(crosses ? [crossing] : []), ...(b >= 0 ? [point] : [])];
  });
}
