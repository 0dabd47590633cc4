import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';

const trunk = shape(
  '300,236! 258,252 220,276 210,310! 222,380 226,470 224,580 220,700 214,820! 300,838 400,842 500,838 586,820! 580,700 576,580 574,470 578,380 590,310! 580,276 542,252 500,236! 450,262 400,270 350,262',
);

const sleeve = shape(
  '262,250! 206,276 172,318 146,392 122,500 104,620 96,760! 120,776 160,782 188,776! 202,660 220,560 238,470! 252,380 262,310',
);

const cuff = shape('94,752! 124,770 160,776 192,768! 194,812 192,848! 160,856 124,850 98,840! 92,796');

const hem = shape(
  '212,806! 300,824 400,828 500,824 588,806! 586,850 580,884! 500,898 400,902 300,898 220,884! 214,850',
);

export const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

export function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 0.3]) +
    gradient('sleeve', [light, soft, base, shade], [0, 0, 1, 0.4]) +
    gradient('dim', [soft, base, shade, deep], [0, 0, 1, 0.4]) +
    gradient('trim', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.2]) +
    gradient('hood', [soft, base, shade], [0, 0, 1, 0.6]) +
    gradient('inner', [shade, deep], [0, 0, 0, 1]) +
    `<pattern id="rib" width="10" height="40" patternUnits="userSpaceOnUse"><path d="M5 0v40" stroke="${trim.edge}" stroke-width="2" opacity=".5"/></pattern>`
  );
}

/** Raglan or set-in sleeves in the body's colour or the second one. */
export function arms(colours: Colours, design: Design): string {
  const { deep, soft, shade } = colours;
  const { trim } = design;
  const second = byCut(design, false, true, false, false);
  const fill = second ? trim.panel : 'url(#sleeve)';
  const edge = second ? trim.edge : deep;
  const arm =
    panel(sleeve, fill, edge, weight.contour) +
    inside(
      'arm',
      sleeve,
      area(
        shape('210,330! 190,440 170,560 150,700 140,790! 220,790! 260,420'),
        second ? trim.edge : shade,
        second ? 0.25 : 0.5,
      ) +
        area(shape('160,380! 136,500 122,620 118,740! 136,740 146,600 170,460'), '#fff', 0.14) +
        byCut(
          design,
          '',
          '',
          area('M80 440H260V486H80zM80 510H260V528H80z', trim.panel),
          line(curve('206,276 168,340 142,440 120,560 104,740'), trim.panel, 20),
        ) +
        line(
          `${curve('216,520 190,548 150,552')}${curve('210,600 176,616 140,610')}${curve('200,690 170,706 130,700')}`,
          edge,
          2.5,
          0.5,
        ),
    ) +
    panel(cuff, 'url(#trim)', trim.edge, weight.contour) +
    area(cuff, 'url(#rib)');
  return (
    arm +
    mirrored(arm.replaceAll('in-arm', 'in-far-arm').replaceAll('url(#sleeve)', 'url(#dim)')) +
    line(`${curve('262,252 246,320 238,400 236,470')}${curve('538,252 554,320 562,400 564,470')}`, deep) +
    stitches(`${curve('272,254 256,320 248,400 246,466')}${curve('528,254 544,320 552,400 554,466')}`, soft)
  );
}

export function bodyOf(colours: Colours, design: Design): string {
  const { deep, shade, soft } = colours;
  const { trim } = design;
  return (
    panel(trunk, 'url(#cloth)', deep, weight.contour) +
    inside(
      'trunk',
      trunk,
      byCut(
        design,
        '',
        '',
        area('M180 440H620V486H180zM180 510H620V528H180z', trim.panel),
        area(shape('200,560! 300,640 400,660 500,640 600,560! 600,860! 200,860!'), trim.panel) +
          line(curve('200,560 300,640 400,660 500,640 600,560'), trim.edge),
      ) +
        area(shape('224,420! 262,520 268,660 246,800 250,620 236,500'), shade, 0.5) +
        area(shape('570,380! 520,520 510,680 540,830! 600,840 600,380!'), deep, 0.26) +
        area(shape('300,340! 336,470 330,620 306,740 316,560 296,420'), '#fff', 0.1) +
        area(shape('470,480! 440,620 450,760 476,830! 458,720 466,600'), shade, 0.45) +
        line(`${curve('226,470 262,494 300,492')}${curve('574,470 538,494 500,492')}`, deep, 2.5, 0.5),
    ) +
    panel(hem, 'url(#trim)', trim.edge, weight.contour) +
    area(hem, 'url(#rib)') +
    stitches(curve('222,798 300,814 400,818 500,814 578,798'), soft)
  );
}
