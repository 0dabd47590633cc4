type Node = {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
};

type Vector = {
  readonly x: number;
  readonly y: number;
};

function parse(points: string): readonly Node[] {
  return points
    .trim()
    .split(/\s+/)
    .map((token) => {
      const corner = token.endsWith('!');
      const [x, y] = (corner ? token.slice(0, -1) : token).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) {
        throw new Error(`"${token}" is no point of an outline`);
      }
      return { x, y, corner };
    });
}

/** Direction in which the curve passes a point: that of the circle through the point and its neighbours. */
function tangent(before: Node, at: Node, after: Node): Vector {
  const incoming = Math.hypot(at.x - before.x, at.y - before.y) || 1;
  const outgoing = Math.hypot(after.x - at.x, after.y - at.y) || 1;
  const x = ((at.x - before.x) / incoming) * outgoing + ((after.x - at.x) / outgoing) * incoming;
  const y = ((at.y - before.y) / incoming) * outgoing + ((after.y - at.y) / outgoing) * incoming;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const handle = 0.36;

function relative(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

function trace(points: string, closed: boolean): string {
  const nodes = parse(points);
  const count = nodes.length;
  const at = (index: number): Node => {
    const node = nodes[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)];
    if (node === undefined) throw new Error('An outline needs points');
    return node;
  };
  const start = at(0);
  let data = `M${relative([start.x, start.y])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * handle;
    const leave = from.corner ? { x: 0, y: 0 } : tangent(at(index - 1), from, to);
    const arrive = to.corner ? { x: 0, y: 0 } : tangent(from, to, at(index + 2));
    if (from.corner && to.corner) {
      data += `l${relative([to.x - from.x, to.y - from.y])}`;
      continue;
    }
    data += `c${relative(
      [
        leave.x * reach,
        leave.y * reach,
        to.x - from.x - arrive.x * reach,
        to.y - from.y - arrive.y * reach,
        to.x - from.x,
        to.y - from.y,
      ].map((value) => Math.round(value) || 0),
    )}`;
  }
  return closed ? `${data}z` : data;
}

// Palettes share outlines, so each outline is computed once. The cache is bounded by the number of designs.
const traced = new Map<string, string>();

/**
 * Path data of a smooth line through points written as `x,y`; a point written as `x,y!` is a sharp corner.
 * Coordinates are rounded to whole units of the 800 × 1000 sheet.
 */
export function curve(points: string, closed = false): string {
  const key = closed ? `${points}z` : points;
  const kept = traced.get(key) ?? trace(points, closed);
  traced.set(key, kept);
  return kept;
}

/** Path data of a closed smooth shape; see `curve` for the notation. */
export function shape(points: string): string {
  return curve(points, true);
}
