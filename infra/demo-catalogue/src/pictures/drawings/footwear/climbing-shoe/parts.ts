import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { area, gradient, panel, stitches, weight } from '../../../strokes.ts';

export type Last = {
  readonly upper: string;
  readonly sole: string;
  readonly toe: string;
  readonly heel: string;
  /** The line along which the sole is split, and the highlight on the rubber. */
  readonly edge: string;
};

export function defs({ light, soft, base, shade, deep, ink, graphite, slate }: Colours): string {
  return (
    gradient('skin', [light, soft, base, shade], [0, 0, 1, 0.9]) +
    gradient('rubber', [slate, graphite, ink], [0, 0, 0.2, 1]) +
    gradient('strap', [soft, base, shade, deep], [0, 0, 0.4, 1]) +
    `<pattern id="hide" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 4h.1M9 9h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round" opacity=".4"/></pattern>`
  );
}

export function strap(data: string, x: number, y: number, angle: number, { ink }: Colours, { trim }: Design): string {
  return (
    `<g transform="translate(5 8)" opacity=".25">${area(data, ink)}</g>` +
    panel(data, trim.panel, trim.edge, weight.contour) +
    `<g transform="translate(${x} ${y}) rotate(${angle})">${stitches('M-20-16h40v32h-40z', trim.pop)}</g>`
  );
}
