type Vector = readonly [x: number, y: number, z: number];

/** A panel of a ball: its corners on the unit sphere, in order, and the middle of it. */
export type Face = {
  readonly index: number;
  readonly middle: Vector;
  readonly corners: readonly Vector[];
};

/** How a ball is turned towards the viewer, in radians. */
export type Turn = {
  readonly tilt: number;
  readonly spin: number;
};

const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));
const between = (a: Vector, b: Vector, share: number) => unit(add(scale(a, 1 - share), scale(b, share)));

const golden = (1 + Math.sqrt(5)) / 2;

/** The twelve corners of an icosahedron on the unit sphere. */
const corners: readonly Vector[] = [-1, 1].flatMap((first) =>
  [-golden, golden].flatMap((second): Vector[] => [
    unit([0, first, second]),
    unit([first, second, 0]),
    unit([second, 0, first]),
  ]),
);

const isNear = (a: Vector, b: Vector) => a !== b && dot(a, b) > 0.4;

/** Puts points around a middle into order. */
function around(middle: Vector, points: readonly Vector[]): Vector[] {
  const east = unit(cross(middle, Math.abs(middle[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const north = cross(middle, east);
  const angle = (point: Vector) => Math.atan2(dot(point, north), dot(point, east));
  return [...points].sort((a, b) => angle(a) - angle(b));
}

const triangles = corners.flatMap((a, i) =>
  corners.slice(i + 1).flatMap((b, j) =>
    corners
      .slice(i + j + 2)
      .filter((c) => isNear(a, b) && isNear(b, c) && isNear(a, c))
      .map((c) => [a, b, c] as const),
  ),
);

type Pattern = 'thirty-two' | 'twelve';

function panelsOf(pattern: Pattern): readonly Omit<Face, 'index'>[] {
  if (pattern === 'twelve') {
    return corners.map((middle) => ({
      middle,
      corners: around(
        middle,
        triangles.filter((triangle) => triangle.includes(middle)).map(([a, b, c]) => unit(add(add(a, b), c))),
      ),
    }));
  }
  const pentagons = corners.map((middle) => ({
    middle,
    corners: around(
      middle,
      corners.filter((other) => isNear(middle, other)).map((other) => between(middle, other, 1 / 3)),
    ),
  }));
  const hexagons = triangles.map(([a, b, c]) => {
    const middle = unit(add(add(a, b), c));
    const sides = [a, b, c].flatMap((from) =>
      [a, b, c].filter((to) => to !== from).map((to) => between(from, to, 1 / 3)),
    );
    return { middle, corners: around(middle, sides) };
  });
  return [...pentagons, ...hexagons];
}

function turned([x, y, z]: Vector, { tilt, spin }: Turn): Vector {
  const [a, b] = [Math.cos(spin), Math.sin(spin)];
  const [c, d] = [Math.cos(tilt), Math.sin(tilt)];
  const [across, depth] = [x * a + z * b, z * a - x * b];
  return [across, y * c - depth * d, y * d + depth * c];
}

/** The panels of a football that a viewer sees. */
export function ballFaces(pattern: Pattern, turn: Turn): readonly Face[] {
  return panelsOf(pattern)
    .map(({ middle, corners: edge }, index) => ({
      index,
      middle: turned(middle, turn),
      corners: edge.map((corner) => turned(corner, turn)),
    }))
    .filter((face) => face.corners.some(([, , z]) => z > 0.02));
}

type Motif = 'panel' | 'blades' | 'star';

/**
 * The outline of a panel as seen from the front, drawn in by a share towards its middle; `blades` and `star` draw in
 * every other corner or every side instead.
 */
export function facePath(
  { corners: edge, middle }: Face,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  inset: number,
  motif: Motif = 'panel',
): string {
  const project = ([across, up, depth]: Vector) => {
    // What lies behind the rim is drawn on the rim.
    const reach = depth < 0 ? 1 / (Math.hypot(across, up) || 1) : 1;
    return `${Math.round(x + across * reach * radius)} ${Math.round(y + up * reach * radius)}`;
  };
  const drawn = edge.flatMap((corner, index) => {
    const next = edge[(index + 1) % edge.length] ?? corner;
    const deep = motif === 'blades' && index % 2 === 0 ? 0.72 : inset;
    const from = between(corner, middle, deep);
    const to = between(next, middle, motif === 'blades' && index % 2 === 1 ? 0.72 : inset);
    const half = between(from, to, 0.5);
    return [from, motif === 'star' ? between(half, middle, 0.62) : half];
  });
  return `M${drawn.map(project).join('L')}z`;
}
