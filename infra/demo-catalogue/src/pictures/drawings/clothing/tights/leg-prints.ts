import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { topographic } from '../../../motifs/fabrics.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, repeat, stitches } from '../../../strokes.ts';
import type { Side, TightsCut } from './poses.ts';

/** Panels and prints of one leg, in the coordinates of the left one from the front. */
export function legPrint(
  { light, soft, deep, ink, graphite }: Colours,
  { trim }: Design,
  name: TightsCut,
  side: Side,
): string {
  const second = trim.panel;
  const bars = line(
    repeat(4, (bar) => `M300 ${766 + bar * 22}l44-6`),
    light,
    5,
  );
  switch (name) {
    case 'astride':
    case 'cropped-astride':
      return (
        line(
          repeat(7, (band) => curve(`230,${300 + band * 90} 320,${262 + band * 92} 420,${310 + band * 88}`)),
          trim.id === 'tonal' ? soft : second,
          12,
        ) + bars
      );
    case 'skirted':
      return panel('M220 600Q320 560 420 600V690Q320 660 220 700z', second, trim.edge) + bars;
    case 'bib':
      return (
        panel(shape('230,130! 320,150 330,300 316,440 300,540 230,560!'), second, trim.edge) +
        area(shape('230,130! 320,150 330,300 316,440 300,540 230,560!'), 'url(#holes)') +
        (side === 'front' ? line('M290 776Q296 850 310 928', ink, 6) : '') +
        bars
      );
    case 'overshorts':
    case 'cropped-shorts':
      return line(curve('300,500 296,600 290,700 312,930'), trim.pop, 6) + bars;
    case 'stirrup':
      return trim.id === 'dark'
        ? `<g transform="translate(-70 0)">${topographic(second, 4)}</g>`
        : panel(shape('230,560! 320,600 370,560 420,580! 420,700 340,660 230,700!'), second, trim.edge);
    case 'crossed':
      return (
        panel(shape('340,130! 330,260 352,420 340,540 356,680 346,830! 420,830! 420,130!'), second, trim.edge) +
        stitches(curve('328,140 320,260 342,420 330,540 346,680 336,820'), soft)
      );
    case 'winter':
      return (
        panel('M210 130H420V560Q320 600 210 540z', second, trim.edge) +
        stitches('M214 552Q320 612 410 572', trim.pop) +
        line('M262 700Q256 820 262 940', ink, 7) +
        line('M262 702l-8 34', graphite, 8)
      );
    default:
      return (
        panel('M220 520Q320 480 420 520V640Q320 680 220 640z', second, trim.edge) +
        line('M220 664Q320 704 420 664', trim.pop, 9) +
        (name === 'kids' ? line('M220 880Q320 900 420 880', second, 26) : '') +
        line(curve('292,170 280,300 286,430'), deep, 2.5)
      );
  }
}
