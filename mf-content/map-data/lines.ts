export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

const same = ([ax, ay]: Point, [bx, by]: Point): boolean => Math.hypot(ax - bx, ay - by) < 2;

/** Joins lines that share an end point, so that lines which a source has cut into tiles are whole again. */
export function joined(lines: readonly Line[]): Line[] {
  const done: Line[] = [];
  const rest = [...lines];
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    const [first, last] = [line[0], line.at(-1)];
    const index = rest.findIndex((other) => {
      const [start, end] = [other[0], other.at(-1)];
      return [first, last].some((mine) => [start, end].some((theirs) => mine && theirs && same(mine, theirs)));
    });
    const other = rest[index];
    if (other === undefined) {
      done.push(line);
      continue;
    }
    rest.splice(index, 1, connected(line, other));
  }
  return done;
}

function connected(a: Line, b: Line): Line {
  const [aEnd, bStart, bEnd] = [a.at(-1), b[0], b.at(-1)];
  if (aEnd && bStart && same(aEnd, bStart)) return [...a, ...b.slice(1)];
  if (aEnd && bEnd && same(aEnd, bEnd)) return [...a, ...b.toReversed().slice(1)];
  if (bEnd && a[0] && same(a[0], bEnd)) return [...b, ...a.slice(1)];
  return [...a.toReversed(), ...b.slice(1)];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

/** Douglas and Peucker: no point of the line is further than `tolerance` from the result. */
export function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [far, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const away = distance(point, first, last);
    if (away > far) [far, at] = [away, index];
  }
  if (far <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}

/** Path data with relative whole numbers, which compress well. */
export function pathOf(lines: readonly Line[], isClosed = false): string {
  let [atX, atY] = [0, 0];
  const step = ([x, y]: Point): string => {
    const [dx, dy] = [x - atX, y - atY];
    [atX, atY] = [x, y];
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
  };
  let path = '';
  for (const line of lines) {
    const [startX, startY] = line[0] ?? [0, 0];
    path += line.reduce((text, point, index) => {
      const text2 = step(point);
      return `${text}${index === 0 ? 'm' : index === 1 ? 'l' : text2.startsWith('-') ? '' : ' '}${text2}`;
    }, '');
    if (isClosed) {
      path += 'z';
      [atX, atY] = [startX, startY];
    }
  }
  return path;
}
