import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, weight } from '../../../strokes.ts';
import { chamber } from './chambers.ts';
import type { Quilt } from './quilts.ts';

export function hoodUp({ deep, ink, shade }: Colours, { trim }: Design): string {
  return (
    panel(
      shape('280,262! 256,206 266,146 306,104 400,84 494,104 534,146 544,206 520,262! 470,292 400,300 330,292'),
      'url(#puff)',
      deep,
      weight.contour,
    ) +
    line(
      `${curve('268,170 330,140 400,132 470,140 532,170')}${curve('262,220 290,206 310,200')}${curve('538,220 510,206 490,200')}`,
      deep,
    ) +
    panel(
      shape('322,258! 304,206 312,166 348,138 400,130 452,138 488,166 496,206 478,258! 440,290 400,296 360,290'),
      trim.panel,
      trim.edge,
    ) +
    area(shape('338,250! 324,206 332,172 360,150 400,144 440,150 468,172 476,206 462,250! 400,232'), ink) +
    panel(shape('306,226! 330,262 360,280 394,288! 394,330! 344,318 302,290 284,256! 292,236'), 'url(#puff)', deep) +
    panel(shape('494,226! 470,262 440,280 406,288! 406,330! 456,318 498,290 516,256! 508,236'), shade, deep)
  );
}

function hoodBehind({ deep }: Colours, { trim }: Design): string {
  return (
    panel(
      shape('284,258! 258,200 270,146 310,108 400,90 490,108 530,146 542,200 516,258! 470,306 400,318 330,306'),
      'url(#puff)',
      deep,
      weight.contour,
    ) +
    line(
      `${curve('266,180 330,160 400,154 470,160 534,180')}${curve('272,236 330,226 400,222 470,226 528,236')}`,
      deep,
    ) +
    panel(shape('378,92! 400,89 422,92! 430,200 420,312! 400,318 380,312! 370,200'), trim.panel, trim.edge)
  );
}

/** Two rows of chambers around the neck. */
function collar({ light, deep }: Colours, side: 'front' | 'back'): string {
  const half = (
    left: number,
    right: number,
    topY: number,
    innerY: number,
    bottomY: number,
    lowY: number,
    fill: string,
  ) =>
    panel(
      chamber(
        {
          topLeft: [left, topY],
          topRight: [right, innerY],
          bottomLeft: [left - 12, bottomY],
          bottomRight: [right, lowY],
        },
        8,
        6,
      ),
      fill,
      deep,
      weight.contour,
    );
  const mirror = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;
  if (side === 'back') {
    return [150, 206]
      .map((y, row) =>
        panel(
          chamber(
            {
              topLeft: [296 - row * 12, y],
              topRight: [504 + row * 12, y],
              bottomLeft: [284 - row * 14, y + 56],
              bottomRight: [516 + row * 14, y + 56],
            },
            8,
            6,
          ),
          'url(#puff)',
          deep,
          weight.contour,
        ),
      )
      .join('');
  }
  const rows = (fill: string) => half(292, 394, 154, 176, 220, 246, fill) + half(280, 394, 220, 246, 284, 310, fill);
  return rows('url(#puff)') + mirror(rows('url(#dim)')) + line(curve('300,160 340,170 386,182'), light, 4, 0.7);
}

/** Collar, hood, a hood over a helmet, a hood with ears, or a round neck with binding. */
export function head(colours: Colours, design: Design, kind: Quilt['head'], side: 'front' | 'back'): string {
  const hood = side === 'front' ? hoodUp(colours, design) : hoodBehind(colours, design);
  switch (kind) {
    case 'collar':
      return collar(colours, side);
    case 'hood':
      return hood;
    case 'big-hood':
      return `<g transform="translate(-80 -66) scale(1.2)">${hood}</g>`;
    case 'ears':
      return (
        panel(
          shape('270,150! 250,90 264,56 300,52 334,76 350,112!') +
            shape('530,150! 550,90 536,56 500,52 466,76 450,112!'),
          'url(#puff)',
          colours.deep,
          weight.contour,
        ) +
        area(
          shape('282,132! 272,94 282,78 302,80 322,104!') + shape('518,132! 528,94 518,78 498,80 478,104!'),
          design.trim.panel,
        ) +
        hood
      );
    case 'round':
      return side === 'front'
        ? line(curve('298,216 318,250 352,276 400,286 448,276 482,250 502,216'), design.trim.edge, 19) +
            line(curve('298,216 318,250 352,276 400,286 448,276 482,250 502,216'), design.trim.panel, 14)
        : line(curve('298,216 350,226 400,228 450,226 502,216'), design.trim.panel, 14);
  }
}
