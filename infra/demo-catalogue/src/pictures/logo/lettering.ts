import { type Alternates, kerning, letterOf } from './letters.ts';

/** How a name is drawn. */
export type Style = {
  readonly isUpper: boolean;
  /** Of the stroke; capitals are 100 high. */
  readonly weight: number;
  /** Horizontal stretch of the skeletons. */
  readonly stretch: number;
  /** Between the strokes of two letters. */
  readonly spacing: number;
  /** How the marked corners turn, and by how much. */
  readonly corner: 'round' | 'cut';
  readonly radius: number;
  readonly ends: 'butt' | 'round' | 'square';
  /** Degrees; negative leans to the right. */
  readonly slant: number;
  readonly alternates: Alternates;
};

type Point = { readonly x: number; readonly y: number; readonly isSoft: boolean };

const round = (value: number) => Math.round(value * 10) / 10;

function parse(line: string, stretch: number): { points: readonly Point[]; isClosed: boolean } {
  const tokens = line.split(' ');
  const isClosed = tokens.at(-1) === 'z';
  const points = tokens
    .filter((token) => token !== 'z')
    .map((token) => {
      const [x = 0, y = 0] = token.replace('*', '').split(',').map(Number);
      return { x: x * stretch, y, isSoft: token.endsWith('*') };
    });
  return { points, isClosed };
}

/** The point `distance` away from a corner towards its neighbour. */
function towards(corner: Point, neighbour: Point, distance: number): { x: number; y: number } {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y) || 1;
  const share = distance / length;
  return { x: corner.x + (neighbour.x - corner.x) * share, y: corner.y + (neighbour.y - corner.y) * share };
}

/** Path data of one line, its soft corners rounded or cut as far as the sides beside them allow. */
function pathOf(line: string, { stretch, corner, radius }: Style, left: number): string {
  const { points, isClosed } = parse(line, stretch);
  const place = ({ x, y }: { x: number; y: number }) => `${round(x + left)} ${round(y)}`;
  const last = points.length - 1;
  return points
    .map((point, index) => {
      const command = index === 0 ? 'M' : 'L';
      const before = points[index === 0 ? last : index - 1];
      const after = points[index === last ? 0 : index + 1];
      if (!point.isSoft || !before || !after) return `${command}${place(point)}`;
      // Half a side at most where the next corner is soft as well.
      const room = (neighbour: Point) =>
        Math.hypot(neighbour.x - point.x, neighbour.y - point.y) * (neighbour.isSoft ? 0.5 : 1);
      const reach = Math.min(radius, room(before), room(after));
      const enter = place(towards(point, before, reach));
      const leave = place(towards(point, after, reach));
      // Control points at 0.55 of the way make a quarter of a circle.
      const turn =
        corner === 'cut'
          ? `L${leave}`
          : `C${place(towards(point, before, reach * 0.45))} ${place(towards(point, after, reach * 0.45))} ${leave}`;
      return `${command}${enter}${turn}`;
    })
    .join('')
    .concat(isClosed ? 'Z' : '');
}

export type Word = {
  /** Path data from x = 0, capitals from y = 0 to 100, to be stroked. */
  readonly data: string;
  /** From the outer edge of the first stroke to that of the last. */
  readonly width: number;
};

/** A word as one path. */
export function wordOf(text: string, style: Style): Word {
  const half = style.weight / 2;
  let left = half;
  let data = '';
  let before = '';
  for (const character of style.isUpper ? text.toLocaleUpperCase('de-AT') : text.toLocaleLowerCase('de-AT')) {
    const { width, lines } = letterOf(character, style.alternates);
    left -= kerning(before, character) * style.stretch;
    before = character;
    for (const line of lines) data += pathOf(line, style, left);
    left += width * style.stretch + style.weight + style.spacing;
  }
  return { data, width: left - half - style.spacing };
}

/** The word as an SVG element in one colour; `size` is the height of its capitals. */
export function drawWord(word: Word, style: Style, colour: string, x: number, y: number, size: number): string {
  const scale = Math.round((size / 100) * 1000) / 1000;
  const lean = style.slant === 0 ? '' : ` skewX(${style.slant})`;
  const join = style.ends === 'round' ? 'round' : 'miter';
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${scale})${lean}" d="${word.data}" fill="none" stroke="${colour}" stroke-width="${style.weight}" stroke-linecap="${style.ends}" stroke-linejoin="${join}" stroke-miterlimit="2"/>`;
}
