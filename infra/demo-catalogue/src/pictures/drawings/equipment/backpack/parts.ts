import type { Colours } from '../../../colours.ts';
import { shape } from '../../../outline.ts';
import { gradient } from '../../../strokes.ts';

export const packBody = shape(
  '250,250! 226,360 206,500 196,640 200,760 226,840 290,874 400,884 510,874 574,840 600,760 604,640 594,500 574,360 550,250! 400,224',
);

export const lid = shape(
  '232,240! 236,176 270,132 330,112 400,106 470,112 530,132 564,176 568,240! 572,282 540,300 470,312 400,316 330,312 260,300 228,282',
);

export function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('lid', [light, soft, base, shade], [0.1, 0, 0.9, 1]) +
    gradient('pad', [base, shade, deep], [0, 0, 1, 0.4]) +
    `<pattern id="rip" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16M0 0v16" stroke="${deep}" opacity=".3"/></pattern>`
  );
}
