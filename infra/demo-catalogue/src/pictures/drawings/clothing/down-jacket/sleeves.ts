import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, weight } from '../../../strokes.ts';
import { chamber, puckers, tube, xy } from './chambers.ts';
import type { Sleeve } from './quilts.ts';

/** The left sleeve; filled by the caller, so that the right one can lie in shade. */
export function arm(
  { deep, shade }: Colours,
  { trim }: Design,
  { from, bend, to, widths, rows, skin }: Sleeve,
): string {
  const half = widths[1] / 2;
  const cuff = `M${xy([to[0] - half + 6, to[1] - 6])}h${widths[1] - 12}l4 38q-${half} 14-${widths[1] - 6} 0z`;
  const cap = shape(
    `${from[0] + 40},${from[1] - 54}! ${from[0] - 12},${from[1] - 40} ${from[0] - widths[0] * 0.46},${from[1] - 8} ${from[0] - widths[0] * 0.5},${from[1] + 20}! ${from[0] + widths[0] * 0.5},${from[1] + 20}!`.replace(
      /\d+\.\d+/g,
      (value) => `${Math.round(Number(value))}`,
    ),
  );
  if (skin === 'chambers') {
    const boxes = tube(from, bend, to, widths, rows);
    return (
      panel(cuff, shade, deep) +
      `<g stroke="${deep}" stroke-width="${weight.contour}"><path d="${cap}"/>${boxes.map((box) => `<path d="${chamber(box, rows < 6 ? 16 : 8, 4)}"/>`).join('')}</g>` +
      `<path d="${boxes.map(({ topLeft, topRight }) => puckers(topLeft, topRight, 4, 2)).join('')}" fill="none" stroke="${deep}" stroke-width="2" opacity=".45"/>`
    );
  }
  const boxes = tube(from, bend, to, widths, 6);
  const left = boxes.map(({ topLeft }) => topLeft);
  const last = boxes.at(-1);
  const ends = last ? [last.bottomLeft, last.bottomRight] : [];
  const right = boxes.map(({ topRight }) => topRight).reverse();
  const corner = ([x, y]: readonly [number, number]) => `${Math.round(x)},${Math.round(y)}`;
  const outline = shape(
    [...left.map(corner), ...ends.map((point) => `${corner(point)}!`), ...right.map(corner)].join(' '),
  );
  return (
    panel(cuff, shade, deep) +
    `<g stroke="${skin === 'smooth' ? trim.edge : deep}" stroke-width="${weight.contour}"${skin === 'smooth' ? ` fill="${trim.panel}"` : ''}><path d="${cap}"/><path d="${outline}"/></g>` +
    (skin === 'diamond'
      ? area(outline, 'url(#diamonds)')
      : line(
          curve(`${from[0] - 30},${from[1] + 250} ${from[0]},${from[1] + 268} ${from[0] - 4},${from[1] + 280}`),
          trim.edge,
          3,
          0.7,
        ))
  );
}
