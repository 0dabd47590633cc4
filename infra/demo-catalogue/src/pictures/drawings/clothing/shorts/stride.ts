import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { meshPattern } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** From the side in a long stride, as running shorts are worn. */
export function stridingShorts(colours: Colours, { trim, mark }: Design, side: 'front' | 'back'): Drawing {
  const { light, soft, base, shade, deep, ink } = colours;
  const near = shape(
    '282,320! 258,390 264,460 298,530 356,590 430,642 510,682 580,698! 636,640 666,580 678,522! 630,470 580,410 544,360 520,320!',
  );
  const far = shape('290,340! 262,440 206,536 126,606! 160,686 222,738 290,756! 384,690 446,600 486,500 500,360!');
  const content =
    panel(far, 'url(#dim)', deep, weight.contour) +
    inside(
      'far',
      far,
      area(shape('330,360! 360,500 300,640 250,780! 420,780! 480,400!'), deep, 0.3) +
        line(curve('142,588 176,664 232,712 302,730'), deep) +
        line(curve('134,610 168,680 226,728 294,746'), trim.pop, 5, 0.6),
    ) +
    panel(shape('300,242! 400,222 508,242! 500,272 400,284 308,272'), shade, deep) +
    panel(near, 'url(#cloth)', deep, weight.contour) +
    inside(
      'near',
      near,
      panel(
        shape('380,300! 420,300 440,400 500,500 590,590 640,640! 590,720! 480,640 400,540 370,430'),
        trim.panel,
        trim.edge,
      ) +
        area(
          shape('380,300! 420,300 440,400 500,500 590,590 640,640! 590,720! 480,640 400,540 370,430'),
          'url(#holes)',
        ) +
        line(curve('436,310 456,400 516,492 604,580 640,620'), trim.pop, 5) +
        area(shape('262,440! 320,560 430,640 580,700! 560,730! 380,660 250,540!'), deep, 0.3) +
        area(shape('470,330! 520,400 600,470 650,530! 630,560! 540,470 470,390'), light, 0.3) +
        line(curve('548,676 600,622 634,566 646,512'), deep) +
        stitches(curve('540,668 590,614 622,560 634,506'), soft) +
        line(
          repeat(3, (fold) =>
            curve(
              `${330 + fold * 40},${430 + fold * 10} ${370 + fold * 40},${470 + fold * 12} ${390 + fold * 44},${520 + fold * 10}`,
            ),
          ),
          deep,
          2.5,
          0.5,
        ),
    ) +
    panel(shape('292,236! 400,258 516,236! 528,326! 400,350 274,326!'), 'url(#band)', deep, weight.contour) +
    line(
      repeat(15, (rib) => `M${300 + rib * 14.5} ${250 + Math.round(8 * Math.sin((rib / 14) * Math.PI))}v74`),
      deep,
      2,
      0.6,
    ) +
    panel('M330 274h92v38h-92z', 'none', ink) +
    line('M336 292h80', ink, 6) +
    mark(590, 636, 15, trim.id === 'tonal' ? light : trim.pop, -40);
  return {
    shadows: [{ x: 410, y: 842, rx: 250, ry: 24 }],
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.4]) +
      gradient('dim', [soft, base, shade, shade], [0, 0, 1, 0.4]) +
      gradient('band', [base, shade, deep], [0, 0, 1, 0.2]) +
      meshPattern(deep),
    body: side === 'front' ? content : `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`,
  };
}
